"""Builds the rules with mypyc where a C compiler is found; without one the same files run as plain Python.

PENTAPOLIS_BUILD=auto, the default, does that; plain skips the compiler; compiled makes its absence an error.
What was compiled is kept in PENTAPOLIS_CACHE, by default build/cache, and used again while it would come out the same.
PENTAPOLIS_OPTIMIZE=0 to 3, the default, is how hard the C compiler tries: tests need no fast rules, but soon.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SOURCE = Path("src/pentapolis")
PAGE = SOURCE / "server" / "page" / "index.html"
# Structures that msgspec builds, and what only reads and writes, gain nothing from being compiled; types are for type
# checkers; planes need NumPy, which is not there when the package is built. Files by their names or the ends of them,
# and everything in folders of these names.
INTERPRETED = {"dump.py", "dumps.py", "fields.py", "kinds", "planes.py", "record.py", "session.py", "type_variables.py"}
TYPES = "_types.py"
# Commands that build; pip also asks for names and versions, which need no compiler.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
# Nothing replaces a function from outside when a library is loaded, so the compiler may put one into another.
UNIX_FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
KEPT_DAYS = 30
# Where mypyc leaves room for docstrings in its C text: after the signature of a function or a class, and none at all
# for properties and modules. Names are those of Python with ___ for dots.
FUNCTION_DOC = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+, PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
UNSIGNED_DOC = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+, PyDoc_STR\()NULL(\))")
CLASS_DOC = re.compile(r'(PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
UNSIGNED_CLASS_DOC = re.compile(r"(PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\()NULL(\))")
PROPERTY_DOC = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})")
MODULE_DOC = re.compile(r"(struct PyModuleDef (\w+)module = \{[^}]*?)NULL(, /\* docstring \*/)")


def groups(source: Path = SOURCE) -> dict[str, list[str]]:
    """The files to compile, by library: contract, search and what games share in one, every game in one of its own, and
    what steps through games for learners.

    `games/__init__.py` looks for games in folders, which is no work for a compiler.
    """
    games = source / "games"
    folders = (source / "core", source / "bots" / "search", games / "common")
    found = {"pentapolis_core": [path for folder in folders for path in folder.rglob("*.py")]}
    for folder in sorted(path.parent for path in games.glob("*/game.py")):
        found[f"pentapolis_games_{folder.name}"] = list(folder.rglob("*.py"))
    found["pentapolis_stepping"] = list((source / "stepping").glob("*.py"))
    return {name: sorted(str(path) for path in paths if not interpreted(path)) for name, paths in found.items()}


def interpreted(path: Path) -> bool:
    """Whether the file is left to the interpreter."""
    return path.name in INTERPRETED or path.parent.name in INTERPRETED or path.name.endswith(TYPES)


def compiler_works() -> bool:
    """Whether a file that includes Python's headers can be compiled here."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        command += ["-I", sysconfig.get_path("include"), "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            subprocess.run(command, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"pentapolis: no working C compiler ({error}); installing plain Python", file=sys.stderr)
            return False
    return True


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    wanted = os.environ.get("PENTAPOLIS_BUILD", "auto")
    if wanted not in ("auto", "plain", "compiled"):
        sys.exit(f"PENTAPOLIS_BUILD is auto, plain or compiled, not {wanted!r}")
    optimize = os.environ.get("PENTAPOLIS_OPTIMIZE", "3")
    if optimize not in ("0", "1", "2", "3"):
        sys.exit(f"PENTAPOLIS_OPTIMIZE is a number from 0 to 3, not {optimize!r}")
    if not BUILDING & set(sys.argv) or wanted == "plain" or (wanted == "auto" and not compiler_works()):
        return []
    from mypyc.build import mypycify

    separate: list[tuple[list[str], str | None]] = [(files, name) for name, files in groups().items()]
    files = [file for group, _ in separate for file in group]
    # C is made anew every time, in seconds: nothing rests on what mypy remembers. Libraries without debug
    # information are the same wherever they are built.
    found: list[Extension] = mypycify(
        ["--cache-dir", os.devnull, *files], opt_level=optimize, debug_level="0", strip_asserts=False, separate=separate
    )
    told = docstrings(files)
    for source in {source for extension in found for source in extension.sources}:
        text = Path(source).read_text(encoding="utf-8")
        Path(source).write_text(documented(text, told), encoding="utf-8")
    return found


