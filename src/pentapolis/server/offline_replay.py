"""A replay as one HTML file that opens without a server and without a network."""

from __future__ import annotations

import base64
import html
import re
import zlib
from pathlib import Path

import msgspec

from ..analysis.result import Analysis
from ..core.errors import PentapolisError
from ..texts import texts
from ..wire.archive import offline_for
from ..wire.offline import packed_analysis
from ..wire.replay import Replay

TEMPLATE = Path(__file__).parent / "page" / "offline.html"  # made by the page's build
DATA_MARK = "@@pentapolis-data@@"
TITLE_MARK = "@@pentapolis-title@@"
LANG_MARK = "@@pentapolis-lang@@"


class PageNotBuilt(PentapolisError):
    """The page was not built together with this package."""


def page_is_built() -> bool:
    """Whether the page came with this package."""
    return (TEMPLATE.parent / "index.html").is_file()


def template() -> str:
    """The page that plays the replay, without a replay in it; raises PageNotBuilt."""
    if not TEMPLATE.is_file():
        raise PageNotBuilt("the page is not built: `make page` builds it, and every wheel contains it")
    page = TEMPLATE.read_text("utf-8")
    if any(mark not in page for mark in (LANG_MARK, TITLE_MARK, DATA_MARK)):
        raise PageNotBuilt("the page was built for another version: build it again with `make page`")
    return page


def offline_html(replay: Replay, lang: str, page: str, analysis: Analysis | None = None) -> str:
    """The page with the replay in it, and its analysis; it opens in that language and knows the others too."""
    data = offline_for(replay, lang)
    if analysis is not None:
        data = {**data, "analysis": packed_analysis(replay, analysis)}
    packed = zlib.compress(msgspec.json.encode(data), 9)
    filled = {
        LANG_MARK: lang,
        TITLE_MARK: html.escape(f"{texts(lang).say(f'{replay.game.id}-name')}: {', '.join(replay.names(lang))}"),
        DATA_MARK: base64.b64encode(packed).decode(),  # no sign in it that could end a script or begin a tag
    }
    # In one pass: what is filled in may itself look like a mark.
    return re.sub("|".join(filled), lambda mark: filled[mark[0]], page)
