"""What every card, tile and space does, worded from its data in both languages: one message for each.

`tools/write-horizon-cards` writes them into the text files; a test compares those with what the data say now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from .cards import DATA, FIRST_CLAIM, LATER_CLAIM, TRACKS
from .effects import OPTION_DATA
from .scripts import SCRIPTS

Item = Mapping[str, Any]
LEVELS: Final = ("", "I", "II", "III", "IV")
THIN: Final = "\u202f"

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
FRENCH_WORDS: Final[dict[str, str]] = {
    "immediate": "Immédiat",
    "action": "Action",
    "permanent": "Permanent",
    "endgame": "En fin de partie",
    "cost": "Coût",
    "left": "Premier bâtisseur",
    "right": "Second bâtisseur",
    "centre": "Chaque bâtisseur",
    "second": "s’il y a un second bâtisseur",
    "reveal": "Révélation",
    "village": "Village",
    "city": "Ville",
    "force": "Force",
    "despotism": "Despotisme",
    "monarchy": "Monarchie",
    "theocracy": "Théocratie",
    "democracy": "Démocratie",
    "requirement": "Condition",
    "none": "Sans effet propre",
    "column": "Active la colonne {column}",
    "hand": "+{coins} chaque fois que vous produisez des pièces",
    "stage": "Gouvernement" + THIN + ": {stage}",
    "vp": "{vp} PV si c’est le dernier espace recouvert",
    "first": "{vp} PV au premier",
    "later": "{vp} PV aux suivants",
    "food": "nourriture",
    "economy": "économie",
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


class French(English):
    """The same in French."""

    def __init__(self) -> None:
        super().__init__()
        self.colon = f"{THIN}:"
        self.semicolon = f"{THIN};"
        self.words = FRENCH_WORDS

    def coins(self, number: int) -> str:
        """So many coins."""
        return self.count(number, "pièce", "pièces")

    def count(self, number: int, one: str, many: str) -> str:
        """A number of things; 0 and 1 are singular."""
        return f"{number} {one if number < 2 else many}"

    def then(self, parts: Sequence[str]) -> str:
        """Effects one after the other."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + ", puis " + parts[-1]

    def cost(self, cost: Item) -> str:
        """What is to be paid, with what follows; empty for nothing."""
        parts = []
        if cost.get("coins"):
            parts.append(f"payez {self.coins(cost['coins'])}")
        if cost.get("exhaust"):
            parts.append(f"épuisez {self.count(cost['exhaust'], 'pion actif', 'pions actifs')}")
        return f"{' et '.join(parts)}{self.colon} " if parts else ""

    def op(self, item: Item) -> str:
        """One effect."""
        kind = item["op"]
        if kind == "coins":
            return f"gagnez {self.coins(item['n'])}"
        if kind == "pop":
            return f"activez {self.count(item['n'], 'pion inactif', 'pions inactifs')}"
        if kind == "produce":
            return "produisez de la population" if item["what"] == "pop" else "produisez des pièces"
        if kind == "invest":
            cubes = self.count(item["n"], "cube", "cubes")
            track = "de la piste de votre choix" if item["track"] == "any" else self.of_track(item["track"])
            return f"investissez {cubes} {track}"
        if kind == "recruit":
            who = "colon ou soldat" if item["unit"] == "either" else FRENCH_UNITS[item["unit"]]
            pawn = "un pion actif" if item["from"] == "active" else "un pion inactif"
            return f"recrutez {pawn} comme {who} de force {item['strength']}"
        if kind == "upgrade":
            who = "d’une de vos unités" if item["unit"] == "any" else f"d’un {FRENCH_UNITS[item['unit']]}"
            return f"augmentez de {item['by']} la force {who}"
        if kind == "move":
            extra = item.get("extra_explore", 0)
            tiles = self.count(extra, "tuile de plus", "tuiles de plus")
            more = f" (ce tour, vous pouvez révéler {tiles})" if extra else ""
            return f"déplacez-vous de {item['points']} pas au plus{more}"
        if kind == "research":
            return self.research(item)
        if kind == "token":
            name = FRENCH_TOKENS[item["kind"]]
            return f"prenez {self.count(item['n'], f'jeton {name}', f'jetons {name}')}"
        if kind == "building":
            return f"prenez une tuile bâtiment de niveau {LEVELS[item['level']]}"
        if kind == "settle":
            return "colonisez un village sans jeton"
        if kind == "fortify":
            return "fortifiez une ville sans jeton"
        if kind == "build":
            what = {
                "new": "construisez un nouveau bâtiment",
                "existing": "rejoignez un bâtiment",
                "any": "construisez ou rejoignez un bâtiment",
            }
            less = f" pour {self.coins(item['discount'])} de moins" if item["discount"] else ""
            return what[item["mode"]] + less
        if kind == "basic_action":
            which = "" if len(item["which"]) == 4 else f" ({', '.join(map(str, item['which']))})"
            if item["times"] == 1:
                return f"effectuez une action de base{which} sans votre pion Action"
            kinds = " différentes" if item["distinct"] else ""
            return f"effectuez jusqu’à {item['times']} actions de base{kinds}{which} sans votre pion Action"
        if kind == "private_tech":
            number = self.count(item["reveal"], "technologie", "technologies")
            return f"révélez {number} de niveau {LEVELS[item['level']]} et gardez-en une comme technologie privée"
        if kind == "choose":
            return f"choisissez{self.colon} " + f"{self.semicolon} ou ".join(
                self.option(option) for option in item["options"]
            )
        if kind == "others":
            return "chaque adversaire reçoit " + " et ".join(self.gain(one) for one in item["ops"])
        if kind == "vp":
            return f"marquez {item['n']} PV en fin de partie"
        assert kind == "others_vp", kind
        return f"chaque adversaire marque {item['n']} PV en fin de partie"

    def of_track(self, track: str) -> str:
        """The track after a noun."""
        return {"food": "de nourriture", "economy": "d’économie", "infrastructure": "d’infrastructure"}[track]

    def gain(self, item: Item) -> str:
        """An effect for others, as what they get."""
        if item["op"] == "coins":
            return self.coins(item["n"])
        if item["op"] == "pop":
            return self.count(item["n"], "pion actif", "pions actifs")
        if item["op"] == "token":
            return f"{item['n']} × {FRENCH_TOKENS[item['kind']]}"
        if item["op"] == "vp":
            return f"{item['n']} PV"
        return "une production de " + ("population" if item["what"] == "pop" else "pièces")

    def research(self, item: Item) -> str:
        """Levels with their prices, and what is waived or demanded."""
        parts = []
        for level in item["levels"]:
            price = item["coins"][str(level)]
            parts.append(f"{LEVELS[level]} ({self.coins(price) if price else 'gratuite'})")
        text = f"recherchez une technologie de niveau {' ou '.join(parts)}"
        if item["revealed_only"]:
            text += " déjà recherchée par quelqu’un"
        if item["ignore_prerequisites"]:
            text += ", quels que soient ses liens"
        if item["scholar"] == "columns":
            text += ", avec un pion inactif comme savant"
        return text

    def hook(self, item: Item) -> str:
        """A lasting effect."""
        kind = item["hook"]
        ops = self.then([self.op(one) for one in item.get("ops", [])])
        said = {
            "on_produce_pop": "chaque fois que vous produisez de la population",
            "on_explore": "chaque fois que vous révélez un territoire",
            "on_settle": "chaque fois que vous colonisez un village",
            "on_fortify": "chaque fois que vous fortifiez une ville",
            "on_build": "chaque fois que vous construisez ou rejoignez un bâtiment",
            "on_discover": "chaque fois que vous recherchez en premier un emplacement de niveau II ou plus",
            "first_invest_each_turn": "la première fois que vous investissez à chacun de vos tours",
            "on_cube_placed_outside": (
                "chaque fois que vous posez un cube sur un village, une ville, un bâtiment ou un objectif"
            ),
        }
        if kind in said:
            return f"{said[kind]}, {ops}"
        if kind == "basic_bonus":
            return f"chaque fois que vous effectuez l’action de base {item['which']}, {ops}"
        if kind == "move_points":
            return f"+{item['add']} pas à chaque déplacement"
        if kind == "recruit_strength":
            return f"les {FRENCH_UNITS[item['unit']]}s que vous recrutez ont +{item['add']} en force"
        if kind == "produce_coins":
            return f"+{self.coins(item['add'])} chaque fois que vous produisez des pièces"
        if kind == "trade_pop_cost":
            return f"au commerce, un pion vous coûte {self.coins(item['set'])} au lieu de 3"
        if kind == "build_discount":
            return f"chaque bâtiment vous coûte {self.coins(item['n'])} de moins"
        if kind == "research_discount":
            levels = ", ".join(LEVELS[level] for level in item["levels"])
            return f"les technologies de niveau {levels} vous coûtent {self.coins(item['n'])} de moins"
        assert kind == "force_discount", kind
        what = "colonisez" if item["kind"] == "settle" else "fortifiez"
        return f"la force d’un territoire compte {item['n']} de moins quand vous {what}"

    def endgame(self, entry: Item) -> str:
        """Points at the end."""
        if entry["per"] == "flat":
            return f"{entry['vp']} PV"
        one, many = {
            "technology": ("technologie", "technologies"),
            "technology_level_3": ("technologie de niveau III", "technologies de niveau III"),
            "village": ("village colonisé par vous", "villages colonisés par vous"),
            "city": ("ville fortifiée par vous", "villes fortifiées par vous"),
            "building": ("bâtiment portant votre cube", "bâtiments portant votre cube"),
            "active_column": ("colonne activée", "colonnes activées"),
            "invested_cube": ("cube investi", "cubes investis"),
            "tile_with_cube": ("tuile portant votre cube", "tuiles portant votre cube"),
            "coin": ("pièce restante", "pièces restantes"),
            "available_or_deployed_pawn": ("pion actif ou unité", "pions actifs ou unités"),
            "removed_cube": ("cube retiré de vos pistes", "cubes retirés de vos pistes"),
        }[entry["per"]]
        each = f"par {one}" if entry["each"] == 1 else f"par tranche de {entry['each']} {many}"
        most = f" ({entry['max']} PV au plus)" if "max" in entry else ""
        return f"{entry['vp']} PV {each}{most}"

    def condition(self, item: Item) -> str:
        """What must hold."""
        kind, least = item["type"], item.get("min", 0)
        if kind == "any_of":
            return " ou ".join(self.condition(one) for one in item["of"])
        if kind == "tech_level_count":
            return f"au moins {self.count(least, 'technologie', 'technologies')} de niveau {LEVELS[item['level']]}"
        return {
            "tech_count": f"au moins {self.count(least, 'technologie', 'technologies')}",
            "village_count": f"au moins {self.count(least, 'village colonisé', 'villages colonisés')}",
            "city_count": f"au moins {self.count(least, 'ville fortifiée', 'villes fortifiées')}",
            "tiles_with_cube": f"au moins {self.count(least, 'tuile portant', 'tuiles portant')} vos cubes",
            "invested_count": f"au moins {self.count(least, 'cube investi', 'cubes investis')}",
            "track_emptied": f"au moins {self.count(least, 'de vos pistes vide', 'de vos pistes vides')}",
            "each_track_removed": f"au moins {self.count(least, 'cube retiré', 'cubes retirés')} de chaque piste",
        }[kind]


