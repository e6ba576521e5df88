"""Beyond the Horizon told a second time, plainly: the draft of governments, the four phases of a turn, the end."""

from __future__ import annotations

from typing import Any

from .reference_effects import Effects
from .reference_table import ACTIONS, COLUMNS, OBJECTIVES, TECHNOLOGIES, TRACKS, Asking, Op, Option, SetUp, Tile, Unit


class Reference(Effects):
    """A game from its set-up. R198: nothing is left to chance after it. Decisions of one option are told like all."""

    def __init__(self, set_up: SetUp) -> None:
        super().__init__(set_up)
        self.over = False
        self.claimed_cubes = 0
        self.telling = self.game()
        self.asked = next(self.telling)

    def decision(self) -> tuple[str, int]:
        """The kind of the open decision and who decides."""
        return self.asked[0], self.seat

    def options(self) -> list[Option]:
        """What may be chosen."""
        found = self.asked[1]
        assert found
        assert len(set(found)) == len(found), found
        return found

    def play(self, option: Option) -> None:
        """Takes an option and goes on to the next decision."""
        assert option in self.asked[1], (option, self.asked)
        try:
            self.asked = self.telling.send(option)
        except StopIteration:
            self.over = True

    # --- the course of the game: 5 ---

    def game(self) -> Asking:
        for seat in reversed(self.order):  # R20
            self.seat = seat
            (government,) = yield "GOV", [(one,) for one in self.governments]
            self.governments.remove(government)
            self.players[seat].government = government
        while self.end_round is None or self.round <= self.end_round:  # R165, R167
            if self.round == 5000 and self.end_round is None:  # R200
                self.end_round = 5000
            for seat in self.order:
                self.seat = seat
                self.revealed, self.reveal_limit, self.has_invested = 0, 1, False
                yield from self.turn(seat)
            self.round += 1

    def turn(self, seat: int) -> Asking:
        """R22."""
        yield from self.action(seat)
        yield from self.expansion(seat)
        yield from self.production(seat)
        yield from self.objective(seat)

    # --- phase 1 ---

    def space_facts(self, seat: int, name: str) -> Op:
        """The action of the board or of a technology card."""
        facts: Op = ACTIONS[name] if name in ACTIONS else TECHNOLOGIES[name]["action"]
        return facts

    def spaces(self, seat: int) -> list[Option]:
        """R26-R37."""
        player = self.players[seat]
        names = [name for name, action in ACTIONS.items() if self.holds(seat, action["requirement"])]
        names += [t for t in self.technologies(seat) if TECHNOLOGIES[t]["action"] is not None]
        if self.round == 1:  # R27
            names = [name for name in names if name in ACTIONS and ACTIONS[name]["kind"] == "basic"]
        taken = {other.pawn for s, other in self.players.items() if s != seat}
        found: list[Option] = []
        for name in names:
            action = self.space_facts(seat, name)
            for space in action["spaces"]:
                here = (name, space["space"])
                cost = {"coins": action["cost"]["coins"] + space["coins"], "exhaust": action["cost"]["exhaust"]}
                if (
                    space["min_players"] <= len(self.players)
                    and (here not in taken or space.get("unlimited"))
                    and (here != player.pawn or space.get("may_stay"))
                    and self.possible_after(seat, cost, action["ops"])
                ):
                    found.append(here)
        return found

    def action(self, seat: int) -> Asking:
        name, letter = yield "SPACE", self.spaces(seat)
        player = self.players[seat]
        player.pawn = (name, letter)
        action = self.space_facts(seat, name)
        player.coins -= next(space["coins"] for space in action["spaces"] if space["space"] == letter)
        self.pay(seat, action["cost"])
        if name in ACTIONS and ACTIONS[name]["kind"] == "basic":
            yield from self.basic(seat, ACTIONS[name]["number"])
        else:
            yield from self.chosen(seat, action["ops"])

    # --- phase 2 ---

    def expansion(self, seat: int) -> Asking:
        """R117."""
        player = self.players[seat]
        options: list[Option] = [("none",)]
        options += [(f"{mode}_building",) for mode in ("new", "existing") if self.builds(seat, mode, 0)]
        for kind in ("settle", "fortify"):
            if getattr(player, kind) and any(True for _ in self.engagements(seat, kind)):
                options.append((kind,))
        (taken,) = yield "EXPANSION", options
        if taken in ("settle", "fortify"):  # R136, R143
            setattr(player, taken, getattr(player, taken) - 1)
            self.supply[taken] += 1
            yield from self.engage(seat, taken, [])
        elif taken != "none":
            yield from self.build(seat, taken.removesuffix("_building"), 0, [])

    # --- phase 3 ---

    def production(self, seat: int) -> Asking:
        """R149."""
        (taken,) = yield "PRODUCTION", [("population",), ("coins",), ("trade",)]
        if taken == "population":
            yield from self.produce_population(seat)
        elif taken == "coins":
            self.produce_coins(seat)
        else:
            yield from self.trade(seat)

    def trade(self, seat: int) -> Asking:
        """R153-R156."""
        player = self.players[seat]
        while True:
            price = min([3, *(hook["set"] for hook in self.hooks(seat, "trade_pop_cost"))])
            options: list[Option] = [("stop",)]
            if player.coins >= price and player.leftmost():
                options.append(("pawn",))
            options += sorted({("recall", *unit.told()) for unit in player.units})
            if player.active:
                options.append(("exhaust",))
            taken = yield "TRADE", options
            match taken[0]:
                case "stop":
                    return
                case "pawn":
                    player.coins -= price
                    player.leave_columns()
                    player.active += 1
                case "recall":
                    player.units.remove(next(unit for unit in player.units if unit.told() == taken[1:]))
                    player.active += 1
                case "exhaust":
                    player.exhaust_active()
                    player.coins += 1

    # --- phase 4 ---

    def objective(self, seat: int) -> Asking:
        """R157-R164."""
        player = self.players[seat]
        met = [o for o in self.objectives if o not in player.claims and self.holds(seat, OBJECTIVES[o]["condition"])]
        if not met:
            return
        (objective,) = yield "OBJECTIVE", [(one,) for one in met]
        real = yield from self.take_cube(seat, "any")
        first = not any(objective in other.claims for other in self.players.values())
        player.claims[objective] = 5 if first else 3
        self.claimed_cubes += 1
        if self.claimed_cubes == (3 if len(self.players) == 2 else 4):
            self.end_round = self.round + 1
        if real:
            player.real_cubes_outside += 1
            yield from self.fire(seat, "on_cube_placed_outside")

    # --- for comparison ---

    def winners(self) -> list[int]:
        best = max(self.standing(seat) for seat in self.order)
        return [seat for seat in sorted(self.order) if self.standing(seat) == best]

    def facts(self) -> dict[str, Any]:
        """The whole position, readable."""
        return {
            "round": self.round,
            "end_round": self.end_round,
            "slots": dict(self.slots),
            "leaders": dict(self.leaders),
            "piles": {level: list(pile) for level, pile in self.piles.items()},
            "stack": list(self.stack),
            "rivers": {level: sorted(river) for level, river in self.rivers.items()},
            "building_piles": {level: list(pile) for level, pile in self.building_piles.items()},
            "supply": dict(self.supply),
            "map": {
                place: (t.kind, t.id, t.owner, t.village, t.city, t.building, t.left, t.right)
                for place, t in self.map.items()
            },
            "turn": (self.revealed, self.reveal_limit, self.has_invested),
            "players": {seat: self.player_facts(seat) for seat in self.order},
        }

    def adopt(self, facts: dict[str, Any]) -> None:
        """Takes over a position with a turn about to begin."""
        for name in ("slots", "leaders", "piles", "stack", "rivers", "building_piles", "supply"):
            setattr(self, name, facts[name])
        self.map = {place: Tile(*tile) for place, tile in facts["map"].items()}
        for seat, told in facts["players"].items():
            player = self.players[seat]
            for name in ("coins", "active", "invested", "settle", "fortify", "leader_vp", "pawn", "claims"):
                setattr(player, name, told[name])
            for name in ("reserve", "scholars", "private", "leaders"):
                setattr(player, name, list(told[name]))
            player.columns = dict(zip(COLUMNS, told["columns"], strict=True))
            player.tracks = dict(zip(TRACKS, told["tracks"], strict=True))
            player.units = [Unit(*unit) for unit in told["units"]]
        self.asked = "SPACE", self.spaces(self.seat)

    def interject(self, ops: list[Op], chosen: bool) -> None:
        """Lets the player whose turn is about to begin have a list of effects first."""
        self.telling = self.interjected(ops, chosen, self.telling)
        self.asked = next(self.telling)

    def interjected(self, ops: list[Op], chosen: bool, rest: Asking) -> Asking:
        yield from (self.chosen if chosen else self.bonus)(self.seat, ops)
        asked = "SPACE", self.spaces(self.seat)
        while True:
            answer = yield asked
            try:
                asked = rest.send(answer)
            except StopIteration:
                return

    def player_facts(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        return {
            "coins": player.coins,
            "active": player.active,
            "columns": list(player.columns.values()),
            "tracks": list(player.tracks.values()),
            "invested": player.invested,
            "units": sorted((unit.told() for unit in player.units), key=str),
            "settle": player.settle,
            "fortify": player.fortify,
            "reserve": sorted(player.reserve),
            "scholars": sorted(player.scholars),
            "private": sorted(player.private),
            "leaders": sorted(player.leaders),
            "leader_vp": player.leader_vp,
            "government": player.government,
            "pawn": player.pawn,
            "claims": dict(player.claims),
            "score": self.score(seat) if player.government else {},
        }
