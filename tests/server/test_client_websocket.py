"""A program comes back to its table: no move is lost and none is played twice, wherever the line breaks."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pentapolis.client import ClientError, Refusal, Seat, TimeUp, play_game, request
from pentapolis.client import seat as seat_module
from pentapolis.server.settings import Limits
from pentapolis.wire.protocol import TableState

from .served import Browser, Process, Served, serving
from .wire import Pair, Trouble, Wire

SOLO: dict[str, Any] = {"options": {"architect": "hippodamos"}}
AWAY = 2.5  # seconds until a server that was killed is started again
KEY = "k" * 43


@pytest.fixture(autouse=True)
def _known_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs hold their seats by a key that a test knows."""
    monkeypatch.setattr("pentapolis.client.seat.secrets", SimpleNamespace(token_urlsafe=lambda _: KEY))


class Game:
    """A seat of a new table, reached through a wire, and the choices its program makes."""

    def __init__(self, base: str, wire: Wire | None = None, seats: str = "l") -> None:
        self.browser = Browser(base)
        made = self.browser.new(seats, **(SOLO if seats == "l" else {}))
        self.base, self.wire, self.table = base, wire, made["table"]
        self.link: str = made["seats"][0]["link"]
        self.chosen: list[str] = []
        self.changed: Callable[[], bool] | None = None  # whether a message was carried out, if versions do not tell

    def choose(self, state: TableState) -> int:
        """The first choice, noted."""
        assert state.choices
        self.chosen.append(state.choices[0].notation)
        return state.choices[0].action

    def told(self) -> dict[str, Any]:
        """The table as the seat may know it, asked without the wire."""
        found: dict[str, Any] = request(f"{self.base}/api/v1/tables/{self.table}?seat=0", KEY)
        return found

    def version(self) -> int:
        """The version of the table."""
        return int(self.told()["version"])

    def said(self, text: str) -> list[Any]:
        """The lines of the chat with that text."""
        return [line for line in self.told()["chat"] if line["text"] == text]

    def played(self) -> list[str]:
        """The moves of the seat as the table has them."""
        with Seat(self.base, KEY, self.table, 0) as seat:
            assert seat.state is not None
            return [entry.notation for entry in seat.state.log if entry.seat == 0]

    # --- what may happen to a message ---

    def unanswered(self, pair: Pair, data: bytes) -> None:
        """It is carried out, then the line breaks without an answer."""
        self.silent(pair, data)
        pair.cut()

    def silent(self, pair: Pair, data: bytes) -> None:
        """It is carried out, but nothing more is ever heard."""
        pair.mute = True
        self._carry_out(pair, data)

    def swallowed(self, pair: Pair, data: bytes) -> None:
        """It never arrives."""
        pair.cut()

    def late(self, pair: Pair, data: bytes) -> None:
        """It arrives when the program has come back and sends it again: just before the second one."""

        def again(second: Pair, more: bytes) -> None:
            self._carry_out(pair, data)
            second.server.sendall(more)

        assert self.wire is not None
        self.wire.trouble = after(2, self.wire, again)  # the handshake and the hello
        pair.mute = True
        pair.cut(pair.client)

    def _carry_out(self, pair: Pair, data: bytes) -> None:
        """Passes it on, and waits until the table has changed by it."""
        before = self.version()
        pair.server.sendall(data)
        moved(self.changed or (lambda: self.version() > before))


def after(count: int, wire: Wire, trouble: Trouble) -> Trouble:
    """Lets that many messages pass before the trouble."""

    def passing(pair: Pair, data: bytes) -> None:
        wire.trouble = trouble if count == 1 else after(count - 1, wire, trouble)
        pair.server.sendall(data)

    return passing


def moved(done: Callable[[], bool]) -> None:
    """Returns when it is done."""
    end = time.monotonic() + 20
    while not done():
        assert time.monotonic() < end, "the table does not move"
        time.sleep(0.01)


