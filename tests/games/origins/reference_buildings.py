"""Building, and what every building does (6.8 and 6.9 of the rules)."""

from __future__ import annotations

from .reference_effects import Effects
from .reference_table import BUILDINGS, COLOURS, DATA, SITES, Ask, Cell, Option, Telling, Tile, neighbours, once

MARKET_COSTS = DATA["market"]["wisdom_costs"]


class Buildings(Effects):
    """A table on which one can build and use abilities."""

    def can_build(self, seat: int) -> bool:
        """Q20: a Farm costs nothing, so any tile at hand is enough."""
        return bool(self.market or self.players[seat].kept)

    def build_options(self, seat: int) -> list[Option]:
        """R103, R106, R109, R120, R194: source, side and place."""
        player = self.players[seat]
        sources: list[tuple[Option, str, int]] = [
            (("market", index), kind, self.wisdom_cost(seat, index, MARKET_COSTS))
            for index, kind in enumerate(self.market)
        ]
        sources += [(("kept", kind), kind, 0) for kind in sorted(set(player.kept))]
        cells = self.free_cells(seat)
        options: list[Option] = []
        for source, kind, wisdom in sources:
            options += [(*source, "farm", cell) for cell in cells]
            if player.can_pay(wisdom=wisdom, stone=BUILDINGS[kind]["stone_cost"]):
                options += [(*source, "building", cell) for cell in cells]
            if self.holds(seat, "virgo"):  # R90
                options += [(*source, "over_farm", cell) for cell in sorted(player.farms())]
        return options

    def build(self, seat: int) -> Telling:
        """R193: choice, payment, placement, slide and refill, activation."""
        player = self.players[seat]
        source, which, mode, cell = yield Ask("build_choice", seat, self.build_options(seat))
        kind = self.market[which] if source == "market" else which
        if mode == "building":
            wisdom = self.wisdom_cost(seat, which, MARKET_COSTS) if source == "market" else 0
            player.pay(wisdom=wisdom, stone=BUILDINGS[kind]["stone_cost"])
        if mode == "over_farm":  # R198: under its pile before the market refills
            below = player.city[cell].kind
            self.piles[BUILDINGS[below]["colour"]].append(below)
        player.city[cell] = Tile(kind, farm=mode == "farm")
        if source == "market":
            self.take_from_market(which)
        else:
            player.kept.remove(kind)
        if mode != "farm":  # R108
            (answer,) = yield Ask("activate", seat, [("yes",), ("no",)])
            if answer == "yes":
                yield from self.use(seat, cell, just_built=True)

    def take_from_market(self, index: int) -> str:
        """R104, R105: the tiles below slide up; the pile of the colour taken refills at the bottom."""
        kind = self.market.pop(index)
        pile = self.piles[BUILDINGS[kind]["colour"]]
        if pile:
            self.market.append(pile.pop(0))
        return kind

    def use(self, seat: int, cell: Cell, just_built: bool = False, chain: tuple[Cell, ...] = ()) -> Telling:
        """Uses the ability of the tile there, as far as it goes (R110, R111)."""
        player = self.players[seat]
        kind = player.city[cell].kind
        colours = [freeman.colour for freeman in player.freemen]
        if kind == "agora" or kind == "workshop":
            yield from self.gain_basic(seat)
        # Red
        elif kind == "armory":
            yield from self.advance_and_or_attack(seat, 2)
        elif kind == "arena":
            player.points += 2 * player.buildings("red") + 2 * colours.count("red")
        elif kind == "outpost":
            yield from self.advance_or_attack(seat, 1)
        elif kind == "equestrian_grounds":
            self.advance(seat, 2)
            for _ in range(self.markers_behind(seat)):
                (resource,) = yield Ask("stone_or_food", seat, [("stone",), ("food",)])
                self.gain(seat, **{resource: 1})
        elif kind == "fortress":
            self.advance(seat, player.buildings("red"))
        elif kind == "veterans_quarter":
            yield from self.veterans_quarter(seat)
        # Orange
        elif kind == "castle":
            player.points += 1 + 3 * len(player.seats)
        elif kind == "construction_yard":
            if self.market:
                (index,) = yield Ask("keep_tile", seat, [(index,) for index in range(len(self.market))])
                player.kept.append(self.take_from_market(index))
        elif kind == "court_of_justice":
            yield from self.court_of_justice(seat)
        elif kind == "estate":
            yield from self.recruit(seat, free=True)
        elif kind == "forum":
            yield from self.take_speaker(seat)
        elif kind == "stone_circle":
            different = len([colour for colour in COLOURS if player.buildings(colour) > 0])
            player.points += [0, 0, 1, 3, 6, 10][different]
        # Yellow
        elif kind == "granary":
            self.gain(seat, food=1 + len(player.farms()))
        elif kind == "harbour":
            player.points += 2 * player.buildings("yellow")
        elif kind == "market_hall":
            player.points += 4 * colours.count("yellow")
        elif kind == "mint":
            self.gain(seat, gold=1)
        elif kind == "quarry":
            empty = [other for other in neighbours(cell) if other not in player.city]
            self.gain(seat, stone=1 + len(empty))
        # Blue
        elif kind in ("temple_of_forest", "temple_of_mountain", "temple_of_sea"):
            yield from self.temple_building(seat, kind.removeprefix("temple_of_"), just_built)
        elif kind == "obelisk":
            obelisks = [tile for tile in player.city.values() if tile.kind == "obelisk" and not tile.farm]
            player.points += [0, 1, 2, 4, 7][min(4, len(obelisks))]
        elif kind == "sanctuary":
            player.points += [0, 3, 6, 10][list(self.holder.values()).count(seat)]
        elif kind == "statue":
            yield from self.climb_one(seat)
        # Purple
        elif kind == "artists_salon":
            player.points += 3 * len(set(colours))
        elif kind == "astronomy_tower":
            self.gain(seat, wisdom=1 + len(player.advisors))
        elif kind == "fountain_of_wisdom":
            self.gain(seat, wisdom=1)
            (site,) = yield Ask("ship", seat, [(site,) for site in SITES])
            self.site_values[site] = 1
        elif kind == "gateway":
            yield from self.gateway(seat)
        elif kind == "healers_house":
            player.points += 1 + len(player.freemen)
        elif kind == "mages_tower":
            yield from self.mages_tower(seat, cell, chain)
        else:
            raise AssertionError(kind)

    def veterans_quarter(self, seat: int) -> Telling:
        """R118: points for the value of an unused Freeman, which then loses 1; a 1 stays."""
        player = self.players[seat]
        options: list[Option] = once([("freeman", f.colour, f.value) for f in player.unused()])
        chosen = yield Ask("choose_freeman", seat, [*options, ("none",)])
        if chosen != ("none",):
            freeman = self.find(seat, chosen[1], chosen[2])
            player.points += freeman.value
            freeman.value = max(1, freeman.value - 1)

    def court_of_justice(self, seat: int) -> Telling:
        """R121: another die of the reserve, of another colour, with the same value."""
        player = self.players[seat]
        options: list[Option] = once(
            [
                ("freeman", f.colour, f.value, colour)
                for f in player.unused()
                for colour in COLOURS
                if colour != f.colour and self.reserve[colour] > 0
            ]
        )
        chosen = yield Ask("recolour", seat, [*options, ("none",)])
        if chosen != ("none",):
            freeman = self.find(seat, chosen[1], chosen[2])
            self.reserve[freeman.colour] += 1
            freeman.colour = chosen[3]
            self.reserve[freeman.colour] -= 1

    def temple_building(self, seat: int, temple: str, just_built: bool) -> Telling:
        """R131–R133, R82, R83, R200: 2 steps; a Gold step elsewhere, and with Aquarius just after building another."""
        self.climb(seat, temple, 2)
        yield from self.extra_step(seat, temple)
        if just_built and self.holds(seat, "aquarius"):
            yield from self.extra_step(seat, temple)

    def gateway(self, seat: int) -> Telling:
        """R140, Q14: one unused Freeman rises by 1 or 2, point by point; a promotion ends it."""
        player = self.players[seat]
        options: list[Option] = once(
            [
                ("freeman", f.colour, f.value, points)
                for f in player.unused()
                for points in ((1, 2) if f.value < 6 else (1,))
            ]
        )
        chosen = yield Ask("choose_freeman", seat, [*options, ("none",)])
        if chosen != ("none",):
            freeman = self.find(seat, chosen[1], chosen[2])
            for _ in range(chosen[3]):
                self.raise_freeman(seat, freeman)

    def mages_tower(self, seat: int, cell: Cell, chain: tuple[Cell, ...]) -> Telling:
        """R142, Q15: the ability of a neighbour, at its own place; no Mages' Tower twice in one chain."""
        city = self.players[seat].city
        chain = (*chain, cell)
        self.focus = cell
        options: list[Option] = [
            (other,)
            for other in sorted(neighbours(cell))
            if other in city and city[other].has_ability and other not in chain
        ]
        (chosen,) = yield Ask("copy", seat, [*options, ("none",)])
        if chosen != "none":
            yield from self.use(seat, chosen, chain=chain)
