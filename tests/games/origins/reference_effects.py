"""What actions, bonus tiles and buildings do with tracks, dice and resources, told plainly (section 6 of the rules)."""

from __future__ import annotations

from .reference_table import (
    ADVISOR_POINTS,
    BASIC,
    DATA,
    FINAL,
    SPACES,
    TEMPLES,
    TOP,
    Ask,
    Freeman,
    Option,
    Table,
    Telling,
    once,
)

ROW_COSTS = DATA["recruitment"]["wisdom_costs"]


class Effects(Table):
    """A table on which single effects can be carried out."""

    # Resources

    def gain(self, seat: int, **what: int) -> None:
        """R43: any amount, from an endless supply."""
        for resource, amount in what.items():
            self.players[seat].resources[resource] += amount

    def gain_basic(self, seat: int) -> Telling:
        """R45: Stone, Food or Wisdom."""
        (resource,) = yield Ask("choose_basic", seat, [(resource,) for resource in BASIC])
        self.gain(seat, **{resource: 1})

    # Military track (6.3)

    def advance(self, seat: int, spaces: int) -> None:
        """R61–R65: moves the marker on; tokens for thresholds at once; 9 points on the final space."""
        start = self.position(seat)
        if start == FINAL:
            return
        reached = min(FINAL, start + spaces)
        self.military[start].remove(seat)
        self.military[reached].append(seat)
        player = self.players[seat]
        player.tokens += SPACES[reached]["thresholds_crossed"] - SPACES[start]["thresholds_crossed"]
        if reached == FINAL:
            player.points += DATA["military_track"]["final_vp"]

    def attack(self, seat: int) -> Telling:
        """R66–R71: the bonus of the space, then points; R87: Aries."""
        player = self.players[seat]
        space = SPACES[self.position(seat)]
        bonus = dict(space["attack_bonus"] or {})
        if bonus.pop("exchange_basic_for_gold", 0):
            owned: list[Option] = [(resource,) for resource in BASIC if player.resources[resource] > 0]
            (given,) = yield Ask("exchange", seat, [("none",), *owned])
            if given != "none":
                player.resources[given] -= 1
                self.gain(seat, gold=1)
        basics = bonus.pop("basic", 0)
        self.gain(seat, **bonus)
        for _ in range(basics):
            yield from self.gain_basic(seat)
        player.points += self.markers_behind(seat) + space["thresholds_crossed"]
        if self.holds(seat, "aries"):
            dice = [freeman.colour for freeman in player.freemen] + [colour for colour, _ in player.seats.values()]
            player.points += dice.count("red")

    def advance_and_or_attack(self, seat: int, spaces: int) -> Telling:
        """R52, R72: either or both in any order; R192: on the final space only the Attack."""
        options: list[Option] = [("attack",)]
        if self.position(seat) != FINAL:
            options += [("advance",), ("advance", "attack"), ("attack", "advance")]
        chosen = yield Ask("military_mode", seat, options)
        for part in chosen:
            if part == "advance":
                self.advance(seat, spaces)
            else:
                yield from self.attack(seat)

    def advance_or_attack(self, seat: int, spaces: int) -> Telling:
        """R58, R115: one of the two."""
        options: list[Option] = [("attack",)]
        if self.position(seat) != FINAL:
            options.append(("advance",))
        (chosen,) = yield Ask("military_mode", seat, options)
        if chosen == "advance":
            self.advance(seat, spaces)
        else:
            yield from self.attack(seat)

    # Temples (6.4)

    def climb(self, seat: int, temple: str, steps: int) -> None:
        """R73, R74: up to the top, the rest is lost; on top of the stack of the step reached."""
        start = self.step(seat, temple)
        reached = min(TOP, start + steps)
        if reached != start:
            self.temples[temple][start].remove(seat)
            self.temples[temple][reached].append(seat)

    def climbable(self, seat: int) -> list[str]:
        """The temples on which the marker of the seat is not at the top."""
        return [temple for temple in TEMPLES if self.step(seat, temple) < TOP]

    def climb_one(self, seat: int) -> Telling:
        """R56, R136: one step on a temple of choice, if a marker can move; R76: no card."""
        open_temples = self.climbable(seat)
        if open_temples:
            (temple,) = yield Ask("temple", seat, [(temple,) for temple in open_temples])
            self.climb(seat, temple, 1)

    def extra_step(self, seat: int, climbed: str) -> Telling:
        """1 Gold for 1 step on another temple, or not."""
        options: list[Option] = [("none",)]
        if self.players[seat].resources["gold"] > 0:
            options += [(temple,) for temple in self.climbable(seat) if temple != climbed]
        (temple,) = yield Ask("extra_step", seat, options)
        if temple != "none":
            self.players[seat].pay(gold=1)
            self.climb(seat, temple, 1)

    def temple_main_action(self, seat: int) -> Telling:
        """R53, R75, R78: 1 Stone, 2 steps, the card from wherever it is; R82: Aquarius, if held before (R77)."""
        self.players[seat].pay(stone=1)
        aquarius = self.holds(seat, "aquarius")
        (temple,) = yield Ask("temple", seat, [(temple,) for temple in TEMPLES])
        self.climb(seat, temple, 2)
        self.holder[self.card_of[temple]] = seat
        if aquarius:
            yield from self.extra_step(seat, temple)

    # Dice (6.5–6.7, 8.3)

    def recruitable(self, seat: int, free: bool) -> list[Option]:
        """The spaces of the row from which the seat can take a die now (R93, R95)."""
        player = self.players[seat]
        if player.free_bases == 0:
            return []
        return [
            (index,)
            for index in range(len(self.row))
            if free or player.can_pay(wisdom=self.wisdom_cost(seat, index, ROW_COSTS))
        ]

    def recruit(self, seat: int, free: bool = False, optional: bool = False) -> Telling:
        """Takes a Citizen of the row, if there is one to be had; it is an unused Freeman with its value (R94)."""
        options = self.recruitable(seat, free)
        if optional:
            options = [*options, ("none",)]
        if not options:
            return
        (index,) = yield Ask("recruit", seat, options)
        if index == "none":
            return
        player = self.players[seat]
        if not free:
            player.pay(wisdom=self.wisdom_cost(seat, index, ROW_COSTS))
        colour, value = self.row.pop(index)  # the others slide left
        freeman = Freeman(colour, value)
        player.freemen.append(freeman)
        if self.reserve[colour] > 0:  # R96
            self.reserve[colour] -= 1
            self.row.append((colour, self.chance.citizen(colour)))
        if self.holds(seat, "sagittarius") and freeman.value < 6:  # R79
            (answer,) = yield Ask("sagittarius", seat, [("yes",), ("no",)])
            freeman.value += 1 if answer == "yes" else 0

    def take_speaker(self, seat: int) -> Telling:
        """R59, R123: a Speaker of the area, if one is there; R97: needs no base."""
        if not self.area:
            return
        (value,) = yield Ask("speaker", seat, once([(value,) for value in sorted(self.area)]))
        self.area.remove(value)
        speakers = self.players[seat].speakers
        speakers.append(value)
        if self.holds(seat, "sagittarius") and value < 5:
            (answer,) = yield Ask("sagittarius", seat, [("yes",), ("no",)])
            speakers[-1] += 1 if answer == "yes" else 0

    def raise_freeman(self, seat: int, freeman: Freeman) -> None:
        """6.7: 1 to 5 gain 1; a 6 is promoted."""
        if freeman.value < 6:
            freeman.value += 1
        else:
            self.promote(seat, freeman)

    def promote(self, seat: int, freeman: Freeman) -> None:
        """R98–R100: the base becomes free; a new colour joins the row, a known one scores; R91: Scorpio."""
        assert freeman.value == 6
        player = self.players[seat]
        player.freemen = [other for other in player.freemen if other is not freeman]
        if freeman.colour not in player.advisors:
            player.advisors.append(freeman.colour)
        else:
            player.points += ADVISOR_POINTS[len(player.advisors) - 1]
            self.reserve[freeman.colour] += 1
        if self.holds(seat, "scorpio"):
            self.gain(seat, wisdom=1)

    def find(self, seat: int, colour: str, value: int, used: bool = False) -> Freeman:
        """One of the interchangeable Freemen of this colour and value."""
        return next(
            freeman
            for freeman in self.players[seat].freemen
            if (freeman.colour, freeman.value, freeman.used) == (colour, value, used)
        )

    def food_action(self, seat: int) -> Telling:
        """R54, R55, Q12: 1 to 3 Food, for each an unused Freeman rises or the marker advances."""
        player = self.players[seat]
        for number in range(3):
            options: list[Option] = once([("freeman", f.colour, f.value) for f in player.unused()])
            if self.position(seat) != FINAL:
                options.append(("advance",))
            if not player.can_pay(food=1):
                options = []
            if number > 0:
                options.append(("stop",))
            chosen = yield Ask("food_step", seat, options)
            if chosen == ("stop",):
                return
            player.pay(food=1)
            if chosen == ("advance",):
                self.advance(seat, 1)
            else:
                self.raise_freeman(seat, self.find(seat, chosen[1], chosen[2]))
