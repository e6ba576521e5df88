"""A small game that uses everything the contract offers, written as a stranger would: plain classes on top of the core.

Everybody has a private hand of cards 1 to 12. In a turn one plays as many cards as one likes, one after the other, or
stops. The player on the left may block a card by discarding a higher one. A card that is not blocked scores its value;
a multiple of three also rolls a die; a seven lets its owner play another card at once, inside the same play. With one
player a dealer without decisions takes the top card after every turn.
"""

from __future__ import annotations

from typing import Any

from pentapolis.core.dumps import check_frames, check_waiting, convert, read_dump, restore_common
from pentapolis.core.errors import InvalidDump, InvalidNotation, Refusal
from pentapolis.core.events import Event
from pentapolis.core.game import Game
from pentapolis.core.layout import EACH, OWN
from pentapolis.core.options import Option
from pentapolis.core.rng import Rng
from pentapolis.core.score import ScoreLine
from pentapolis.core.state import State
from pentapolis.core.steps import Choice, Frame, Step

CARDS = 12
STOP = 0
PLAY, BLOCK, SCORE, NEXT = range(4)


class ToyState(State):
    """Hands, deck and points."""

    def __init__(self, game: Game, players: int, options: dict[str, Any], seed: bytes) -> None:
        super().__init__(game, players, max(2, players), options, seed)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck: list[int] = []
        self.points = [0] * self.seats
        self.rolled = [0] * self.seats

    def copy_position(self) -> ToyState:
        other = ToyState(self.game, self.players, self.options, self.seed)
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.points = self.points[:]
        other.rolled = self.rolled[:]
        return other

    def score_sheet(self, seat: int, viewer: int | None = None) -> list[ScoreLine]:
        return [ScoreLine("cards", self.points[seat]), ScoreLine("dice", self.rolled[seat])]

    def rank_key(self, seat: int) -> tuple[int, ...]:
        return (self.score(seat),)

    def dump_position(self) -> dict[str, Any]:
        return {"hands": self.hands, "deck": self.deck, "points": self.points, "rolled": self.rolled}

    def view_position(self, seat: int | None) -> dict[str, Any]:
        return {
            "hand": sorted(self.hands[seat]) if seat is not None and seat < self.players else None,
            "hands": [len(hand) for hand in self.hands],
            "deck": len(self.deck),
        }

    def area(self, seat: int) -> dict[str, Any] | None:
        return {"hand": sorted(self.hands[seat]), "rolled": self.rolled[seat]}

    def resample(self, seat: int | None, rng: Rng) -> ToyState:
        other = self.copy()
        hidden = [player for player in range(self.players) if player != seat]
        pool = sorted([*self.deck, *[card for player in hidden for card in self.hands[player]]])
        rng.shuffle(pool)
        for player in hidden:
            other.hands[player] = [pool.pop() for _ in self.hands[player]]
        other.deck = pool
        other.seed = b"\0" * 31 + bytes([rng.below(256)])
        return other


class Play(Step[ToyState]):
    """An optional step that repeats until its player stops."""

    def __init__(self) -> None:
        super().__init__("play")

    def legal(self, state: ToyState, frame: Frame) -> list[int]:
        return [STOP, *sorted(state.hands[frame.seat])] if state.hands[frame.seat] else []

    def apply(self, state: ToyState, frame: Frame, action: int) -> None:
        if action == STOP:
            return
        state.hands[frame.seat].remove(action)
        state.emit(Event("play", frame.seat, "R1", {"card": action}))
        if frame.a == 0:
            state.push(Frame(PLAY, frame.seat))
        state.push(Frame(SCORE, frame.seat, action))
        if state.players > 1:
            state.push(Frame(BLOCK, (frame.seat + 1) % state.players, action))

    def choice(self, state: ToyState, frame: Frame, action: int) -> Choice:
        return Choice(action, "play", {"card": action}, [], "toy-choice-play")


