"""The table of decisions told a second time, from what the deciding seat sees and hears and nothing else.

A judge listens to the events of a game and says, for the view of an open decision, which moves are legal. It shares no
code with the rules; only the catalogue of Buildings, which is part of every view, is common.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pentapolis
from pentapolis.core.events import Event

COLOURS = ["wood", "clay", "brick", "stone", "marble"]
ORDERS = ["exploration", "production", "draconians", "construction", "trade"]
View = dict[str, Any]
Cards = dict[str, int]


def present(cards: Cards) -> list[str]:
    """The colours of which there is at least one card."""
    return [colour for colour in COLOURS if cards[colour] > 0]


def each(verb: str, colours: Iterable[str]) -> set[str]:
    """The verb with each of the colours."""
    return {f"{verb} {colour}" for colour in colours}


class Judge:
    """Remembers what the view does not tell: who paid for a Viaduct, and which Bonuses have been applied."""

    def __init__(self) -> None:
        self.paid: set[int] = set()

    def hear(self, events: list[Event]) -> None:
        """Takes in what happened."""
        for event in events:
            if event.kind in ("command", "copy", "order"):
                self.paid.clear()
            elif event.kind == "viaduct":
                self.paid.add(event.seat)

    def moves(self, view: View) -> set[str]:
        """The legal moves of the open decision, which the viewer has to make."""
        found: set[str] = getattr(self, f"at_{view['decision']['kind']}")(Seen(view))
        return found

    # --- set-up, action, Plot ---

    def at_setup_discard(self, seen: Seen) -> set[str]:
        return each("put", present(seen.hand))

    def at_action(self, seen: Seen) -> set[str]:
        pairs = [colour for colour in COLOURS if seen.hand[colour] > 1]
        two = {f"command {colour} x2 {order}" for colour in pairs for order in ORDERS}
        return {"plot"} | each("command", present(seen.hand)) | two

    def at_copy(self, seen: Seen) -> set[str]:
        shown = {
            board["domain"][0]
            for seat, board in enumerate(seen.view["boards"])
            if seat != seen.seat and board["domain"] and "remparts" not in board["completed"]
        }
        shown -= set(seen.about["copied"])
        tavern = seen.works("taverne")
        ready = [c for c in shown if seen.me["activities"][c] > 0 or (tavern and seen.hand[c] > 0)]
        return each("copy", ready) | {"decline"}

    def at_latrines(self, seen: Seen) -> set[str]:
        return each("put", present(seen.hand)) | {"stop"}

    def at_tenement(self, seen: Seen) -> set[str]:
        return each("take", present(seen.view["forum"]))

    at_paddock = at_tenement

    def at_relay(self, seen: Seen) -> set[str]:
        return {"take back", "decline"}

    at_paved = at_relay

    # --- Orders ---

    def at_production(self, seen: Seen) -> set[str]:
        moves = each("take", present(seen.view["forum"]))
        done = "fontaine" in seen.me["completed"]
        for site in seen.me["sites"]:
            colour = seen.colour(site["building"])
            if (done or site["building"] == "fontaine") and seen.may_add(site) and seen.view["forum"][colour]:
                moves.add(f"add {site['building']} {colour}")
        return moves | seen.stop()

    def at_exploration(self, seen: Seen) -> set[str]:
        return each("put", present(seen.hand)) | seen.stop()

    def at_trade(self, seen: Seen) -> set[str]:
        return each("launch", seen.launchable()) | seen.stop()

    def at_construction(self, seen: Seen) -> set[str]:
        moves = seen.stop()
        mine = {*seen.me["completed"], *(site["building"] for site in seen.me["sites"])}
        for building in set(seen.view["great_works"]) - mine:
            if seen.view["forum"][seen.colour(building)]:
                moves.add(f"start {building} forum")
            if seen.works("arcades") and seen.hand[seen.colour(building)]:
                moves.add(f"start {building} hand")
        for site in seen.me["sites"]:
            colour = seen.colour(site["building"])
            fitting = {colour, "clay"} if colour == "brick" and seen.works("briqueterie") else {colour}
            if seen.may_add(site):
                moves |= each(f"add {site['building']}", fitting & set(present(seen.stock)))
        return moves

    # --- Draconians ---

    def at_reveal(self, seen: Seen) -> set[str]:
        revealed = seen.about["revealed"]
        return each("reveal", [c for c in COLOURS if seen.hand[c] > revealed[c]]) | seen.stop()

    def at_withhold(self, seen: Seen) -> set[str]:
        return each("withhold", present(seen.about["revealed"]))

    def at_viaduct(self, seen: Seen) -> set[str]:
        assert seen.stock["clay"] > 0
        assert seen.works("viaduc")
        return {"pay", "decline"}

    def at_give(self, seen: Seen) -> set[str]:
        counting = set(seen.about["colours"])
        assert counting <= set(present(seen.about["revealed"]))
        if seen.works("garnison"):
            assert counting <= set(present(seen.view["forum"]))
        return each("give", counting & set(present(seen.hand)))

    # --- completion ---

    def at_sawmill(self, seen: Seen) -> set[str]:
        (site,) = [site for site in seen.me["sites"] if site["building"] == seen.about["building"]]
        return each("keep", present(site["under"])) | {"decline"}

    def at_monopoly_take(self, seen: Seen) -> set[str]:
        colour = seen.about["colour"]
        assert seen.view["monopolies"][colour] == seen.seat
        assert seen.view["forum"][colour] > 0
        return {f"take {colour}", "decline"}

    def at_basilica(self, seen: Seen) -> set[str]:
        colour = seen.about["colour"]
        assert colour in seen.launchable()
        return {f"launch {colour}", "decline"}

    def at_plaza(self, seen: Seen) -> set[str]:
        return each("order", ORDERS) | {"stop"}

    def at_school(self, seen: Seen) -> set[str]:
        return each("launch", seen.launchable()) | {"stop"}

    def at_arch(self, seen: Seen) -> set[str]:
        sites = [site["building"] for site in seen.me["sites"]]
        return {f"complete {site}" for site in sites if seen.colour(site) != "marble"} | {"decline"}

    # --- Order Bonuses ---

    def at_choose_bonus(self, seen: Seen) -> set[str]:
        """All that can be waiting; which of them have been applied is checked by the caller."""
        order = seen.about["order"]
        catalogue = pentapolis.game("uchronia").components()["buildings"]
        return {f"bonus {name}" for name in seen.active() if catalogue[name]["order"] == order}

    def at_market(self, seen: Seen) -> set[str]:
        swaps = [(mine, other) for mine in present(seen.stock) for other in present(seen.view["forum"])]
        return {f"swap {mine} {other}" for mine, other in swaps if mine != other} | {"decline"}

    def at_crane(self, seen: Seen) -> set[str]:
        return seen.additions(seen.stock, {"wood", "clay"}) | {"decline"}

    def at_workshop(self, seen: Seen) -> set[str]:
        return seen.additions(seen.hand, set(COLOURS)) | {"decline"}

    def at_quarry(self, seen: Seen) -> set[str]:
        return each("take", {"stone", "marble"} & set(present(seen.view["forum"]))) | {"decline"}

    def at_colosseum(self, seen: Seen) -> set[str]:
        moves = {"decline"}
        for seat, board in enumerate(seen.view["boards"]):
            affected = board["domain"] or seen.works("caserne")
            if seat != seen.seat and affected and seat not in self.paid:
                moves |= {f"seize {colour} from {seat}" for colour in present(board["stock"])}
        return moves

    def at_bridge(self, seen: Seen) -> set[str]:
        moves = set()
        for seat, board in enumerate(seen.view["boards"]):
            if seat != seen.seat and seat not in self.paid:
                for site in board["sites"]:
                    moves |= {f"seize {site['building']} {c} from {seat}" for c in present(site["under"])}
        return moves

    def at_baths_out(self, seen: Seen) -> set[str]:
        return each("recall", present(seen.me["activities"]))

    def at_baths_in(self, seen: Seen) -> set[str]:
        return each("launch", present(seen.stock))

    def at_lighthouse(self, seen: Seen) -> set[str]:
        return each("keep", present(seen.view["looked"]["cards"]))


class Seen:
    """The view of the deciding seat, with a few questions that many decisions ask."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["decision"]["seat"]
        self.about: dict[str, Any] = view["decision"]["about"]
        self.me: dict[str, Any] = view["boards"][self.seat]
        self.hand: Cards = self.me["hand"]
        self.stock: Cards = self.me["stock"]

    def colour(self, building: str) -> str:
        """The colour of a Building."""
        found: str = pentapolis.game("uchronia").components()["buildings"][building]["colour"]
        return found

    def active(self) -> set[str]:
        """The own Buildings that work: completed ones, and Brick sites behind a Gate."""
        done = set(self.me["completed"])
        if "porte" in done:
            done |= {s["building"] for s in self.me["sites"] if self.colour(s["building"]) == "brick"}
        return done

    def works(self, building: str) -> bool:
        """Whether that Building of the seat works."""
        return building in self.active()

    def stop(self) -> set[str]:
        """The word for no further repetition, if one may say it."""
        return {"stop"} if self.about["optional"] else set()

    def may_add(self, site: dict[str, Any]) -> bool:
        """Whether a card may be added to the site in this turn."""
        return site["turn"] != self.view["turn"] or self.works("tour")

    def launchable(self) -> list[str]:
        """The colours that can be launched."""
        limit = 2 + len(self.me["completed"]) + (2 if self.works("aqueduc") else 0)
        return present(self.stock) if sum(self.me["activities"].values()) < limit else []

    def additions(self, cards: Cards, colours: set[str]) -> set[str]:
        """One of these cards to an own site of its colour, if it is one of the colours."""
        moves = set()
        for site in self.me["sites"]:
            colour = self.colour(site["building"])
            if colour in colours and cards[colour] and self.may_add(site):
                moves.add(f"add {site['building']} {colour}")
        return moves
