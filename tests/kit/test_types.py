"""Views, components, decisions, choices, events and previews are what their types say, which programs read them by."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

import pentapolis
from pentapolis import Choice, Decision, Event, Preview, Record, Rng, State
from pentapolis.core import view_types
from pentapolis.games import kinds, play_types
from tests.of_games import of_games

from .cases import CASES, Case, positions
from .misfits import misfits

TYPED = [case for case in CASES if play_types(case.id)]
GAMES = [id for id in pentapolis.game_ids() if play_types(id)]
RICH = of_games("rich")  # tables on which things come about that chance seldom comes to
GOLDEN = Path(__file__).parent.parent / "golden"
per_game = pytest.mark.parametrize("id", GAMES)
per_case = pytest.mark.parametrize("case", TYPED, ids=repr)


class Types:
    """The types of a game, by kinds."""

    def __init__(self, id: str) -> None:
        declared: Any = play_types(id)
        self.view = declared.View
        self.preview = declared.Preview
        self.decisions = kinds(declared.Decision)
        self.choices = kinds(declared.Choice)
        self.events = kinds(declared.Event)

    def wrong_decision(self, decision: Decision) -> str:
        """What does not fit of a decision; empty if all does."""
        if decision.kind not in self.decisions:
            return f"no type for the decision {decision.kind}"
        return misfits(decision.about, self.decisions[decision.kind][0])

    def wrong_choice(self, choice: Choice) -> str:
        """What does not fit of a choice."""
        if choice.kind not in self.choices:
            return f"no type for the choice {choice.kind}"
        args, target = self.choices[choice.kind]
        wrong = [misfits(choice.args, args), *[misfits(each, target) for each in choice.targets]]
        return next(filter(None, wrong), "")

    def wrong_event(self, event: Event, seat: int | None = None) -> str:
        """What does not fit of an event as that seat sees it."""
        if event.kind not in self.events:
            return f"no type for the event {event.kind}"
        return misfits(event.view(seat)["data"], self.events[event.kind][0])

    def wrong_preview(self, preview: Preview) -> str:
        """What does not fit of a preview."""
        wrong = [self.wrong_event(event) for event in preview.events]
        area = get_args(self.preview)[0]
        return next(filter(None, [*wrong, "" if preview.area is None else misfits(preview.area, area)]), "")


def some(state: State, rng: Rng, count: int) -> Iterator[Choice]:
    """Choices of the position: all where there are few, else that many at random."""
    legal = state.legal()
    chosen = legal if len(legal) <= count else [state.sample(rng) for _ in range(count)]
    return (state.choice(action) for action in chosen)


def components_of(id: str) -> Any:
    """The type of what never changes in a game; no fields where it has none of its own."""
    name = f"pentapolis.games.{id}.view_types"
    return import_module(name).Components if find_spec(name) else view_types.Nothing


@per_case
def test_views_are_what_their_types_say(case: Case) -> None:
    common, components = get_type_hints(view_types.View), components_of(case.id)
    for state in positions(case, 62, every=9):
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            own = view.keys() - common.keys()
            constants = [name for name in own & components.__annotations__.keys() if isinstance(view[name], dict)]
            constant = {name: view.pop(name) for name in constants}  # a list of that name is what lies face up
            assert not misfits(view, Types(case.id).view)
            assert not constant or not misfits(constant, components)


def wrong_from(state: State, types: Types, rng: Rng, moves: int) -> Iterator[str]:
    """What does not fit while somebody plays on at random."""
    for number in range(moves):
        if state.over:
            return
        yield types.wrong_decision(state.decision)
        yield from (types.wrong_choice(choice) for choice in some(state, rng, 3))
        if number % 8 == 0:
            yield types.wrong_preview(state.preview(state.sample(rng)))
        heard = state.listen()
        state.play(state.sample(rng))
        yield from (types.wrong_event(event, seat) for event in heard for seat in (None, *event.seen_by))


@per_case
def test_what_is_asked_answered_and_told_is_what_its_types_say(case: Case) -> None:
    found = wrong_from(case.new(63), Types(case.id), Rng(63), 100_000)
    assert not list(filter(None, found))


@pytest.mark.parametrize("id", RICH)
def test_so_it_is_at_tables_that_have_something_of_everything(id: str) -> None:
    for seed in range(30):
        rng = Rng(seed)
        state = RICH[id].rich_table(2 + rng.below(3), rng)
        assert not list(filter(None, wrong_from(state, Types(id), rng, 25)))


@per_game
def test_so_it_is_in_the_golden_games(id: str) -> None:
    types = Types(id)
    for path in sorted((GOLDEN / id).glob("*.jsonl")):
        for move in Record.read(path.read_text("utf-8").splitlines()):
            assert move.before is not None
            assert not types.wrong_choice(move.before.choice(move.action))
            assert not list(filter(None, (types.wrong_event(event) for event in move.events)))


@per_game
def test_every_kind_that_the_steps_declare_has_types_and_no_other(id: str) -> None:
    types, steps = Types(id), pentapolis.game(id).steps
    assert types.decisions.keys() == {step.name for step in steps if not step.automatic}
    assert types.choices.keys() == {verb for step in steps for verb in step.verbs}
    assert types.events.keys() == {event for step in steps for event in step.events}


@per_game
def test_choices_have_the_arguments_of_their_actions(id: str) -> None:
    space = pentapolis.game(id).space
    for verb in space.verbs if space is not None else ():
        args = Types(id).choices.get(verb.name, (None,))[0]
        hints = {} if args is None else get_type_hints(args)
        for arg in verb.args if args is not None else ():
            assert fits(arg.words, hints[arg.name]), f"{verb.name}: {arg.name} is one of {arg.words}"
            assert hints.keys() >= arg.also.keys()
        assert args is None or hints.keys() >= verb.fixed.keys()


def fits(words: list[str], type_: Any) -> bool:
    """Whether the words of an argument are what its type says: exactly the literals, where it lists them."""
    if not words:
        return type_ is int
    return type_ is str or (get_origin(type_) is Literal and set(words) == set(get_args(type_)))


def test_what_does_not_fit_is_found() -> None:
    types = Types("akropolis")
    state = pentapolis.game("akropolis").new(2, 1)
    view = state.view(0)
    assert misfits({**view, "turn": "first"}, types.view) == "Expected `int`, got `str` - at `$.turn`"
    assert misfits({**view, "season": 1}, types.view) == "no type for season"
    view["site"][0]["shade"] = 3
    assert misfits(view, types.view).startswith("more than View says")
    assert misfits({}, types.view).startswith("Object missing required field")
    assert types.wrong_decision(Decision("take", 0, {"tile": "x"})) == "no type for tile"
    assert types.wrong_decision(Decision("give", 0, {})) == "no type for the decision give"
    assert "`price`" in types.wrong_choice(Choice(0, "take", {"tile": "x"}, [], ""))
    assert types.wrong_choice(Choice(0, "take", {"tile": "x", "price": 0}, [{"cell": 1}], "")) == "no type for cell"
    assert "`int`" in types.wrong_event(Event("gain", 0, "R42", {"stones": "1"}))
    told = Event("gain", 0, "R42", {"stones": 1}, {"kept": 2}, (1,))
    assert (types.wrong_event(told), types.wrong_event(told, 1)) == ("", "no type for kept")
    preview = state.preview(0)
    preview.area = {**preview.area, "lakes": None}
    assert "`$.lakes`" in types.wrong_preview(preview)
    assert fits(["a", "b"], Literal["b", "a"]) and not fits(["a", "b"], Literal["a"]) and not fits(["1"], int)


def test_a_state_of_a_game_lists_its_choices() -> None:
    for case in islice(CASES, 3):
        state = case.new(1)
        assert state.choices() == [state.choice(action) for action in state.legal()]
        state.playout(Rng(1))
        assert state.choices() == []
