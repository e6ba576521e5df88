"""R93, R95, R103: a dump is a position of the game, or refused with a reason."""

from __future__ import annotations

import copy
import json
import math
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis import InvalidDump, Rng
from pentapolis.games.akropolis.state import AkropolisState

from .anything import JSON
from .invariants import check
from .table import GAME, new, play_text

Dump = dict[str, Any]

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"variants": ["houses", "temples"]}),
    (4, {"first_player": "random"}),
    (2, {"long": True, "first_player": 1}),
    (1, {"architect": "callicrates"}),
]


def played(players: int, moves: int, options: dict[str, Any] | None = None, seed: int = 7) -> AkropolisState:
    """A game after so many random decisions, or at its end."""
    state = new(players, seed, **(options or {}))
    rng = Rng(seed)
    for _ in range(moves):
        if not state.over:
            state.play(state.sample(rng))
    return state


def dumped(state: AkropolisState) -> Dump:
    """A dump as it comes back from a file."""
    data: Dump = json.loads(json.dumps(state.dump()))
    return data


def placing_dump() -> Dump:
    """The first turn of a game for two, with a tile in hand that cost a Stone."""
    return dumped(play_text(new(2), "take 1"))


def taking_dump() -> Dump:
    """The second turn of a game for two."""
    return dumped(play_text(new(2), "take 1", "place 1,-1 r0"))


def solo_dump() -> Dump:
    """The third turn of a solo game."""
    return dumped(play_text(new(1, architect="hippodamos"), "take 0", "place 1,-1 r0"))


def finished_dump() -> Dump:
    """A game that is over."""
    return dumped(played(2, 1000))


def test_r103_the_dumps_to_be_spoilt_are_good() -> None:
    for data in (placing_dump(), taking_dump(), solo_dump(), finished_dump()):
        assert GAME.load(data).dump() == data


WRONG_VALUES = [
    pytest.param(None, id="none"),
    pytest.param(True, id="true"),
    pytest.param(1.5, id="float"),
    pytest.param(1.0, id="whole-float"),
    pytest.param(math.nan, id="nan"),
    pytest.param(math.inf, id="inf"),
    pytest.param(-1, id="negative"),
    pytest.param(10**30, id="big"),
    pytest.param(10**5000, id="huge"),
    pytest.param("", id="empty-text"),
    pytest.param("\ud800", id="half-a-pair"),
    pytest.param("\u0661", id="arabic-digit"),
    pytest.param([[[[]]]], id="nested"),
    pytest.param([None], id="list-of-none"),
    pytest.param({"": None}, id="mapping"),
    pytest.param(b"bytes", id="bytes"),
    pytest.param(object(), id="object"),
]


@pytest.mark.parametrize("value", WRONG_VALUES)
@pytest.mark.parametrize("key", list(taking_dump()))
def test_r103_wrong_values_are_refused(key: str, value: object) -> None:
    data = taking_dump()
    data[key] = value
    with pytest.raises(InvalidDump):
        GAME.load(data)


@pytest.mark.parametrize("value", WRONG_VALUES)
@pytest.mark.parametrize("key", list(taking_dump()["position"]))
def test_r103_wrong_values_of_the_position_are_refused(key: str, value: object) -> None:
    data = taking_dump()
    data["position"][key] = value
    with pytest.raises(InvalidDump):
        GAME.load(data)


@pytest.mark.parametrize("value", [*WRONG_VALUES, pytest.param([], id="list"), pytest.param("x", id="text")])
def test_r103_what_is_no_dump_at_all(value: object) -> None:
    with pytest.raises(InvalidDump):
        GAME.load(value)


@pytest.mark.parametrize("key", [key for key in taking_dump() if key != "position"])
def test_r103_nothing_may_be_missing(key: str) -> None:
    data = taking_dump()
    del data[key]
    with pytest.raises(InvalidDump, match=key):
        GAME.load(data)


