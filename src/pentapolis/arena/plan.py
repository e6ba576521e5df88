"""Which games are played: bots, line-ups, seatings and deals. The same plan is the same games on every machine."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from itertools import combinations
from threading import TIMEOUT_MAX
from typing import Any

import msgspec

from ..bots import External, Limits, bot
from ..core.errors import PentapolisError, Refusal, RefusalError
from ..core.game import Game, game
from ..core.options import checked
from ..core.rng import Rng

COMMAND = re.compile(r"(?:^|,)\s*(?:[\w.-]+=)?exec:")  # from there on, commas belong to the command
SIZES = re.compile(r"\s*(\d{1,3})\s*(?:-\s*(\d{1,3})\s*)?")


class ArenaError(RefusalError):
    """What was asked for cannot be played."""


def problem(key: str, **args: int | str) -> ArenaError:
    """The error whose sentence has that key."""
    return ArenaError(Refusal("", key, args))


class Assignment(msgspec.Struct, frozen=True, array_like=True):
    """One game to be played: a deal, the number of the settings, and which bot sits where."""

    deal: int
    setting: int
    seats: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that decides how the games go. How many deals are played is not part of it."""

    game: str
    bots: dict[str, str]  # by the name they have here: what `pentapolis.bots.bot` calls them
    tables: list[tuple[str, ...]]  # the line-ups; every one is seated in all its rotations
    settings: list[dict[str, Any]]  # the options, all of them; every deal is played with each
    seed: int
    limits: Limits = Limits()
    uses: list[str] = []  # keys of events to be counted, as in `take.tile`

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return game(self.game)

    def assignments(self, deal: int) -> list[Assignment]:
        """All games of one deal, in a fixed order."""
        return [
            Assignment(deal, setting, seats)
            for setting in range(len(self.settings))
            for table in self.tables
            for seats in rotations(table)
        ]

    def deal_seed(self, deal: int) -> bytes:
        """The seed of the deal: one for all line-ups, seatings and settings, which is what pairs them."""
        return _digest(self.seed, "deal", deal)

    def bot_rng(self, assignment: Assignment, seat: int) -> Rng:
        """The numbers of one bot in one game."""
        digest = _digest(self.seed, "bot", assignment.deal, assignment.setting, *assignment.seats, seat)
        return Rng(int.from_bytes(digest[:7], "big"))

    def check(self) -> Plan:
        """Itself, if everything can be played; raises an error that says what cannot."""
        for setting in self.settings:
            for table in self.tables:
                self.rules.check_players(len(table), setting)
        for name in self.bots.values():
            made = bot(name, self.limits)
            if isinstance(made, External) and not made.there:
                raise problem("arena-no-program", bot=name[:80])
        times = (self.limits.seconds, self.limits.start_seconds)
        if not all(0 < seconds <= TIMEOUT_MAX for seconds in times) or self.limits.restarts < 0:
            raise problem("arena-bad-limits")
        return self


def _digest(*parts: object) -> bytes:
    return hashlib.sha256("\0".join(["pentapolis arena", *map(str, parts)]).encode()).digest()


def rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different seatings that come of turning the table; for two players these are all there are."""
    turned = [table[-shift:] + table[:-shift] if shift else table for shift in range(len(table))]
    return list(dict.fromkeys(turned))


def tables_of(names: list[str], players: int) -> Iterator[tuple[str, ...]]:
    """Every line-up of a round robin: all choices of that many bots; with fewer bots all sit, as evenly as can be."""
    share, extra = divmod(players, len(names))
    for more in combinations(names, extra):
        yield tuple(name for name in names for _ in range(share + (name in more)))


def round_robin(
    of: str,
    bots: dict[str, str],
    players: list[int],
    options: dict[str, Any] | None = None,
    seed: int = 1,
    limits: Limits | None = None,
) -> Plan:
    """The plan in which all bots meet at tables of each of these sizes. A challenge is one of two bots."""
    if len(bots) < 2:
        raise problem("arena-too-few-bots")
    if not players or min(players) < 2:
        raise problem("arena-too-few-players")
    settings = [checked(game(of).options, options)]
    tables = [table for count in dict.fromkeys(players) for table in tables_of(list(bots), count)]
    return Plan(of, bots, tables, settings, seed, limits or Limits()).check()


def line_up(
    of: str,
    seated: list[tuple[str, str]],
    options: dict[str, Any] | None = None,
    seed: int = 1,
    limits: Limits | None = None,
) -> Plan:
    """The plan in which this one line-up, names and bots, sits in all its rotations; a bot may sit more than once."""
    if len(dict(seated)) < 2:
        raise problem("arena-too-few-bots")
    settings = [checked(game(of).options, options)]
    tables = [tuple(name for name, _ in seated)]
    return Plan(of, bots_of(seated), tables, settings, seed, limits or Limits()).check()


def bots_of(seated: list[tuple[str, str]]) -> dict[str, str]:
    """The bots of these seats by their names; a name may return, but not for another bot."""
    bots = dict(seated)
    for name, bot_name in seated:
        if bots[name] != bot_name:
            raise problem("arena-same-name", name=name[:80])
    return bots


def named_bots(given: list[str]) -> dict[str, str]:
    """The bots of an arena by their names, all different; see `named_seats`."""
    found: dict[str, str] = {}
    for name, bot_name in named_seats(given):
        if name in found:
            raise problem("arena-same-name", name=name[:80])
        found[name] = bot_name
    return found


def named_seats(given: list[str]) -> list[tuple[str, str]]:
    """Names and bots in `greedy,random`, `exec:COMMAND` to its end, either with a name of one's own: `mine=...`."""
    parts: list[str] = []
    for text in given:
        command = COMMAND.search(text)
        parts += (text[: command.start()] if command else text).split(",")
        parts += [text[command.start() :].lstrip(",")] if command else []
    return [_named(part.strip()) for part in parts if part.strip()]


def _named(text: str) -> tuple[str, str]:
    name, equals, rest = text.partition("=")
    if equals and name and all(sign.isalnum() or sign in "-_." for sign in name):
        return name, rest.strip()
    return text, text


def player_counts(of: str, text: str | None, options: dict[str, Any]) -> list[int]:
    """The table sizes in `2,4` or `2-4`, each once; without a text, the fewest that can play."""
    if text is None:
        return [_fewest(game(of), options)]
    counts: list[int] = []
    for part in text.split(","):
        sizes = SIZES.fullmatch(part)
        if sizes is None:
            raise problem("arena-bad-players", given=text[:40])
        first, last = int(sizes[1]), int(sizes[2] or sizes[1])
        if last < first:
            raise problem("arena-players-backwards", given=part.strip(), right=f"{last}-{first}")
        counts += range(first, last + 1)
    return list(dict.fromkeys(counts))


def _fewest(of: Game, options: dict[str, Any]) -> int:
    settings = checked(of.options, options)
    for players in range(1, of.players[-1] + 1):  # one player, where the options allow it
        try:
            of.check_players(players, settings)
        except PentapolisError:
            continue
        return players
    return of.players[0]
