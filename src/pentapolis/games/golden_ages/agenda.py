"""The course of an era and of the game: what follows when something is over."""

from __future__ import annotations

from ...core.events import Event
from ...core.steps import Frame
from . import frames
from .board import BACKS, FUTURE, GLORY, GOLD, JUDGEMENTS, NONE, WONDERS
from .cards import (
    BUILDINGS,
    CARD_BIT,
    CIV_VALUE,
    CIVS,
    ERAS,
    FIRST_WONDER,
    FUTURE_VP,
    FUTURES,
    GOLD_PER_VP,
    HIGH_TECHS,
    INCOME,
    MINARET_VP,
    SPIRAL_MINARET,
    TECH_BACK,
    TECHS,
    WONDER_ERA,
    ids,
)
from .cards import JUDGEMENTS as JUDGEMENT_IDS
from .cards import WONDERS as WONDER_IDS
from .effects import ON_PLAYING, start
from .gains import gain_gold, gain_points
from .grid import AGORA, count
from .measures import judged, leads
from .state import GoldenState
from .tiles import TILES


def clockwise(state: GoldenState, first: int) -> list[int]:
    """All seats in turn order from that one on."""
    return [(first + step) % state.seats for step in range(state.seats)]


# --- A: the update ---


def begin_era(state: GoldenState) -> None:
    """Wonders, buildings and civilizations of the next era (R16 to R19)."""
    state.era += 1
    at = state.era - 1
    state.wonders = 0
    for wonder, era in enumerate(WONDER_ERA):
        if era == state.era:
            state.wonders |= CARD_BIT[FIRST_WONDER + wonder]
    state.reveal()
    shown = state.decks[at][: state.seats]  # R17
    state.buildings = 0
    for building in shown:
        state.buildings |= CARD_BIT[building]
    state.decks = [[] if era == at else deck for era, deck in enumerate(state.decks)]
    state.lay_open(state.buildings)
    for board in state.boards:
        state.lay_open(board.hand[at])
    if state.events is not None:
        data = {"wonders": ids(WONDER_IDS, state.wonders, FIRST_WONDER), "buildings": ids(BUILDINGS, state.buildings)}
        state.emit(Event("era", state.first, "R16", {"era": state.era, **data}, reveals=True))
        for seat in clockwise(state, state.first):
            civ = CIVS[state.boards[seat].hand[at]]
            state.emit(Event("reveal_civ", seat, "R18" if at == 0 else "R19", {"new": civ}, reveals=True))
    state.push(Frame(frames.FIRST_PLAYER, state.first))
    order = clockwise(state, state.first)
    if at == 0:
        for seat in order:
            play_civ(state, seat)
    else:
        for seat in reversed(order):
            state.push(Frame(frames.CIV, seat))


def play_civ(state: GoldenState, seat: int) -> None:
    """The new civilization takes the place of the old one, with what it gives at once (R20, R21, R22)."""
    board = state.boards[seat]
    at = state.era - 1
    old, board.civ = board.civ, board.hand[at]
    board.hand = [NONE if era == at else civ for era, civ in enumerate(board.hand)]
    if state.events is not None:
        data: dict[str, str | None] = {"civ": CIVS[board.civ], "old": None if old == NONE else CIVS[old]}
        state.emit(Event("play_civ", seat, "R18" if at == 0 else "R20", data))
    start(state, seat, ON_PLAYING[board.civ], CIVS[board.civ])


def keep_civ(state: GoldenState, seat: int) -> None:
    """The new civilization is discarded (R20)."""
    board = state.boards[seat]
    at = state.era - 1
    if state.events is not None:
        data = {"civ": CIVS[board.civ], "new": CIVS[board.hand[at]]}
        state.emit(Event("keep_civ", seat, "R20", data))
    board.hand = [NONE if era == at else civ for era, civ in enumerate(board.hand)]


def choose_first(state: GoldenState) -> None:
    """The lowest value begins; of equals the first clockwise from who began before (R23, R24)."""
    best = state.first
    for seat in clockwise(state, state.first):
        if CIV_VALUE[state.boards[seat].civ] < CIV_VALUE[state.boards[best].civ]:
            best = seat
    state.first = best
    if state.events is not None:
        state.emit(Event("first_player", best, "R23", {"value": CIV_VALUE[state.boards[best].civ]}))
    state.push(Frame(frames.TURN, best))
    for seat in reversed(clockwise(state, best)):  # R25
        state.push(Frame(frames.EXTEND, seat))


# --- B: the extension of the continents ---


