"""Positions away from any table: told as a table would tell them, and no more than the seat may know."""

from __future__ import annotations

import msgspec
import pytest

from pentapolis.core.game import game, game_ids
from pentapolis.core.rng import Rng
from pentapolis.table.table import Table
from pentapolis.table.viewer import Viewer
from pentapolis.wire.presenter import NOBODY, Presenter
from pentapolis.wire.sandbox import MoveRefused, Sandbox, followed
from pentapolis.wire.sandbox_messages import (
    MOST_MOVES,
    Moves,
    SandboxExplain,
    SandboxLook,
    SandboxPreview,
    SandboxQuestion,
    SandboxWhy,
)

from .made import table


def plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def begun(id: str) -> tuple[Table, Sandbox]:
    """A table after some turns, where the first seat must decide, and the same position as a sandbox of that seat."""
    made = table("hb", id)
    rng = Rng(3)
    while len(made.line.played) < 14 or made.line.state.player != 0:
        legal = made.line.state.legal()
        made.line.play(legal[rng.below(len(legal))])
    moves = [move.notation for move in made.line.played if not move.forced]
    history = followed(made.line.first_state(), moves, ask_private=True)
    return made, Sandbox.of(history, 0, made.seats)


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sandbox_tells_a_position_as_a_table_does(id: str, lang: str) -> None:
    made, sandbox = begun(id)
    presenter = Presenter(made)
    told = presenter.state(Viewer(0, lang, frozenset({0})), 0, 0, NOBODY, 0)
    position = sandbox.answer(SandboxLook(), lang).position
    assert position is not None
    assert position.choices
    for name in ("game", "viewpoint", "view", "decision", "choices", "log"):
        assert plain(getattr(position, name)) == plain(getattr(told, name)), name

    for action in made.line.state.legal()[:5]:
        shown = presenter.preview(action, made.preview(0, made.version_for(0), action), 0, lang)
        assert plain(sandbox.answer(SandboxPreview(action), lang).preview) == plain(shown)
    for target in [target for choice in position.choices[:5] for target in choice.targets]:
        fact = sandbox.answer(SandboxExplain(target), lang).fact
        assert plain(fact) == plain(presenter.fact(target, 0, lang))


@pytest.mark.parametrize("id", game_ids())
def test_what_is_not_legal_is_refused_in_words(id: str) -> None:
    _, sandbox = begun(id)
    state = sandbox.state
    illegal = next(action for action in range(state.game.num_actions) if state.explain(action) is not None)
    for question in (SandboxWhy(state.notation(illegal)), SandboxPreview(illegal), SandboxWhy("nonsense")):
        answer = sandbox.answer(question, "fr")
        assert answer.refusal is not None
        assert answer.refusal.text
        assert answer.preview is None
    legal = state.notation(state.legal()[0])
    assert sandbox.answer(SandboxWhy(legal), "en").refusal is None


def test_who_waits_gets_neither_choices_nor_previews_nor_reasons() -> None:
    made, sandbox = begun("uchronia")
    other = Sandbox(sandbox.state, 1, sandbox.moves)
    position = other.position("en")
    assert position.choices is None
    assert plain(position.view) == plain(made.line.state.view(1)) != plain(made.line.state.view(0))
    action = sandbox.state.legal()[0]
    questions: list[SandboxQuestion] = [SandboxPreview(action), SandboxWhy(sandbox.state.notation(action))]
    for question in questions:
        answer = other.answer(question, "en")
        assert answer.preview is None
        assert answer.refusal is not None
        assert answer.refusal.key == "table-not-your-turn"


def test_moves_that_cannot_be_played_are_told_by_their_number() -> None:
    state = game("akropolis").new(2, 7)
    legal = state.notation(state.legal()[0])
    with pytest.raises(MoveRefused) as caught:
        followed(state, [legal, legal])
    assert caught.value.n == 2
    assert caught.value.refusal.rule
    with pytest.raises(MoveRefused) as caught:
        followed(state, ["rubbish"])
    assert caught.value.n == 1
    assert not followed(state, []).moves
    assert state.turn == game("akropolis").new(2, 7).turn  # nothing was played on the state that was handed in


def test_own_moves_can_be_taken_back_and_are_counted() -> None:
    state = game("akropolis").new(2, 7)
    history = followed(state, [state.notation(state.legal()[0])])
    assert Sandbox.of(history, state.player).position("en").undo == 1


def test_lists_of_moves_are_bounded() -> None:
    msgspec.convert(["take 1"] * MOST_MOVES, Moves)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(["take 1"] * (MOST_MOVES + 1), Moves)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(["x" * 1000], Moves)