def docstrings(files: list[str]) -> dict[str, str]:
    """The docstring of every module, class, function and property in the files, by the names they have in C."""
    found: dict[str, str] = {}

    def collect(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        if doc := ast.get_docstring(node):
            found[name] = inspect.cleandoc(doc)
        if not isinstance(node, ast.FunctionDef):
            for part in node.body:
                if isinstance(part, ast.ClassDef | ast.FunctionDef):
                    collect(part, f"{name}___{part.name}")

    for file in files:
        module = Path(file).relative_to(SOURCE.parent).with_suffix("")
        parts = module.parent.parts if module.name == "__init__" else module.parts
        collect(ast.parse(Path(file).read_text(encoding="utf-8")), "___".join(parts))
    return found


def documented(text: str, told: dict[str, str]) -> str:
    """The C text that mypyc wrote, with the docstrings that it leaves out: `help` shows them."""

    def quoted(doc: str) -> str:
        return doc.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")

    def signed(match: re.Match[str]) -> str:
        return match[1] + quoted(told.get(match[2], "")) + match[3]

    def unsigned(match: re.Match[str]) -> str:
        doc = told.get(match[2])
        return match[0] if doc is None else f'{match[1]}"{quoted(doc)}"{match[3]}'

    def whole(match: re.Match[str]) -> str:
        doc = told.get(match[2].replace("_get_", "___", 1) if match[2] not in told else match[2])
        return match[0] if doc is None else f'{match[1]}PyDoc_STR("{quoted(doc)}"){match[3]}'

    text = CLASS_DOC.sub(signed, FUNCTION_DOC.sub(signed, text))
    text = UNSIGNED_CLASS_DOC.sub(unsigned, UNSIGNED_DOC.sub(unsigned, text))
    return MODULE_DOC.sub(whole, PROPERTY_DOC.sub(whole, text))


class Compile(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compiles the libraries side by side, the largest first, and takes from the cache what is there."""

    parallel: bool | int | None

    def get_source_files(self) -> list[str]:
        """Nothing for an archive: the C files are made from Python files."""
        return []

    def build_extensions(self) -> None:
        """Builds all extensions, and clears the cache of what was not used for long."""
        if not self.parallel:
            self.parallel = True  # as many at once as there are cores
        self.force = True  # the cache knows better than the times of files
        self.extensions.sort(key=lambda extension: -sum(Path(file).stat().st_size for file in extension.sources))
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS, *_placeless(extension)]
        super().build_extensions()
        for kept in cache_folder().glob("*"):
            if kept.stat().st_mtime < time.time() - KEPT_DAYS * 86400:
                kept.unlink()

    def build_extension(self, extension: Extension) -> None:
        """Compiles and links one extension, unless the same was built before."""
        if self.compiler.compiler_type != "unix":
            super().build_extension(extension)
            return
        kept = cache_folder() / self._key(extension)
        built = Path(self.get_ext_fullpath(extension.name))
        built.parent.mkdir(parents=True, exist_ok=True)
        if kept.is_file():
            kept.touch()
            shutil.copyfile(kept, built)
            built.chmod(0o755)
            return
        super().build_extension(extension)
        kept.parent.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(f".{os.getpid()}")
        shutil.copyfile(built, part)
        part.replace(kept)

    def _key(self, extension: Extension) -> str:
        """A hash of all that the library is made from: the C text with all its headers, compiler, flags and Python."""
        compiler = list(self.compiler.compiler_so)
        found = hashlib.sha256()
        version = subprocess.run([compiler[0], "--version"], check=True, capture_output=True).stdout
        arguments = [flag for flag in extension.extra_compile_args if flag not in _placeless(extension)]
        flags = [compiler, list(self.compiler.linker_so), arguments, extension.extra_link_args]
        found.update(repr([extension.name, flags, sys.version, sysconfig.get_config_var("SOABI")]).encode() + version)
        includes = [f"-I{folder}" for folder in (*extension.include_dirs, *self.compiler.include_dirs)]
        for file in sorted(extension.sources):
            command = [*compiler, *includes, *extension.extra_compile_args, "-E", "-P", file]
            found.update(subprocess.run(command, check=True, capture_output=True).stdout)
        return found.hexdigest()


def _placeless(extension: Extension) -> list[str]:
    """Flags that keep the folders of headers, which pip chooses anew every time, out of the library."""
    return [f"-fmacro-prefix-map={folder}=." for folder in extension.include_dirs if Path(folder).is_absolute()]


class Collect(build_py):  # type: ignore[misc] # setuptools has no types
    """Collects the Python files, without any that an earlier build left behind."""

    def run(self) -> None:
        """Collects them, and says if the page is not among them."""
        tell_missing_page()
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, SOURCE.name), ignore_errors=True)
        super().run()


class Archive(sdist):  # type: ignore[misc] # setuptools has no types
    """Packs the sources."""

    def run(self) -> None:
        """Packs them, and says if the page is not among them."""
        tell_missing_page()
        super().run()


def cache_folder() -> Path:
    """Where compiled libraries are kept."""
    return Path(os.environ.get("PENTAPOLIS_CACHE") or "build/cache")


def tell_missing_page() -> None:
    """Says that what is built here has no page, and how to have one."""
    if not PAGE.is_file():
        print(
            "pentapolis: the page is not built, so this build is without it: all works but the page in the browser."
            " `make page` builds it, then build again; `make dist` makes archives that contain it.",
            file=sys.stderr,
        )


def long_description(text: str, home: str = "") -> str:
    """README for the page of a package index, where its files are not: links lead to `home`, else they are words."""

    def lead(found: re.Match[str]) -> str:
        if "://" in found["to"] or found["to"].startswith("#"):
            return found[0]
        if home:
            return f"{found['mark']}[{found['text']}]({home.rstrip('/')}/{found['to']})"
        return "" if found["mark"] else found["text"]

    return re.sub(r"(?P<mark>!?)\[(?P<text>[^\]]*)\]\((?P<to>[^)\s]+)\)", lead, text)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": Compile, "build_py": Collect, "sdist": Archive},
        # PENTAPOLIS_HOME_URL: where the files of this version are on the web, for who publishes the package.
        long_description=long_description(
            Path("README.md").read_text("utf-8"), os.environ.get("PENTAPOLIS_HOME_URL", "")
        ),
        long_description_content_type="text/markdown",
    )
