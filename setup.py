"""Builds the rules with mypyc where a C compiler is found; without one the same files run as plain Python.

PENTAPOLIS_BUILD=auto, the default, does that; plain skips the compiler; compiled makes its absence an error.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/pentapolis")
# Structures that msgspec builds, and what only reads and writes, gain nothing from being compiled; planes need NumPy,
# which is not there when the package is built.
INTERPRETED = {"dump.py", "dumps.py", "planes.py", "record.py"}


def modules() -> list[str]:
    """The files to compile: the contract, the rules and the search."""
    folders = (SOURCE / "core", SOURCE / "games", SOURCE / "bots" / "search")
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return sorted(str(path) for path in found if path.name not in INTERPRETED)


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
    if wanted == "plain" or (wanted == "auto" and not compiler_works()):
        return []
    from mypyc.build import mypycify

    compiled: list[Extension] = mypycify(modules(), opt_level="3", strip_asserts=False)
    return compiled


setup(ext_modules=extensions())
