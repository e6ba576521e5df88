"""What a choice would change, found by playing it on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from .events import OfEvent
from .type_variables import Area, TypeVar

if TYPE_CHECKING:
    from .score import ScoreLine
    from .state import State


def term_changes(before: list[ScoreLine], after: list[ScoreLine]) -> dict[str, int]:
    """The score terms that differ, with their difference."""
    pairs = zip(before, after, strict=True)
    return {new.term: new.points - old.points for old, new in pairs if new.points != old.points}


class Foresight:
    """How far the deciding seat can be sure of what an action would bring: up to chance, or to what others hide.

    What comes after that moment is made up of one world among many; its points would be invented.
    """

    __slots__ = ("_sheets", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._sheets: list[list[ScoreLine]] | None = None

    @property
    def over(self) -> bool:
        """Whether something has come to light that the seat could not know."""
        return self._sheets is not None

    def ended(self, state: State) -> list[list[ScoreLine]]:
        """The score sheets of all seats at the first moment at which this was called."""
        if self._sheets is None:
            self._sheets = state.score_sheets(self.seat)
        return self._sheets


class Preview(Generic[Area, OfEvent]):
    """What is certain of an action: score terms that would change, and events up to the first that reveals something.

    Points that depend on chance, or on what the deciding seat cannot know, are not told, neither its own nor those
    of others. `area` is what lies before that seat afterwards, as in its view, or None where that would tell
    something that is hidden now; `sheet` is its score sheet with the points that are certain; `ends_turn` says that
    the turn is certainly over then.
    """

    __slots__ = ("area", "ends_turn", "events", "sheet", "terms")

    def __init__(
        self,
        terms: list[dict[str, int]],
        events: list[OfEvent],
        area: Area | None,
        sheet: list[ScoreLine],
        ends_turn: bool = False,
    ) -> None:
        self.terms = terms
        self.events = events
        self.area = area
        self.sheet = sheet
        self.ends_turn = ends_turn

    def forced(self, seat: int) -> list[int]:
        """Which of the events begin a choice of that seat that is made for it, because there is no other."""
        return [number for number, event in enumerate(self.events) if event.forced and event.seat == seat]

    def __repr__(self) -> str:
        return f"Preview({self.terms!r}, {len(self.events)} events, ends_turn={self.ends_turn})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Preview, (self.terms, self.events, self.area, self.sheet, self.ends_turn)

    def total(self, seat: int) -> int:
        """The change of the seat's score."""
        return sum(self.terms[seat].values())

    def json(self, seat: int | None) -> dict[str, Any]:
        """The preview as plain JSON, for the eyes of one seat."""
        return {
            "terms": self.terms,
            "events": [event.view(seat) for event in self.events],
            "area": self.area,
            "score_sheet": [line.json() for line in self.sheet],
            "forced": [] if seat is None else self.forced(seat),
            "ends_turn": self.ends_turn,
        }


OfPreview = TypeVar("OfPreview", bound=Preview, covariant=True, default=Preview)
