"""What a table tells of choices and things: rule, effect and facts, to nobody who may not know them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import pentapolis
from pentapolis.table.table import Table
from pentapolis.table.viewer import Viewer
from pentapolis.wire import protocol
from pentapolis.wire.archive import archive_table, pack, unpack
from pentapolis.wire.presenter import NOBODY, Presenter

from .made import play, table


def choices(presenter: Presenter, seat: int, lang: str) -> list[protocol.Choice]:
    state = presenter.state(Viewer(seat, lang), 0, 0, NOBODY, 0)
    return msgspec.json.decode(bytes(state.choices), type=list[protocol.Choice])  # type: ignore[call-overload, no-any-return]


def test_choices_tell_their_rule_and_what_they_do() -> None:
    made = table("hh", "uchronia")
    play(made)
    play(made)
    seat = made.to_move
    assert seat is not None
    english, french = (choices(Presenter(made), seat, lang) for lang in ("en", "fr"))
    assert {choice.kind for choice in english} == {"plot", "command"}
    plot = next(choice for choice in english if choice.kind == "plot")
    assert plot.rule == "R33" and plot.effect.startswith("Copy an Order from another Domain")
    said = next(choice for choice in french if choice.kind == "plot")
    assert said.rule == "R33" and said.effect.startswith("Copiez l’Ordre")
    trade = next(choice for choice in english if choice.args.get("order") == "trade")
    assert (trade.rule, trade.effect) == ("R57", "Launch an Activity from your Stock into a free slot.")


def play_last(made: Table) -> None:
    """The seat to move plays its last legal action, the dearest one."""
    made.play(made.to_move, made.version_for(made.to_move), made.line.state.legal()[-1], False, 0)


def log(made: Table, seat: int | None, lang: str) -> list[protocol.LogEntry]:
    entries = Presenter(made).state(Viewer(seat, lang), 0, 0, NOBODY, 0).log
    return msgspec.json.decode(msgspec.json.encode(entries), type=list[protocol.LogEntry])


def test_events_tell_in_which_turn_they_happened() -> None:
    made = table("hh", "uchronia")
    while not (made.line.played and any(event.kind == "clear" for event in made.line.played[-1].events)):
        play_last(made)
    entry = log(made, None, "en")[-1]
    cleared = next(event for event in entry.events if event.kind == "clear")
    assert (cleared.turn, cleared.seat) == (entry.turn + 1, 1 - entry.seat)
    assert entry.events[0].turn == entry.turn


def test_the_log_says_why_there_was_no_other_choice() -> None:
    made = table("hh")
    while not any(move.forced for move in made.line.played):
        play_last(made)
    english, french = (log(made, 0, lang) for lang in ("en", "fr"))
    assert {entry.reason for entry in english if not entry.forced} == {""}
    forced = next(entry for entry in english if entry.forced)
    assert (forced.events[0].kind, forced.reason) == ("take", "Without Stones there is no other choice.")
    assert french[forced.n - 1].reason == "Sans Pierre, pas d’autre choix."


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("take clay", "Cards of the Forum are taken by Production, the Order of Clay. Choose one"),
        ("launch wood", "Activities are launched by Trade, the Order of Marble. Choose one"),
        ("recall wood", "That is not what is asked now. Choose one of the answers offered."),
    ],
)
def test_what_is_asked_out_of_time_says_when_it_can_be_done(notation: str, said: str) -> None:
    made = table("hh", "uchronia")
    play(made)
    play(made)
    seat = made.to_move
    refusal = made.why(seat, made.version_for(seat), notation)
    assert refusal is not None
    assert Presenter(made).refusal(refusal, "en").text.startswith(said)


def test_a_placement_says_what_it_covers() -> None:
    made = table("hh")
    play(made)
    placing = choices(Presenter(made), 0, "en")
    assert {choice.rule for choice in placing} == {"R29"}
    assert "On the ground." in {choice.effect for choice in placing}
    game = pentapolis.game("akropolis")
    state = made.line.state
    for choice in placing:
        gained = next((e.data["stones"] for e in state.preview(choice.action).events if e.kind == "gain"), 0)
        assert choice.args["quarries"] == gained, game.notation(choice.action)


@pytest.mark.parametrize(("lang", "title"), [("en", "Viaduct"), ("fr", "Viaduc")])
def test_things_are_explained_in_the_language_of_the_reader(lang: str, title: str) -> None:
    fact = Presenter(table("hh", "uchronia")).fact({"zone": "great_works", "building": "viaduc"}, None, lang)
    assert fact is not None and (fact.title, fact.rule, fact.source) == (title, "R104", "rulebook")
    assert "Dracon" in fact.text and fact.score == []


def test_a_hand_is_explained_to_its_owner_alone() -> None:
    made = table("hh", "uchronia")
    presenter = Presenter(made)
    hand = made.line.state.view(0)["boards"][0]["hand"]
    colour = next(colour for colour, count in hand.items() if count)
    target = {"zone": "hand", "seat": 0, "colour": colour}
    fact = presenter.fact(target, 0, "en")
    assert fact is not None and fact.title.endswith(f"({hand[colour]})")
    assert presenter.fact(target, 1, "en") is None and presenter.fact(target, None, "en") is None


@pytest.mark.parametrize(
    "target", [{}, {"site": "x"}, {"site": 99}, {"cell": [1, {}]}, {"seat": [], "thing": "stones"}]
)
def test_what_is_no_thing_is_nothing(target: dict[str, Any]) -> None:
    assert Presenter(table("hh")).fact(target, 0, "en") is None
    assert Presenter(table("hh", "uchronia")).fact({**target, "zone": "hand", "colour": "wood"}, 0, "en") is None


def test_a_hex_tells_what_it_scores_now() -> None:
    made = table("hh")
    cell = next(cell for cell in made.line.state.view(0)["cities"][0]["cells"] if cell["kind"].endswith("plaza"))
    fact = Presenter(made).fact({"cell": [cell["q"], cell["r"]], "seat": 0}, None, "en")
    assert fact is not None and fact.rule == "R55"
    (line,) = fact.score
    assert line.points == line.parts["value"] * line.parts["stars"]


def test_a_kept_game_brings_the_components_of_its_time() -> None:
    """What is served today may belong to other rules."""
    made = table("hh", "uchronia")
    for _ in range(6):
        play(made)
    made.line.drop_draft()
    kept = unpack(pack(archive_table(made, ["Ada", "Bob"])))
    components = pentapolis.game("uchronia").components()
    assert kept.replay["components"] == components and "buildings" not in kept.replay["first"]
    assert all("buildings" not in view for seat in (None, 0, 1) for view in kept.views(seat))
    kept.replay["components"] = {"buildings": {"pont": {"cost": 9}}}
    assert all(view["buildings"]["pont"]["cost"] == 9 for seat in (None, 0, 1) for view in kept.views(seat))
    del kept.replay["components"]  # as one that was kept before: its views have them
    kept.replay["first"]["buildings"] = {"pont": {}}
    assert next(kept.views(None))["buildings"] == {"pont": {}}
