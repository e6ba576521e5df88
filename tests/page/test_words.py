"""French and English: the browser's language first, switched by a button, and no word of the other one left."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .players import GAMES

TEXTS = files("pentapolis") / "texts"
NAMES = ("page", "page-replay", *(f"page-{game}" for game in GAMES), *GAMES)
SEEN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.textContent.trim());
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) found.push(element.getAttribute(name) ?? "");
  return found.filter(Boolean);
}"""
BROKEN = re.compile(r"⟨|\{ ?\$|\bundefined\b|\bNaN\b|\[object ")


def texts(lang: str) -> dict[str, str]:
    """Every key of the page and of the games, with its text as it is written."""
    found: dict[str, str] = {}
    for name in NAMES:
        text = (TEXTS / lang / f"{name}.ftl").read_text("utf-8")
        found |= dict(re.findall(r"^([a-z][a-z0-9_-]+) = (.+)$", text, re.MULTILINE))
    return found


def assert_speaks(page: Page, lang: str, names: tuple[str, ...] = ()) -> None:
    """The page says nothing in the other language but these names, shows no key and no hole."""
    mine, others = texts(lang), texts("fr" if lang == "en" else "en")
    foreign = {others[key] for key in others if "{" not in others[key] and len(others[key]) > 3} - set(mine.values())
    seen: list[str] = page.evaluate(SEEN)
    assert page.evaluate("document.documentElement.lang") == lang
    assert len(seen) > 5
    assert [text for text in seen if text in foreign and text not in names] == []
    assert [
        text for text in seen if BROKEN.search(text) or set(re.findall(r"[a-z]+(?:-[a-z_]+)+", text)) & set(mine)
    ] == []


@pytest.mark.parametrize(("locale", "lang"), [("fr-CA", "fr"), ("de-DE", "en")])
def test_the_page_follows_the_browser(visit: Visit, locale: str, lang: str) -> None:
    page = visit(lang=locale).page
    page.goto("/")
    page.locator("label.city").first.wait_for()
    assert_speaks(page, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_speaks_one_language(visit: Visit, finished: tuple[dict[str, str], object], lang: str) -> None:
    tables, storage = finished
    visitor = visit(lang=lang, storage=storage)
    page = visitor.page
    stops = {"/": "label.city", "/about": "main section"}
    for game, table in tables.items():
        stops |= {
            f"/new/{game}": "form ol",
            f"/rules/{game}": "main ol li",
            f"/table/{visitor.new(game)}": ".action.mine",
            f"/table/{table}": ".theatre .said",
            f"/table/{table}/replay": ".theatre .said",
        }
    stops["/table/nowhere"] = "main h1"
    for address, ready in stops.items():
        page.goto(address)
        page.locator(ready).first.wait_for()
        assert_speaks(page, lang)


def test_the_language_is_switched_at_the_table_and_kept(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('uchronia')}")
    page.wait_for_selector(".action.mine")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="English")).to_be_visible()
    page.wait_for_selector(".action.mine")
    asked = visitor.get(f"tables/{page.url.rpartition('/')[2]}?seat=0&lang=fr")["choices"][0]["text"]
    expect(page.locator("[role=option]").first).to_contain_text(asked)
    assert_speaks(page, "fr")
    page.reload()
    page.wait_for_selector(".action.mine")
    assert_speaks(page, "fr")
