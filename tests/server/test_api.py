"""HTTP: what is offered, what is refused, in words, and the headers that keep a browser safe."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

import pentapolis
from pentapolis import register
from pentapolis.core import game as registry
from pentapolis.server import offline_replay
from pentapolis.server.http import catalogue, pages, table_socket
from pentapolis.server.launcher import ServerProcess
from pentapolis.server.settings import Limits, Settings
from pentapolis.server.storage import access
from pentapolis.texts import LANGUAGES, texts
from tests.core.toy import Toy

from .served import Browser, Served, running, serving

SEATS = [{"kind": "here"}, {"kind": "bot"}]


def test_games_and_rules_in_both_languages(browser: Browser) -> None:
    games = browser.http.get("/api/v1/games", headers={"Accept-Language": "de, fr;q=0.8"}).json()
    assert [game["id"] for game in games] == pentapolis.game_ids()
    first, last = games[0], games[-1]
    assert first["players"] == [1, 4] and first["levels"][4]["title"] == "Maître"
    assert first["levels"][4]["words"] == texts("fr").say("akropolis-level-5") != last["levels"][4]["words"]
    assert {option["name"] for option in first["options"]} >= {"variants", "long"}
    assert [option["name"] for option in first["options"] if option["seats"]] == ["first_player"]
    assert first["solo"] == {"option": "architect", "none": "none"} and last["solo"] is None
    rules = browser.http.get("/api/v1/games/uchronia/rules?lang=en").json()
    assert rules["sections"][0]["rules"][0]["id"] == "R1" and rules["sections"][0]["title"]
    assert browser.http.get("/api/v1/games/chess/rules").json()["error"]["code"] == "no-game"


@pytest.mark.parametrize(
    ("game", "name", "one"), [("akropolis", "tiles", "city_01"), ("uchronia", "buildings", "pont")]
)
def test_components_are_told_once_and_in_no_view(browser: Browser, game: str, name: str, one: str) -> None:
    answer = browser.http.get(f"/api/v1/games/{game}/components")
    assert answer.json() == registry.game(game).components() and one in answer.json()[name]
    tag = answer.headers["ETag"]
    assert f"{game}-1-" in tag and answer.headers["Cache-Control"] == "no-cache"
    again = browser.http.get(f"/api/v1/games/{game}/components", headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["ETag"]) == (304, b"", tag)
    assert browser.http.get("/api/v1/games/chess/components").json()["error"]["code"] == "no-game"
    assert name not in registry.game(game).new(2, 1).view(0)


class GoldenToy(Toy):
    """A game whose id has two words."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "golden_toy"

    def rule_sections(self) -> dict[str, list[str]]:
        return {}


