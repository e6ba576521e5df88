"""The table of a position's fields: dump, load with error paths, default view, default planes, conservation.

    FIELDS = Fields(
        Field("first", SeatNo()),
        Field("forum", Counts(COLOURS), holds=True),
        Field("pile", Pile(COLOURS, 175), holds=True),
        Field("hands", PerSeat(Ids(CARDS, 10, ascending=True)), seen=OWNER, holds=True),
    )

A view is built up from what the viewer may see: of a hidden field only its size is told, where it has one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .errors import InvalidDump
from .kinds import (
    Bits,
    Cells,
    Count,
    Counts,
    Custom,
    Eyes,
    Flag,
    Id,
    Ids,
    Kind,
    List,
    Maybe,
    Names,
    Numbers,
    PerSeat,
    Pile,
    Record,
    Row,
    SeatNo,
    Sizes,
    checked_keys,
    planes_of,
    sizes_of,
    suffixes_of,
)
from .layout import EACH, SEAT
from .planes import ActionRange, Encoder, Plane

if TYPE_CHECKING:
    from .game import Game
    from .state import State

__all__ = [
    "ALL",
    "NOBODY",
    "OWNER",
    "Bits",
    "Cells",
    "Count",
    "Counts",
    "Custom",
    "Eyes",
    "Field",
    "Fields",
    "FieldsEncoder",
    "Flag",
    "Id",
    "Ids",
    "Kind",
    "List",
    "Maybe",
    "Names",
    "Numbers",
    "PerSeat",
    "Pile",
    "Record",
    "Row",
    "SeatNo",
    "Sizes",
]

S = TypeVar("S", bound="State")

ALL: Final = "all"
OWNER: Final = "owner"  # the seat that it belongs to
NOBODY: Final = "nobody"

POINTS: Final = 10**6  # far beyond every score


class Field:
    """One field: its name outside, its kind, who sees it, and where it is kept.

    `attribute` is its name inside, where that is another; `get` and `put` are for values kept in another shape.
    `holds` tells that things lie here, so that they count for conservation: other fields only name things. A hidden
    field is seen by all as soon as `opened` says so of the state. `text` describes its planes.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        seen: str = ALL,
        *,
        holds: bool = False,
        attribute: str = "",
        get: Callable[[Any], Any] | None = None,
        put: Callable[[Any, Any], None] | None = None,
        opened: Callable[[Any], bool] | None = None,
        text: str = "",
    ) -> None:
        if seen not in (ALL, OWNER, NOBODY):
            raise ValueError(f"{name}: seen by {ALL}, {OWNER} or {NOBODY}, not {seen!r}")
        self.name = name
        self.kind = kind
        self.seen = seen
        self.holds = holds
        self.attribute = attribute or name
        self.get = get
        self.put = put
        self.opened = opened
        self.text = text

    def value(self, holder: Any) -> Any:
        """The value in that state or record."""
        return getattr(holder, self.attribute) if self.get is None else self.get(holder)

    def is_open(self, eyes: Eyes) -> bool:
        """Whether the viewer may see the value."""
        if self.seen == ALL or (self.opened is not None and self.opened(eyes.state)):
            return True
        return self.seen == OWNER and eyes.owner is not None and eyes.owner == eyes.viewer

    def show(self, eyes: Eyes) -> dict[str, Any]:
        """What the viewer sees of it, by name: the value, or its size."""
        value, kind = self.value(eyes.holder), self.kind
        seen: dict[str, Any] = {}
        if self.by_seat and isinstance(kind, PerSeat):
            owned = [(item, replace(eyes, owner=seat)) for seat, item in enumerate(value)]
            if self.seen != NOBODY or self.is_open(eyes):
                seen[self.name] = [kind.kind.show(item, own) if self.is_open(own) else None for item, own in owned]
            if kind.kind.counted:
                seen[f"{self.name}_size"] = [kind.kind.size(item) for item in value]
            return seen
        if self.is_open(eyes):
            seen[self.name] = kind.show(value, eyes)
        elif self.seen == OWNER:
            seen[self.name] = None
        if self.seen != ALL and kind.counted:
            seen[f"{self.name}_size"] = kind.size(value)
        return seen

    @property
    def by_seat(self) -> bool:
        """Whether it is hidden seat by seat."""
        return self.seen != ALL and isinstance(self.kind, PerSeat)

    def count_pieces(self, holder: Any, things: Names, into: Counter[int]) -> None:
        """Counts each thing that lies here."""
        self.kind.count_pieces(self.value(holder), things, self.holds, into)

    def planes(self, sizes: Sizes) -> list[Plane]:
        """The arrays that show it; what the observer may not see is zeros, and its size is told."""
        shown = [] if self.seen == NOBODY else self.kind.planes(sizes)
        if self.seen != ALL and self._inner.counted:
            per_seat = isinstance(self.kind, PerSeat)
            shape = (self.kind.count(sizes),) if isinstance(self.kind, PerSeat) else ()
            of = "of each seat, from the observer on" if per_seat else ""
            shown = [*shown, Plane("_size", shape, 2**31 - 1, f"how many there are {of}".strip())]
        words = self.text or self.name.replace("_", " ")
        return [
            replace(plane, name=self.name + plane.name, text=f"{words}: {plane.text}" if plane.text else words)
            for plane in shown
        ]

    @property
    def _inner(self) -> Kind:
        return self.kind.kind if isinstance(self.kind, PerSeat) else self.kind

    def fill(self, arrays: dict[str, Any], eyes: Eyes) -> None:
        """Writes what the observer may see of it into its arrays, each under the suffix of its name."""
        value, kind = self.value(eyes.holder), self.kind
        if self.seen != ALL and self._inner.counted:
            sizes = arrays.pop("_size")
            if isinstance(kind, PerSeat):
                for seat, item in enumerate(value):
                    sizes[(seat - (eyes.viewer or 0)) % len(value)] = kind.kind.size(item)
            else:
                sizes[...] = kind.size(value)
        if self.seen == NOBODY:
            return
        if self.by_seat and isinstance(kind, PerSeat):
            for seat, item in enumerate(value):
                own = replace(eyes, owner=seat)
                if self.is_open(own):
                    at = (seat - (eyes.viewer or 0)) % len(value)
                    kind.kind.fill({name: array[at, ...] for name, array in arrays.items()}, item, own)
        elif self.is_open(eyes):
            kind.fill(arrays, value, eyes)