class Restarting:
    """A server that can be killed and started again, with the same data at the same port."""

    def __init__(self, folder: Path) -> None:
        self._start = (f"--data={folder}/tables.sqlite", "--pace=0", "--workers=1")
        self._process = Process(*self._start)
        self.base, self.port = self._process.base, self._process.port
        self.starts = 1

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()

    def start(self) -> None:
        """Starts it again."""
        self._process = Process(*self._start, port=self.port)
        self.starts += 1


@pytest.fixture(scope="module")
def restarting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarting]:
    server = Restarting(tmp_path_factory.mktemp("restarting"))
    yield server
    server.kill()


@pytest.fixture
def wire(served: Served) -> Iterator[Wire]:
    with Wire(served.run.port) as wire:
        yield wire


def test_a_server_may_be_killed_while_a_program_thinks(restarting: Restarting) -> None:
    game, starts = Game(restarting.base), restarting.starts

    def choose(state: TableState) -> int:
        if len(game.chosen) == 3:
            restarting.kill()
            restarting.start()
        return game.choose(state)

    assert play_game(game.link, choose, server=restarting.base).status == "over"
    assert game.played() == game.chosen and restarting.starts == starts + 1


def test_a_server_may_be_killed_before_it_answers_and_stay_away_for_a_while(restarting: Restarting) -> None:
    game, starts = Game(restarting.base), restarting.starts

    def restart() -> None:
        time.sleep(AWAY)
        restarting.start()

    away = threading.Thread(target=restart)

    def killed(pair: Pair, data: bytes) -> None:
        game.silent(pair, data)
        restarting.kill()
        pair.cut()
        away.start()

    with Wire(restarting.port) as wire:

        def choose(state: TableState) -> int:
            if len(game.chosen) == 3:
                wire.trouble = killed
            return game.choose(state)

        try:
            assert play_game(game.link, choose, server=wire.base).status == "over"
        finally:
            away.join()
    assert game.played() == game.chosen and restarting.starts == starts + 1


@pytest.mark.parametrize("trouble", ["unanswered", "silent", "swallowed", "late"])
def test_a_move_is_played_once(served: Served, wire: Wire, trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_module, "ANSWER", 0.5)
    game = Game(served.base, wire, "lb")

    def choose(state: TableState) -> int:
        if len(game.chosen) in (0, 3, 6):  # to take a tile, to place one, after which the bot plays, and again
            wire.trouble = getattr(game, trouble)
        return game.choose(state)

    assert play_game(game.link, choose, server=wire.base).status == "over"
    assert game.played() == game.chosen
    assert len(wire.pairs) >= 5, "the line did not break"


def test_a_game_comes_to_its_end_even_if_no_move_is_ever_answered(served: Served, wire: Wire) -> None:
    game = Game(served.base, wire)

    def choose(state: TableState) -> int:
        wire.trouble = game.unanswered
        return game.choose(state)

    assert play_game(game.link, choose, server=wire.base).status == "over"
    assert game.played() == game.chosen and len(wire.pairs) == len(game.chosen) + 3  # link, seat, first line


@pytest.mark.parametrize("trouble", ["unanswered", "swallowed", "late"])
def test_whatever_a_seat_does_is_done_once(served: Served, wire: Wire, trouble: str) -> None:
    game = Game(served.base, wire, "lh")
    with Seat.join(game.link, server=wire.base) as seat, game.browser.live(game.table, 1) as ada:

        def now() -> TableState:
            assert seat.state is not None
            return seat.state

        def lost(act: Callable[[], object], changed: Callable[[], bool]) -> None:
            """Acts, while the line breaks; what is waited for on the server tells that it was carried out there."""
            game.changed = changed
            wire.trouble = getattr(game, trouble)
            act()
            wire.trouble = None

        def version_after(act: Callable[[], object]) -> None:
            before = game.version()
            lost(act, lambda: game.version() > before)
            assert game.version() == now().version == before + 1

        for _ in range(2):
            version_after(lambda: seat.play(game.choose(now()), hold=True))
        assert now().can.confirm
        version_after(seat.undo)
        assert not now().can.confirm and now().can.undo == 1
        version_after(lambda: seat.play(game.choose(now()), hold=True))
        version_after(seat.confirm)
        assert len(game.played()) == 2
        lost(lambda: seat.hand("level-1"), lambda: game.told()["seats"][0]["level"] == "level-1")
        lost(lambda: seat.hand(None), lambda: game.told()["seats"][0]["level"] is None)
        lost(lambda: seat.rename("Ida"), lambda: game.told()["seats"][0]["name"] == "Ida")
        lost(lambda: seat.say("Well  played"), lambda: bool(game.said("Well played")))
        assert game.told()["seats"][0]["name"] == "Ida"
        if trouble != "late":  # a line of the chat counts for no version, and may be there twice
            assert len(game.said("Well played")) == 1
        ada.ask(type="propose", kind="abandon")
        proposal = game.told()["proposals"][0]["id"]
        lost(lambda: seat.answer(proposal, True), lambda: game.told()["status"] == "abandoned")
        assert game.told()["status"] == "abandoned"


