"""The documentation as a site is whole: every page, its search, its pictures; and notebooks run."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

import pentapolis
from pentapolis.server.http import documentation
from tests.server.served import serving

ROOT = Path(__file__).parents[2]
SITE = ROOT / "src" / "pentapolis" / "server" / "docs"
MOST = 8_000_000  # bytes: it is part of the wheel

pytestmark = pytest.mark.skipif(not (SITE / "index.html").exists(), reason="make docs")


def test_every_page_is_there_and_can_be_searched() -> None:
    for page in (ROOT / "docs").glob("*.md"):
        assert (SITE / page.stem / "index.html").exists(), page.name
    index = (SITE / "search" / "search_index.json").read_text("utf-8")
    assert "Frugal" in index and "scrypt" in index
    assert sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file()) < MOST


def test_each_game_has_its_picture_and_the_reference_its_docstrings() -> None:
    for game in pentapolis.game_ids():
        assert f"{game}.svg" in (SITE / game.replace("_", "-") / "index.html").read_text("utf-8")
    core = (SITE / "api" / "core" / "index.html").read_text("utf-8")
    assert "The place of every seat, 1 being the best" in core


def test_no_link_leads_nowhere_and_nothing_is_loaded_from_elsewhere() -> None:
    for page in SITE.rglob("index.html"):
        text = page.read_text("utf-8")
        assert not re.search(
            r'<(script|img)[^>]* src="https?:|<link[^>]* rel="(stylesheet|preconnect)"[^>]*https?:', text
        )
        for to in re.findall(r'(?:href|src)="([^"#?:]+)(?:[#?][^"]*)?"', text):
            target = (page.parent / to).resolve()
            assert target.exists(), f"{page.relative_to(SITE)} leads to {to}"


def test_a_server_shows_it_and_its_scripts_may_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documentation, "SITE", SITE)
    with serving(tmp_path / "t.sqlite") as served:
        assert httpx.get(f"{served.base}/docs").headers["location"] == "/docs/"
        answer = httpx.get(f"{served.base}/docs/tutorial/")
        assert answer.status_code == 200 and "first bot" in answer.text
        policy = answer.headers["content-security-policy"]
        assert all(f"'{each}'" in policy for each in json.loads((SITE / "scripts.json").read_text("utf-8")))
        assert "script-src 'self'" in policy and "unsafe-inline" not in policy.partition("style-src")[0]
        assert httpx.get(f"{served.base}/docs/../settings.py").status_code == 404
        assert httpx.get(f"{served.base}/docs/%2e%2e/settings.py").status_code == 404
        assert httpx.head(f"{served.base}/about").headers["link"] == '</docs/>; rel="help"', "the page leads there"
        monkeypatch.setattr(documentation, "SITE", tmp_path / "none")
        assert "link" not in httpx.head(f"{served.base}/about").headers, "where it is"
        assert "unsafe" not in httpx.get(served.base).headers["content-security-policy"]


@pytest.mark.parametrize("path", sorted((ROOT / "examples" / "notebooks").glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path) -> None:
    nbclient, nbformat = pytest.importorskip("nbclient"), pytest.importorskip("nbformat")
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    nbclient.NotebookClient(notebook, timeout=60, kernel_name="python3").execute()
    assert not any(cell.get("outputs") for cell in json.loads(path.read_text("utf-8"))["cells"]), "kept without outputs"
