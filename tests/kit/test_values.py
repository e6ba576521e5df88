"""Positions as values of every game and build: equal, hashed, copied, pickled, sent to other processes, shown."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import re
from collections.abc import Iterator
from importlib import resources
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import pentapolis
from pentapolis import Choice, Event, InvalidNotation, Move, Record, Rng, State
from pentapolis.core.record import Result

from .cases import CASES, Case

SVG = "{http://www.w3.org/2000/svg}"
per_case = pytest.mark.parametrize("case", CASES, ids=repr)
per_game = pytest.mark.parametrize("id", pentapolis.game_ids())


def played(id: str, moves: int = 12, seed: int = 5) -> State:
    """A position of that game in which something has happened and is still to come."""
    state, rng = pentapolis.game(id).new(2, seed), Rng(seed)
    for _ in range(moves):
        following = state.copy()
        following.play(following.sample(rng))
        if following.over:
            break
        state = following
    return state


def some_positions(case: Case, seed: int) -> Iterator[State]:
    """The first position of a random game, one from its middle, and the last."""
    state, rng = case.new(seed), Rng(seed)
    yield state
    for _ in range(25):
        if not state.over:
            state.play(state.sample(rng))
    yield state
    state.playout(rng)
    yield state


@per_case
def test_equal_positions_are_equal_however_they_came_to_be(case: Case) -> None:
    for state in some_positions(case, 21):
        loaded = case.game.load(state.dump())
        pickled = pickle.loads(pickle.dumps(state))
        for other in (loaded, pickled, state.copy(), copy.copy(state), copy.deepcopy(state)):
            assert other is not state
            assert other == state
            assert hash(other) == hash(state)
            assert type(other) is type(state)
            assert other.game is state.game
            assert (other.over, other.legal()) == (state.over, state.legal())
        assert len({state, loaded, pickled}) == 1


@per_case
def test_copies_go_their_own_way(case: Case) -> None:
    state = case.new(22)
    before = state.dump()
    for made in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        made.play(made.legal()[0])
        assert made != state
        assert state.dump() == before


@per_game
def test_positions_that_differ_are_not_equal(id: str) -> None:
    state = pentapolis.game(id).new(2, 1)
    assert state != pentapolis.game(id).new(2, 2), "another deal"
    after = {action: state.copy() for action in state.legal()[:6]}
    for action, other in after.items():
        other.play(action)
    assert len(set(after.values())) == len(after), "every action leads elsewhere"
    assert state != "a state"
    assert state not in (None, 1, {})


@per_game
def test_a_world_in_which_somebody_thinks_can_be_pickled_too(id: str) -> None:
    state = played(id)
    world = state.resample(state.player, Rng(3))
    assert pickle.loads(pickle.dumps(world)) == world


@per_game
def test_how_far_the_machine_goes_is_pickled(id: str) -> None:
    state = Record.start(pentapolis.game(id), 2, 3).first_state()
    assert pickle.loads(pickle.dumps(state)).stops == state.stops


@per_game
def test_small_values_are_pickled_and_copied(id: str) -> None:
    state = played(id)
    heard = state.listen()
    action = state.legal()[0]
    choice = state.choice(action)
    values = [choice, state.decision, state.progress(), state.stack[-1], state.score_sheet(0)[0], state.preview(action)]
    state.play(action)
    values += [*heard, state.explain("nonsense")]
    for value in values:
        for made in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
            assert type(made) is type(value)
            assert repr(made) == repr(value)
    assert isinstance(heard[0], Event)
    assert pickle.loads(pickle.dumps(choice)) == choice
    assert isinstance(choice, Choice)
    rng = Rng(4)
    other = pickle.loads(pickle.dumps(rng))
    assert [rng.bits() for _ in range(3)] == [other.bits() for _ in range(3)]
    assert pickle.loads(pickle.dumps(state.game)) is state.game
    assert copy.deepcopy(state.game) is state.game


def told(state: State) -> tuple[State, str, list[int]]:
    """What a worker process finds of a position, and the position one move further."""
    state.play(state.legal()[0])
    return state, state.digest(), state.scores()


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_positions_travel_to_other_processes_and_back(method: str) -> None:
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"this system cannot {method}")
    states = [played(id) for id in pentapolis.game_ids()]
    with multiprocessing.get_context(method).Pool(1) as pool:
        answers = pool.map_async(told, [state.copy() for state in states]).get(timeout=120)
    for state, (moved, digest, scores) in zip(states, answers, strict=True):
        state.play(state.legal()[0])
        assert moved == state
        assert (digest, scores) == (state.digest(), state.scores())


@per_game
def test_notation_and_integers_of_other_libraries_are_actions(id: str) -> None:
    numpy = pytest.importorskip("numpy")
    state = pentapolis.game(id).new(players=numpy.int64(2), seed=numpy.uint8(5))
    assert state == pentapolis.game(id).new(2, 5)
    action = state.legal()[-1]
    ways = [action, numpy.int64(action), state.notation(numpy.int32(action))]
    after = [state.copy() for _ in ways]
    for world, way in zip(after, ways, strict=True):
        assert world.explain(way) is None
        assert world.choice(way) == state.choice(action)
        assert world.preview(way).terms == state.preview(action).terms
        world.play(way)
    assert after[0] == after[1] == after[2]
    assert state.allows(numpy.int64(action))
    assert state.view(numpy.int64(1)) == state.view(1)


@per_game
def test_what_is_no_action_changes_nothing(id: str) -> None:
    state = played(id)
    before = state.dump()
    with pytest.raises(InvalidNotation):
        state.play("no such thing")
    for wrong in (1.0, None, [1]):
        with pytest.raises(TypeError, match="an action is an int, or a str in notation, not"):
            state.play(wrong)  # type: ignore[arg-type]
        refusal = state.explain(wrong)
        assert refusal is not None
        assert refusal.key == "refuse-not-an-action"
    assert state.dump() == before


@per_game
def test_a_record_is_walked_move_by_move(id: str) -> None:
    record = Record.start(pentapolis.game(id), 2, 8)
    state, rng = record.first_state(), Rng(8)
    while not state.over and len(record.moves) < 20:
        record.append(state, state.notation(state.sample(rng)))
    moves = list(record)
    assert [move.notation for move in moves] == [line.play for line in record.moves]
    assert moves[-1].after == state
    for move, following in pairwise(moves):
        assert isinstance(move, Move)
        assert move.after == following.before, "and neither changes while one goes on"
        assert move.before is not None
        assert move.before.player == move.seat
    again = Record.read(str(record).splitlines())
    assert again == record == pickle.loads(pickle.dumps(record)) == copy.deepcopy(record)
    assert again != Record(record.header, record.moves[:-1])


@per_game
def test_what_repr_says(id: str) -> None:
    state = played(id)
    assert repr(state).startswith(f"<{type(state).__name__} of {id}: 2 players, round ")
    assert f"seat {state.player} decides" in repr(state)
    assert state.digest()[:8] in repr(state)
    assert repr(state.game).startswith(f"<game {id}, rules version ")
    state.playout(Rng(1))
    assert ", over, " in repr(state)
    record = Record.start(state.game, 2, 8)
    assert repr(record) == f"<Record of {id}: 2 players, 0 moves, running>"


@per_case
def test_a_position_is_drawn_in_characters_for_every_viewer(case: Case) -> None:
    for state in some_positions(case, 23):
        for seat in (None, state.player):
            drawn = state.text(seat)
            assert len(drawn.splitlines()) > 5
            assert all(len(line) <= 120 and line == line.rstrip() for line in drawn.splitlines())


@per_game
def test_who_is_shown_a_position_in_characters_learns_no_more_than_from_their_view(id: str) -> None:
    state = played(id, 20)
    for seat in (None, 0, 1):
        for number in range(3):
            world = state.resample(seat, Rng(number))
            if world.view(seat) == state.view(seat):
                assert world.text(seat) == state.text(seat)


@per_game
def test_print_shows_what_the_deciding_seat_sees(id: str) -> None:
    state = played(id)
    assert str(state) == state.text(state.player)
    state.playout(Rng(1))
    assert str(state) == state.text(None)


@per_case
def test_a_position_is_drawn_as_a_picture_for_every_viewer(case: Case) -> None:
    for state in some_positions(case, 24):
        for seat in (None, state.player):
            drawn = ElementTree.fromstring(state.svg(seat))
            shown = {element.get("id") for element in drawn.iter(f"{SVG}symbol")}
            used = {(element.get("href") or "")[1:] for element in drawn.iter(f"{SVG}use")}
            assert used == shown, "every piece that is drawn lies in the picture, and no other"
            assert "var(--" not in state.svg(seat), "a picture needs no style sheet"
            words = [element.text for element in drawn.iter(f"{SVG}text")]
            assert {"Player 1", "Player 2"} & set(words)
            assert all(str(score) in words for score in state.scores_seen(seat))


@per_game
def test_the_board_of_a_game_shows_its_pieces(id: str) -> None:
    state = played(id, 20)
    drawn = ElementTree.fromstring(state.svg())
    has_drawing = (resources.files("pentapolis.pictures") / id / "board.py").is_file()
    assert (len(list(drawn.iter(f"{SVG}use"))) > 10) == has_drawing
    assert state._repr_svg_() == state.svg(state.player)


@per_game
def test_who_is_shown_a_picture_learns_no_more_than_from_their_view(id: str) -> None:
    state = played(id, 20)
    for seat in (None, 0, 1):
        for number in range(3):
            world = state.resample(seat, Rng(number))
            if world.view(seat) == state.view(seat):
                assert unnamed(world.html(seat)) == unnamed(state.html(seat)), "which has the picture of svg in it"


@per_case
def test_a_notebook_shows_a_position_with_its_points(case: Case) -> None:
    for state in some_positions(case, 25):
        shown = ElementTree.fromstring(state._repr_html_())
        assert state.svg() in state._repr_html_()
        rows = [[cell.text or "".join(cell.itertext()) for cell in row] for row in shown.iter("tr")]
        viewer = None if state.over else state.player
        points = [[str(line.points) for line in sheet] for sheet in state.score_sheets(viewer)]
        assert [row[1:] for row in rows[1:-1]] == [list(column) for column in zip(*points, strict=True)]
        assert rows[-1][1:] == [str(score) for score in state.scores_seen(viewer)]
        assert len(rows[0]) == state.seats + 1


@per_case
def test_a_notebook_shows_a_record_with_its_moves(case: Case) -> None:
    record = Record.start(case.game, case.players, 9, case.options, names=["<Ada>"])
    state, rng = record.first_state(), Rng(9)
    while len(record.moves) < 12:
        record.append(state, state.sample(rng))
    shown = ElementTree.fromstring(record._repr_html_())
    seats, moves = [[list(row.itertext()) for row in table.iter("tr")] for table in shown.iter("table")]
    assert seats[0] == ["<Ada>"] and len(seats) == case.players
    assert [row[-1] for row in moves] == [line.play for line in record.moves]
    assert [row[1] for row in moves] == [seats[line.seat][0] for line in record.moves]
    state.playout(rng)
    record.result = Result(state.scores(), state.winners(), state.digest())
    told = [list(row.itertext()) for row in next(ElementTree.fromstring(record._repr_html_()).iter("table")).iter("tr")]
    assert [row[1] for row in told] == [str(score) for score in state.scores()]


def unnamed(svg: str) -> str:
    """The picture without the marks that keep pictures on one page apart."""
    return re.sub(r"p[0-9a-f]{8}-", "", svg)


def test_a_seat_that_is_not_there_is_refused() -> None:
    state = played("akropolis")
    for ask in (state.text, state.svg, state.html, state.view):
        with pytest.raises(pentapolis.PentapolisError, match="there is no seat 7"):
            ask(7)
