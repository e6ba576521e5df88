"""The lobby, invitations, results and ratings, on SQLite and PostgreSQL."""

from __future__ import annotations

import csv
import io
import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from pentapolis.core.rng import Rng
from pentapolis.server.live import new_table
from pentapolis.server.live.club.results import result_of
from pentapolis.server.steady_clock import now_ms
from pentapolis.server.storage import access, store
from pentapolis.server.storage.club import names, results
from pentapolis.server.storage.database import Database
from pentapolis.server.storage.store import Stored
from pentapolis.table.seats import Seat
from pentapolis.table.setup import Setup
from pentapolis.table.table import HINT_NOTE, Table

from .club import Person, club, code
from .postgres import postgres
from .served import Served

NAMES = (f"Person {number}" for number in range(2, 1000))


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if request.param == "sqlite":
        with club(tmp_path_factory.mktemp("club") / "club.sqlite") as running:
            yield running
    else:
        with postgres() as url, club(url) as running:
            yield running


@pytest.fixture
def member(served: Served) -> Callable[[], Person]:
    return lambda: Person(served.base).claim(next(NAMES), None)


def lobby(person: Person) -> dict[str, Any]:
    return {table["table"]: table for table in person.get("club/lobby").json()["tables"]}


def settled(wanted: Callable[[], Any], seconds: float = 20) -> Any:
    """What is wanted, once it is there."""
    end = time.monotonic() + seconds
    while not (found := wanted()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


# --- the lobby ---


def test_only_public_tables_are_in_the_lobby(member: Callable[[], Person]):
    host, guest = member(), member()
    private, public = host.new("hl")["table"], host.new("hll", public=True, name="Come in")["table"]
    listed = lobby(guest)
    assert private not in listed
    assert listed[public]["free"] == [1, 2] and listed[public]["name"] == "Come in"
    assert [seat["protected"] for seat in listed[public]["seats"]] == [True, False, False]
    assert code(guest.post(f"club/lobby/{private}/join"), 404) == "no-table"
    assert code(guest.post(f"club/lobby/{private}/watch"), 404) == "no-table"


def test_a_seat_is_taken_from_the_lobby_by_who_is_signed_in(member: Callable[[], Person], served: Served):
    host, guest = member(), member()
    made = host.new("hl", public=True)
    table = made["table"]
    assert code(Person(served.base).post(f"club/lobby/{table}/join"), 403) == "club-sign-in"
    place = guest.post(f"club/lobby/{table}/join").json()
    assert place == {"table": table, "seat": 1}
    assert guest.post(f"club/lobby/{table}/join").json() == place  # whose answer was lost
    with guest.live(table, 1) as tab:
        assert tab.state["status"] == "playing"
        assert tab.state["seats"][1]["name"] == guest.me()["name"]
    assert code(member().post(f"club/lobby/{table}/join"), 409) == "club-no-seat"
    assert Person(served.base).come(made["seats"][1]["link"]).status_code == 404  # the link of the seat has ended
    assert lobby(guest)[table]["free"] == []  # to watch


def test_anybody_may_watch_a_public_game_and_sees_no_more_than_a_spectator(
    member: Callable[[], Person], served: Served
):
    host, stranger = member(), Person(served.base)
    table = host.new("hb", "uchronia", public=True)["table"]
    assert stranger.get(f"tables/{table}").status_code == 404
    assert stranger.post(f"club/lobby/{table}/watch").json() == {"table": table, "seat": None}
    with stranger.live(table, None) as tab:
        assert not tab.state["choices"] and not any(seat["mine"] for seat in tab.state["seats"])
        assert tab.ask(type="chat", text="hello")["code"] == "club-chat-name"
    assert code(stranger.post(f"tables/{table}/messages", type="chat", id=1, text="hi"), 403) == "club-chat-name"
    assert code(stranger.get(f"tables/{table}?seat=0"), 403) == "forbidden"


def test_only_who_made_a_table_shows_it(member: Callable[[], Person], served: Served):
    host, guest = member(), member()
    made = host.new("hl")
    table = made["table"]
    guest.join(made["seats"][1]["link"])
    assert code(guest.post(f"tables/{table}/public", public=True), 403) == "club-not-owner"
    assert code(Person(served.base).post(f"tables/{table}/public", public=True), 403) == "club-sign-in"
    assert code(member().post(f"tables/{table}/public", public=True), 404) == "no-table"
    assert host.get(f"tables/{table}/public").json() == {"public": False}
    assert host.post(f"tables/{table}/public", public=True).json() == {"public": True}
    assert table in lobby(guest)
    host.post(f"tables/{table}/public", public=False)
    assert table not in lobby(guest)
    nameless = Person(served.base).http.post(
        "/api/v1/tables", json={"game": "akropolis", "seats": [{"kind": "here"}, {"kind": "link"}], "public": True}
    )
    assert code(nameless, 403) == "club-sign-in"


def test_the_lobby_tells_when_it_changes(member: Callable[[], Person], served: Served):
    host = member()
    address = served.base.replace("http", "ws", 1) + "/api/v1/club/lobby/live?lang=fr"
    with connect(address, additional_headers={"Origin": served.base}) as line:
        before = json.loads(line.recv(10))
        assert before["type"] == "lobby"
        table = host.new("hl", public=True)["table"]
        after = json.loads(line.recv(10))
        assert {each["table"] for each in after["tables"]} - {each["table"] for each in before["tables"]} == {table}


# --- invitations ---


def test_an_invitation_by_name_is_there_on_every_device(member: Callable[[], Person], served: Served):
    host, guest = member(), member()
    table = host.new("hll", name="Sunday")["table"]
    name = guest.me()["name"]
    assert host.post(f"tables/{table}/invite", seat=1, name=name.upper()).status_code == 200
    other = Person(served.base)
    other.post("club/sign-in-link", token=guest.post("club/link").json()["link"].partition("#")[2])
    (kept,) = other.get("club/invitations").json()
    assert (kept["table"], kept["seat"], kept["by"], kept["name"]) == (table, 1, host.me()["name"], "Sunday")
    assert code(member().post(f"club/invitations/{table}/1"), 404) == "club-not-invited"
    assert other.post(f"club/invitations/{table}/1").json() == {"table": table, "seat": 1}
    assert guest.get("club/invitations").json() == []
    assert table in guest.tables()


def test_a_link_that_was_opened_is_kept_until_the_seat_is_taken(member: Callable[[], Person], served: Served):
    host, guest = member(), member()
    made = host.new("hll")
    token = made["seats"][2]["link"].partition("#")[2]
    guest.post("invitation", token=token)
    assert [kept["seat"] for kept in guest.get("club/invitations").json()] == [2]
    quicker = member()
    quicker.join(made["seats"][2]["link"])
    assert guest.get("club/invitations").json() == []
    assert code(guest.post(f"club/invitations/{made['table']}/2"), 409) == "club-no-seat"
    watching = made["spectator_link"].partition("#")[2]
    guest.post("invitation", token=watching)
    assert guest.get("club/invitations").json() == []


def test_only_who_made_the_table_invites_and_only_names_there_are(member: Callable[[], Person], served: Served):
    host, guest = member(), member()
    table = host.new("hl")["table"]
    assert code(guest.post(f"tables/{table}/invite", seat=1, name="Ada"), 404) == "no-table"
    assert code(host.post(f"tables/{table}/invite", seat=1, name="Nobody at all"), 404) == "club-no-name"
    assert code(host.post(f"tables/{table}/invite", seat=0, name=guest.me()["name"]), 409) == "club-no-seat"
    host.post(f"tables/{table}/invite", seat=1, name=guest.me()["name"])
    assert guest.delete(f"club/invitations/{table}/1").json() == []
    assert code(guest.delete(f"club/invitations/{table}/1"), 404) == "club-not-invited"


# --- results and ratings ---


def finish(person: Person, made: dict[str, Any]) -> None:
    """Plays to the end, and waits until the result is kept."""
    table = made["table"]
    with person.live(table, 0) as tab:
        while tab.state["status"] == "playing":
            if tab.state["choices"]:
                tab.play()
            else:
                tab.receive()
    settled(lambda: any(game["table"] == table for game in person.get("club/statistics").json()["latest"]))


def test_a_finished_game_against_a_bot_is_rated_and_counted(member: Callable[[], Person], served: Served):
    ada = member()
    made = ada.new("hb")
    finish(ada, made)
    (game,) = ada.get("club/statistics").json()["games"]
    assert game["game"] == "akropolis" and game["games"] == 1
    assert game["rating"]["games"] == 1 and game["rating"]["low"] < game["rating"]["rating"] < game["rating"]["high"]
    listed = ada.get("club/ratings/akropolis").json()["lines"]
    assert [line["name"] for line in listed if line["me"]] == [ada.me()["name"]]
    assert any(line["level"] == "level-1" for line in listed)
    rows = list(csv.DictReader(io.StringIO(ada.get("club/games.csv").content.decode("utf-8-sig"))))
    assert len(rows) == 1 and rows[0]["table"] == made["table"] and rows[0]["rated"] == "1"
    (latest,) = ada.get("club/statistics?lang=fr").json()["latest"]
    assert [seat["name"] for seat in latest["seats"] if not seat["me"]] == ["Novice"]
    assert rows[0]["opponents"].startswith("Novice "), "a bot is called as people know it"
    assert ada.http.delete(f"/api/v1/tables/{made['table']}").json()["deleted"]
    assert ada.get("club/statistics").json()["games"][0]["games"] == 1  # it outlives its table


def test_ratings_and_statistics_are_for_whom_they_are(served: Served):
    nobody = Person(served.base)
    assert code(nobody.get("club/statistics"), 403) == "club-sign-in"
    assert code(nobody.get("club/games.csv"), 403) == "club-sign-in"
    assert nobody.get("club/ratings/akropolis").status_code == 200
    assert nobody.get("club/ratings/chess").status_code == 404


def test_who_leaves_a_running_game_is_remembered(member: Callable[[], Person], served: Served):
    ada, eva = member(), member()
    made = ada.new("hlb")
    eva.join(made["seats"][1]["link"])
    with ada.live(made["table"], 0), eva.live(made["table"], 1):
        assert not eva.http.delete(f"/api/v1/tables/{made['table']}").json()["deleted"]
    with served.services.database.engine.connect() as connection:
        assert list(results.leavers(connection, made["table"])) == [1]


def test_a_game_that_its_only_person_deletes_counts_as_lost(member: Callable[[], Person], served: Served):
    ada = member()
    table = ada.new("hb")["table"]
    with ada.live(table, 0) as tab:
        while tab.for_good < 8:
            if tab.state["choices"]:
                tab.play()
            else:
                tab.receive()
    assert ada.http.delete(f"/api/v1/tables/{table}").json()["deleted"]
    (game,) = ada.get("club/statistics").json()["latest"]
    assert [(seat["me"], seat["rank"]) for seat in game["seats"]] == [(True, 2), (False, 1)]
    early = ada.new("hb")["table"]
    ada.http.delete(f"/api/v1/tables/{early}")
    assert len(ada.get("club/statistics").json()["latest"]) == 1


def test_ratings_follow_results(served: Served):
    database = served.services.database

    def keep(table: str, ranks: dict[str, int]) -> bool:
        seats = [results.SeatResult(n, who, who, rank, 10) for n, (who, rank) in enumerate(ranks.items())]
        with database.engine.begin() as connection:
            return results.keep(connection, results.Result(table, "horizon", 1, True, seats))

    for number in range(12):
        assert keep(f"made-up-{number}", {"bot:level-1": 2, "bot:level-5": 1})
    assert not keep("made-up-0", {"bot:level-1": 1, "bot:level-5": 2})  # a result counts once
    lines = Person(served.base).get("club/ratings/horizon").json()["lines"]
    strong, weak = lines
    assert (strong["level"], weak["level"]) == ("level-5", "level-1")
    assert strong["rating"]["rating"] > 1500 > weak["rating"]["rating"]
    assert strong["rating"]["games"] == weak["rating"]["games"] == 12
    assert strong["rating"]["high"] - strong["rating"]["low"] < 2 * 1.96 * 60 * 25 / 3  # surer than at first


# --- what counts ---


def ended(database: Database, *holders: str | None) -> Table:
    """A finished game with a seat for each: held by that device or name, or a bot's."""
    bots = [Seat("bot", "", "level-1", True) for _ in holders]
    table = Table(new_table.new_id(), Setup("akropolis", {}, new_table.new_seed(), ""), bots, None)
    rng = Rng(5)
    while table.status == "playing":
        table.play_bot(table.version, rng.choice(table.line.position.legal()), 1)
    for number, who in enumerate(holders):
        if who is not None:
            table.seats[number] = Seat("link", f"Seat {number}", None, True)
    with database.engine.begin() as connection:
        store.create(connection, Stored(table, "maker", 1, 1), 1)
        for number, who in enumerate(holders):
            if who is not None:
                access.grant(connection, who, table.id, [number], now_ms())
    return table


def outcome(database: Database, table: Table, **more: bool) -> results.Result | None:
    with database.engine.connect() as connection:
        return result_of(connection, table, True, **more)


@pytest.fixture
def named(served: Served) -> list[str]:
    """The holders of two names."""
    found = []
    for _ in range(2):
        id, name = new_table.new_id(), next(NAMES)
        with served.services.database.engine.begin() as connection:
            names.claim(connection, id, name, "", "en", 1)
        found.append(names.holder(id))
    return found


def test_names_and_bots_are_rated_and_nobody_else(served: Served, named: list[str]):
    database = served.services.database
    ada, eva = named
    rated = outcome(database, ended(database, ada, eva, None))
    assert rated is not None and rated.rated
    assert [seat.who for seat in rated.seats] == [ada.removeprefix("name:"), eva.removeprefix("name:"), "bot:level-1"]
    stranger = outcome(database, ended(database, ada, "a" * 64))
    assert stranger is not None and not stranger.rated and stranger.seats[1].who == ""
    twice = outcome(database, ended(database, ada, ada))
    assert twice is not None and not twice.rated
    assert outcome(database, ended(database, "a" * 64, None)) is None


def test_a_game_with_help_or_a_takeback_or_a_position_is_not_rated(served: Served, named: list[str]):
    database = served.services.database
    table = ended(database, named[0], None)

    def rated() -> bool:
        found = outcome(database, table)
        assert found is not None
        return found.rated

    assert rated()
    table.chat.note(0, HINT_NOTE, {"rung": 1}, 1)
    assert not rated()
    table.chat.lines.clear()
    table.lowest_cut = 3
    assert not rated()
    table.lowest_cut = None
    table.setup.start = {}
    assert not rated()


def test_who_has_gone_comes_last_whatever_the_bot_made_of_it(served: Served, named: list[str]):
    database = served.services.database
    for number in (0, 1):
        table = ended(database, *named, None)
        table.seats[number].level = "level-2"  # a bot plays for them at the end
        found = outcome(database, table)
        assert found is not None and found.seats[number].rank == 3
        assert sorted(seat.rank for seat in found.seats) in ([1, 2, 3], [1, 1, 3])


def test_a_game_that_was_given_up_tells_no_points_that_were_hidden(served: Served, named: list[str]):
    database = served.services.database
    table = ended(database, named[0], None)
    table.status = "abandoned"
    found = outcome(database, table)
    assert found is not None and [seat.rank for seat in found.seats] == [2, 1]
    together = ended(database, *named)
    together.status = "abandoned"
    assert outcome(database, together) is None  # people agreed to it