class Fields:
    """All fields of a position, in the order of the dump."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        for field in fields:
            if field.seen == OWNER and not isinstance(field.kind, PerSeat):
                raise ValueError(f"{field.name}: nobody is its owner; give it to seats by PerSeat")

    def dump(self, state: State) -> dict[str, Any]:
        """The whole position as plain JSON."""
        return {field.name: field.kind.write(field.value(state)) for field in self.fields}

    def restore(self, state: State, data: object, where: str = "position") -> None:
        """Gives the state its fields; raises InvalidDump with what is wrong and where."""
        checked_keys(data, [field.name for field in self.fields], where)
        assert isinstance(data, dict)
        sizes = sizes_of(state)
        values = [field.kind.read(data[field.name], f"{where}.{field.name}", sizes) for field in self.fields]
        for field, value in zip(self.fields, values, strict=True):
            if field.put is None:
                setattr(state, field.attribute, value)
            else:
                field.put(state, value)

    def view(self, state: State, viewer: int | None) -> dict[str, Any]:
        """What the viewer may see, built up field by field."""
        seen: dict[str, Any] = {}
        for field in self.fields:
            seen.update(field.show(Eyes(viewer, state, state)))
        return seen

    def layout(self) -> dict[str, str]:
        """What the parts of that view are, for who draws any game."""
        found: dict[str, str] = {}
        for field in self.fields:
            if isinstance(field.kind, SeatNo):
                found[field.name] = SEAT
            elif isinstance(field.kind, PerSeat):
                if field.seen != NOBODY:
                    found[field.name] = EACH
                if field.seen != ALL and field.kind.kind.counted:
                    found[f"{field.name}_size"] = EACH
        return found

    def held(self, state: State, things: Names) -> Counter[int]:
        """How many of each thing lie in the fields that hold them."""
        found: Counter[int] = Counter()
        for field in self.fields:
            field.count_pieces(state, things, found)
        return found

    def check_conserved(
        self,
        state: State,
        things: Names,
        supply: Mapping[int, int] | Sequence[int],
        rule: str,
        besides: Iterable[int] = (),
        what: str = "{name}",
        all_there: bool = True,
    ) -> None:
        """Raises InvalidDump unless every thing is in one place, those `besides` the fields included.

        Without `all_there` some may be nowhere, as cards that were not dealt.
        `supply` is how many there are by number. What is wrong is told by number where there is more than one of a
        kind, worded by `what`, and by name where everything is there once.
        """
        found = self.held(state, things)
        found.update(besides)
        wanted = dict(enumerate(supply)) if isinstance(supply, Sequence) else dict(supply)
        wrong = [
            thing
            for thing in sorted({*found, *wanted})
            if found[thing] > wanted.get(thing, 0) or (all_there and found[thing] < wanted.get(thing, 0))
        ]
        if not wrong:
            return
        if max(wanted.values()) > 1:
            thing = wrong[0]
            named = what.format(name=things.write(thing))
            raise InvalidDump(f"position: {found[thing]} {named} instead of {wanted.get(thing, 0)} [{rule}]")
        missing = [things.write(thing) for thing in wrong if found[thing] < wanted.get(thing, 0)]
        extra = [things.write(thing) for thing in wrong if found[thing] > wanted.get(thing, 0)]
        raise InvalidDump(f"position: {things.what}s missing {missing}, {things.what}s too many {extra} [{rule}]")

    def planes(self, sizes: Sizes) -> list[Plane]:
        """The arrays of all fields."""
        return [plane for field in self.fields for plane in field.planes(sizes)]

    def fill(self, state: State, viewer: int, into: Mapping[str, Any]) -> None:
        """Writes what the viewer may see into their arrays."""
        sizes, eyes = sizes_of(state), Eyes(viewer, state, state)
        for field in self.fields:
            field.fill({suffix: into[name] for name, suffix in suffixes_of(field, sizes)}, eyes)


class FieldsEncoder(Encoder):
    """The planes of a game that has none of its own: its fields, the open decision, who decides, and the scores."""

    def __init__(self, game: Game, fields: Fields, players: int, options: Mapping[str, Any]) -> None:
        state = game.new(players, 0, options)
        sizes = sizes_of(state)
        self.fields = fields
        self.steps = [number for number, step in enumerate(game.steps) if not step.automatic]
        names = tuple(game.steps[number].name for number in self.steps)
        common = [
            Plane("decision", (len(names),), 1, "the open decision; zeros when the game is over", names),
            Plane("to_move", (sizes.seats,), 1, "who decides, counted from the observer; zeros when the game is over"),
            Plane(
                "scores", (sizes.seats,), POINTS, "points that the observer knows of, from the observer on", (), -POINTS
            ),
        ]
        # Arrays have an axis at least: a number is an array of one.
        own = [replace(plane, shape=plane.shape or (1,)) for plane in fields.planes(sizes)]
        ranges = (
            game.space.ranges(game.steps)
            if game.space is not None
            else [ActionRange(0, game.num_actions, names, "every action")]
        )
        super().__init__(game.rules_version, [*common, *own], ranges, game.longest)

    def fill(self, state: State, seat: int, into: Mapping[str, Any]) -> None:
        """Everything that the seat may see."""
        if not state.over:
            into["decision"][self.steps.index(state.stack[-1].step)] = 1
            into["to_move"][(state.player - seat) % state.seats] = 1
        for other, score in enumerate(state.scores_seen(seat)):
            into["scores"][(other - seat) % state.seats] = score
        shapes = {plane.name: plane.shape for plane in planes_of(self.fields, sizes_of(state))}
        arrays = {name: into[name] if shape else into[name][0, ...] for name, shape in shapes.items()}
        self.fields.fill(state, seat, arrays)
