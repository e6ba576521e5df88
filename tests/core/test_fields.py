"""One table of fields gives dump, load with error paths, view, planes and conservation."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from pentapolis.core.errors import InvalidDump
from pentapolis.core.fields import (
    NOBODY,
    OWNER,
    Bits,
    Cells,
    Count,
    Counts,
    Custom,
    Field,
    Fields,
    Flag,
    Id,
    Ids,
    List,
    Maybe,
    Names,
    Numbers,
    PerSeat,
    Pile,
    Record,
    Row,
    SeatNo,
)
from pentapolis.core.kinds import Sizes
from pentapolis.core.layout import EACH, SEAT

COLOUR = Names("colour", ("red", "blue", "green"))
CARD = Numbers("card", 1, 12)
SPACE = Names("space", ("start", "hill", "top"))
CELL = Names("cell", [f"{x},{y}" for y in range(3) for x in range(3)])


class Die:
    """A die of Origins: a colour and a value."""

    def __init__(self, colour: int, value: int) -> None:
        if colour == 2 and value > 4:
            raise ValueError(".value: green dice have four sides")
        self.colour = colour
        self.value = value


class Mat:
    """What lies before a seat."""

    def __init__(self, gold: int, secret: list[int], buildings: dict[int, int]) -> None:
        self.gold = gold
        self.secret = secret
        self.buildings = buildings


class Table:
    """A position with a field of every kind, for two players and an opponent that only scores."""

    def __init__(self) -> None:
        self.players = 2
        self.seats = 3
        self.over = False
        self.first = 1
        self.holder = -1
        self.round = 2
        self.ended = False
        self.stock = [3, 0, 1]
        self.techs = 0b101
        self.row = [4, -1, 5]
        self.pile = [9, 8, 7]
        self.known = 1
        self.hands = [[1, 2], [3]]
        self.future = [10, 11]
        self.dice = [Die(0, 6), Die(2, 4)]
        self.track = {0: [2, 0], 2: [1]}
        self.mats = [Mat(5, [6], {4: 0}), Mat(0, [], {}), Mat(1, [12], {0: 2})]
        self.last: Die | None = None


FIELDS = Fields(
    Field("first", SeatNo()),
    Field("holder", SeatNo(or_nobody=True)),
    Field("round", Count(4, low=1)),
    Field("ended", Flag()),
    Field("stock", Counts(COLOUR, 9), holds=True),
    Field("techs", Bits(COLOUR)),
    Field("row", Row(CARD, 3), holds=True),
    Field("pile", Pile(CARD, 12, top=1, bottom="known"), holds=True),
    Field("known", Count(12)),
    Field("hands", PerSeat(Ids(CARD, 3, ascending=True), players_only=True), OWNER, holds=True),
    Field(
        "futures",
        PerSeat(Id(CARD, or_nothing=True), players_only=True),
        OWNER,
        attribute="future",
        holds=True,
        opened=lambda state: state.over,
    ),
    Field("dice", List(Record(Die, Field("colour", Id(COLOUR)), Field("value", Count(6, low=1))), 3)),
    Field("track", Cells(SPACE, List(SeatNo(), 3))),
    Field(
        "mats",
        PerSeat(
            Record(
                Mat,
                Field("gold", Count(99)),
                Field("secret", Ids(CARD, 4), NOBODY, holds=True),
                Field("buildings", Cells(CELL, Id(COLOUR))),
            )
        ),
    ),
    Field("last", Maybe(Record(Die, Field("colour", Id(COLOUR)), Field("value", Count(6, low=1))))),
)

DUMP: dict[str, Any] = {
    "first": 1,
    "holder": None,
    "round": 2,
    "ended": False,
    "stock": {"red": 3, "blue": 0, "green": 1},
    "techs": ["red", "green"],
    "row": [4, None, 5],
    "pile": [7, 8, 9],
    "known": 1,
    "hands": [[1, 2], [3]],
    "futures": [10, 11],
    "dice": [{"colour": "red", "value": 6}, {"colour": "green", "value": 4}],
    "track": {"start": [2, 0], "top": [1]},
    "mats": [
        {"gold": 5, "secret": [6], "buildings": {"1,1": "red"}},
        {"gold": 0, "secret": [], "buildings": {}},
        {"gold": 1, "secret": [12], "buildings": {"0,0": "green"}},
    ],
    "last": None,
}


def dump(table: Table) -> dict[str, Any]:
    state: Any = table
    return FIELDS.dump(state)


def restored(data: object) -> Table:
    state: Any = Table()
    FIELDS.restore(state, data)
    table: Table = state
    return table


def test_a_dump_is_written_field_by_field() -> None:
    assert dump(Table()) == DUMP
    assert json.dumps(dump(Table())) == json.dumps(DUMP), "in the order of the fields"


def test_what_was_written_comes_back() -> None:
    data = copy.deepcopy(DUMP)
    data |= {"holder": 2, "last": {"colour": "blue", "value": 1}, "row": [None, None, 6]}
    table = restored(json.loads(json.dumps(data)))
    assert dump(table) == data
    assert (table.holder, table.techs, table.pile, table.future) == (2, 0b101, [9, 8, 7], [10, 11])
    assert table.track == {0: [2, 0], 2: [1]} and table.mats[0].buildings == {4: 0}
    assert table.last is not None and (table.last.colour, table.last.value) == (1, 1)


def _put(*way: Any) -> Callable[[Any], None]:
    *path, last, value = way

    def spoil(data: Any) -> None:
        for key in path:
            data = data[key]
        data[last] = value

    return spoil


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (_put("first", 3), "position.first: one of the seats from 0 to 2 expected, not 3"),
        (_put("first", True), "position.first: one of the seats from 0 to 2 expected, not True"),
        (_put("first", None), "position.first: one of the seats from 0 to 2 expected, not None"),
        (_put("holder", -1), "position.holder: one of the seats from 0 to 2 or null expected, not -1"),
        (_put("round", 0), "position.round: a number from 1 to 4 expected, not 0"),
        (_put("round", 1.0), "position.round: a number from 1 to 4 expected, not 1.0"),
        (_put("ended", 0), "position.ended: true or false expected, not 0"),
        (_put("stock", "blue", 10), "position.stock.blue: a number from 0 to 9 expected, not 10"),
        (_put("stock", "pink", 1), "position.stock: there is no field 'pink'"),
        (_put("stock", []), "position.stock: a record expected, not []"),
        (_put("techs", ["green", "red"]), "position.techs: every colour once, in order, expected"),
        (_put("techs", ["red", "red"]), "position.techs: every colour once, in order, expected"),
        (_put("techs", ["red", "pink"]), "position.techs[1]: there is no colour 'pink'"),
        (_put("row", [4, 5]), "position.row: 3 entries expected, 2 found"),
        (_put("row", 0, 13), "position.row[0]: there is no card 13"),
        (_put("row", 0, "4"), "position.row[0]: there is no card '4'"),
        (_put("pile", [7, [8]]), "position.pile[1]: there is no card [8]"),
        (_put("pile", [1] * 13), "position.pile: 13 entries are more than the 12 there can be"),
        (_put("pile", None), "position.pile: a list expected, not None"),
        (_put("hands", [[1], [2], [3]]), "position.hands: 2 entries expected, 3 found"),
        (_put("hands", 0, [2, 1]), "position.hands[0]: every card in order expected"),
        (_put("dice", 1, "value", 9), "position.dice[1].value: a number from 1 to 6 expected, not 9"),
        (_put("dice", 1, "value", 5), "position.dice[1].value: green dice have four sides"),
        (_put("dice", 0, {"colour": "red"}), "position.dice[0]: 'value' is missing"),
        (_put("track", "nowhere", []), "position.track: there is no space 'nowhere'"),
        (_put("track", "top", [4]), "position.track['top'][0]: one of the seats from 0 to 2 expected, not 4"),
        (_put("track", {1: []}), "position.track: a record expected, not {1: []}"),
        (_put("mats", 1, "gold", -1), "position.mats[1].gold: a number from 0 to 99 expected, not -1"),
        (_put("mats", 1, "buildings", "1,1", 3), "position.mats[1].buildings['1,1']: there is no colour 3"),
        (_put("more", 1), "position: there is no field 'more'"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(spoil: Callable[[Any], None], told: str) -> None:
    data = copy.deepcopy(DUMP)
    spoil(data)
    with pytest.raises(InvalidDump) as caught:
        restored(data)
    assert str(caught.value) == told


@pytest.mark.parametrize("name", list(DUMP))
def test_nothing_may_be_missing(name: str) -> None:
    data = copy.deepcopy(DUMP)
    del data[name]
    with pytest.raises(InvalidDump, match=f"position: '{name}' is missing"):
        restored(data)


def test_a_refused_dump_changes_nothing() -> None:
    state: Any = Table()
    with pytest.raises(InvalidDump):
        FIELDS.restore(state, DUMP | {"first": 2, "last": 5})
    assert dump(state) == DUMP


def view(table: Table, viewer: int | None) -> dict[str, Any]:
    state: Any = table
    return FIELDS.view(state, viewer)


def test_a_view_holds_what_the_viewer_may_see() -> None:
    seen = view(Table(), 0)
    assert seen["pile"] == {"size": 3, "top": [7], "bottom": [9]}
    assert seen["hands"] == [[1, 2], None] and seen["hands_size"] == [2, 1]
    assert seen["futures"] == [10, None] and "futures_size" not in seen
    assert seen["mats"][0] == {"gold": 5, "secret_size": 1, "buildings": {"1,1": "red"}}
    assert (seen["stock"], seen["row"], seen["holder"]) == ({"red": 3, "blue": 0, "green": 1}, [4, None, 5], None)
    assert view(Table(), None)["hands"] == view(Table(), 2)["hands"] == [None, None]


def test_a_hidden_field_is_opened_when_its_time_has_come() -> None:
    table = Table()
    table.over = True
    assert view(table, None)["futures"] == [10, 11]
    assert view(table, None)["hands"] == [None, None]


def test_nothing_hidden_changes_a_view() -> None:
    other = Table()
    other.pile = [9, 2, 7]
    other.hands = [[1, 2], [8]]
    other.future = [10, 12]
    other.mats[0].secret = [3]
    other.mats[2].secret = [11]
    assert view(other, 0) == view(Table(), 0)
    assert planes(other, 0) == planes(Table(), 0)


def test_the_layout_follows_from_the_fields() -> None:
    assert FIELDS.layout() == {
        "first": SEAT,
        "holder": SEAT,
        "hands": EACH,
        "hands_size": EACH,
        "futures": EACH,
        "mats": EACH,
    }


def planes(table: Table, viewer: int) -> dict[str, Any]:
    np = pytest.importorskip("numpy")
    state: Any = table
    arrays = {plane.name: np.zeros(plane.shape, plane.dtype) for plane in FIELDS.planes(Sizes(2, 3))}
    FIELDS.fill(state, viewer, arrays)
    return {name: array.tolist() for name, array in arrays.items()}


def test_planes_show_the_same_as_the_view() -> None:
    seen = planes(Table(), 1)
    assert seen["first"] == [1, 0, 0], "counted from the observer"
    assert seen["holder"] == [0, 0, 0]
    assert seen["stock"] == [3, 0, 1] and seen["techs"] == [1, 0, 1]
    assert seen["pile_left"] == 3 and seen["pile_top"] == [[0] * 6 + [1] + [0] * 5]
    assert seen["hands"] == [[0, 0, 1] + [0] * 9, [0] * 12] and seen["hands_size"] == [1, 2]
    assert seen["mats_gold"] == [0, 1, 5] and seen["mats_secret_size"] == [0, 1, 1]
    assert seen["mats_buildings_taken"][2] == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert seen["dice_value"] == [6, 4, 0] and seen["dice_colour"][1] == [0, 0, 1]
    assert seen["track_taken"] == [1, 0, 1] and seen["track"][0] == [[0, 1, 0], [0, 0, 1], [0, 0, 0]]
    assert seen["last_there"] == 0
    assert "mats_secret" not in seen


def test_planes_stay_within_their_ranges() -> None:
    np = pytest.importorskip("numpy")
    for plane in FIELDS.planes(Sizes(2, 3)):
        found = np.array(planes(Table(), 0)[plane.name])
        assert found.shape == plane.shape and found.max() <= plane.high, plane.name


def conserve(table: Table, things: Names, supply: Any) -> None:
    state: Any = table
    FIELDS.check_conserved(state, things, supply, "R9", what="{name} cubes")


def test_every_thing_is_in_one_place() -> None:
    cards = dict.fromkeys(range(1, 13), 1)
    conserve(Table(), CARD, cards)
    twice = Table()
    twice.pile = [9, 8, 1]
    with pytest.raises(InvalidDump, match=r"position: cards missing \[7\], cards too many \[1\] \[R9\]"):
        conserve(twice, CARD, cards)
    lost = Table()
    lost.mats[2].secret = []
    with pytest.raises(InvalidDump, match=r"cards missing \[12\], cards too many \[\]"):
        conserve(lost, CARD, cards)
    state: Any = lost
    FIELDS.check_conserved(state, CARD, cards, "R9", all_there=False)
    conserve(Table(), COLOUR, [3, 0, 1])
    with pytest.raises(InvalidDump, match=r"position: 1 green cubes instead of 2 \[R9\]"):
        conserve(Table(), COLOUR, [3, 0, 2])


def test_a_custom_kind_tells_the_place_of_what_it_refuses() -> None:
    def number(data: Any, where: str, sizes: Sizes) -> int:
        return int(data, 16)

    state: Any = Table()
    fields = Fields(Field("round", Custom(hex, number)))
    assert fields.dump(state) == {"round": "0x2"}
    fields.restore(state, {"round": "0xff"})
    assert state.round == 255
    with pytest.raises(InvalidDump, match=r"position\.round: invalid literal"):
        fields.restore(state, {"round": "no"})


def test_a_field_without_owner_cannot_be_seen_by_its_owner() -> None:
    with pytest.raises(ValueError, match="stock: nobody is its owner"):
        Fields(Field("stock", Counts(COLOUR), OWNER))
    with pytest.raises(ValueError, match="seen by all, owner or nobody, not 'me'"):
        Field("stock", Counts(COLOUR), "me")
