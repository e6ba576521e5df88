"""The documentation as a site, where it was built into the package (`make docs`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from ..problems import Problem

SITE = Path(__file__).parent.parent / "docs"
HASHES = "scripts.json"  # of the few scripts that stand inside of its pages: only these run besides its files


def is_built() -> bool:
    """Whether this installation has it."""
    return (SITE / "index.html").is_file()


@cache
def policy(site: Path) -> str:
    """What the pages of the site may do: run their own scripts, and ask this server for their search index."""
    file = site / HASHES
    hashes = msgspec.json.decode(file.read_bytes(), type=list[str]) if file.is_file() else []
    scripts = " ".join(["'self'", *(f"'{each}'" for each in hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'"
    )


async def file(request: Request) -> Response:
    """A page or a file of the site."""
    if request.url.path == "/docs":
        return RedirectResponse("/docs/", 308)
    try:
        folder = SITE.resolve()  # the package may be reached by a link
        path = (folder / request.path_params["path"]).resolve()
        if path.is_dir():
            path = path / "index.html"
        there = path.is_relative_to(folder) and path.is_file()
    except (OSError, ValueError):  # no name that a file could have
        there = False
    if not there:
        raise Problem(404, "server-not-found")
    return FileResponse(path, headers={"Content-Security-Policy": policy(SITE), "Cache-Control": "no-cache"})
