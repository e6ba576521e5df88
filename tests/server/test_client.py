"""A program at a table over the network."""

from __future__ import annotations

import random
import runpy
import socket
from pathlib import Path

import pytest

from pentapolis.client import ClientError, Refusal, Seat, play_game
from pentapolis.wire.protocol import TableState

from .served import Browser, Served

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "network" / "sit.py"


def any_choice(state: TableState) -> int:
    assert state.choices
    return random.choice(state.choices).action


def test_a_program_plays_a_whole_game_by_its_link(served: Served, browser: Browser) -> None:
    made = browser.new("lb")
    last = play_game(served.base + made["seats"][0]["link"], any_choice, "Program")
    assert last.status == "over" and last.seed and last.seats[0].name == "Program"
    assert len(last.log) > 0


def test_the_example_plays_too(served: Served, browser: Browser, capsys: pytest.CaptureFixture[str]) -> None:
    made = browser.new("lb", "uchronia")
    runpy.run_path(str(EXAMPLE))["main"](served.base + made["seats"][0]["link"])
    assert "Sitting Bot: " in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "said"), [([], "python sit.py"), (["/join#nobody"], "no such table")])
def test_the_example_says_what_is_wrong(
    arguments: list[str], said: str, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [str(EXAMPLE), *(served.base + argument for argument in arguments)])
    with pytest.raises(SystemExit, match=said):
        runpy.run_path(str(EXAMPLE), run_name="__main__")


def test_everything_a_seat_can_do(served: Served, browser: Browser) -> None:
    made = browser.new("lh")
    with Seat.join(served.base + made["seats"][0]["link"]) as seat, browser.live(made["table"], 1) as ada:
        state = seat.state
        assert state is not None and state.choices is not None and state.viewpoint == 0
        assert seat.preview(state.choices[0].action).score_sheet
        assert seat.why("take 0") is None
        dear = seat.why("take 3")
        assert dear is not None and dear.rule == "R23"
        with pytest.raises(Refusal) as error:
            seat.play(3)
        assert error.value.key == "akropolis-refuse-too-dear"
        seat.play(state.choices[0].action, hold=True)
        seat.undo()
        for _ in range(2):
            assert seat.state is not None and seat.state.choices is not None
            seat.play(seat.state.choices[0].action, hold=True)
        assert seat.state is not None and seat.state.can.confirm
        seat.confirm()
        ada.until(lambda state: state["choices"])
        seat.say("Well played")
        seat.hand("level-1")
        seat.hand(None)
        seat.propose("abandon")
        proposal = ada.until(lambda state: state["proposals"])["proposals"][0]
        ada.ask(type="answer", proposal=proposal["id"], yes=False)
        assert any(line["text"] == "Well played" for line in ada.chat)


def test_a_broken_line_is_made_anew(served: Served, browser: Browser) -> None:
    made = browser.new("lh")
    with Seat.join(served.base + made["seats"][0]["link"]) as seat:
        assert seat._line is not None
        seat._line._socket.socket.shutdown(socket.SHUT_RDWR)
        assert seat.wait(20).viewpoint == 0
        assert seat.state is not None and seat.state.choices is not None
        seat.play(seat.state.choices[0].action)


def test_a_link_as_the_api_answers_needs_the_address_of_its_server(served: Served, browser: Browser) -> None:
    made = browser.new("lh")
    link = made["seats"][0]["link"]
    assert link.startswith("/join#")
    for seat in (Seat.join(link, server=served.base + "/"), Seat.join(served.base + link, server="http://other")):
        assert (seat.server, seat.table, seat.seat) == (served.base, made["table"], 0)


def test_what_does_not_work_is_said(served: Served, browser: Browser) -> None:
    with pytest.raises(ClientError, match="looks like"):
        Seat.join("http://localhost/table/x")
    with pytest.raises(ClientError, match="together with server="):
        Seat.join(browser.new("lh")["seats"][0]["link"])
    with pytest.raises(ClientError, match="no such table"):
        Seat.join(f"{served.base}/join#{'x' * 43}")
    with pytest.raises(ClientError, match=r"127\.0\.0\.1:9"):
        Seat.join("http://127.0.0.1:9/join/x")
    watch = Seat.join(served.base + browser.new("hh")["spectator_link"])
    with watch as seat:
        assert seat.seat is None and seat.state is not None and seat.state.choices is None
