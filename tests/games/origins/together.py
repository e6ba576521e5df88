"""Both tellings of the rules side by side: the same decisions, the same options, the same position, all the way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pentapolis
from pentapolis import Rng
from pentapolis.bots.greedy import Greedy
from pentapolis.core.events import Event
from pentapolis.core.steps import AT_CHOICES, AT_EVERYTHING, Frame
from pentapolis.games.origins import catalogue as names
from pentapolis.games.origins.city import x_of, y_of
from pentapolis.games.origins.frames import CHOOSE_ACTION, NEXT_TURN
from pentapolis.games.origins.scoring import IN_PLAY
from pentapolis.games.origins.state import MILITARY_TRACK, OriginsState

from .reference import Reference
from .reference_table import COLOURS, TEMPLES, Option, SetUp

GAME = pentapolis.game("origins")
# Decisions that the engine cuts into smaller ones.
PART_OF = {
    "site": "choose_action",
    "seat": "choose_action",
    "build_tile": "build_choice",
    "build_side": "build_choice",
    "build_place": "build_choice",
}
SIDES = {(0, 1): "north", (1, 0): "east", (0, -1): "south", (-1, 0): "west"}
CORNERS = {(0, 0): "sw", (1, 0): "se", (0, 1): "nw", (1, 1): "ne"}
NO_WORDS = {"none": "decline", "no": "decline", "yes": "add", "end": "done", "keep": "done"}


class Told:
    """Chance as the engine had it: fed from its events, asked by the reference."""

    def __init__(self) -> None:
        self.citizens: list[tuple[str, int]] = []
        self.speakers: list[int] = []
        self.lost: list[str] = []

    def hear(self, events: list[Event]) -> None:
        """Takes in what was rolled and drawn."""
        for event in events:
            if event.kind == "roll":
                self.citizens.append((event.data["colour"], event.data["value"]))
            elif event.kind == "roll_speaker":
                self.speakers.append(event.data["value"])
            elif event.kind == "lose_sign":
                self.lost.append(event.data["sign"])

    def citizen(self, colour: str) -> int:
        rolled, value = self.citizens.pop(0)
        assert rolled == colour
        return value

    def speaker(self) -> int:
        return self.speakers.pop(0)

    def zodiac(self, cards: list[str]) -> str:
        (kept,) = set(cards) - set(self.lost)
        assert len(self.lost) == len(cards) - 1
        self.lost.clear()
        return kept


def die_words(code: int) -> tuple[str, int]:
    """Colour and value of a die of the engine."""
    return names.COLOURS[names.COLOUR_OF_DIE[code]], names.VALUE_OF_DIE[code]


def kind_words(codes: list[int]) -> list[str]:
    return [names.KIND_IDS[code] for code in codes]


def setup_of(state: OriginsState) -> SetUp:
    """What chance decided before the first decision of this state."""
    pool = [die_words(die) for die in state.pool]
    if state.alone:  # R181: what was put away before anything is asked showed more than all that is left
        pool += [(colour, 6) for colour in COLOURS if colour not in dict(pool)]
    return SetUp(
        players=state.players,
        first=state.bastion,
        bonus=[names.COLOURS[colour] for colour in state.bonus],
        zodiac=[names.SIGNS[sign] for sign in state.signs],
        market=kind_words(state.market),
        piles={colour: kind_words(pile[::-1]) for colour, pile in zip(COLOURS, state.piles, strict=True)},
        row=dict(die_words(die) for die in state.row),
        speakers=list(state.area_dice),
        districts=[names.DISTRICTS[card].id for card in state.districts],
        pool=pool,
        pass_increase_scope=state.options["pass_increase_scope"],
    )


def facts_of(state: OriginsState) -> dict[str, Any]:
    """The position of the engine in the words of the reference."""
    military = state.tracks[MILITARY_TRACK]
    stacks = {space: [seat for seat in stack if seat < state.players] for space, stack in military.stacks.items()}
    held = {
        temple: (names.SIGNS[sign], None if holder < 0 else holder)
        for temple, sign, holder in zip(TEMPLES, state.signs, state.holders, strict=True)
    }
    used = [code // names.SITES for board in state.boards for code in board.spoken]
    return {
        "round": max(1, state.round),  # no round has begun while dice are chosen
        "over": state.over,
        "bastion": None if state.alone else state.bastion,
        "sites": list(state.ships),
        "market": kind_words(state.market),
        "piles": {colour: kind_words(pile[::-1]) for colour, pile in zip(COLOURS, state.piles, strict=True)},
        "row": [die_words(die) for die in state.row],
        "reserve": dict(zip(COLOURS, state.reserve, strict=True)),
        "area": sorted(state.area_dice),
        "used_speakers": sorted(used),
        "zodiac": held,
        "district_gold": {
            names.DISTRICTS[card].id: gold for card, gold in zip(state.districts, state.district_gold, strict=True)
        },
        "tower_reserve": dict(zip(COLOURS, state.levels, strict=True)),
        "military": {space: stack for space, stack in sorted(stacks.items()) if stack},
        "opponent_marker": military.at[1] if state.alone else None,
        "temples": {
            temple: {
                step: list(stack) if step else sorted(stack)
                for step, stack in sorted(state.tracks[number].stacks.items())
                if stack
            }
            for number, temple in enumerate(TEMPLES)
        },
        "players": [player_facts_of(state, seat) for seat in range(state.players)],
    }


def player_facts_of(state: OriginsState, seat: int) -> dict[str, Any]:
    board = state.boards[seat]
    terms = state.score_terms(seat)
    assert sum(terms.values()) == state.score(seat)
    freemen = [(*die_words(die), False) for die in board.unused]
    freemen += [(*die_words(code // names.SITES), True) for code in board.used]
    places = {names.DISTRICTS[card].id: place for place, card in enumerate(state.districts)}
    return {
        "resources": dict(zip(names.RESOURCES, board.resources, strict=True)),
        "points": sum(board.points),
        "freemen": sorted(freemen),
        "free_bases": board.free_bases,
        "bases_on_track": names.BASES - board.bases,
        "archon_used": board.archon >= 0,
        "speakers": sorted(board.speakers),
        "advisors": [names.COLOURS[colour] for colour in board.advisors],
        "city": {
            (x_of(cell), y_of(cell)): (names.KIND_IDS[tile % names.FARM], tile >= names.FARM)
            for cell, tile in board.tiles.items()
        },
        "seats": {(x_of(at), y_of(at)): die_words(die) for at, die in board.dice.items()},
        "towers": dict(zip(COLOURS, board.heights, strict=True)),
        "scored": sorted(card for card, place in places.items() if board.scored >> place & 1),
        "kept": sorted(kind_words(board.kept)),
        "tokens": board.tokens,
        "passed": board.passed,
        "terms": {term: terms[term] for term in ("gold", "advisors", "temples", "seats")},
        "score": state.score(seat),
    }


def words(reference: Reference, kind: str, option: Option) -> tuple[str, ...]:
    """The notations with which the engine says the option, one for each of its smaller decisions."""
    first = option[0]
    if kind in ("draft_die", "solo_pick", "solo_discard"):
        verb = "discard" if kind == "solo_discard" else "draft"
        return (f"{verb} {option[0]}{option[1]}",)
    if kind == "choose_action":
        if first == "visit":
            return (f"visit {worker_word(option[1])}", f"site {option[2]}")
        if first == "complete":
            (colour, value), (x, y) = option[1:]
            return (f"complete {colour}{value}", f"seat {x},{y}")
        return (f"tower {option[1]}",) if first == "raise" else (first,)
    if kind == "build_choice":
        source, which, mode, (x, y) = option
        tile = f"kept {which}" if source == "kept" else f"tile {tile_colour(reference, which)}"
        return (tile, "over" if mode == "over_farm" else mode, f"place {x},{y}")
    return (small_word(reference, kind, option),)


def worker_word(worker: Option) -> str:
    return "".join(str(part) for part in worker if part != "freeman")


def tile_colour(reference: Reference, index: int) -> str:
    return str(names.COLOURS[names.COLOUR_OF_KIND[names.NUMBER_OF_KIND[reference.market[index]]]])


def small_word(reference: Reference, kind: str, option: Option) -> str:
    first = option[0]
    x, y = reference.focus
    if kind == "visit_menu":
        return {"bonus_as_gold": "gold", "end": "leave"}.get(first, str(first))
    if kind == "activate":
        return "activate" if first == "yes" else "decline"
    if first in NO_WORDS:
        return NO_WORDS[first]
    if first == "freeman":
        die = f"{option[1]}{option[2]}"
        if kind == "recolour":
            return f"swap {die} {option[3]}"
        if kind == "food_step" or option[3:] in ((1,), ("unused",)):
            return f"raise {die}"
        return {(): f"honour {die}", (2,): f"raise {die} twice", ("used",): f"raise used {die}"}[option[3:]]
    if kind == "military_mode" or first in ("stop", "advance", "spend"):
        return " ".join(option)
    writers: dict[str, Callable[[Any], str]] = {
        "choose_basic": lambda what: f"gain {what}",
        "stone_or_food": lambda what: f"gain {what}",
        "exchange": lambda what: f"exchange {what}",
        "temple": lambda what: f"climb {what}",
        "extra_step": lambda what: f"climb {what}",
        "recruit": lambda index: f"recruit {reference.row[index][0]}",
        "speaker": lambda value: f"speaker {value}",
        "ship": lambda site: f"ship {site}",
        "keep_tile": lambda index: f"keep {tile_colour(reference, index)}",
        "copy": lambda cell: f"copy {SIDES[cell[0] - x, cell[1] - y]}",
        "activation_order": lambda cell: f"use {CORNERS[cell[0] - x, cell[1] - y]}",
        "district_card": lambda card: f"card {list(reference.district_gold).index(card) + 1}",
        "promotion_order": lambda colour: f"promote {colour}",
        "solo_neighbour": lambda site: f"neighbour {site}",
    }
    return writers[kind](first)


class Together:
    """A game in both tellings."""

    def __init__(self, state: OriginsState, reference: Reference, told: Told) -> None:
        self.state = state
        self.reference = reference
        self.told = told
        self.prefix: list[str] = []  # smaller decisions of the engine taken since the last one of the reference
        self.meet()

    @classmethod
    def new(cls, players: int, seed: int, options: dict[str, Any] | None = None, stops: int = AT_CHOICES) -> Together:
        """A game from its set-up."""
        first = GAME.new(players=players, seed=seed, options=options or {}, stops=AT_EVERYTHING)
        state = GAME.new(players=players, seed=seed, options=options or {}, stops=stops)
        assert isinstance(first, OriginsState) and isinstance(state, OriginsState)
        told = Told()
        return cls(state, Reference(setup_of(first), told), told)

    def paths(self) -> dict[tuple[str, ...], Option]:
        """Every option of the reference in the words of the engine that agrees with what has been said so far."""
        kind, _ = self.reference.decision()
        said = len(self.prefix)
        found = {words(self.reference, kind, option): option for option in self.reference.options()}
        return {path: option for path, option in found.items() if list(path[:said]) == self.prefix}

    def say(self, word: str) -> None:
        """Goes on in the reference by a word of the engine."""
        self.prefix.append(word)
        option = self.paths().get(tuple(self.prefix))
        if option is not None:
            self.prefix = []
            self.reference.play(option)

    def meet(self) -> None:
        """Lets the reference play what the engine did not ask, and compares decision, options and position."""
        while self.reference.asked is not None:
            kind, seat = self.reference.decision()
            expected = {path[len(self.prefix)] for path in self.paths()}
            decision = self.state.decision
            if decision is not None:
                offered = [self.state.notation(action) for action in self.state.legal()]
                assert len(set(offered)) == len(offered)
                asked = PART_OF.get(decision.kind, decision.kind)
                if (asked, decision.seat) == (kind, seat) and set(offered) == expected:
                    break
            assert len(expected) == 1, self.difference(kind, seat, expected)
            self.say(expected.pop())
        assert (self.reference.asked is None) == self.state.over
        if not self.prefix:
            ours, theirs = self.reference.facts(), facts_of(self.state)
            assert ours == theirs, unlike(ours, theirs)
        if self.state.over:
            assert self.told.citizens == [] and self.told.speakers == [] and self.told.lost == []
            assert self.state.ranking()[: self.state.players] == self.ranks()

    def ranks(self) -> list[int]:
        if not self.reference.solo:
            return self.reference.ranks()
        return [1 if self.reference.score(0) >= self.reference.target() else 2]

    def difference(self, kind: str, seat: int, expected: set[str]) -> str:
        decision = self.state.decision
        if decision is None:
            return f"the engine is over, the reference asks {kind} of {seat}: {sorted(expected)}"
        offered = {self.state.notation(action) for action in self.state.legal()}
        return (
            f"reference: {kind} of {seat}, engine: {decision.kind} of {decision.seat}; "
            f"only reference: {sorted(expected - offered)}, only engine: {sorted(offered - expected)}"
        )

    def act(self, word: str) -> None:
        """Plays a notation in both."""
        events = self.state.listen()
        self.state.play(self.state.parse(word))
        self.told.hear(events)
        self.say(word)
        self.meet()

    def play(self, *options: Option) -> Together:
        """Plays options of the reference in both, each through all the smaller decisions of the engine."""
        for option in options:
            kind, _ = self.reference.decision()
            assert option in self.reference.options(), (kind, option, self.reference.options())
            path = words(self.reference, kind, option)
            asked = self.reference.asked
            while self.reference.asked is asked:
                self.act(path[len(self.prefix)])
        return self

    def refuses(self, option: Option, rule: str) -> None:
        """Neither telling offers the option; the engine says by which rule."""
        kind, _ = self.reference.decision()
        assert option not in self.reference.options()
        state = self.state.copy()
        state.stops = AT_EVERYTHING  # the machine must not go past what is to be refused
        for word in words(self.reference, kind, option)[len(self.prefix) :]:
            refusal = state.explain(word)
            if refusal is not None:
                assert refusal.rule == rule, (refusal.rule, refusal.key, refusal.args)
                return
            state.play(state.parse(word))
        raise AssertionError(f"the engine allows {option}")

    def offers(self, kind: str, *options: Option) -> None:
        """Exactly this is asked and offered."""
        assert self.reference.decision()[0] == kind
        assert set(self.reference.options()) == set(options)

    def go_on(self, choose: Callable[[Together], str], most: int = 100_000) -> None:
        """Plays on until the game is over, or for so many decisions of the engine."""
        for _ in range(most):
            if self.state.over:
                return
            self.act(choose(self))


def unlike(ours: Any, theirs: Any, where: str = "") -> str:
    """Where two trees of facts differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        keys = [*ours, *(key for key in theirs if key not in ours)]
        return "; ".join(
            unlike(ours.get(key), theirs.get(key), f"{where}/{key}") for key in keys if ours.get(key) != theirs.get(key)
        )
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        return "; ".join(
            unlike(one, other, f"{where}/{at}")
            for at, (one, other) in enumerate(zip(ours, theirs, strict=True))
            if one != other
        )
    return f"{where}: reference {ours!r}, engine {theirs!r}"


