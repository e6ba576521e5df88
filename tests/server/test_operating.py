"""What a host operates with: settings from a file and the environment, the log, and figures for Prometheus."""

from __future__ import annotations

import json
import logging
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from pentapolis.cli.host_file import SETTINGS
from pentapolis.server import logs

from ..pages import page
from .served import Browser, Process, Served, Tab, serving

SECRET = "a secret of the host"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leaves the log as it was found."""
    named = [logging.getLogger(name) for name in ("pentapolis", "uvicorn", "pentapolis.access")]
    before = [(log.handlers, log.propagate, log.level) for log in named]
    yield
    for log, (log.handlers, log.propagate, level) in zip(named, before, strict=True):
        log.setLevel(level)


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("measured") / "tables.sqlite", metrics_token=SECRET) as running:
        yield running


def figures(base: str) -> dict[str, float]:
    """All figures by name and labels."""
    told = httpx.get(f"{base}/metrics", headers={"Authorization": f"Bearer {SECRET}"})
    assert told.status_code == 200
    lines = [line for line in told.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def a_turn(seat: Tab) -> None:
    """Plays until the bot has moved and the seat is asked again."""
    while not any(entry["seat"] == 1 for entry in seat.log):
        seat.play()
    seat.until(lambda state: state["choices"])


def test_figures_tell_of_tables_moves_bots_requests_and_the_database(measured: Served) -> None:
    browser = Browser(measured.base)
    with browser.live(browser.new()["table"]) as seat:
        a_turn(seat)
        told = figures(measured.base)
    assert told["pentapolis_tables"] >= 1
    assert told["pentapolis_sockets"] == 1
    assert told['pentapolis_moves_total{game="akropolis"}'] >= 2
    assert told['pentapolis_bot_seconds_count{game="akropolis",level="level-1"}'] >= 1
    assert told['pentapolis_request_seconds_count{method="POST",route="/api/v1/tables",status="201"}'] == 1
    assert told['pentapolis_database_seconds_count{work="write"}'] >= 1
    assert told['pentapolis_bot_queue{for_whom="present"}'] == 0
    assert told['pentapolis_message_seconds_count{type="play"}'] >= 1


@pytest.mark.parametrize("header", [{}, {"Authorization": "Bearer"}, {"Authorization": f"Bearer {SECRET}x"}])
def test_without_the_secret_there_is_no_such_address(measured: Served, header: dict[str, str]) -> None:
    assert httpx.get(f"{measured.base}/metrics", headers=header).status_code == 404


def test_a_server_without_a_secret_tells_no_figures(served: Served) -> None:
    told = httpx.get(f"{served.base}/metrics", headers={"Authorization": "Bearer"})
    assert told.status_code == 404


def test_figures_name_no_visitor_table_or_link(measured: Served) -> None:
    browser = Browser(measured.base)
    table = browser.new(
        "hb",
        "uchronia",
    )["table"]
    httpx.get(f"{measured.base}/join/very-secret-token")
    httpx.get(f"{measured.base}/table/{table}")
    text = httpx.get(f"{measured.base}/metrics", headers={"Authorization": f"Bearer {SECRET}"}).text
    for word in (table, "very-secret-token", "Zo", "127.0.0.1"):
        assert word not in text


def test_figures_on_a_port_of_their_own(tmp_path: Path) -> None:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    with serving(tmp_path / "tables.sqlite", metrics_port=port) as running:
        assert "pentapolis_tables" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"{running.base}/metrics").status_code == 404


def test_lines_of_the_log_are_json_if_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "json", access=False)
    logging.getLogger("pentapolis.server").info("%d tables", 3)
    try:
        raise ValueError("a fault")
    except ValueError:
        logging.getLogger("pentapolis.server").exception("it failed")
    first, second = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert (first["level"], first["message"]) == ("info", "3 tables")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first["time"])
    assert "ValueError: a fault" in second["traceback"]


def test_the_level_says_from_where_on(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("warning", "text", access=False)
    log = logging.getLogger("pentapolis.server")
    log.info("small")
    log.warning("large")
    logs.access_log.info("a request")
    assert [line.split(" ", 1)[1] for line in capsys.readouterr().err.splitlines()] == ["WARNING large"]


def test_settings_come_from_the_file_the_environment_and_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = tmp_path / "in a folder.sqlite"
    config = tmp_path / "host.toml"
    config.write_text(f'data = "{where}"\nlog_format = "json"\naccess_log = true\npace = 3\n[limits]\nchats = 7\n')
    monkeypatch.setenv("PENTAPOLIS_METRICS_TOKEN", SECRET)
    monkeypatch.setenv("PENTAPOLIS_PACE", "60")
    server = Process(f"--config={config}", "--pace=0")
    try:
        assert where.exists()
        assert httpx.get(f"{server.base}/join/very-secret-token?with=this").status_code == 303
        browser = Browser(server.base)
        with browser.live(browser.new()["table"]) as seat:
            a_turn(seat)  # the bot did not wait for the pace of the file or of the environment
        assert figures(server.base)["pentapolis_tables"] >= 1
    finally:
        said = server.stop()
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    made = [line for line in lines if line["path"] == "/api/v1/tables" and line["method"] == "POST"]
    assert [line["status"] for line in made] == [201]
    assert "very-secret-token" not in said
    assert any(line["path"] == "/join/{token}" and line["status"] == 303 for line in lines)


def test_hosting_names_every_setting_of_the_file() -> None:
    text = page("docs/hosting.md")
    for name in SETTINGS:
        assert f"`{name}`" in text


def test_a_password_is_shown_nowhere() -> None:
    """Neither in the help, which shows defaults, nor where the database cannot be reached."""
    environment = os.environ | {"PENTAPOLIS_DATABASE": "postgresql://ada:swordfish@127.0.0.1:1/none"}
    for arguments, code in ((["--help"], 0), (["--port=0"], 1)):
        command = [sys.executable, "-m", "pentapolis", "serve", *arguments]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == code
        assert "swordfish" not in done.stdout + done.stderr
