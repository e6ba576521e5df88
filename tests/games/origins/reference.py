"""The rules told a second time: slow, plain, from the rules alone, to be compared with the fast telling.

A `Reference` is made from the facts of the set-up and asks a `Chance` for every later random result. `decision` says
what is to be decided and by whom, `options` every answer in the words of the game, `play` takes one of them. Decisions
with a single option are reported like all others.
"""

from __future__ import annotations

from typing import Any

from .reference_buildings import Buildings
from .reference_table import (
    BASE_COSTS,
    COLOURS,
    DATA,
    DISTRICTS,
    FINAL,
    SITES,
    SPACES,
    TEMPLES,
    TOP,
    Ask,
    Cell,
    Chance,
    Freeman,
    Option,
    SetUp,
    Telling,
    block,
    once,
)

SOLO_ROUNDS = DATA["solo"]["rounds"]


class Reference(Buildings):
    """A whole game from the draft to the ranking."""

    def __init__(self, setup: SetUp, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.telling = self.game()
        self.asked: Ask | None = next(self.telling)

    def decision(self) -> tuple[str, int]:
        """The kind of the open decision and the seat that takes it."""
        assert self.asked is not None
        return self.asked.kind, self.asked.seat

    def options(self) -> list[Option]:
        """All legal answers."""
        assert self.asked is not None
        return self.asked.options

    def play(self, option: Option) -> None:
        """Answers the open decision and goes on to the next."""
        assert option in self.options(), (self.decision(), option)
        try:
            self.asked = self.telling.send(option)
        except StopIteration:
            self.asked = None

    # The game and its rounds

    def game(self) -> Telling:
        """Draft, rounds, end."""
        yield from self.solo_draft() if self.solo else self.snake_draft()
        yield from self.rounds(self.bastion)

    def rounds(self, first: int) -> Telling:
        """The rest of the game from the turn of a seat on."""
        while not self.over:
            yield from self.turns(first)
            self.end_round()
            first = self.bastion

    def go_on(self, seat: int) -> None:
        """Leaves what was open and lets the seat begin its turn: for positions made to order."""
        self.telling = self.rounds(seat)
        self.asked = next(self.telling)

    def snake_draft(self) -> Telling:
        """R17, R18: first player onwards one die each, then back again; the rest to the reserve."""
        order = self.clockwise_from(self.bastion)
        for seat in [*order, *reversed(order)]:
            colour, value = yield Ask("draft_die", seat, once(sorted(self.pool)))
            self.pool.remove((colour, value))
            self.players[seat].freemen.append(Freeman(colour, value))
        self.empty_pool()

    def solo_draft(self) -> Telling:
        """R181: the two highest of five are put away, ties by choice; two of the other three are kept."""
        for to_go in (2, 1):
            highest = max(value for _, value in self.pool)
            tied = [die for die in self.pool if die[1] == highest]
            if len(tied) <= to_go:  # all of them go anyway: nothing to choose
                tied = tied[:1]
            colour, value = yield Ask("solo_discard", 0, list(tied))
            self.pool.remove((colour, value))
            self.reserve[colour] += 1
        for _ in range(2):
            colour, value = yield Ask("solo_pick", 0, list(self.pool))
            self.pool.remove((colour, value))
            self.players[0].freemen.append(Freeman(colour, value))
        self.empty_pool()

    def empty_pool(self) -> None:
        """The dice nobody took return to the reserve."""
        for colour, _ in self.pool:
            self.reserve[colour] += 1
        self.pool.clear()

    def turns(self, first: int) -> Telling:
        """R19, R27: clockwise from the first; who has passed is skipped; until all have."""
        while not all(player.passed for player in self.players):
            for seat in self.clockwise_from(first):
                if not self.players[seat].passed:
                    yield from self.turn(seat)

    def turn(self, seat: int) -> Telling:
        """R20, R22–R26: one action; then, with a Superiority token, one more."""
        yield from self.action(seat)
        player = self.players[seat]
        if player.passed or self.solo or player.tokens == 0:
            return
        (answer,) = yield Ask("superiority", seat, [("spend",), ("end",)])
        if answer == "spend":
            player.tokens -= 1
            yield from self.action(seat)

    def action(self, seat: int) -> Telling:
        """One of the five actions."""
        player = self.players[seat]
        options: list[Option] = []
        options += [("visit", worker, site) for worker in self.workers(seat) for site in self.enterable(seat, worker)]
        dice = once([(f.colour, f.value) for f in player.unused()])
        options += [("complete", die, at) for die in dice for at in self.free_seats(seat)]
        options += [("raise", colour) for colour in COLOURS if self.can_raise_tower(seat, colour)]
        if player.bases_off_track < 6 and player.can_pay(food=self.base_cost(seat)):
            options.append(("grow",))
        options.append(("pass",))  # R21
        chosen = yield Ask("choose_action", seat, options)
        if chosen[0] == "visit":
            yield from self.visit(seat, chosen[1], chosen[2])
        elif chosen[0] == "complete":
            yield from self.complete(seat, chosen[1], chosen[2])
        elif chosen[0] == "raise":
            yield from self.raise_tower(seat, chosen[1])
        elif chosen[0] == "grow":
            self.grow(seat)
        else:
            yield from self.pass_round(seat)

    # Visit (5.1)

    def workers(self, seat: int) -> list[Option]:
        """R28, R42: unused Freemen, the unused Archon, Speakers under control."""
        player = self.players[seat]
        found: list[Option] = [("freeman", f.colour, f.value) for f in player.unused()]
        found += [("speaker", value) for value in sorted(player.speakers)]
        if not player.archon_used:
            found.append(("archon",))
        return once(found)

    def missing_wisdom(self, worker: Option, site: int) -> int:
        """R30–R32: how far the die is below the site; the Archon has no value."""
        return 0 if worker == ("archon",) else max(0, self.site_values[site] - worker[-1])

    def enterable(self, seat: int, worker: Option) -> list[int]:
        """The sites that this worker can visit."""
        return [site for site in SITES if self.players[seat].can_pay(wisdom=self.missing_wisdom(worker, site))]

    def visit(self, seat: int, worker: Option, site: int) -> Telling:
        """R28–R42."""
        player = self.players[seat]
        player.pay(wisdom=self.missing_wisdom(worker, site))
        if worker[0] == "freeman":
            self.find(seat, worker[1], worker[2]).site = site
        elif worker[0] == "speaker":
            player.speakers.remove(worker[1])
            self.used_speakers.append(worker[1])
        else:
            player.archon_used = True
        yield from self.rise(seat, site)
        yield from self.visit_menu(seat, worker, site)

    def rise(self, seat: int, site: int) -> Telling:
        """R33, R34: before the actions the value rises by 1, a 6 becomes 1; R182–R184: solo."""
        if self.solo and self.players[seat].tokens > 0:
            (answer,) = yield Ask("solo_token", seat, [("spend",), ("keep",)])
            if answer == "spend":
                self.players[seat].tokens -= 1
                return
        self.site_values[site] = self.site_values[site] % 6 + 1
        if self.solo:
            beside = [other for other in (site - 1, site + 1) if other in SITES and self.site_values[other] < 6]
            if beside:
                (other,) = yield Ask("solo_neighbour", seat, [(other,) for other in beside])
                self.site_values[other] += 1

    def visit_menu(self, seat: int, worker: Option, site: int) -> Telling:
        """R35–R41: one main action must be, a 6 may do both; the bonus once, at any moment."""
        done: list[str] = []
        allowed = 2 if worker[0] == "freeman" and worker[2] == 6 else 1
        while True:
            mains = [part for part in done if part in ("top", "bottom")]
            options: list[Option] = []
            if len(mains) < allowed:
                if "top" not in done:
                    options.append(("top",))
                if "bottom" not in done and self.bottom_possible(seat, site):
                    options.append(("bottom",))
            if "bonus" not in done and self.entitled(seat, worker, site):
                if self.bonus_possible(seat, site):
                    options.append(("bonus",))
                if self.holds(seat, "pisces"):  # R80, Q21
                    options.append(("bonus_as_gold",))
            if mains:
                options.append(("end",))
            (chosen,) = yield Ask("visit_menu", seat, options)
            if chosen == "end":
                return
            if chosen == "top":
                yield from self.top_action(seat, site)
            elif chosen == "bottom":
                yield from self.bottom_action(seat, site)
            elif chosen == "bonus":
                yield from self.bonus_action(seat, site)
            else:
                self.gain(seat, gold=1)
            done.append("bonus" if chosen == "bonus_as_gold" else chosen)

    def entitled(self, seat: int, worker: Option, site: int) -> bool:
        """R38, R40, R41, R196: the colour of the Freeman, or of an Advisor for the Archon; read now."""
        if worker[0] == "freeman":
            return bool(worker[1] == self.bonus[site])
        return worker[0] == "archon" and self.bonus[site] in self.players[seat].advisors

    def top_action(self, seat: int, site: int) -> Telling:
        """R47–R51, the left column."""
        if site == 4:
            self.gain(seat, gold=1)
            yield from self.gain_basic(seat)
        else:
            gains = {1: {"stone": 3}, 2: {"food": 3}, 3: {"wisdom": 3}, 5: {"stone": 1, "food": 1, "wisdom": 1}}
            self.gain(seat, **gains[site])

    def bottom_possible(self, seat: int, site: int) -> bool:
        """Q20."""
        player = self.players[seat]
        if site == 1:
            return True
        if site == 2:
            return self.can_build(seat)
        if site == 3:
            return player.can_pay(stone=1)
        if site == 4:
            return bool(self.recruitable(seat, free=False))
        return player.can_pay(food=1) and (bool(player.unused()) or self.position(seat) != FINAL)

    def bottom_action(self, seat: int, site: int) -> Telling:
        """R47–R51, the right column."""
        if site == 1:
            yield from self.advance_and_or_attack(seat, 1)
        elif site == 2:
            yield from self.build(seat)
        elif site == 3:
            yield from self.temple_main_action(seat)
        elif site == 4:
            yield from self.recruit(seat)
        else:
            yield from self.food_action(seat)

    def bonus_possible(self, seat: int, site: int) -> bool:
        """R38, Q20."""
        player = self.players[seat]
        colour = self.bonus[site]
        if colour == "blue":
            return player.can_pay(stone=1) and bool(self.climbable(seat))
        if colour == "purple":
            return player.can_pay(food=1) and self.can_build(seat)
        if colour == "red":
            return player.can_pay(wisdom=1)
        return colour == "yellow" or bool(self.area)

    def bonus_action(self, seat: int, site: int) -> Telling:
        """R56–R60; R112: the price of the permission comes first."""
        player = self.players[seat]
        colour = self.bonus[site]
        if colour == "blue":
            player.pay(stone=1)
            yield from self.climb_one(seat)
        elif colour == "purple":
            player.pay(food=1)
            yield from self.build(seat)
        elif colour == "red":
            player.pay(wisdom=1)
            yield from self.advance_or_attack(seat, 1)
        elif colour == "orange":
            yield from self.take_speaker(seat)
        else:
            yield from self.gain_basic(seat)

    # District (7)

    def complete(self, seat: int, die: tuple[str, int], at: Cell) -> Telling:
        """R145–R155, R195."""
        player = self.players[seat]
        freeman = self.find(seat, *die)
        player.freemen = [other for other in player.freemen if other is not freeman]
        leo = 2 if self.holds(seat, "leo") else 0
        player.seats[at] = (freeman.colour, min(6, freeman.value + leo))  # R88
        if self.holds(seat, "scorpio"):
            self.gain(seat, wisdom=1)
        cards = self.matching_cards(seat, at)
        if cards:
            (card,) = yield Ask("district_card", seat, [(card,) for card in cards])
            first = card not in player.scored
            player.points += DISTRICTS[card]["vp_first" if first else "vp_next"]  # R152
            player.scored.add(card)
            self.gain(seat, gold=self.district_gold[card])  # R153
            self.district_gold[card] = 0
        tiles = player.city
        left = [cell for cell in block(at) if tiles[cell].colour == freeman.colour or tiles[cell].kind == "agora"]
        while left:  # R154
            self.focus = at
            (chosen,) = yield Ask("activation_order", seat, [*((cell,) for cell in sorted(left)), ("stop",)])
            if chosen == "stop":
                break
            left.remove(chosen)
            yield from self.use(seat, chosen)
        if self.holds(seat, "libra"):  # R86
            yield from self.recruit(seat, optional=True)

    # Tower, population, pass (8)

    def can_raise_tower(self, seat: int, colour: str) -> bool:
        """R156."""
        player = self.players[seat]
        return self.tower_reserve[colour] > 0 and player.can_pay(gold=player.towers[colour])

    def raise_tower(self, seat: int, colour: str) -> Telling:
        """R156; R81: Capricorn."""
        player = self.players[seat]
        player.pay(gold=player.towers[colour])
        self.tower_reserve[colour] -= 1
        player.towers[colour] += 1
        if self.holds(seat, "capricorn"):
            options: list[Option] = once(
                [("freeman", f.colour, f.value, "used" if f.used else "unused") for f in player.freemen if f.value < 6]
            )
            chosen = yield Ask("choose_freeman", seat, [*options, ("none",)])
            if chosen != ("none",):
                freeman = self.find(seat, chosen[1], chosen[2], chosen[3] == "used")
                freeman.value = min(6, freeman.value + 2)

    def base_cost(self, seat: int) -> int:
        """R157: the Food for the next base of the track."""
        cost: int = BASE_COSTS[self.players[seat].bases_off_track - 2]
        return cost

    def grow(self, seat: int) -> None:
        """R157, R158."""
        player = self.players[seat]
        player.pay(food=self.base_cost(seat))
        player.bases_off_track += 1
        if player.bases_off_track == 6:
            player.points += DATA["population_track"]["last_base_vp"]

    def pass_round(self, seat: int) -> Telling:
        """R159–R162; Cancer (R85) and Gemini (R89) first."""
        player = self.players[seat]
        player.passed = True
        if self.holds(seat, "cancer"):
            yield from self.recruit(seat, free=True)
        if self.holds(seat, "gemini"):
            position = self.position(seat)
            for _ in range(position - SPACES[position]["pushed_back_to"]):
                yield from self.gain_basic(seat)
        rising = [freeman for freeman in player.freemen if self.scope == "all" or freeman.used]
        player.archon_used = False
        for freeman in player.freemen:
            freeman.site = None
        sixes = [freeman for freeman in rising if freeman.value == 6]
        for freeman in rising:
            if freeman.value < 6:
                freeman.value += 1
        while sixes:  # R161, Q13
            (colour,) = yield Ask("promotion_order", seat, once([(freeman.colour,) for freeman in sixes]))
            promoted = next(freeman for freeman in sixes if freeman.colour == colour)
            sixes = [freeman for freeman in sixes if freeman is not promoted]
            self.promote(seat, promoted)

    # End of a round and of the game (9, 10, 11)

    def end_round(self) -> None:
        """The five steps, or their solo form."""
        self.return_speakers()
        if not self.solo:
            furthest = max(position for position, stack in self.military.items() if stack)
            self.bastion = self.military[furthest][0]  # R164
        self.push_back()
        if self.solo:
            self.lose_cards()
            self.over = self.round == SOLO_ROUNDS  # R187
        else:
            self.award_cards()
            self.over = bool(self.end_conditions())  # R169, R174
        if self.over:
            return
        self.round += 1
        for player in self.players:
            player.passed = False
        if self.solo:
            self.opponent_marker = DATA["solo"]["opponent_marker_position_by_round"][self.round - 1]  # R185

    def return_speakers(self) -> None:
        """R163: all come back; used ones gain 1, a used 5 is rolled again."""
        for player in self.players:
            self.area += player.speakers
            player.speakers = []
        for value in self.used_speakers:
            self.area.append(value + 1 if value < 5 else self.chance.speaker())
        self.used_speakers = []

    def push_back(self) -> None:
        """R165, R166: from the start upwards, stacks together, under those already there."""
        for position in range(1, FINAL):
            target = SPACES[position]["pushed_back_to"]
            if target != position:
                self.military[target] = self.military[position] + self.military[target]
                self.military[position] = []

    def award_cards(self) -> None:
        """R167, R168: each card to the highest marker of its temple, of equals to the lowest in the stack."""
        for temple in TEMPLES:
            highest = max(step for step, stack in self.temples[temple].items() if stack)
            if highest > 0:
                self.holder[self.card_of[temple]] = self.temples[temple][highest][0]

    def lose_cards(self) -> None:
        """R186: of the cards held, one by chance stays."""
        held = [self.card_of[temple] for temple in TEMPLES if self.holder[self.card_of[temple]] == 0]
        if len(held) > 1:
            stays = self.chance.zodiac(held)
            for card in held:
                if card != stays:
                    self.holder[card] = None

    def end_conditions(self) -> set[str]:
        """R170–R173: which of them hold now."""
        held = set()
        seats = range(len(self.players))
        if any(all(self.step(seat, temple) == TOP for temple in TEMPLES) for seat in seats):
            held.add("temples")
        if not any(self.district_gold.values()):
            held.add("district_gold")
        if len([colour for colour in COLOURS if self.tower_reserve[colour] > 0]) <= 3:
            held.add("tower_colours")
        if any(self.reserve[colour] == 0 for colour in COLOURS):
            held.add("citizen_colour")
        return held

    # What a comparison looks at

    def facts(self) -> dict[str, Any]:
        """The whole position in plain values."""
        return {
            "round": self.round,
            "over": self.over,
            "bastion": None if self.solo else self.bastion,
            "sites": list(self.site_values.values()),
            "market": list(self.market),
            "piles": {colour: list(pile) for colour, pile in self.piles.items()},
            "row": list(self.row),
            "reserve": dict(self.reserve),
            "area": sorted(self.area),
            "used_speakers": sorted(self.used_speakers),
            "zodiac": {temple: (card, self.holder[card]) for temple, card in self.card_of.items()},
            "district_gold": dict(self.district_gold),
            "tower_reserve": dict(self.tower_reserve),
            "military": {position: list(stack) for position, stack in self.military.items() if stack},
            "opponent_marker": self.opponent_marker if self.solo else None,
            # Q8: the start of a temple is no step, its stack has no order.
            "temples": {
                temple: {step: list(stack) if step else sorted(stack) for step, stack in stacks.items() if stack}
                for temple, stacks in self.temples.items()
            },
            "players": [self.player_facts(seat) for seat in range(len(self.players))],
        }

    def player_facts(self, seat: int) -> dict[str, Any]:
        """Everything of one seat."""
        player = self.players[seat]
        return {
            "resources": dict(player.resources),
            "points": player.points,
            "freemen": sorted((f.colour, f.value, f.used) for f in player.freemen),
            "free_bases": player.free_bases,
            "bases_on_track": 6 - player.bases_off_track,
            "archon_used": player.archon_used,
            "speakers": sorted(player.speakers),
            "advisors": list(player.advisors),
            "city": {cell: (tile.kind, tile.farm) for cell, tile in player.city.items()},
            "seats": dict(player.seats),
            "towers": dict(player.towers),
            "scored": sorted(player.scored),
            "kept": sorted(player.kept),
            "tokens": player.tokens,
            "passed": player.passed,
            "terms": self.final_terms(seat),
            "score": self.score(seat),
        }