@pytest.mark.parametrize("key", list(taking_dump()["position"]))
def test_r103_nothing_may_be_missing_in_the_position(key: str) -> None:
    data = taking_dump()
    del data["position"][key]
    with pytest.raises(InvalidDump, match=f"position.*{key}"):
        GAME.load(data)


def _put(*way: Any) -> Callable[[Dump], None]:
    """Puts the last argument where the others lead."""
    *path, last, value = way

    def spoil(data: Dump) -> None:
        place: Any = data
        for key in path:
            place = place[key]
        place[last] = value

    return spoil


def _drop(*way: Any) -> Callable[[Dump], None]:
    """Removes what the arguments lead to."""
    *path, last = way

    def spoil(data: Dump) -> None:
        place: Any = data
        for key in path:
            place = place[key]
        del place[last]

    return spoil


def _double(*way: Any) -> Callable[[Dump], None]:
    """Puts a second one beside what the arguments lead to."""
    *path, last = way

    def spoil(data: Dump) -> None:
        place: Any = data
        for key in path:
            place = place[key]
        place.insert(last, copy.deepcopy(place[last]))

    return spoil


def _swap_cities(data: Dump) -> None:
    data["position"]["cities"].reverse()


def _swap_tile(data: Dump) -> None:
    """A tile of the box that is not in this game takes the place of one that is."""
    data["position"]["site"][0] = "city_50"


def _tall(data: Dump) -> None:
    data["position"]["cities"][0] = data["position"]["cities"][0] * 31


PLACING: list[tuple[str, Callable[[Dump], None], str]] = [
    ("another game", _put("game", "uchronia"), "a position of 'uchronia', not of 'akropolis'"),
    ("another version", _put("rules_version", 2), "rules version 2"),
    ("version none", _put("rules_version", 0), "rules version 0"),
    ("too many players", _put("players", 5), "players"),
    ("one player", _put("players", 1), "player"),
    ("no players", _put("players", 0), "players"),
    ("three players", _put("players", 3), "3 entries expected, 2 found"),
    ("an unknown option", _put("options", "speed", 3), "unknown option 'speed'"),
    ("an unknown variant", _put("options", "variants", ["towers"]), "variants"),
    ("another first player", _put("options", "first_player", 1), "first"),
    ("a float for a seat", _put("options", "first_player", 0.0), "first_player"),
    ("a random first player without its draw", _put("options", "first_player", "random"), "chances"),
    ("another set of tiles", _put("options", "long", True), r"missing.*\[R93\]"),
    ("an architect", _put("options", "architect", "metagenes"), "architect"),
    ("a short seed", _put("seed", "00"), "seed"),
    ("a seed with blanks", _put("seed", "0" * 62 + "  "), "seed"),
    ("a seed of other digits", _put("seed", "\u0663" * 64), "seed"),
    ("no chance event", _put("chances", 0), "chances"),
    ("a chance event too many", _put("chances", 2), "chances"),
    ("a reveal too many", _put("reveals", 1), "reveals"),
    ("another turn", _put("turn", 2), "turn"),
    ("turn none", _put("turn", 0), "turn"),
    ("an empty stack", _put("stack", []), r"missing.*\[R93\]"),
    ("two frames", _double("stack", 0), "exactly one player"),
    ("an unknown step", _put("stack", 0, 0, 2), "no step 2"),
    ("a negative step", _put("stack", 0, 0, -1), "no step -1"),
    ("another player", _put("stack", 0, 1, 1), "player"),
    ("an unknown seat", _put("stack", 0, 1, 2), "no seat 2"),
    ("another tile in hand", _put("stack", 0, 2, 0), r"\[R93\]"),
    ("no such tile in hand", _put("stack", 0, 2, 61), "no such tile"),
    ("a negative tile in hand", _put("stack", 0, 2, -1), "no such tile"),
    ("a price beyond the Site", _put("stack", 0, 3, 4), "no such tile or price"),
    ("a price that was not paid", _put("stack", 0, 3, 2), "stones"),
    ("a negative price", _put("stack", 0, 3, -1), "no such tile or price"),
    ("more in the frame", _put("stack", 0, 4, 1), "says more"),
    ("a short frame", _drop("stack", 0, 5), "stack"),
    ("a long frame", _double("stack", 0, 5), "stack"),
    ("nothing taken", _put("stack", 0, [0, 0, 0, 0, 0, 0]), r"\[R93\]"),
    ("another first", _put("position", "first", 1), "first"),
    ("first beyond the table", _put("position", "first", 2), "seats from 0 to 1"),
    ("another chief", _put("position", "chief", 1), "chief"),
    ("chief beyond the table", _put("position", "chief", 3), "seats from 0 to 1"),
    ("another round", _put("position", "round", 2), "round"),
    ("round none", _put("position", "round", 0), "round"),
    ("a tile missing in the Site", _drop("position", "site", 0), r"missing.*\[R93\]"),
    ("a tile twice in the Site", _double("position", "site", 0), r"too many.*\[R93\]"),
    ("a tile that is not in this game", _swap_tile, r"city_50.*\[R93\]"),
    ("a tile that does not exist", _put("position", "site", 0, "city_62"), "there is no tile 'city_62'"),
    ("a starting tile in the Site", _put("position", "site", 0, "start"), "there is no tile 'start'"),
    ("a pile missing", _drop("position", "piles", 0), r"missing.*\[R93\]"),
    ("a pile twice", _double("position", "piles", 0), r"too many.*\[R93\]"),
    ("a short pile", _drop("position", "piles", 0, 0), "every pile holds 3"),
    ("a high pile", _double("position", "piles", 0, 0), "every pile holds 3"),
    ("Stones of one", _drop("position", "stones", 0), "2 entries expected, 1 found"),
    ("Stones of three", _double("position", "stones", 0), "2 entries expected, 3 found"),
    ("a negative number of Stones", _put("position", "stones", 0, -1), "stones"),
    ("too many Stones", _put("position", "stones", 0, 1), r"stones\[0\]"),
    ("too many Stones of another", _put("position", "stones", 1, 3), r"stones\[1\]"),
    ("Stones spent before a turn", _put("position", "stones", 1, 1), r"stones\[1\]"),
    ("a city missing", _drop("position", "cities", 0), "2 entries expected, 1 found"),
    ("an architect's tiles", _put("position", "architect", ["city_01"]), "only the solo game"),
]