def at_random(rng: Random) -> Callable[[Together], str]:
    """Chooses any legal action, each as likely."""

    def choose(both: Together) -> str:
        return both.state.notation(rng.choice(both.state.legal()))

    return choose


# What a busy player would rather do than pass, leave or decline, and how much rather.
WEIGHTS = {"pass": 0.05, "leave": 0.3, "stop": 0.2, "decline": 0.3, "done": 0.3, "farm": 0.5, "bottom": 3, "top": 1}
EAGER = {"complete": 6, "tower": 4, "grow": 2, "over": 3, "building": 3, "activate": 4, "copy": 5, "kept": 3}


def busily(rng: Random) -> Callable[[Together], str]:
    """Chooses at random, but builds, completes Districts and uses what there is."""

    def choose(both: Together) -> str:
        offered = [both.state.notation(action) for action in both.state.legal()]
        weights = {**WEIGHTS, **EAGER}
        return rng.choices(offered, [weights.get(word.split()[0], 1) for word in offered])[0]

    return choose


def dump_of(stage: Reference, seat: int) -> dict[str, Any]:
    """The position of the reference, in which the seat begins its turn, as the engine writes it down."""
    facts = stage.facts()
    seats = list(range(len(stage.players)))
    dump: dict[str, Any] = GAME.new(
        players=len(seats), seed=1, options={"pass_increase_scope": stage.scope}, stops=AT_EVERYTHING
    ).dump()
    military = {space: list(stack) for space, stack in facts["military"].items()}
    if stage.solo:
        military.setdefault(stage.opponent_marker, []).append(1)
    tracks = [*facts["temples"].values(), military]
    dump["stack"] = [Frame(NEXT_TURN, seat).json(), Frame(CHOOSE_ACTION, seat).json()]
    dump["turn"] = 20
    dump["position"] = {
        "round": stage.round,
        "bastion": stage.bastion,
        "bonus": list(stage.bonus.values()),
        "ships": facts["sites"],
        "market": facts["market"],
        "piles": list(facts["piles"].values()),
        "buried": [0] * 5,
        "row": [f"{colour}{value}" for colour, value in stage.row],
        "reserve": facts["reserve"],
        "speakers": facts["area"],
        "signs": list(stage.card_of.values()),
        "holders": [holder for _, holder in facts["zodiac"].values()],
        "districts": list(stage.district_gold),
        "district_gold": list(stage.district_gold.values()),
        "levels": facts["tower_reserve"],
        "tracks": [[[space, *stack] for space, stack in sorted(track.items())] for track in tracks],
        "pool": [],
        "announced": [] if stage.solo else sorted(stage.end_conditions(), key=names.CONDITIONS.index),
        "boards": [board_dump_of(stage, owner) for owner in seats],
    }
    return dump


