"""Builds the documentation as a site: python tools/docs.py. Any warning, a dead link above all, makes it fail.

The pages are those of `docs`, as they are. README is the first one, and each game's page has its picture. What pages
link to in other folders is put beside them, so that the site is whole by itself.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "src" / "pentapolis" / "server" / "docs"
LINK = re.compile(r"(?P<text>!?\[[^\]]*\])\((?P<to>[^)\s]+)\)")
INLINE = re.compile(r"<script>(.*?)</script>", re.S)
WHOLE = ("CHANGELOG.md", "CONTRIBUTING.md")
# What the reference is made of: pages, and the modules whose docstrings are on each.
REFERENCE = {
    "library": ("The library", ["pentapolis"]),
    "core": (
        "Games and states",
        [
            f"pentapolis.core.{name}"
            for name in ("game", "state", "steps", "preview", "record", "events", "errors", "rng")
        ],
    ),
    "bots": ("Bots", ["pentapolis.bots", "pentapolis.bots.bot"]),
    "types": (
        "Types of the games",
        [
            "pentapolis.core.view_types",
            *[
                f"pentapolis.games.{path.parent.name}.{path.stem}"
                for path in sorted((ROOT / "src/pentapolis/games").glob("*/*_types.py"))
            ],
        ],
    ),
    "client": ("Clients", ["pentapolis.client"]),
}
# Languages of the search that no page is written in, and what only who works on the theme needs.
UNUSED = ("assets/javascripts/lunr/min", "**/*.map", "sitemap.xml*", "objects.inv")


def main() -> int:
    """Builds it; returns the exit code."""
    gather()
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"], cwd=ROOT, env=quiet, check=False
    )
    if done.returncode == 0:
        slim()
        (SITE / "scripts.json").write_text(json.dumps(sorted(inline_scripts())), "utf-8")
        size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
        print(f"{SITE.relative_to(ROOT)}: {len(list(SITE.rglob('index.html')))} pages, {size / 1e6:.1f} MB")
    return done.returncode


def gather() -> None:
    """Puts all pages into one folder."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for page in PAGES.glob("*.md"):
        page.write_text(linked(with_picture(page), ROOT / "docs"), "utf-8")
    for name in WHOLE:
        (PAGES / name).write_text(linked((ROOT / name).read_text("utf-8"), ROOT), "utf-8")
    (PAGES / "index.md").write_text(linked((ROOT / "README.md").read_text("utf-8"), ROOT), "utf-8")
    (PAGES / "api").mkdir()
    for name, (title, modules) in REFERENCE.items():
        found = [module for module in modules if there_is(module)]
        text = "\n\n".join([f"# {title}", *(f"::: {module}" for module in found)])
        (PAGES / "api" / f"{name}.md").write_text(text + "\n", "utf-8")


def there_is(module: str) -> bool:
    """Whether there is such a module."""
    path = ROOT / "src" / Path(*module.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def with_picture(page: Path) -> str:
    """The text of a page; that of a game begins with its picture."""
    text, picture = page.read_text("utf-8"), ROOT / "web" / "src" / "pictures" / f"{page.stem.replace('-', '_')}.svg"
    if not picture.exists():
        return text
    shutil.copy(picture, PAGES / picture.name)
    title, _, rest = text.partition("\n")
    return f"{title}\n\n![{title.removeprefix('# ')}]({picture.name}){{ width=160 align=right }}\n{rest}"


def linked(text: str, folder: Path) -> str:
    """The text with links that hold inside of the site; files of other folders are put there."""

    def lead(found: re.Match[str]) -> str:
        to, mark, anchor = found["to"].partition("#")
        if not to or "://" in to or to.startswith("mailto:"):
            return found[0]
        target = (folder / to).resolve()
        if not target.exists():  # what `with_picture` has put there, or a dead link, which the build finds
            return found[0]
        inside = target.relative_to(ROOT)
        if inside.parts[0] == "docs":
            where = Path(*inside.parts[1:])
        elif str(inside) == "README.md":
            where = Path("index.md")
        elif target.is_dir():
            return found["text"].strip("[]")
        else:
            where = (
                inside if str(inside) in WHOLE else Path("files") / (str(inside) + ("" if target.suffix else ".txt"))
            )
            if where.parts[0] == "files":
                (PAGES / where).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(target, PAGES / where)
        return f"{found['text']}({where.as_posix()}{mark}{anchor})"

    return LINK.sub(lead, text)


def slim() -> None:
    """Takes out what no reader needs."""
    for pattern in UNUSED:
        for path in list(SITE.glob(pattern)):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def inline_scripts() -> set[str]:
    """The hashes of all scripts that stand in pages, as a Content-Security-Policy names them."""
    found = set()
    for page in SITE.rglob("*.html"):
        for script in INLINE.findall(page.read_text("utf-8")):
            found.add("sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode())
    return found


if __name__ == "__main__":
    sys.exit(main())