TAKING: list[tuple[str, Callable[[Dump], None], str]] = [
    ("a floating tile", _put("position", "cities", 0, 0, 1, "place 5,5 r0"), "not a legal placement"),
    ("an overhang", _put("position", "cities", 0, 0, 1, "place 0,0 r0"), "not a legal placement"),
    ("no notation", _put("position", "cities", 0, 0, 1, "there"), r"cities\[0\]\[0\]"),
    ("far outside", _put("position", "cities", 0, 0, 1, "place 99,0 r0"), r"cities\[0\]\[0\]"),
    ("a seventh rotation", _put("position", "cities", 0, 0, 1, "place 1,-1 r6"), r"cities\[0\]\[0\]"),
    ("a taking in a city", _put("position", "cities", 0, 0, 1, "take 0"), "not a legal placement"),
    ("an unknown tile in a city", _put("position", "cities", 0, 0, 0, "city_00"), "there is no tile"),
    ("a placement of three", _put("position", "cities", 0, 0, ["city_01", "place 1,-1 r0", 1]), "cities"),
    ("a tile in the wrong city", _swap_cities, "seat 0 has 0 tiles after 1 turns"),
    ("a tile twice in a city", _double("position", "cities", 0, 0), r"not a legal placement|R93"),
    ("more tiles than a game has", _tall, "more than a game has"),
    ("the frame of a taking says something", _put("stack", 0, 2, 1), "says more"),
    ("an end before the end", _put("stack", []), "must be"),
    ("a taking without Stones", _put("position", "stones", 1, 0), "stones"),
]

