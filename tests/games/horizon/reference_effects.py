"""The effect language of Beyond the Horizon told a second time, op by op, depth first."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from .reference_table import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    DECLINE,
    GOVERNMENTS,
    INVESTMENT,
    LEADERS,
    SLOTS,
    SPACES,
    TECHNOLOGIES,
    TERRITORIES,
    TRACKS,
    Asking,
    Hex,
    Op,
    Option,
    Table,
    Tile,
    Unit,
)

Effective = Generator[tuple[str, list[Option]], Option, bool]
OPTIONAL = {"recruit", "upgrade", "move", "research", "settle", "fortify", "build", "basic_action"}


def choose_optional(op: Op) -> bool:
    return op["op"] == "choose" and all("cost" in option for option in op["options"])


class Effects(Table):
    """Resolves lists of ops. An op tells whether it was used or declined."""

    # --- lists: 6.1, Q45 ---

    def bonus(self, seat: int, ops: list[Op]) -> Asking:
        """A list that was not chosen: R190."""
        for op in ops:
            if self.possible(seat, op):
                yield from self.resolve(seat, op, op["op"] in OPTIONAL or choose_optional(op))

    def chosen(self, seat: int, ops: list[Op]) -> Asking:
        """A list that was chosen: not every effect of it may be declined. R38, R191."""
        effect = False
        for i, op in enumerate(ops):
            if not self.possible(seat, op):
                continue
            others = effect or any(self.possible(seat, later) for later in ops[i + 1 :])
            optional = op["op"] in OPTIONAL or choose_optional(op) or self.empties_a_column(seat, op)
            if self.empties_a_column(seat, op) and others:
                if (yield "GAIN", [DECLINE, ("take",)]) == DECLINE:
                    continue
            used = yield from self.resolve(seat, op, optional and others)
            effect = effect or used

    def empties_a_column(self, seat: int, op: Op) -> bool:
        player = self.players[seat]
        if op["op"] == "pop":
            column = player.leftmost()
            return column is not None and player.columns[column] <= op["n"]
        if op["op"] == "produce" and op["what"] == "pop":
            return any(player.columns[column] == 1 for column in player.activated())
        return False

    def fire(self, seat: int, hook: str) -> Asking:
        """Every hook of a kind, each a bonus."""
        for found in self.hooks(seat, hook):
            yield from self.bonus(seat, found["ops"])

    # --- ops ---

    def resolve(self, seat: int, op: Op, declinable: bool) -> Effective:
        """Carries out an op that is possible; false if it was declined."""
        method = getattr(self, f"op_{op['op']}")
        used = yield from method(seat, op, [DECLINE] if declinable else [])
        return bool(used)

    def op_coins(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        self.players[seat].coins += op["n"]
        return True
        yield

    def op_pop(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        for _ in range(op["n"]):
            if self.players[seat].leave_columns():
                self.players[seat].active += 1
        return True
        yield

    def op_produce(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        if op["what"] == "pop":
            yield from self.produce_population(seat)
        else:
            self.produce_coins(seat)
        return True

    def produce_population(self, seat: int) -> Asking:
        """R150."""
        player = self.players[seat]
        filled = [column for column in player.activated() if player.columns[column]]
        for column in filled:
            player.columns[column] -= 1
            player.active += 1
        if filled:
            yield from self.fire(seat, "on_produce_pop")

    def produce_coins(self, seat: int) -> None:
        """R152."""
        player = self.players[seat]
        hands = sum(space["type"] == "hand" for space in SPACES["economy"][: player.removed("economy")])
        player.coins += 1 + hands + sum(h["add"] for h in self.hooks(seat, "produce_coins"))

    def op_token(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        player = self.players[seat]
        for _ in range(op["n"]):
            if self.supply[op["kind"]]:  # R181
                self.supply[op["kind"]] -= 1
                setattr(player, op["kind"], getattr(player, op["kind"]) + 1)
        return True
        yield

    def op_vp(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        self.players[seat].leader_vp += op["n"]
        return True
        yield

    def others(self, seat: int) -> list[int]:
        """R77: clockwise."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    def op_others_vp(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        for other in self.others(seat):
            self.players[other].leader_vp += op["n"]
        return True
        yield

    def op_others(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        for other in self.others(seat):
            yield from self.bonus(other, op["ops"])
        return True

    def op_building(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        """R182, R188."""
        river = self.rivers[op["level"]]
        (building,) = yield "BUILDING_TILE", [(tile,) for tile in river]
        at = river.index(building)
        self.players[seat].reserve.append(building)
        pile = self.building_piles[op["level"]]
        river[at : at + 1] = [pile.pop(0)] if pile else []
        return True

    def op_choose(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        """R78; 6.1."""
        taken = yield "OPTION", decline + [(i,) for i in self.choosable(seat, op)]
        if taken == DECLINE:
            return False
        option = op["options"][taken[0]]
        self.pay(seat, option.get("cost"))
        yield from self.chosen(seat, option["ops"])
        return True

    def op_basic_action(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        """R186."""
        which = list(op["which"])
        done = False
        for _ in range(op["times"]):
            found = self.basics(seat, which)
            if not found:
                break
            taken = yield "BASIC", ([DECLINE] if done else decline) + [(number,) for number in found]
            if taken == DECLINE:
                break
            done = True
            if op["distinct"]:
                which.remove(taken[0])
            action = ACTIONS[f"basic_{taken[0]}"]
            self.pay(seat, action["cost"])
            yield from self.basic(seat, taken[0])
        return done

    def basic(self, seat: int, number: int) -> Asking:
        """The effects of a basic action whose cost is paid, then what hooks add to it."""
        yield from self.chosen(seat, ACTIONS[f"basic_{number}"]["ops"])
        for hook in self.hooks(seat, "basic_bonus"):
            if hook["which"] == number:
                yield from self.bonus(seat, hook["ops"])

    # --- research: 6.3 ---

    def op_research(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        taken = yield "SLOT", decline + [(slot,) for slot in self.researchable(seat, op)]
        if taken == DECLINE:
            return False
        (slot,) = taken
        player = self.players[seat]
        player.coins -= self.price(seat, op, slot)  # R196
        if op["scholar"] == "active":
            player.active -= 1
        else:
            player.leave_columns()
        first = not self.researched_by_anybody(slot)
        player.scholars.append(slot)
        if first and SLOTS[slot]["level"] > 1:
            self.discovering.append(slot)
            leader = self.leaders.pop(slot)  # R62
            player.leaders.append(leader)
            yield from self.bonus(seat, LEADERS[leader]["immediate"])
            if SLOTS[slot]["level"] < 4:
                yield from self.place_technology(slot)
            self.discovering.remove(slot)
            yield from self.fire(seat, "on_discover")  # R73
        yield from self.bonus(seat, TECHNOLOGIES[self.slots[slot]]["immediate"])  # R71
        return True

    def place_technology(self, slot: str) -> Asking:
        """R64-R68."""
        pile = self.piles[SLOTS[slot]["level"]]
        in_titles = {colour for card in pile for colour in TECHNOLOGIES[card]["title_colors"]}
        linked = {TECHNOLOGIES[self.slots[s]]["color"] for s in SLOTS[slot]["prerequisites"] if s in self.slots}
        colours = [c for c in COLOURS if c in linked & in_titles] or [c for c in COLOURS if c in in_titles]
        (colour,) = yield "COLOUR", [(c,) for c in colours]
        matching = [card for card in pile if colour in TECHNOLOGIES[card]["title_colors"]][:2]
        revealed = pile[: pile.index(matching[1]) + 1] if len(matching) == 2 else list(pile)
        (card,) = yield "CARD", [(c,) for c in matching]
        self.put_under(SLOTS[slot]["level"], revealed, card)
        self.slots[slot] = card

    def put_under(self, level: int, revealed: list[str], kept: str) -> None:
        """R67: the revealed cards but the kept one go under the pile in the order revealed."""
        pile = self.piles[level]
        del pile[: len(revealed)]
        pile.extend(card for card in revealed if card != kept)

    def op_private_tech(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        """R75, R76."""
        revealed = self.piles[op["level"]][: op["reveal"]]
        (card,) = yield "CARD", [(c,) for c in revealed]
        self.put_under(op["level"], revealed, card)
        self.players[seat].private.append(card)
        yield from self.bonus(seat, TECHNOLOGIES[card]["immediate"])
        return True

    # --- cubes: 6.4 ---

    def take_cube(self, seat: int, named: str) -> Effective:
        """Takes a cube and resolves the space it uncovers; false if there is none left at all. R79-R86, R91."""
        player = self.players[seat]
        left = [track for track in TRACKS if player.tracks[track]]
        if not left:
            return False
        if named in left:
            track = named
        else:
            (track,) = yield "TRACK", [(one,) for one in left]
        space = SPACES[track][player.removed(track)]
        player.tracks[track] -= 1
        if space["type"] == "immediate":
            yield from self.bonus(seat, space["ops"])
        elif space.get("stage") == "monarchy":
            yield from self.bonus(seat, GOVERNMENTS[player.government]["monarchy"]["ops"])
        return True

    def op_invest(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        """R87-R90, R92."""
        player = self.players[seat]
        for _ in range(op["n"]):
            if (yield from self.take_cube(seat, op["track"])):
                player.invested += 1
                if player.invested <= len(INVESTMENT):
                    yield from self.bonus(seat, INVESTMENT[player.invested - 1].get("ops", []))
                if seat == self.seat and not self.has_invested:
                    self.has_invested = True
                    yield from self.fire(seat, "first_invest_each_turn")
        return True

    def cube_outside(self, seat: int, named: str, lay: tuple[Tile, str] | None) -> Asking:
        """A cube, or with none left a marker, goes to a place of a tile. R80, R93, R192."""
        real = yield from self.take_cube(seat, named)
        if lay is not None:
            setattr(lay[0], lay[1], seat)
        if real:
            self.players[seat].real_cubes_outside += 1
            yield from self.fire(seat, "on_cube_placed_outside")

    # --- units: 6.5, 6.7 ---

    def op_recruit(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        taken = yield "RECRUIT", decline + list(self.recruits(seat, op))
        if taken == DECLINE:
            return False
        kind, place = taken
        player = self.players[seat]
        strength = self.recruit_strength(seat, op, kind)
        if op["from"] == "active":
            player.active -= 1
        else:
            player.leave_columns()
        player.units.append(Unit(kind, strength, place))
        return True

    def op_upgrade(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        found = {unit.told(): (unit, new) for unit, new in self.upgrades(seat, op)}
        taken = yield "UPGRADE", decline + list(found)
        if taken == DECLINE:
            return False
        unit, strength = found[taken]
        unit.strength = strength
        return True

    def op_move(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        """R103-R116."""
        points = self.move_points(seat, op)
        limit = self.limit_with(op)
        moved = False
        while points:
            found = {(*unit.told(), place): (unit, place) for unit, place in self.steps(seat, points, limit)}
            ways_out = decline
            if moved:
                crossing = any(self.foreign_start(seat, unit.hex) for unit in self.players[seat].units)
                ways_out = [] if crossing else [("stop",)]
            taken = yield "STEP", ways_out + list(found)
            if taken == DECLINE:
                return False
            if taken == ("stop",):
                break
            if not moved:
                self.reveal_limit = limit  # R113
            moved = True
            points -= 1
            unit, place = found[taken]
            if place not in self.map:
                yield from self.explore(seat, unit, place)
            else:
                unit.hex = place
        return True

    def explore(self, seat: int, settler: Unit, place: Hex) -> Asking:
        """R111, R115, R197."""
        self.revealed += 1
        territory = self.stack.pop(0)
        settler.exploring = True
        yield from self.bonus(seat, TERRITORIES[territory]["reveal_bonus"])
        self.map[place] = Tile("territory", territory)
        settler.hex, settler.exploring = place, False
        yield from self.fire(seat, "on_explore")

    # --- expansion: 7 ---

    def exhaust_unit(self, seat: int, unit: Unit) -> None:
        """R45."""
        self.players[seat].units.remove(unit)
        self.players[seat].enter_columns()

    def weaken(self, seat: int, settler: Unit) -> None:
        """R126, R135."""
        strength = self.players[seat].best_token("settler", settler.strength - 1, freed=settler.strength)
        if strength:
            settler.strength = strength
        else:
            self.exhaust_unit(seat, settler)

    def op_build(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        return (yield from self.build(seat, op["mode"], op["discount"], decline))

    def build(self, seat: int, mode: str, discount: int, decline: list[Option]) -> Effective:
        """7.1, 7.2."""
        found = self.builds(seat, mode, discount)
        taken = yield "BUILD", decline + list(found)
        if taken == DECLINE:
            return False
        how, settler, building = found[taken]
        player = self.players[seat]
        tile = self.map[settler.hex]
        player.coins -= self.building_price(seat, building, discount)
        self.weaken(seat, settler)
        side = "left" if how == "new" else "right"
        if how == "new":
            player.reserve.remove(building)
            tile.building = building
        yield from self.cube_outside(seat, BUILDINGS[building][side]["track"], (tile, side))
        yield from self.bonus(seat, BUILDINGS[building]["bonus"])  # R129
        yield from self.fire(seat, "on_build")
        return True

    def op_settle(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        return (yield from self.engage(seat, "settle", decline))

    def op_fortify(self, seat: int, op: Op, decline: list[Option]) -> Effective:
        return (yield from self.engage(seat, "fortify", decline))

    def engage(self, seat: int, kind: str, decline: list[Option]) -> Effective:
        """7.3, 7.4 without the token."""
        taken = yield kind.upper(), decline + list(self.engagements(seat, kind))
        if taken == DECLINE:
            return False
        place, strengths = taken
        wanted = "settler" if kind == "settle" else "soldier"
        for strength in strengths:  # R140, R145
            self.exhaust_unit(seat, next(u for u in self.players[seat].units if u.told() == (wanted, strength, place)))
        tile = self.map[place]
        what = "village" if kind == "settle" else "city"
        printed: dict[str, Any] = TERRITORIES[tile.id][what]
        yield from self.cube_outside(seat, printed["track"], (tile, what))
        yield from self.bonus(seat, printed.get("reward", []))  # R141
        yield from self.fire(seat, f"on_{kind}")
        return True
