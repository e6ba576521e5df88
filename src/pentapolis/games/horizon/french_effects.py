"""What effects, lasting effects, end-game points and conditions of the data say in French."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .english_effects import LEVELS, English, Item

THIN: Final = "\u202f"
FRENCH_UNITS: Final = {"settler": "colon", "soldier": "soldat"}
FRENCH_TOKENS: Final = {"settle": "Coloniser", "fortify": "Fortifier"}
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
