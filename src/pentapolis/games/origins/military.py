"""The Military track: advancing, attacking, and the way back at the end of a round (R61 to R72, R164 to R166)."""

from __future__ import annotations

from typing import Final

from ...core.events import Event
from ...core.steps import Frame
from ..common.tracks import Track
from .board import MILITARY_POINTS
from .catalogue import (
    ARIES,
    ATTACK_BASIC,
    ATTACK_EXCHANGE,
    ATTACK_GAINS,
    CROSSED,
    FINAL_POINTS,
    FINAL_SPACE,
    PUSHED_TO,
    RED,
    RESOURCES,
)
from .frames import ATTACK_POINTS, CHOOSE_BASIC, EXCHANGE
from .state import MILITARY_TRACK, OriginsState

ADVANCES: Final = ("advance", "token", "final_space")  # what an advance can tell
ATTACKS: Final = ("gain",)  # what an attack can tell before its points


def can_advance(state: OriginsState, seat: int) -> bool:
    """R65, R192: a marker on the final space never moves again."""
    return state.tracks[MILITARY_TRACK].at[seat] < FINAL_SPACE


def advance(state: OriginsState, seat: int, spaces: int) -> None:
    """R62 to R64: the marker moves, passing or sharing; tokens for thresholds, points for the final space."""
    before = state.tracks[MILITARY_TRACK].at[seat]
    if before == FINAL_SPACE or spaces == 0:
        return
    to = min(before + spaces, FINAL_SPACE)
    tokens = CROSSED[to] - CROSSED[before]
    state.move(MILITARY_TRACK, seat, to)
    board = state.boards[seat]
    board.tokens += tokens
    if state.events is not None:
        state.emit(Event("advance", seat, "R62", {"from": before, "to": to}))
        if tokens > 0:
            state.emit(Event("token", seat, "R63", {"count": tokens}))
    if to == FINAL_SPACE:
        board.points[MILITARY_POINTS] += FINAL_POINTS
        if state.events is not None:
            state.emit(Event("final_space", seat, "R64", {"points": FINAL_POINTS}))


def attack(state: OriginsState, seat: int) -> None:
    """R66: the bonus of the space first, then the points."""
    space = state.tracks[MILITARY_TRACK].at[seat]
    state.push(Frame(ATTACK_POINTS, seat))
    for resource in range(4):
        amount = ATTACK_GAINS[resource][space]
        if amount > 0:
            state.gain(seat, resource, amount)
            if state.events is not None:
                data = {"resource": RESOURCES[resource], "count": amount}
                state.emit(Event("gain", seat, "R66", data))
    if ATTACK_BASIC[space] > 0:
        state.push(Frame(CHOOSE_BASIC, seat, ATTACK_BASIC[space]))
    if ATTACK_EXCHANGE[space] > 0:
        state.push(Frame(EXCHANGE, seat))


def attack_points(state: OriginsState, seat: int) -> int:
    """R67 to R69, R87: markers strictly behind, thresholds crossed, red dice with Aries."""
    track = state.tracks[MILITARY_TRACK]
    board = state.boards[seat]
    points = track.behind(seat) + CROSSED[track.at[seat]]
    if board.signs & ARIES:
        points += board.red_dice(RED)
    return points


def push_back(state: OriginsState) -> None:
    """R165, R166: to the space after the last threshold, from the start upwards, under those who are there."""
    track = state.tracks[MILITARY_TRACK]
    if state.alone:
        moved = _pushed_alone(track)
    else:
        moved = track.copy()
        for space in range(1, FINAL_SPACE):
            if PUSHED_TO[space] != space and space in moved.stacks:
                moved.put_under(space, PUSHED_TO[space])
    if state.events is not None:
        for seat in range(state.players):
            if moved.at[seat] != track.at[seat]:
                state.emit(Event("push_back", seat, "R165", {"from": track.at[seat], "to": moved.at[seat]}))
    tracks = state.tracks[:]
    tracks[MILITARY_TRACK] = moved
    state.tracks = tracks


def _pushed_alone(track: Track) -> Track:
    """R185: the opponent's marker stays where it is."""
    to = PUSHED_TO[track.at[0]]
    if to == track.at[0]:
        return track
    opponent = track.at[1]
    return Track([to, opponent], {to: [0, 1]} if opponent == to else {to: [0], opponent: [1]})