def draw_tile(state: GoldenState, seat: int) -> int:
    """The next tile of the right pile that fits anywhere, NONE if none does (R26, R35).

    What fits nowhere is shuffled back once a tile is found.
    """
    threes = state.era == 1
    pile = (state.threes if threes else state.twos)[:]
    unfit: list[int] = []
    found = NONE
    while pile and found == NONE:
        state.reveal()
        tile = pile.pop()
        state.lay_open(tile)
        fits = state.world.room_for(tile)
        if state.events is not None:
            kind = "draw_tile" if fits else "unfit_tile"
            state.emit(Event(kind, seat, "R26" if fits else "R35", {"tile": TILES[tile]}, reveals=True))
        if fits:
            found = tile
        else:
            unfit.append(tile)
    if unfit:
        pile += unfit
        state.draws().shuffle(pile)
    if threes:
        state.threes = pile
    else:
        state.twos = pile
    if found == NONE and state.events is not None:
        state.emit(Event("no_tile", seat, "R35", {}))
    return found


# --- C: turns ---


def begin_turn(state: GoldenState, seat: int) -> None:
    """A turn: an action, or for who is in a golden age 2 gold and the next player (R42, R43)."""
    while True:
        state.turn += 1
        if not state.boards[seat].golden:
            state.push(Frame(frames.TURN_END, seat))
            state.push(Frame(frames.ACTION, seat))
            return
        gain_gold(state, seat, INCOME, "R43", "golden_age")
        seat = (seat + 1) % state.seats


def end_turn(state: GoldenState, seat: int) -> None:
    """The next player's turn, or the end of the era (R155) or of the game (R160, R161)."""
    if state.era < ERAS:
        for board in state.boards:
            if not board.golden:
                begin_turn(state, (seat + 1) % state.seats)
                return
        score_judgement(state)
        prepare(state)
        state.push(Frame(frames.ERA, state.first))
        return
    if state.last_turns == 0:
        score_judgement(state)
        score_end(state)
        return
    if state.last_turns > 0:
        state.last_turns -= 1
    begin_turn(state, (seat + 1) % state.seats)


# --- D and E: the end of an era ---


def score_judgement(state: GoldenState) -> None:
    """Everybody scores what the first golden age chose (R156, R162)."""
    for seat in clockwise(state, state.first):
        board = state.boards[seat]
        points = judged(state, seat, state.chosen)
        board.score(JUDGEMENTS, points)
        if state.events is not None:  # with the civilization that lived through the era
            data = {"points": points, "by": JUDGEMENT_IDS[state.chosen], "civ": CIVS[board.civ]}
            state.emit(Event("judged", seat, "R157", data))


def prepare(state: GoldenState) -> None:
    """Displays are cleared, capitals turned, colonists stood up, cards made ready (R118, R158, R159)."""
    if state.events is not None:
        data = {"era": state.era, "judgement": JUDGEMENT_IDS[state.chosen]}
        state.emit(Event("end_era", state.first, "R158", data))
    state.judgements &= ~(1 << state.chosen)
    state.chosen = NONE
    state.wonders = 0
    state.buildings = 0
    for board in state.boards:
        board.golden = False
        board.used = 0
        for number in range(len(board.places)):
            if board.places[number] == AGORA:
                board.places[number] = board.capital
        board.standing = 7


# --- the end of the game ---


def score_end(state: GoldenState) -> None:
    """The last points, in the order of the rules (R163 to R166, R107)."""
    order = clockwise(state, state.first)
    for seat in order:
        board = state.boards[seat]
        gain_points(state, seat, GOLD, board.gold // GOLD_PER_VP, "R163", "gold")  # R181: it is not spent
    for seat in order:
        techs = state.boards[seat].techs
        backs = sum([TECH_BACK[tech] for tech in range(len(TECHS)) if techs >> tech & 1])
        gain_points(state, seat, BACKS, backs, "R164", "backs")
    for seat in order:
        gain_points(state, seat, GLORY, sum(state.boards[seat].glory), "R165", "glory")
    state.reveal()
    for seat in order:
        board = state.boards[seat]
        points = FUTURE_VP if leads(state, seat, board.future) else 0
        if state.events is not None:
            state.emit(Event("reveal_future", seat, "R166", {"future": FUTURES[board.future]}, reveals=True))
        gain_points(state, seat, FUTURE, points, "R166", FUTURES[board.future])
    for seat in order:
        board = state.boards[seat]
        if board.cards & SPIRAL_MINARET:
            points = MINARET_VP * count(board.techs & HIGH_TECHS)
            gain_points(state, seat, WONDERS, points, "R107", "spiral_minaret")
    if state.events is not None:
        state.emit(Event("end", state.first, "R167", {"scores": state.scores(), "winners": leaders(state)}))


def leaders(state: GoldenState) -> list[int]:
    """Who has won, or would win now (R167)."""
    return [seat for seat, place in enumerate(state.ranking()) if place == 1]