def test_a_game_whose_id_has_two_words_has_its_rules(browser: Browser) -> None:
    register("golden_toy", GoldenToy)
    try:
        answer = browser.http.get("/api/v1/games/golden_toy/rules?lang=en")
        assert answer.status_code == 200 and answer.json() == {"game": "golden_toy", "sections": []}, answer.text
    finally:
        registry._makers.pop("golden_toy")
        registry._games.pop("golden_toy", None)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": SEATS}, 404, "no-game"),
        ({"game": "akropolis", "seats": []}, 422, "bad-request"),
        ({"game": "akropolis", "seats": [{"kind": "here"}] * 7}, 422, "bad-request"),
        ({"game": "akropolis", "seats": SEATS, "options": {"x": 1}}, 422, "bad-request"),
        ({"game": "akropolis", "seats": SEATS, "options": {"long": 1}}, 422, "bad-request"),
        ({"game": "akropolis", "seats": [{"kind": "here"}]}, 422, "bad-request"),
        ({"game": "akropolis", "seats": SEATS, "more": 1}, 422, "bad-request"),
        ({"game": "akropolis", "seats": SEATS, "name": "x" * 81}, 422, "bad-request"),
        ({"game": "akropolis", "seats": [{"kind": "here"}, {"kind": "bot", "level": "exec:id"}]}, 422, "bad-request"),
        ({"game": "akropolis", "seats": [{"kind": "here"}, {"kind": "bot", "level": "level-9"}]}, 409, "no-such-level"),
        ({"game": "akropolis", "seats": SEATS, "clock": {"seconds": 1}}, 422, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(browser: Browser, body: Any, status: int, code: str) -> None:
    answer = browser.http.post("/api/v1/tables", json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert browser.http.get("/api/v1/tables").json() == []


@pytest.mark.parametrize(
    ("body", "english", "french"),
    [
        (b"", "it ends too early.", "elle finit trop tôt."),
        (b"nonsense", "no JSON from byte 4 on", "pas du JSON à partir de l’octet 4"),
        (b"[]", "must be object, not array", "doit être object, et non array"),
        (b'{"game": "akropolis"}', "“seats” is missing", "il manque le champ «\u202fseats\u202f»"),
        (b'{"game": "akropolis", "seats": [], "more": 1}', "at $.seats", "(à $.seats)"),
        (b'{"game": "akropolis", "seats": [{"kind": "x"}]}', "the value 'x'", "la valeur 'x'"),
        (b'{"gam": 1}', "no field “gam”", "pas de champ «\u202fgam\u202f»"),
        (b'{"game": "akropolis", "seats": [{"kind": "here"}], "clock": {"seconds": 1}}', ">= 30", "le nombre doit"),
    ],
)
def test_what_cannot_be_read_is_told_in_the_language_of_who_sent_it(
    browser: Browser, body: bytes, english: str, french: str
) -> None:
    for lang, words in (("en", english), ("fr", french)):
        headers = {"Content-Type": "application/json", "Accept-Language": lang}
        answer = browser.http.post("/api/v1/tables", content=body, headers=headers)
        assert answer.status_code == 422 and words in answer.json()["error"]["text"], answer.text


def test_options_that_do_not_fit_are_told_in_the_language_of_who_sent_them(browser: Browser) -> None:
    def said(seats: int, **options: Any) -> str:
        wish = {"game": "akropolis", "seats": [{"kind": "here"}] * seats, "options": options}
        return str(browser.http.post("/api/v1/tables?lang=fr", json=wish).json()["error"]["text"])

    assert "il n’y a pas d’option 'speed'" in said(2, speed=1)
    assert "l’option 'long' vaut true ou false, pas 1" in said(2, long=1)
    assert "l’option 'variants' connaît" in said(2, variants=["x"])
    assert "akropolis se joue de 2 à 4 joueurs, pas 6" in said(6)


def test_requests_of_the_wrong_form_are_refused(browser: Browser) -> None:
    post = browser.http.post
    assert post("/api/v1/tables", content=b"{}").status_code == 415
    assert post("/api/v1/tables", json={}, headers={"Origin": "http://evil.example"}).status_code == 403
    assert (
        post("/api/v1/tables", content=b"x" * 70_000, headers={"content-type": "application/json"}).status_code == 413
    )
    assert post("/api/v1/tables", content=b"\xff", headers={"content-type": "application/json"}).status_code == 422
    assert post("/api/v1/records", content=b"x" * 1_000_001, headers={"content-type": "text/plain"}).status_code == 413
    bad = post("/api/v1/records?lang=fr", content=b"{}", headers={"content-type": "text/plain"})
    assert bad.status_code == 422 and "ligne 1" in bad.json()["error"]["text"]
    put = browser.http.put("/api/v1/tables")
    assert put.status_code == 405 and "POST" in put.headers["allow"]
    assert browser.http.get("/api/v1/tables/aaaaaaaaaaaa").json()["error"]["code"] == "no-table"
    assert browser.http.get("/api/v1/tables/x").status_code == 404
    assert browser.http.get("/api/v1/nothing").json()["error"]["code"] == "not-found"
    table = browser.new()["table"]
    assert browser.http.get(f"/api/v1/tables/{table}/frames?from=x").status_code == 422
    assert browser.http.get(f"/api/v1/tables/{table}/frames?seat=1").status_code == 403
    assert browser.http.get(f"/api/v1/tables/{table}/replay.html").status_code == 409


def test_one_message_over_http(browser: Browser) -> None:
    table = browser.new("hh")["table"]
    address = f"/api/v1/tables/{table}/messages?seat=0"
    hello = browser.http.post(address, json={"type": "hello", "protocol": 1, "seat": 0, "lang": "fr"}).json()
    assert hello["type"] == "state" and hello["choices"][0]["text"].startswith("Prendre")
    play = {"type": "play", "id": 1, "version": 1, "action": hello["choices"][0]["action"], "hold": False}
    assert browser.http.post(address, json=play).json() == {"type": "ack", "id": 1, "version": 2}
    assert browser.http.post(address, json=play).json()["refusal"]["key"] == "table-stale"
    assert browser.http.post(address, json={"type": "ping"}).json()["type"] == "pong"


def test_every_answer_carries_the_headers_of_safety(browser: Browser) -> None:
    for path in ("/", "/api/v1/games", "/api/docs", "/join/none", "/nowhere"):
        headers = browser.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    page = browser.http.get("/api/docs").text
    assert "<script" not in page and "style=" not in page


def test_the_manual_tells_every_operation_message_and_type(browser: Browser) -> None:
    described = browser.http.get("/api/openapi.json").json()
    page = browser.http.get("/api/docs").text
    operations = [operation for methods in described["paths"].values() for operation in methods.values()]
    anchors = re.findall(r'id="(\w+)"', page)
    assert len(anchors) == len(set(anchors))
    assert {operation["operationId"] for operation in operations} <= set(anchors)
    assert set(described["components"]["schemas"]) <= set(anchors)
    assert set(re.findall(r"href=[\"']#(\w+)", page)) <= set(anchors), "a link leads nowhere"
    assert "--page:" in browser.http.get("/api/docs.css").text
    assert '<a href="#Play">Play</a>' in page and '<a href="#TableState">TableState</a>' in page


def test_the_cookie_is_out_of_reach_and_kept_as_a_hash(served: Served, browser: Browser) -> None:
    answer = browser.http.post("/api/v1/tables", json={"game": "akropolis", "seats": SEATS})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    secret = browser.http.cookies["pentapolis_device"]
    assert len(secret) >= 43
    link = browser.new("hl")["seats"][1]["link"]
    file = Path(served.run.settings.database)
    kept = b"".join(path.read_bytes() for path in file.parent.iterdir())
    assert secret.encode() not in kept and link.removeprefix("/join#").encode() not in kept


def test_other_pages_cannot_open_a_socket(served: Served, browser: Browser) -> None:
    table = browser.new()["table"]
    address = served.base.replace("http", "ws") + f"/api/v1/tables/{table}/live"
    with pytest.raises(InvalidStatus) as error, connect(address, origin="http://evil.example"):  # type: ignore[arg-type]
        pass
    assert error.value.response.status_code == 403


def test_only_own_names_are_answered(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite", names=("Games.example.org",)) as served:
        port = served.run.port

        def asked(host: str) -> int:
            headers = {"Host": host, "Origin": f"http://{host}"}
            return httpx.post(
                f"{served.base}/api/v1/tables", json={"game": "x", "seats": []}, headers=headers
            ).status_code

        for host in (
            f"localhost:{port}",
            f"127.0.0.1:{port}",
            f"[::1]:{port}",
            "games.example.org",
            "192.168.1.7:8470",
        ):
            assert asked(host) == 422, host
        for host in (f"evil.example:{port}", "games.example.org.evil.example", "localhost.evil.example", "a b", "x/y"):
            answer = httpx.get(served.base, headers={"Host": host})
            assert asked(host) == answer.status_code == 421, host
            assert "--name NAME" in answer.text and "content-security-policy" in answer.headers
        browser = Browser(served.base)
        address = f"ws://evil.example:{port}/api/v1/tables/{browser.new()['table']}/live"
        with pytest.raises(InvalidStatus) as error, connect(address, sock=create_connection(("127.0.0.1", port))):
            pass
        assert error.value.response.status_code == 403


def test_the_cookie_over_https_belongs_to_this_host_alone(tmp_path: Path) -> None:
    run = ServerProcess(Settings(str(tmp_path / "t.sqlite"), 0.0, 1, names=None), "127.0.0.1", 0, proxy="127.0.0.1")
    with running(run) as served:
        secure = {"X-Forwarded-Proto": "https", "Host": "games.example.org", "Origin": "https://games.example.org"}
        wish = {"game": "akropolis", "seats": SEATS}
        made = httpx.post(f"{served.base}/api/v1/tables", json=wish, headers=secure)
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-pentapolis_device=") and "Domain" not in cookie
        assert all(part in cookie for part in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"))
        secret = cookie.partition("=")[2].partition(";")[0]

        def tables(name: str) -> int:
            shown = {**secure, "Cookie": f"{name}={secret}"}
            return len(httpx.get(f"{served.base}/api/v1/tables", headers=shown).json())

        assert tables("__Host-pentapolis_device") == 1
        assert tables("pentapolis_device") == 0, "another site of the same domain could have given that one"
        old = httpx.get(f"{served.base}/", headers={**secure, "Cookie": f"pentapolis_device={secret}"})
        exchanged = next(each for each in old.headers.get_list("set-cookie") if each.startswith("__Host-"))
        assert tables("__Host-pentapolis_device") == 0, "a secret that somebody else may know opens nothing any more"
        secret = exchanged.partition("=")[2].partition(";")[0]
        assert tables("__Host-pentapolis_device") == 1, "a browser of version 0.1 keeps its tables"


def test_limits_hold(tmp_path: Path) -> None:
    limits = Limits(requests=30, new_tables=2, tables=3, sockets_of_one=1, chats=2, message=2000)
    with serving(tmp_path / "t.sqlite", limits=limits) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        with browser.live(table) as tab:
            answers = [tab.ask(type="chat", text=f"line {n}") for n in range(3)]
            assert [answer["type"] for answer in answers] == ["ack", "ack", "error"]
            assert answers[2]["code"] == "too-many"
            with pytest.raises(Exception, match=r"1013|Try again"):
                browser.live(table)
            with pytest.raises(Exception, match="1009"):
                tab.ask(type="chat", text="x" * 3000)
        browser.new("hh")
        answer = browser.http.post("/api/v1/tables", json={"game": "akropolis", "seats": SEATS})
        assert answer.status_code == 429
        codes = {browser.http.get("/api/v1/games").status_code for _ in range(200)}
        assert codes == {200, 429}


def test_rematches_are_tables_too(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite", limits=Limits(new_tables=2)) as served:
        browser = Browser(served.base)
        table = browser.new("hb")["table"]
        for seat, expected in enumerate(("ack", "error")):
            with browser.live(table, seat) as tab:
                tab.ask(type="propose", kind="abandon", to=None)
                tab.until(lambda state: state["status"] == "abandoned")
                answer = tab.ask(type="propose", kind="rematch", to=None)
                assert answer["type"] == expected
                if expected == "ack":
                    table = tab.until(lambda state: state["next"])["next"]
        assert answer["code"] == "too-many"


def test_limits_hold_over_all_connections_of_an_address(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite", limits=Limits(chats=2, acts=3)) as served:
        browser = Browser(served.base)
        table = browser.new("hh")["table"]
        said = []
        for _ in range(2):
            with browser.live(table) as tab:
                said += [tab.ask(type="chat", text="again")["type"] for _ in range(2)]
        assert said == ["ack", "ack", "error", "error"]
        with browser.live(table) as tab:
            acts = [tab.ask(type="name", seat=0, name=f"Ada {n}")["type"] for n in range(4)]
        assert acts == ["ack", "ack", "ack", "error"]


def test_who_gets_no_place_is_shown_out(served: Served, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "FIRST_WORDS", 0.5)
    address = served.base.replace("http", "ws") + f"/api/v1/tables/{browser.new()['table']}/live"
    with connect(address) as stranger:
        stranger.send('{"type":"ping"}')
        assert "pong" in stranger.recv(timeout=10)
        with pytest.raises(ConnectionClosedError, match="1008"):
            stranger.recv(timeout=10)


@pytest.mark.parametrize("path", ["/%00", "/" + 300 * "a", "/assets/%00x", "/rules/%00", "/table/" + 900 * "x"])
def test_addresses_that_no_file_can_have_are_not_found(browser: Browser, path: str) -> None:
    answer = browser.http.get(path)
    assert answer.status_code in (200, 404, 503)
    assert "content-security-policy" in answer.headers


def test_an_address_longer_than_any_of_ours_is_refused_in_words(served: Served, browser: Browser) -> None:
    for path in ("/" + 4000 * "a/", "/api/v1/games?lang=" + 1100 * "x"):
        answer = browser.http.get(path, headers={"Accept-Language": "fr"})
        assert (
            answer.status_code == 414 and "1024" in answer.text.replace("\u202f", "") and "trop longue" in answer.text
        )
        assert "content-security-policy" in answer.headers
    described = served.run.server._described["paths"]
    assert all("414" in operation["responses"] for path in described.values() for operation in path.values())


@pytest.mark.parametrize(
    "deep", ['{"options":' + 40_000 * "[", '{"play":"x","draws":' + 1_200 * "[" + 1_200 * "]" + "}"]
)
def test_a_record_that_lies_too_deep_is_refused(browser: Browser, deep: str) -> None:
    record = browser.http.get(f"/api/v1/tables/{browser.new()['table']}/record").text
    for body in (deep, record + deep):
        answer = browser.http.post("/api/v1/records", content=body, headers={"content-type": "application/jsonl"})
        assert answer.status_code == 422 and "nested too deeply" in answer.text


def test_what_nobody_expected_is_told_with_the_usual_headers(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(catalogue, "games", lambda lang: 1 / 0)
    answer = browser.http.get("/api/v1/games")
    assert answer.status_code == 500 and answer.json()["error"]["code"] == "internal"
    assert "content-security-policy" in answer.headers and "ZeroDivisionError" in caplog.text


def test_the_secret_of_a_link_is_in_no_log_and_reaches_no_proxy(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    link = browser.new("hl")["seats"][1]["link"]
    secret = link.removeprefix("/join#")
    assert len(secret) >= 43 and urlsplit(link).path == "/join"
    monkeypatch.setattr(access, "place_of", lambda *_: 1 / 0)
    assert browser.come(link).status_code == 500
    assert "POST /api/v1/join" in caplog.text and secret not in caplog.text
    monkeypatch.undo()
    old = browser.http.get(f"/join/{secret}")
    assert (old.status_code, old.headers["location"]) == (303, link), "links of version 0.1 still lead there"


def test_the_database_takes_no_more_tables_than_allowed(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite", limits=Limits(tables=1)) as served:
        browser = Browser(served.base)
        browser.new()
        answer = browser.http.post("/api/v1/tables", json={"game": "akropolis", "seats": SEATS})
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "too-many-tables"


def test_games_that_ended_long_ago_make_room(tmp_path: Path) -> None:
    with serving(tmp_path / "t.sqlite", limits=Limits(tables=2)) as served:
        browser = Browser(served.base)
        ended, running = browser.new("hb")["table"], browser.new("hb")["table"]
        with browser.live(ended) as tab:
            tab.ask(type="propose", kind="abandon", to=None)
        wish = {"game": "akropolis", "seats": SEATS}
        assert browser.http.post("/api/v1/tables", json=wish).status_code == 503, "it ended a moment ago"
        with closing(sqlite3.connect(tmp_path / "t.sqlite")) as file, file:
            file.execute("UPDATE tables SET changed = changed - 31 * 86400000")
        assert browser.http.post("/api/v1/tables", json=wish).status_code == 201
        left = {entry["table"] for entry in browser.http.get("/api/v1/tables").json()}
        assert running in left and ended not in left
        with closing(sqlite3.connect(tmp_path / "t.sqlite")) as file:
            assert file.execute("SELECT count(*) FROM grants WHERE table_id = ?", (ended,)).fetchone() == (0,)


def test_the_page_is_served_under_a_path_with_a_link_in_it(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = tmp_path / "real" / "page"
    (real / "assets").mkdir(parents=True)
    (real / "assets" / "main-AbCd1234.js").write_text("1")
    (real.parent / "secret.txt").write_text("no part of the page")
    (tmp_path / "linked").symlink_to(real.parent, target_is_directory=True)
    monkeypatch.setattr(pages, "PAGE", tmp_path / "linked" / "page")
    script = browser.http.get("/assets/main-AbCd1234.js")
    assert (script.status_code, script.text) == (200, "1")
    assert "immutable" in script.headers["cache-control"]
    assert browser.http.get("/%2e%2e/secret.txt").status_code == 404


def test_the_built_page_is_served_with_lasting_caches(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    missing = browser.http.get("/", headers={"Accept-Language": "fr"})
    assert missing.status_code == 503 and "make page" in missing.text
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-AbCd1234.js").write_text("1")
    (tmp_path / "icon.svg").write_text("<svg/>")
    for path in ("/", "/new/akropolis", "/table/x", "/table/x/replay", "/replay/x", "/rules/akropolis", "/about"):
        answer = browser.http.get(path)
        assert answer.text.endswith("the page") and answer.headers["cache-control"] == "no-cache"
    script = browser.http.get("/assets/main-AbCd1234.js")
    assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
    assert browser.http.get("/icon.svg").headers["cache-control"] == "no-cache"
    (tmp_path / "assets" / "main-AbCd1234.js").write_text("1;" * 5000)
    script = browser.http.get("/assets/main-AbCd1234.js")
    assert script.headers["content-encoding"] == "gzip" and script.text == "1;" * 5000
    for path in ("/assets", "/../settings.py", "/%2e%2e/settings.py", "/assets/%2e%2e/%2e%2e/x", "/index.html"):
        assert httpx.get(browser.base + path).status_code == 404


def test_an_offline_replay_holds_the_game_and_nothing_that_ends_its_script(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = tmp_path / "offline.html"
    monkeypatch.setattr(offline_replay, "TEMPLATE", template)
    made = browser.new("hb")
    with browser.live(made["table"]) as tab:
        tab.ask(type="name", seat=0, name="</script><b>")
        tab.ask(type="hand", seat=0, level="level-1")
        tab.until(lambda state: state["status"] == "over", 60)
    address = f"/api/v1/tables/{made['table']}/replay.html?lang=fr"
    assert browser.http.get(address).status_code == 503
    template.write_text(
        f"<title>{offline_replay.TITLE_MARK}</title><i>{offline_replay.LANG_MARK}</i><script>{offline_replay.DATA_MARK}</script>"
    )
    page = browser.http.get(address)
    assert page.text.count("</script>") == 1 and "&lt;/script&gt;&lt;b&gt;" in page.text and "<i>fr</i>" in page.text
    assert "attachment" in page.headers["content-disposition"]
    info = browser.http.get(f"/api/v1/tables/{made['table']}/replay?seat=1&lang=fr").json()
    assert info["over"] and info["total"] == len(info["log"]) == len(info["rounds"]) - 1
    assert [seat["mine"] for seat in info["seats"]] == [True, False] and info["viewpoint"] == 1
    info = browser.http.get(f"/api/v1/tables/{made['table']}/replay?seat=0&lang=en").json()
    said = {event["text"] for entry in info["log"] for event in entry["events"]}
    assert any("Chief Architect: you." in text for text in said), (
        "the log speaks to its reader, at the table and after it"
    )


def test_the_components_of_a_game(browser: Browser) -> None:
    answer = browser.http.get("/api/v1/games/akropolis/components")
    assert answer.status_code == 200 and answer.json() == registry.game("akropolis").components()
    assert browser.http.get("/api/v1/games/chess/components").json()["error"]["code"] == "no-game"


def test_the_words_of_a_game_for_pages_that_were_built_without_it(browser: Browser) -> None:
    words = {
        lang: browser.http.get(f"/api/v1/games/akropolis/texts?lang={lang}").json()["fluent"] for lang in LANGUAGES
    }
    assert "akropolis-name = Akropolis" in words["en"] and "akropolis-term-house" in words["fr"]
    assert words["en"] != words["fr"] and "akropolis-r1 =" not in words["en"], "the rules have an address of their own"
    assert browser.http.get("/api/v1/games/chess/texts").json()["error"]["code"] == "no-game"
