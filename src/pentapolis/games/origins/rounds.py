"""The beginning and the end of a round (R163 to R169, R185 to R187)."""

from __future__ import annotations

from typing import Final

from ...core.events import Event
from .catalogue import (
    CONDITIONS,
    HIGHEST_SPEAKER,
    OPPONENT_AT,
    ROUNDS_ALONE,
    SIGNS,
    SITES,
    SPEAKER_FACES,
    TEMPLES,
)
from .endings import all_holding
from .military import push_back
from .state import MILITARY_TRACK, OriginsState
from .temples import award_cards

BEGINS: Final = ("round",)  # what the beginning of a round tells
ENDS: Final = ("roll_speaker", "bastion", "push_back", "lose_sign", "sign", "end", *BEGINS)  # and the end of one


def begin_round(state: OriginsState) -> None:
    """R169: everybody plays again, from the owner of the Bastion on."""
    state.round += 1
    for board in state.boards:
        board.passed = False
    if state.alone:
        state.move(MILITARY_TRACK, 1, OPPONENT_AT[state.round - 1])  # R185
    if state.events is not None:
        state.emit(Event("round", state.bastion, "R169", {"round": state.round}))
    state.begin_turn(state.bastion)


def end_round(state: OriginsState) -> None:
    """The five steps in their order; the game goes on unless it is over."""
    return_speakers(state)
    if state.alone:
        push_back(state)
        lose_cards(state)
        if state.round == ROUNDS_ALONE:
            if state.events is not None:
                state.emit(Event("end", 0, "R187", {"reason": "rounds"}))
            return
    else:
        pass_bastion(state)
        push_back(state)
        award_cards(state)
        over = all_holding(state)
        if over:
            if state.events is not None:
                for number, condition in enumerate(CONDITIONS):
                    if over >> number & 1:
                        state.emit(Event("end", state.bastion, f"R{170 + number}", {"reason": condition}))
            return
    begin_round(state)


def return_speakers(state: OriginsState) -> None:
    """R163: all come back; a used one gains 1, or is rolled again if it was a 5."""
    area = state.area_dice[:]
    again = 0
    for board in state.boards:
        area += board.speakers
        for code in board.spoken:
            value = code // SITES
            if value == HIGHEST_SPEAKER:
                again += 1
            else:
                area.append(value + 1)
        board.speakers = []
        board.spoken = []
    if again > 0:
        draws = state.draws()
        for _ in range(again):
            value = SPEAKER_FACES[int(draws.below(len(SPEAKER_FACES)))]
            state.lay_open(value)
            area.append(value)
            if state.events is not None:
                state.emit(Event("roll_speaker", state.bastion, "R163", {"value": value}, reveals=True))
    area.sort()
    state.area_dice = area


def pass_bastion(state: OriginsState) -> None:
    """R164: to the marker in front; of several the lowest in the stack."""
    first = state.tracks[MILITARY_TRACK].furthest()
    if first != state.bastion:
        state.bastion = first
        if state.events is not None:
            state.emit(Event("bastion", first, "R164", {}))


def lose_cards(state: OriginsState) -> None:
    """R186: of the cards held one is kept, chosen by chance; the others return to the board."""
    held = [temple for temple in range(3) if state.holders[temple] == 0]
    if len(held) < 2:
        return
    kept = held[int(state.draws().below(len(held)))]
    state.lay_open(kept)
    for temple in held:
        if temple == kept:
            continue
        state.holders[temple] = -1
        state.boards[0].signs &= ~(1 << state.signs[temple])
        if state.events is not None:
            data = {"sign": SIGNS[state.signs[temple]], "temple": TEMPLES[temple]}
            state.emit(Event("lose_sign", 0, "R186", data, reveals=True))
