"""What effects, lasting effects, end-game points and conditions of the data say in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Item = Mapping[str, Any]
LEVELS: Final = ("", "I", "II", "III", "IV")
ENGLISH_WORDS: Final[dict[str, str]] = {
    "immediate": "At once",
    "action": "Action",
    "permanent": "Always",
    "endgame": "At the end",
    "cost": "Cost",
    "left": "First builder",
    "right": "Second builder",
    "centre": "Both builders",
    "second": "if somebody is second builder",
    "reveal": "Reveal",
    "village": "Village",
    "city": "City",
    "force": "Force",
    "despotism": "Despotism",
    "monarchy": "Monarchy",
    "theocracy": "Theocracy",
    "democracy": "Democracy",
    "requirement": "Requires",
    "none": "No effect of its own",
    "column": "Activates column {column}",
    "hand": "+{coins} whenever you produce coins",
    "stage": "Government: {stage}",
    "vp": "{vp} VP if this is the last space covered",
    "first": "first claim {vp} VP",
    "later": "later ones {vp} VP",
    "food": "food",
    "economy": "economy",
    "infrastructure": "infrastructure",
}


class English:
    """How effects are said in English: as orders to the reader, without a capital and a full stop."""

    def __init__(self) -> None:
        self.colon = ":"
        self.semicolon = ";"
        self.words = ENGLISH_WORDS

    def count(self, number: int, one: str, many: str) -> str:
        """A number of things."""
        return f"{number} {one if number == 1 else many}"

    def coins(self, number: int) -> str:
        """So many coins."""
        return self.count(number, "coin", "coins")

    def then(self, parts: Sequence[str]) -> str:
        """Effects one after the other."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + ", then " + parts[-1]

    def cost(self, cost: Item) -> str:
        """What is to be paid, with what follows; empty for nothing."""
        parts = []
        if cost.get("coins"):
            parts.append(f"pay {self.coins(cost['coins'])}")
        if cost.get("exhaust"):
            parts.append(f"exhaust {self.count(cost['exhaust'], 'active pawn', 'active pawns')}")
        return f"{' and '.join(parts)}: " if parts else ""

    def op(self, item: Item) -> str:
        """One effect."""
        kind = item["op"]
        if kind == "coins":
            return f"gain {self.coins(item['n'])}"
        if kind == "pop":
            return f"activate {self.count(item['n'], 'inactive pawn', 'inactive pawns')}"
        if kind == "produce":
            return "produce population" if item["what"] == "pop" else "produce coins"
        if kind == "invest":
            if item["track"] == "any":
                return f"invest {self.count(item['n'], 'cube', 'cubes')} from a track of your choice"
            return f"invest {item['n']} {item['track']} {'cube' if item['n'] == 1 else 'cubes'}"
        if kind == "recruit":
            who = "settler or soldier" if item["unit"] == "either" else item["unit"]
            pawn = "an active pawn" if item["from"] == "active" else "an inactive pawn"
            return f"recruit {pawn} as a {who} of strength {item['strength']}"
        if kind == "upgrade":
            who = "one of your units" if item["unit"] == "any" else f"a {item['unit']}"
            return f"raise the strength of {who} by {item['by']}"
        if kind == "move":
            extra = item.get("extra_explore", 0)
            more = f" (this turn you may reveal {self.count(extra, 'more tile', 'more tiles')})" if extra else ""
            return f"move up to {self.count(item['points'], 'step', 'steps')}{more}"
        if kind == "research":
            return self.research(item)
        if kind == "token":
            return f"take {self.count(item['n'], 'token', 'tokens')}".replace(
                "token", f"{item['kind'].capitalize()} token"
            )
        if kind == "building":
            return f"take a level {LEVELS[item['level']]} building tile"
        if kind == "settle":
            return "settle a village without a token"
        if kind == "fortify":
            return "fortify a city without a token"
        if kind == "build":
            what = {"new": "build a new building", "existing": "join a building", "any": "build or join a building"}
            less = f" for {self.coins(item['discount'])} less" if item["discount"] else ""
            return what[item["mode"]] + less
        if kind == "basic_action":
            which = "" if len(item["which"]) == 4 else f" ({', '.join(map(str, item['which']))})"
            if item["times"] == 1:
                return f"perform a basic action{which} without your Action pawn"
            kinds = "different " if item["distinct"] else ""
            return f"perform up to {item['times']} {kinds}basic actions{which} without your Action pawn"
        if kind == "private_tech":
            number = self.count(item["reveal"], "technology", "technologies")
            return f"reveal {number} of level {LEVELS[item['level']]} and keep one as a private technology"
        if kind == "choose":
            return "choose: " + "; or ".join(self.option(option) for option in item["options"])
        if kind == "others":
            return "each other player gets " + " and ".join(self.gain(one) for one in item["ops"])
        if kind == "vp":
            return f"score {item['n']} VP at the end"
        assert kind == "others_vp", kind
        return f"each other player scores {item['n']} VP at the end"

    def gain(self, item: Item) -> str:
        """An effect for others, as what they get."""
        if item["op"] == "coins":
            return self.coins(item["n"])
        if item["op"] == "pop":
            return self.count(item["n"], "active pawn", "active pawns")
        if item["op"] == "token":
            return f"{item['n']} × {item['kind'].capitalize()}"
        if item["op"] == "vp":
            return f"{item['n']} VP"
        return "a production of " + ("population" if item["what"] == "pop" else "coins")

    def research(self, item: Item) -> str:
        """Levels with their prices, and what is waived or demanded."""
        parts = []
        for level in item["levels"]:
            price = item["coins"][str(level)]
            parts.append(f"{LEVELS[level]} ({self.coins(price) if price else 'free'})")
        text = f"research a technology of level {' or '.join(parts)}"
        if item["revealed_only"]:
            text += " that somebody has researched"
        if item["ignore_prerequisites"]:
            text += ", whatever its links"
        if item["scholar"] == "columns":
            text += ", with an inactive pawn as scholar"
        return text

    def option(self, option: Item) -> str:
        """One of several lists."""
        return self.cost(option.get("cost", {})) + self.then([self.op(item) for item in option["ops"]])

    def hook(self, item: Item) -> str:
        """A lasting effect."""
        kind = item["hook"]
        ops = self.then([self.op(one) for one in item.get("ops", [])])
        said = {
            "on_produce_pop": "whenever you produce population",
            "on_explore": "whenever you reveal a territory",
            "on_settle": "whenever you settle a village",
            "on_fortify": "whenever you fortify a city",
            "on_build": "whenever you build or join a building",
            "on_discover": "whenever you are the first to research a slot of level II or higher",
            "first_invest_each_turn": "the first time you invest on each of your turns",
            "on_cube_placed_outside": "whenever you place a cube on a village, city, building or objective",
        }
        if kind in said:
            return f"{said[kind]}, {ops}"
        if kind == "basic_bonus":
            return f"whenever you perform basic action {item['which']}, {ops}"
        if kind == "move_points":
            return f"+{self.count(item['add'], 'step', 'steps')} whenever you move"
        if kind == "recruit_strength":
            return f"{item['unit']}s you recruit have +{item['add']} strength"
        if kind == "produce_coins":
            return f"+{self.coins(item['add'])} whenever you produce coins"
        if kind == "trade_pop_cost":
            return f"in a trade a pawn costs you {self.coins(item['set'])} instead of 3"
        if kind == "build_discount":
            return f"every building costs you {self.coins(item['n'])} less"
        if kind == "research_discount":
            levels = ", ".join(LEVELS[level] for level in item["levels"])
            return f"technologies of level {levels} cost you {self.coins(item['n'])} less"
        assert kind == "force_discount", kind
        what = "settle" if item["kind"] == "settle" else "fortify"
        return f"the force of a territory counts {item['n']} less when you {what}"

    def endgame(self, entry: Item) -> str:
        """Points at the end."""
        if entry["per"] == "flat":
            return f"{entry['vp']} VP"
        one, many = {
            "technology": ("technology", "technologies"),
            "technology_level_3": ("level III technology", "level III technologies"),
            "village": ("village of yours", "villages of yours"),
            "city": ("city of yours", "cities of yours"),
            "building": ("building with your cube", "buildings with your cube"),
            "active_column": ("activated column", "activated columns"),
            "invested_cube": ("cube invested", "cubes invested"),
            "tile_with_cube": ("tile with your cube", "tiles with your cube"),
            "coin": ("coin left", "coins left"),
            "available_or_deployed_pawn": ("active pawn or unit", "active pawns or units"),
            "removed_cube": ("cube removed from your tracks", "cubes removed from your tracks"),
        }[entry["per"]]
        each = f"for each {one}" if entry["each"] == 1 else f"for every {entry['each']} {many}"
        most = f" ({entry['max']} VP at most)" if "max" in entry else ""
        return f"{entry['vp']} VP {each}{most}"

    def condition(self, item: Item) -> str:
        """What must hold."""
        kind, least = item["type"], item.get("min", 0)
        if kind == "any_of":
            return " or ".join(self.condition(one) for one in item["of"])
        if kind == "tech_level_count":
            return f"{least} or more technologies of level {LEVELS[item['level']]}"
        return {
            "tech_count": f"{least} or more technologies",
            "village_count": f"{least} or more villages settled",
            "city_count": f"{least} or more cities fortified",
            "tiles_with_cube": f"{least} or more tiles with your cubes",
            "invested_count": f"{least} or more cubes invested",
            "track_emptied": f"{least} or more of your tracks empty",
            "each_track_removed": f"{least} or more cubes removed from each track",
        }[kind]