FRENCH_UNITS: Final = {"settler": "colon", "soldier": "soldat"}
FRENCH_TOKENS: Final = {"settle": "Coloniser", "fortify": "Fortifier"}
LANGUAGES: Final[dict[str, English]] = {"en": English(), "fr": French()}


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return text[0].upper() + text[1:] + "." if text else ""


def card_texts(language: str) -> dict[str, str]:
    """Every message about a component, by its key, in the order of the data."""
    say = LANGUAGES[language]
    words = say.words
    vp = "VP" if language == "en" else "PV"
    found: dict[str, str] = {}

    def listed(ops: Sequence[Item]) -> str:
        return say.then([say.op(item) for item in ops])

    def part(name: str, text: str) -> str:
        return f"{words[name]}{say.colon} {text}." if text else ""

    def put(key: str, *parts: str) -> None:
        found[f"horizon-{key}"] = " ".join([one for one in parts if one]) or f"{words['none']}."

    for action in DATA["actions"]:
        put(f"action-{action['id']}", action[f"name_{language}"])
        need = say.condition(action["requirement"]) if action["requirement"] else ""
        put(
            f"action-{action['id']}-text",
            sentence(say.cost(action["cost"]) + listed(action["ops"])),
            part("requirement", need),
        )
    for track in TRACKS:
        for space in DATA["player_board"]["tracks"][track]["spaces"]:
            put(f"space-{space['id']}-text", _space_text(say, space))
    for space in DATA["player_board"]["investment_track"]["spaces"]:
        put(f"space-{space['id']}-text", _space_text(say, space))
    for card in DATA["technologies"]:
        key = f"technology-{card['id']}"
        put(key, card[f"name_{language}"])
        action_text = ""
        if card["action"] is not None:
            action_text = say.cost(card["action"]["cost"]) + listed(card["action"]["ops"])
            put(f"{key}-action", sentence(action_text))
        put(
            f"{key}-text",
            part("immediate", listed(card["immediate"])),
            part("action", action_text),
            part("permanent", f"{say.semicolon} ".join(say.hook(hook) for hook in card["permanent"])),
            part("endgame", " + ".join(say.endgame(entry) for entry in card["endgame"])),
        )
    for card in DATA["leaders"]:
        put(f"leader-{card['id']}", card[f"name_{language}"])
        put(f"leader-{card['id']}-text", sentence(listed(card["immediate"])))
    for card in DATA["governments"]:
        put(f"government-{card['id']}", card[f"name_{language}"])
        put(
            f"government-{card['id']}-text",
            part("despotism", f"{say.semicolon} ".join(say.hook(hook) for hook in card["despotism"]["hooks"])),
            part("monarchy", listed(card["monarchy"]["ops"])),
            part("theocracy", f"{say.semicolon} ".join(say.hook(hook) for hook in card["theocracy"]["hooks"])),
            part("democracy", " + ".join(say.endgame(entry) for entry in card["democracy"]["endgame"])),
        )
    for card in DATA["objectives"]:
        put(f"objective-{card['id']}", card[f"name_{language}"])
        claims = f"{words['first'].format(vp=FIRST_CLAIM)}, {words['later'].format(vp=LATER_CLAIM)}"
        put(f"objective-{card['id']}-text", sentence(f"{say.condition(card['condition'])} ({claims})"))
    for tile in DATA["buildings"]:
        put(f"building-{tile['id']}", tile[f"name_{language}"])
        left = f"{words[tile['left']['track']]}, {tile['left']['vp']} {vp} {words['second']}"
        centre = [listed(tile["bonus"])] if tile["bonus"] else []
        if tile["bonus_vp"]:
            centre.append(f"{tile['bonus_vp']} {vp}")
        put(
            f"building-{tile['id']}-text",
            part("cost", say.coins(tile["cost"])),
            part("centre", f"{say.semicolon} ".join(centre)),
            part("left", left),
            part("right", words[tile["right"]["track"]]),
        )
    for tile in DATA["territories"]:
        put(f"territory-{tile['id']}", tile[f"name_{language}"])
        village, city = tile["village"], tile["city"]
        put(
            f"territory-{tile['id']}-text",
            part("force", str(tile["force"])),
            part("reveal", listed(tile["reveal_bonus"])),
            part("village", f"{words[village['track']]}, {listed(village['reward'])}, {village['vp']} {vp}"),
            part("city", f"{words[city['track']]}, {city['vp']} {vp}"),
        )
    assert SCRIPTS.leaders, "options are known once all effects are compiled"
    for number, options in enumerate(OPTION_DATA):
        for at, option in enumerate(options):
            found[f"horizon-option-{number}-{at}"] = sentence(say.option(option))[:-1]
    return found


def _space_text(say: English, space: Item) -> str:
    """A space of a track."""
    words = say.words
    if space["type"] == "column":
        return sentence(words["column"].format(column=space["column"]))
    if space["type"] == "hand":
        return sentence(words["hand"].format(coins=say.coins(space["coins"])))
    if space["type"] == "government":
        return sentence(words["stage"].format(stage=words[space["stage"]]))
    if space["type"] == "vp":
        return sentence(words["vp"].format(vp=space["vp"]))
    if space["type"] == "permanent":
        return sentence(f"{say.semicolon} ".join(say.hook(hook) for hook in space["hooks"]))
    return sentence(say.then([say.op(item) for item in space["ops"]]))


def card_file(language: str) -> str:
    """The text file of the components."""
    lines = ["# Beyond the Horizon, worded from the data of cards, tiles and spaces by tools/write-horizon-cards.", ""]
    lines += [f"{key} = {text}" for key, text in card_texts(language).items()]
    return "\n".join(lines) + "\n"
