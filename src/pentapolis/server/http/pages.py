"""The built page, with caches that never go stale, and the few pages that the server words itself."""

from __future__ import annotations

import html
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from ...texts import texts
from ..problems import Problem
from .identity import language

PAGE = Path(__file__).parent.parent / "page"
HASHED = re.compile(r"^assets/.*-[A-Za-z0-9_-]{8}\.[a-z0-9]+$")
STYLES = re.compile(r"<link rel=\"stylesheet\"[^>]*>|<script src=\"/theme.js\"></script>")
FOREVER = "public, max-age=31536000, immutable"


def plain_page(lang: str, title: str, sentence: str, status: int) -> HTMLResponse:
    """A page of one sentence, for when there is nothing else to show. It looks like the others if those are there."""
    file = PAGE / "index.html"
    looks = "".join(STYLES.findall(file.read_text("utf-8"))) if file.is_file() else ""
    home = html.escape(texts(lang).say("page-home"))
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f'<title>{html.escape(title)}</title><link rel="icon" href="data:,">{looks}'
        f'<header class="bar"><a class="brand title" href="/">{html.escape(title)}</a></header>'
        f'<main class="reading"><h1>{html.escape(sentence)}</h1><p><a class="btn" href="/">{home}</a></p></main></html>'
    )
    return HTMLResponse(body, status)


async def index(request: Request) -> Response:
    """The page; its own router does the rest."""
    file = PAGE / "index.html"
    if not file.is_file():
        lang = language(request)
        return plain_page(lang, "Pentapolis", texts(lang).say("server-no-page"), 503)
    return FileResponse(file, headers={"Cache-Control": "no-cache"})


async def file(request: Request) -> Response:
    """A file of the built page."""
    try:
        folder = PAGE.resolve()  # the package may be reached by a link
        path = (folder / request.path_params["path"]).resolve()
        there = path.is_relative_to(folder) and path.is_file() and path.suffix != ".html"
    except (OSError, ValueError):  # no name that a file could have
        there = False
    if not there:
        raise Problem(404, "server-not-found")
    lasting = HASHED.match(path.relative_to(folder).as_posix())
    return FileResponse(path, headers={"Cache-Control": FOREVER if lasting else "no-cache"})