def board_dump_of(stage: Reference, seat: int) -> dict[str, Any]:
    player = stage.players[seat]
    facts = stage.player_facts(seat)
    unused = [f"{f.colour}{f.value}" for f in player.freemen if not f.used]
    used = [f"{f.colour}{f.value}" for f in player.freemen if f.used]
    return {
        "resources": facts["resources"],
        "points": {term: player.points if number == 0 else 0 for number, term in enumerate(IN_PLAY)},
        "unused": sorted(unused, key=names.DIE_NAMES.index),
        "used": [f"{die}@1" for die in sorted(used, key=names.DIE_NAMES.index)],
        "archon": 1 if player.archon_used else None,
        "speakers": facts["speakers"],
        "spoken": [f"{value}@1" for value in sorted(stage.used_speakers if seat == 0 else [])],
        "bases": player.bases_off_track,
        "advisors": facts["advisors"],
        "towers": facts["towers"],
        "tokens": player.tokens,
        "passed": player.passed,
        "kept": sorted(player.kept, key=names.KIND_IDS.index),
        "scored": [str(place) for place, card in enumerate(stage.district_gold, 1) if card in player.scored],
        "city": {
            f"{x},{y}": f"farm:{tile.kind}" if tile.farm else tile.kind
            for (x, y), tile in sorted(player.city.items(), key=lambda item: item[0][::-1])
        },
        "dice": {
            f"{x},{y}": f"{colour}{value}"
            for (x, y), (colour, value) in sorted(player.seats.items(), key=lambda item: item[0][::-1])
        },
    }


def staged(stage: Reference, seat: int = 0, stops: int = AT_CHOICES) -> Together:
    """Both tellings from a position made to order, in which the seat begins its turn."""
    stage.go_on(seat)
    state = GAME.load(dump_of(stage, seat))
    assert isinstance(state, OriginsState)
    state.stops = stops
    told = Told()
    stage.chance = told
    return Together(state, stage, told)


def greedily(seed: int) -> Callable[[Together], str]:
    """Chooses as the bot does that looks only at its own turn."""
    bot, rng = Greedy(), Rng(seed)

    def choose(both: Together) -> str:
        return both.state.notation(bot.choose(both.state, rng))

    return choose


def noting(choose: Callable[[Together], str], met: set[str]) -> Callable[[Together], str]:
    """Chooses like the other and notes which decisions are met."""

    def noted(both: Together) -> str:
        assert both.state.decision is not None
        met.add(both.state.decision.kind)
        return choose(both)

    return noted