SOLO: list[tuple[str, Callable[[Dump], None], str]] = [
    ("the Architect at the table", _put("stack", 0, 1, 1), "exactly one player"),
    ("a tile of the Architect missing", _drop("position", "architect", 0), r"\[R93\]"),
    ("Stones from nowhere", _put("position", "stones", 1, 9), "the Architect cannot have paid -"),
    ("too many Stones of the player", _put("position", "stones", 0, 3), r"stones\[0\]"),
    ("another begins", _put("position", "first", 1), "first"),
]

FINISHED: list[tuple[str, Callable[[Dump], None], str]] = [
    ("a frame after the end", _put("stack", [[0, 0, 0, 0, 0, 0]]), "must be"),
    ("a pile after the end", _put("position", "piles", [["city_01", "city_02", "city_03"]]), r"\[R93\]"),
    ("an earlier round", _put("position", "round", 11), "round"),
    ("an empty Site", _drop("position", "site", 0), r"\[R93\]"),
]

CASES = [
    pytest.param(make, spoil, says, id=f"{make.__name__.removesuffix('_dump')}: {name}")
    for make, cases in ((placing_dump, PLACING), (taking_dump, TAKING), (solo_dump, SOLO), (finished_dump, FINISHED))
    for name, spoil, says in cases
]


@pytest.mark.parametrize(("make", "spoil", "says"), CASES)
def test_r93_r103_impossible_positions_are_refused_with_a_reason(
    make: Callable[[], Dump], spoil: Callable[[Dump], None], says: str
) -> None:
    data = make()
    spoil(data)
    with pytest.raises(InvalidDump, match=says):
        GAME.load(data)


@pytest.mark.parametrize(("stones", "possible"), [(5, False), (4, True), (3, True), (2, True), (1, False), (0, False)])
def test_r22_r103_stones_that_no_price_could_have_taken(stones: int, possible: bool) -> None:
    """The fourth player began with four Stones and has had one turn, with three tiles in the Site."""
    data = dumped(play_text(new(4), *["take 0", "place 1,-1 r0"] * 4))
    assert data["position"]["stones"] == [1, 2, 3, 4]
    data["position"]["stones"][3] = stones
    if possible:
        assert GAME.load(data).stones[3] == stones
    else:
        with pytest.raises(InvalidDump, match=r"stones\[3\]"):
            GAME.load(data)


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    found = [path] if path else []
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        found += _places(value, (*path, key))
    return found


@pytest.mark.parametrize(("players", "options"), SETUPS)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_r95_r103_a_spoilt_dump_is_refused_or_another_true_position(
    players: int, options: dict[str, Any], data: st.DataObject
) -> None:
    state = played(players, data.draw(st.integers(0, 60)), options, data.draw(st.integers(0, 3)))
    before = state.digest()
    dump = dumped(state)
    for _ in range(data.draw(st.integers(1, 2))):
        _spoil(dump, data)
    try:
        loaded = GAME.load(dump)
    except InvalidDump:
        assert state.digest() == before
        return
    check(loaded)
    assert GAME.load(dumped(loaded)).digest() == loaded.digest()
    loaded.view(None)
    loaded.playout(Rng(1))
    check(loaded)


def _spoil(dump: Dump, data: st.DataObject) -> None:
    """Changes one place of the dump."""
    places = _places(dump)
    shallow = [place for place in places if len(place) < 4]
    *way, last = data.draw(st.sampled_from(shallow if data.draw(st.booleans()) and shallow else places or [("game",)]))
    place: Any = dump
    for key in way:
        place = place[key]
    deed = data.draw(st.sampled_from(["replace", "remove", "double", "swap", "nudge"]))
    if deed == "remove":
        place.pop(last, None) if isinstance(place, dict) else place.pop(last)
    elif deed == "double" and isinstance(place, list):
        place.insert(last, copy.deepcopy(place[last]))
    elif deed == "swap":
        other = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
        place[last], place[other] = place[other], place[last]
    elif deed == "nudge" and isinstance(place.get(last) if isinstance(place, dict) else place[last], int):
        place[last] += data.draw(st.sampled_from([-1, 1]))
    else:
        place[last] = data.draw(JSON)
