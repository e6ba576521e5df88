"""Whether a stack of frames is one that play can lead to, read from its bottom to its top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.errors import InvalidDump
from ...core.steps import Frame
from .buildings import (
    BASILICA,
    BONUS_STEP,
    BONUSES_OF,
    BUILDINGS,
    COLOUR_OF,
    COMPLETION_STEP,
    COUNT,
    LATRINES,
    LATRINES_CARDS,
    MASK_OF,
    MENAGERIE,
    MENAGERIE_CARDS,
    OUTPOST,
    PAVED_ROAD,
    RELAY,
    SAWMILL,
    SENATE_COPIES,
    TENEMENT,
    VIADUCT,
)
from .cards import BITS, CLAY, CONSTRUCTION, DRACONIANS, PRODUCTION, STARTING_DRAW, colours_in, count_in, unpacked
from .draconians import PLACES, SEAT_BITS, affected, counting, distance_to, touchable
from .frames import (
    ACTION,
    BATHS_IN,
    BATHS_OUT,
    CHOOSE_BONUS,
    COPY,
    CRANE,
    FINISH,
    GIVE,
    LIGHTHOUSE,
    LOOK,
    MONOPOLY_TAKE,
    PAVED,
    PLAZA,
    PLOT_DRAW,
    REVEAL,
    SETUP_DISCARD,
    TURN,
    TURN_END,
    WITHHOLD,
    WORKSHOP,
)
from .frames import BASILICA as BASILICA_STEP
from .frames import LATRINES as LATRINES_STEP
from .frames import RELAY as RELAY_STEP
from .frames import SAWMILL as SAWMILL_STEP
from .frames import TENEMENT as TENEMENT_STEP
from .frames import VIADUCT as VIADUCT_STEP
from .orders import STEP_OF

if TYPE_CHECKING:
    from .state import UchroniaState

CARDS_MASK: Final = (1 << 40) - 1


def check_agenda(state: UchroniaState) -> None:
    """Raises InvalidDump unless the stack makes sense in this position."""
    if not state.over:
        Agenda(state).check()


class Agenda:
    """The reading of a stack: `at` is the next frame to explain."""

    def __init__(self, state: UchroniaState) -> None:
        self.state = state
        self.stack = state.stack
        self.at = 0
        self.board = state.boards[state.current]

    def check(self) -> None:
        """Reads the whole stack."""
        if self.stack[0].step == TURN:
            self._set_up()
        elif self.stack[0].step == ACTION:
            self._next(ACTION)
            self._require(self.board.played == 0, "the Domain is empty when a turn begins [R18]")
        else:
            self._turn()
        self._require(self.at == len(self.stack), "nothing can lie there")

    # --- reading frames ---

    def _fail(self, what: str) -> InvalidDump:
        return InvalidDump(f"stack[{min(self.at, len(self.stack) - 1)}]: {what}")

    def _require(self, fine: bool, what: str) -> None:
        if not fine:
            raise self._fail(what)

    @property
    def _over(self) -> bool:
        return self.at >= len(self.stack)

    def _is(self, step: int) -> bool:
        return not self._over and self.stack[self.at].step == step

    def _next(self, step: int, ints: int = 0) -> Frame:
        """The next frame, which must be of that step and the current player, with only its first ints used."""
        self._require(self._is(step), f"expected {self.state.game.steps[step].name!r}")
        frame = self.stack[self.at]
        self._require(frame.seat == self.state.current, "it is another seat's turn")
        self._require(not any([frame.a, frame.b, frame.c, frame.d][ints:]), "the frame says more than its step knows")
        self.at += 1
        return frame

    # --- set-up and turn ---

    def _set_up(self) -> None:
        """R14: those who have not discarded yet, the next one on top."""
        state = self.state
        first = self._next(TURN)
        self._require(state.turn == 0 and first.seat == state.first, "the first turn comes after set-up")
        waiting = len(self.stack) - 1
        self._require(1 <= waiting <= state.seats, "set-up asks every seat once")
        for seat_number in range(state.seats - 1, -1, -1):
            seat = (state.first + seat_number) % state.seats
            asked = seat_number >= state.seats - waiting
            if asked:
                frame = self.stack[self.at]
                self._require(frame.step == SETUP_DISCARD and frame.seat == seat, "set-up goes in turn order")
                self._require(not (frame.a or frame.b or frame.c or frame.d), "the frame says more than its step knows")
                self.at += 1
            held = STARTING_DRAW if asked else STARTING_DRAW - 1
            self._require(state.boards[seat].held == held, f"seat {seat} must hold {held} cards [R14]")

    def _turn(self) -> None:
        """R18 to R42: a Plot or a Command under way."""
        self._require(self.state.turn > 0, "no turn has begun")
        self._next(TURN_END)
        if self._is(TENEMENT_STEP):
            self._require(self.board.played == 0, "a Plot plays no card [R37]")
            self._plot()
        elif self._is(RELAY_STEP):
            self._next(RELAY_STEP)
            self._require(self.board.played == 2, "a Relay Station needs two cards on the Domain [R131]")
            if self._over:
                self._require(self.board.active & RELAY != 0, "there is no Relay Station")
            else:
                self._order(-1, True)
        else:
            self._require(self.board.played == 1, "a Command plays one card or two [R20]")
            self._order(-1, True)

    def _plot(self) -> None:
        self._next(TENEMENT_STEP)
        if self._over:
            self._require(self.board.active & TENEMENT != 0, "there is no Tenement")
            return
        self._next(PLOT_DRAW)
        put = self._next(LATRINES_STEP, 1).a
        if self._over:
            self._require(
                self.board.active & LATRINES != 0 and 0 <= put < LATRINES_CARDS, "no card goes to the Latrines"
            )
            return
        self._require(put == 0, "the Latrines come after the copy [R121]")
        copied = self._next(COPY, 1).a
        count = sum([1 for bit in BITS if copied & bit])
        self._require(0 <= copied < 32 and count <= 1 + SENATE_COPIES, "so much cannot be copied [R147]")
        if not self._over:
            self._require(copied != 0, "nothing has been copied")
            self._order(copied, False)

    # --- Orders ---

    def _order(self, colours: int, repeats: bool) -> None:
        """An Order of one of the colours (bits, -1: any), with repetitions or without."""
        if self._over:
            raise self._fail("an Order is missing")
        step = self.stack[self.at].step
        if step in (REVEAL, WITHHOLD, VIADUCT_STEP, GIVE):
            self._require(colours & BITS[DRACONIANS] != 0, "another Order was copied")
            self._draconians(step, repeats)
            return
        frame = self._next(CHOOSE_BONUS, 3)
        self._require(0 <= frame.a < 5 and colours & BITS[frame.a] != 0, "no such Order")
        self._check_bonuses(frame)
        if self._over:
            return
        if frame.b == 0:
            self._repetitions(frame.a, repeats)
        else:
            self._bonus(frame)

    def _check_bonuses(self, frame: Frame) -> None:
        """Applied Bonuses are active ones of the Order; Draconians remember who paid and who is affected."""
        self._require(frame.b & ~(self.board.active & BONUSES_OF[frame.a]) == 0 and frame.b >= 0, "no such Bonus [R83]")
        if frame.a != DRACONIANS:
            self._require(frame.c == 0, "only Draconians have victims")
            return
        paid, concerned = frame.c & 31, frame.c >> 5
        self._check_paid(paid, self.state.seats)
        expected = sum([SEAT_BITS[seat] for seat in range(self.state.seats) if affected(self.state, seat)])
        self._require(concerned == expected, "others are affected [R48]")

    def _repetitions(self, order: int, repeats: bool) -> None:
        """What can lie above an Order without applied Bonuses: its repetitions and what they set off."""
        self._require(STEP_OF[order] >= 0, "Draconians are not repeated")
        if self._is(STEP_OF[order]):
            frame = self._next(STEP_OF[order], 2)
            most = 1 + self.board.limit if repeats else 1
            self._require(1 <= frame.a <= most and frame.b in (0, 1), "no Order has so many repetitions [R28]")
            self._require(repeats or frame.b == 0, "this Order has no repetitions [R32]")
            if self._over:
                return
            self._require(frame.b == 1, "the first time comes before what it sets off")
        if order == CONSTRUCTION and self._is(PAVED):
            self._paved()
        else:
            self._require(order in (CONSTRUCTION, PRODUCTION), "nothing can be completed here")
            self._completion()

    def _paved(self) -> None:
        frame = self._next(PAVED, 2)
        self._require(self.board.active & PAVED_ROAD != 0, "there is no Paved Road")
        site = self.board.site(frame.b)
        fits = site is not None and site.turn == self.state.turn and COLOUR_OF[frame.b] == frame.a
        self._require(fits and self.state.discard[frame.a] > 0, "no such Foundation [R126]")

    def _bonus(self, under_way: Frame) -> None:
        """An applied Bonus of the Order, or what it sets off."""
        step = self.stack[self.at].step
        applied = [number for number in range(COUNT) if under_way.b & MASK_OF[number]]
        if step == BATHS_IN:
            frame = self._next(BATHS_IN, 1)
            self._require(any(BONUS_STEP[number] == BATHS_OUT for number in applied), "there are no Baths")
            self._require(0 <= frame.a < 5 and self.board.stock[frame.a] > 0, "no such Activity was taken out [R111]")
            self._require(self.board.launched < self.board.limit, "no Activity was taken out [R111]")
        elif step == LIGHTHOUSE:
            frame = self._next(LIGHTHOUSE, 3)
            fits = frame.a in applied and BONUS_STEP[frame.a] == LOOK
            self._require(fits, "there is no Lighthouse")
            count = sum(unpacked(frame.b)) + sum(unpacked(frame.c))
            self._require(1 <= count <= BUILDINGS[frame.a].amount, "so many cards are not looked at [R141]")
        elif step in BONUS_STEP and step >= 0:
            frame = self._next(step, 3)
            fits = frame.a in applied and BONUS_STEP[frame.a] == step and frame.b == BUILDINGS[frame.a].amount
            self._require(fits and frame.c == under_way.c, "not a Bonus that has been chosen [R86]")
        else:
            builders = [number for number in applied if BONUS_STEP[number] in (CRANE, WORKSHOP)]
            self._require(len(builders) > 0, "no Bonus has completed anything")
            self._completion()

    # --- completion ---

    def _completion(self) -> None:
        """R81: Sawmill, or what is left of the steps after the Building itself."""
        if self._is(FINISH):
            number = self._next(FINISH, 1).a
            sawmill = self._next(SAWMILL_STEP, 1)
            self._require(sawmill.a == number and 0 <= number < COUNT, "another Building is completed")
            self._require(self.board.active & SAWMILL & ~MASK_OF[number] != 0, "there is no Sawmill")
            self._require(self.board.site(number) is not None, "that Building is not under construction")
            return
        built = -1
        if not self._over and self.stack[self.at].step in COMPLETION_STEP:
            step = self.stack[self.at].step
            frame = self._next(step, 2)
            built = frame.a
            self._require(0 <= built < COUNT and COMPLETION_STEP[built] == step, "no such effect")
            self._require(0 <= frame.b <= BUILDINGS[built].amount, "so much is not left of the effect")
            self._require(self.board.done & MASK_OF[built] != 0, "that Building is not completed")
            if self._over:
                return
            if frame.b < BUILDINGS[built].amount:
                self._require(step == PLAZA, "nothing can follow from it")
                self._order(-1, False)
                return
        if self._is(BASILICA_STEP):
            frame = self._next(BASILICA_STEP, 2)
            self._require(self.board.active & BASILICA != 0, "there is no Basilica")
            built = self._completed(frame, built)
            if self._over:
                return
        self._monopoly(built)

    def _monopoly(self, built: int) -> None:
        """R65: the card of whoever holds the Monopoly."""
        self._require(self._is(MONOPOLY_TAKE), "expected 'monopoly_take'")
        frame = self.stack[self.at]
        self._require(frame.c == 0 and frame.d == 0, "the frame says more than its step knows")
        self._completed(frame, built)
        self._require(self.state.monopolies[frame.a] == frame.seat, "not the holder of the Monopoly [R65]")
        self.at += 1

    def _completed(self, frame: Frame, built: int) -> int:
        """The Building of a frame with its colour, the same as in the frame below if there is one."""
        fits = 0 <= frame.b < COUNT and COLOUR_OF[frame.b] == frame.a and self.board.done & MASK_OF[frame.b] != 0
        self._require(fits and built in (-1, frame.b), "another Building was completed")
        return frame.b

    # --- Draconians ---

    def _draconians(self, step: int, repeats: bool) -> None:
        """The Order before its Bonuses; always on top of the stack."""
        frame = self.stack[self.at]
        state = self.state
        self._require(0 <= frame.a <= CARDS_MASK and frame.d == 0, "these are not revealed cards")
        for colour in range(5):
            shown = count_in(frame.a, colour)
            fits = shown <= self.board.hand[colour] and shown <= self.board.known[colour]
            self._require(fits, "cards are revealed that are not in the Hand [R47]")
        revealed = sum(unpacked(frame.a))
        most = 1 + (self.board.activities[DRACONIANS] if repeats else 0)
        if self.board.active & MENAGERIE:
            most += MENAGERIE_CARDS
        self._require(revealed <= most, "so many cards cannot be revealed [R47]")
        if step == REVEAL:
            self._require(frame.seat == state.current, "it is another seat's turn")
            self._require(
                frame.b == revealed < frame.c == most and self.board.held > frame.b, "no card can be revealed"
            )
        elif step == WITHHOLD:
            self._require(frame.seat == state.current and revealed > 0, "nothing has been revealed")
            self._require(1 <= frame.c < state.seats, "no such seat")
            seat = (state.current + frame.c) % state.seats
            concerned = affected(state, seat) and state.boards[seat].active & OUTPOST != 0
            self._require(concerned, "that seat has no Outpost against this Order [R108]")
            self._check_shown(frame, frame.c)
        else:
            self._answer(step, frame)
        self.at += 1

    def _answer(self, step: int, frame: Frame) -> None:
        """A victim pays or gives."""
        state = self.state
        self._require(frame.seat != state.current, "nobody answers himself")
        self._check_shown(frame, state.seats)
        self._check_paid(frame.c, distance_to(state, frame.seat))
        board = state.boards[frame.seat]
        if step == VIADUCT_STEP:
            pays = board.active & VIADUCT != 0 and board.stock[CLAY] > 0
            self._require(pays and touchable(state, frame.b, frame.seat), "no Viaduct can be paid for [R152]")
        else:
            self._require(counting(state, frame.b, frame.seat) != 0, "nothing is demanded [R49]")

    def _check_shown(self, frame: Frame, asked: int) -> None:
        """The colours shown to each seat; Outposts nearer than `asked` have been dealt with."""
        state = self.state
        self._require(0 <= frame.b < 1 << 25, "no such colours")
        colours = colours_in(frame.a)
        for seat in range(5):
            shown = frame.b >> PLACES[seat] & 31
            if seat >= state.seats or not affected(state, seat):
                self._require(shown == 0, "cards are shown to a seat that is not affected [R48]")
                continue
            withheld = colours & ~shown
            self._require(shown & ~colours == 0, "colours are shown that were not revealed")
            spared = state.boards[seat].active & OUTPOST != 0 and distance_to(state, seat) < asked
            if not spared or colours == 0:
                self._require(withheld == 0, "cards are withheld without an Outpost [R108]")
                continue
            singles = [bit for colour, bit in enumerate(BITS) if count_in(frame.a, colour) == 1]
            repeated = revealed_twice(frame.a)
            self._require(withheld in singles or (withheld == 0 and repeated), "one card is withheld [R108]")

    def _check_paid(self, paid: int, asked: int) -> None:
        """Only owners of a Viaduct who have been asked can have paid."""
        state = self.state
        self._require(0 <= paid < 32, "no such seats")
        for seat in range(5):
            if paid & SEAT_BITS[seat]:
                fits = seat < state.seats and 0 < distance_to(state, seat) < asked
                self._require(fits and state.boards[seat].active & VIADUCT != 0, "nobody there has paid [R104]")


def revealed_twice(cards: int) -> bool:
    """Whether some colour was revealed more than once."""
    return any(count_in(cards, colour) > 1 for colour in range(5))