def test_a_proposal_is_made_once_or_the_program_is_asked(served: Served, wire: Wire) -> None:
    game = Game(served.base, wire, "lh")
    with Seat.join(game.link, server=wire.base) as seat:
        game.changed = lambda: bool(game.told()["proposals"])
        wire.trouble = game.swallowed
        with pytest.raises(ClientError, match="whether it got the proposal") as error:
            seat.propose("abandon")
        assert error.value.code == "unsure" and not game.told()["proposals"]
        wire.trouble = game.unanswered
        seat.propose("abandon")
        assert len(game.told()["proposals"]) == 1


def test_a_move_for_another_position_is_refused_after_a_break(served: Served, wire: Wire) -> None:
    game = Game(served.base, wire, "lh")
    with Seat.join(game.link, server=wire.base) as seat:
        assert seat.state is not None and seat.state.choices is not None
        first, second = seat.state.choices[0], seat.state.choices[1]

        def other(pair: Pair, data: bytes) -> None:
            """Somebody else plays for the seat before the move arrives, which is then lost."""
            with Seat.back(seat.key, served.base) as twin:
                twin.play(second.action)
            pair.cut()

        wire.trouble = other
        with pytest.raises(Refusal) as error:
            seat.play(first.action)
        assert error.value.key == "table-stale" and game.played() == [second.notation]


def test_a_program_gives_up_after_its_patience_and_in_words(served: Served, wire: Wire) -> None:
    game = Game(served.base, wire, "lh")
    with Seat.join(game.link, server=wire.base, patience=0.5) as seat:
        with pytest.raises(TimeUp, match=r"nothing came for 0\.01 seconds"):
            seat.wait(0.01)
        wire.end()
        for act in (lambda: seat.play(0), seat.wait):
            with pytest.raises(ClientError, match=r"0\.5 seconds there was no way back: ws://") as error:
                act()
            assert error.value.code == "unreachable"
    with pytest.raises(ClientError, match="sit down first"):
        seat.play(0)


def test_a_program_whose_seat_was_taken_from_it_does_not_wait(served: Served, wire: Wire) -> None:
    game = Game(served.base, wire, "lh")
    with Seat.join(game.link, server=wire.base) as seat:
        links = request(f"{served.base}/api/v1/tables/{game.table}/links?seat=0", seat.key, {})["seats"]
        person = Browser(served.base)
        person.join(links[0]["link"])
        devices = f"/api/v1/tables/{game.table}/devices"
        program = next(each["id"] for each in person.http.get(devices).json() if not each["this"])
        assert person.http.delete(f"{devices}/{program}").status_code == 200
        start = time.monotonic()
        with pytest.raises(ClientError, match="not yours"):
            seat.play(0)
        assert time.monotonic() < start + 30


def test_who_asks_too_much_waits_and_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", limits=Limits(messages=3)) as served:
        link = Browser(served.base).new("lh")["seats"][0]["link"]
        with Seat.join(link, server=served.base) as seat:
            assert [seat.why("take 0") for _ in range(4)] == [None] * 4