class Block(Step[ToyState]):
    """A reaction of another seat inside the turn; skipped when the hand holds nothing high enough."""

    def __init__(self) -> None:
        super().__init__("block")

    def legal(self, state: ToyState, frame: Frame) -> list[int]:
        higher = [card for card in sorted(state.hands[frame.seat]) if card > frame.a]
        return [STOP, *higher] if higher else []

    def about(self, state: ToyState, frame: Frame) -> dict[str, Any]:
        return {"card": frame.a}

    def apply(self, state: ToyState, frame: Frame, action: int) -> None:
        state.reveal(known_to=frame.seat)
        if action != STOP:
            state.hands[frame.seat].remove(action)
            state.stack.pop()  # the blocked card does not score
            state.emit(Event("block", frame.seat, "R2", {"card": action}, reveals=True))

    def refusal(self, state: ToyState, frame: Frame, action: int) -> Refusal:
        return Refusal("R2", "toy-refuse-too-low", {"card": frame.a})


class Score(Step[ToyState]):
    """An automatic step: points, dice, and a nested play."""

    def __init__(self) -> None:
        super().__init__("score", automatic=True)

    def run(self, state: ToyState, frame: Frame) -> None:
        state.points[frame.seat] += frame.a
        if frame.a % 3 == 0:
            eyes = state.draws().below(6) + 1
            state.rolled[frame.seat] += eyes
            state.emit(Event("roll", frame.seat, "R3", {"eyes": eyes}, reveals=True))
        if frame.a == 7:
            state.push(Frame(PLAY, frame.seat, 1))


class Next(Step[ToyState]):
    """The next turn, as long as somebody has cards."""

    def __init__(self) -> None:
        super().__init__("next", automatic=True)

    def run(self, state: ToyState, frame: Frame) -> None:
        if state.players == 1 and frame.a:
            state.reveal()
            state.points[1] += state.deck.pop()
        if frame.b >= 3 * state.players:
            return
        state.turn += 1
        seat = (frame.seat + 1) % state.players
        state.push(Frame(NEXT, seat, 1, frame.b + 1))
        state.push(Frame(PLAY, seat))


class Toy(Game):
    """The game as a whole."""

    def __init__(self) -> None:
        options = [Option("hand", "choice", 3, (2, 3))]
        super().__init__(
            "toy", 1, range(1, 4), CARDS + 1, options, [Play(), Block(), Score(), Next()], ("cards", "dice")
        )
        self.layout = {"hand": OWN, "hands": EACH}

    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> ToyState:
        state = ToyState(self, players, options, seed)
        state.deck = list(range(1, CARDS + 1))
        state.draws().shuffle(state.deck)
        for hand in state.hands:
            hand.extend(state.deck.pop() for _ in range(options["hand"]))
        state.push(Frame(NEXT, players - 1))
        return state

    def load(self, data: object) -> ToyState:
        dump = read_dump(self, data)
        position = convert(dump.position, dict[str, Any], "position")
        state = ToyState(self, dump.players, dump.options, bytes.fromhex(dump.seed))
        state.hands = convert(position["hands"], list[list[int]], "hands")
        state.deck = convert(position["deck"], list[int], "deck")
        state.points = convert(position["points"], list[int], "points")
        state.rolled = convert(position["rolled"], list[int], "rolled")
        held = [*state.deck, *[card for hand in state.hands for card in hand]]
        if len(set(held)) < len(held):
            raise InvalidDump("position: a card is there twice")
        restore_common(state, dump)
        check_frames(state)
        check_waiting(state)
        return state

    def notation(self, action: int) -> str:
        return "stop" if action == STOP else f"card {action}"

    def parse(self, text: str) -> int:
        words = text.lower().split()
        if words == ["stop"]:
            return STOP
        if len(words) == 2 and words[0] == "card" and words[1].isdecimal() and 1 <= int(words[1]) <= CARDS:
            return int(words[1])
        raise InvalidNotation(Refusal("R1", "toy-refuse-notation", {"text": text[:20]}))

    def text_keys(self) -> list[str]:
        return ["toy-choice-play"]

    def rule_ids(self) -> list[str]:
        return ["R1", "R2", "R3"]
