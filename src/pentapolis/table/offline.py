"""A replay as one HTML file that opens without a server and without a network."""

from __future__ import annotations

import base64
import html
import zlib
from importlib import resources
from typing import Any

import msgspec

from ..core.errors import PentapolisError
from ..texts import LANGUAGES, texts
from .film import Film
from .patch import patch

FORMAT = 1
TEMPLATE = ("server", "page", "offline.html")  # made by the page's build, below the package
DATA_MARK = "@@PENTAPOLIS-REPLAY@@"
TITLE_MARK = "@@PENTAPOLIS-TITLE@@"
LANG_MARK = "@@PENTAPOLIS-LANG@@"


class PageNotBuilt(PentapolisError):
    """The page was not built together with this package."""


def template() -> str:
    """The page that plays the replay, without a replay in it."""
    file = resources.files("pentapolis").joinpath(*TEMPLATE)
    if not file.is_file():
        raise PageNotBuilt("the page is not built: `make page` builds it, and every wheel contains it")
    return file.read_text("utf-8")


def offline_html(film: Film, lang: str = "en") -> str:
    """The whole file; it opens in that language and knows the others too."""
    names = [seat["name"] for seat in film.seats(lang)]
    title = f"{texts(lang).say(f'{film.game.id}-name')}: {', '.join(names)}"
    packed = zlib.compress(msgspec.json.encode(offline_data(film, lang)), 9)
    page = template()
    # Base64 has no sign that could end a script or begin a tag.
    for mark, text in ((LANG_MARK, lang), (TITLE_MARK, html.escape(title)), (DATA_MARK, base64.b64encode(packed).decode())):
        page = page.replace(mark, text, 1)
    return page


def offline_data(film: Film, lang: str) -> dict[str, Any]:
    """Everything the file needs: the replay in every language and from every viewpoint, as patches where it repeats."""
    return {
        "format": FORMAT,
        "lang": lang,
        "infos": {each: _infos(film, each) for each in LANGUAGES},
        "first": film.states[0].view(None),
        "steps": _steps(film),
        "seats": [_seen(film, seat) for seat in film.viewpoints[1:]],
    }


def _infos(film: Film, lang: str) -> list[Any]:
    """What a spectator is told, then what changes for every seat."""
    infos = [film.info(seat, lang) for seat in film.viewpoints]
    return [infos[0], *[patch(infos[0], info) for info in infos[1:]]]


def _steps(film: Film) -> list[Any]:
    """What every action changes for a spectator."""
    views = [state.view(None) for state in film.states]
    return [patch(before, after) for before, after in zip(views, views[1:], strict=False)]


def _seen(film: Film, seat: int | None) -> list[Any]:
    """What the seat sees otherwise than a spectator, position by position."""
    return [patch(state.view(None), state.view(seat)) for state in film.states]
