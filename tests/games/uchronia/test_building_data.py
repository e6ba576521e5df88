"""The forty Buildings as data: written down a second time, so that a slip in the data cannot pass unseen."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pentapolis.core.effects import DataError
from pentapolis.games.uchronia import frames
from pentapolis.games.uchronia.buildings import BUILDING_IDS, BUILDINGS, CATALOGUE, Building
from pentapolis.games.uchronia.cards import COLOURS, ORDERS, read_data
from pentapolis.games.uchronia.effects import BONUSES, COMPLETIONS, start
from pentapolis.texts import texts

from .table import GAME

DATA = read_data("buildings.json")

# Buildings by colour with their kind; an Order Bonus names its Order, and "may" if it can be declined.
TOLD = {
    "wood": {
        "avant_poste": "permanent",
        "enclos": "draconians",
        "grue": "construction may",
        "marche": "trade may",
        "port": "exploration",
        "relais": "permanent",
        "sanctuaire": "scoring",
        "scierie": "permanent",
    },
    "clay": {
        "briqueterie": "permanent",
        "grenier": "permanent",
        "immeuble": "permanent",
        "latrines": "permanent",
        "puits": "production",
        "taverne": "permanent",
        "viaduc": "permanent",
        "voie_pavee": "permanent",
    },
    "brick": {
        "ambassade": "permanent",
        "atelier": "construction may",
        "caserne": "permanent",
        "ecole": "on_complete",
        "fonderie": "on_complete",
        "garnison": "permanent",
        "menagerie": "permanent",
        "thermes": "trade",
    },
    "stone": {
        "aqueduc": "permanent",
        "arcades": "permanent",
        "carriere": "production may",
        "phare": "exploration",
        "pont": "draconians",
        "porte": "permanent",
        "remparts": "permanent",
        "tour": "permanent",
    },
    "marble": {
        "arc_de_triomphe": "on_complete",
        "basilique": "permanent",
        "colisee": "draconians may",
        "fontaine": "permanent",
        "place": "on_complete",
        "senat": "permanent",
        "statue": "scoring",
        "temple": "scoring",
    },
}
VALUES = {"wood": 1, "clay": 1, "brick": 2, "stone": 2, "marble": 3}
# What the rulebook prints, and what of these cards is not printed there.
PRINTED: dict[str, list[str]] = {
    "avant_poste": ["colour"],
    "immeuble": ["colour"],
    "viaduc": [],
    "garnison": ["colour"],
    "thermes": ["colour"],
    "arcades": ["colour"],
    "pont": [],
    "porte": ["name", "colour", "cost"],
    "basilique": [],
    "fontaine": ["colour", "cost", "effect once completed"],
    "place": [],
}
# What Order Bonuses and effects on completion do: the op with its parameters.
DOES: dict[str, dict[str, Any]] = {
    "enclos": {"op": "paddock"},
    "grue": {"op": "crane", "colours": ["wood", "clay"], "may": True},
    "marche": {"op": "market", "may": True},
    "port": {"op": "draw", "amount": 1},
    "puits": {"op": "draw", "amount": 1},
    "atelier": {"op": "workshop", "may": True},
    "ecole": {"op": "school", "amount": 2},
    "fonderie": {"op": "foundry"},
    "thermes": {"op": "baths_out"},
    "carriere": {"op": "quarry", "colours": ["stone", "marble"], "may": True},
    "phare": {"op": "look", "amount": 3},
    "pont": {"op": "bridge"},
    "arc_de_triomphe": {"op": "arch", "colours": ["wood", "clay", "brick", "stone"]},
    "colisee": {"op": "colosseum", "may": True},
    "place": {"op": "plaza", "amount": 3},
}
NAMES = [name for group in TOLD.values() for name in group]


def card(name: str) -> dict[str, Any]:
    """The card as everybody is told it once."""
    found: dict[str, Any] = GAME.components()["buildings"][name]
    return found


def test_r2_forty_names_of_two_cards_each_and_eight_names_of_every_colour() -> None:
    assert sorted(BUILDING_IDS) == sorted(NAMES)
    assert len(BUILDINGS) == 40
    assert {building.copies for building in BUILDINGS} == {2}
    assert Counter(building.colour for building in BUILDINGS) == dict.fromkeys(range(5), 8)
    state = GAME.new(players=3, seed=5)
    dumped = state.dump()["position"]
    found = Counter([*dumped["great_works"], *dumped["building_pile"], *dumped["building_discard"]])
    assert found == dict.fromkeys(NAMES, 2)


@pytest.mark.parametrize(("colour", "name"), [(colour, name) for colour, group in TOLD.items() for name in group])
def test_r6_colour_gives_cost_and_points(colour: str, name: str) -> None:
    shown = card(name)
    assert shown["colour"] == colour
    assert shown["cost"] == shown["vp"] == VALUES[colour]


@pytest.mark.parametrize(("name", "told"), [item for group in TOLD.values() for item in group.items()])
def test_r83_r87_every_building_is_of_its_kind(name: str, told: str) -> None:
    kind, _, may = told.partition(" ")
    building = BUILDINGS[BUILDING_IDS[name]]
    shown = card(name)
    if kind in ORDERS:
        assert (shown["kind"], shown["order"]) == ("order_bonus", kind)
        assert building.optional == (may == "may")
    else:
        assert (shown["kind"], shown["order"]) == (kind, None)


def test_r83_effects_are_data() -> None:
    assert {data["id"]: data["effects"] for data in DATA if "effects" in data} == {
        name: [effect] for name, effect in DOES.items()
    }
    assert {b.id for b in BUILDINGS if b.kind in ("order_bonus", "on_complete")} == set(DOES)


@pytest.mark.parametrize("name", DOES)
def test_r83_the_effect_of_a_building_becomes_the_frame_of_its_step(name: str) -> None:
    building = BUILDINGS[BUILDING_IDS[name]]
    told = DOES[name]
    state = GAME.new(players=2, seed=1)
    programs = BONUSES if building.kind == "order_bonus" else COMPLETIONS
    start(programs, state, 1, building.program, building.number, 5)
    step = getattr(frames, told["op"].upper())
    assert state.stack.pop().json() == [step, 1, building.number, told.get("amount", 0), 5, 0]
    assert building.optional == told.get("may", False)
    assert building.colours == sum(1 << COLOURS.index(colour) for colour in told.get("colours", []))


@pytest.mark.parametrize(
    ("name", "change", "says"),
    [
        ("marche", {"effects": [{"op": "markt"}]}, "buildings.json[3] (marche).effects[0]: there is no op 'markt'"),
        (
            "marche",
            {"effects": [{"op": "plaza", "amount": 3}]},
            ".effects[0]: there is no op 'plaza'; there are baths_",
        ),
        ("place", {"effects": [{"op": "market"}]}, ".effects[0]: there is no op 'market'; there are arch, foundry, p"),
        ("marche", {"effects": [{"op": "market", "optional": True}]}, ".effects[0]: market has no parameter optional"),
        ("port", {"effects": [{"op": "draw"}]}, "(port).effects[0]: draw needs its parameter 'amount'"),
        ("port", {"effects": [{"op": "draw", "amount": 0}]}, ".effects[0].amount: a whole number from 1 to 9 expected"),
        ("grue", {"effects": [{"op": "crane", "colours": ["wood", "gold"]}]}, ".colours[1]: 'gold' is none of wood, "),
        ("marche", {"effects": []}, "(marche).effects: one effect expected, not 0"),
        ("marche", {"effects": [{"op": "market"}] * 2}, "(marche).effects: one effect expected, not 2"),
        ("marche", {"effects": None}, "(marche).effects: a list of effects expected, not None"),
        ("marche", {"hook": "market"}, "(marche): hook cannot stand beside effects"),
        ("tour", {"hook": "towre"}, "(tour): there is no permanent hook 'towre'"),
        ("tour", {"order": "trade"}, "(tour): an Order Bonus, and only that, names its order"),
    ],
)
def test_what_is_misspelt_in_the_data_is_refused_with_its_place(name: str, change: dict[str, Any], says: str) -> None:
    number = BUILDING_IDS[name]
    with pytest.raises(DataError, match=re.escape(says)):
        Building(number, {**DATA[number], **change})


@pytest.mark.parametrize("name", NAMES)
def test_everybody_sees_what_is_printed_and_what_is_reconstructed(name: str) -> None:
    shown = card(name)
    if name in PRINTED:
        assert (shown["source"], shown["reconstructed"]) == ("rulebook", PRINTED[name])
    else:
        assert shown["source"] == "reconstructed"
        known_name = ["name"] if name != "latrines" else []
        assert shown["reconstructed"] == [*known_name, "colour", "cost", "effect"]


def test_r5_colours_and_orders_are_told_in_one_order() -> None:
    assert COLOURS == ("wood", "clay", "brick", "stone", "marble")
    assert ORDERS == ("exploration", "production", "draconians", "construction", "trade")


def test_r9_names_are_compared_without_accents_and_blanks() -> None:
    keys = [building.alpha_key for building in BUILDINGS]
    assert len(set(keys)) == 40
    for building in BUILDINGS:
        assert building.alpha_key == building.id.replace("_", "").upper()


def test_the_catalogue_is_told_once_and_in_no_view() -> None:
    assert GAME.components() == {"buildings": CATALOGUE}
    assert "buildings" not in GAME.new(players=2, seed=1).view(0)


WORDS = {"en": {11: "eleven", 29: "twenty-nine"}, "fr": {11: "onze", 29: "vingt-neuf"}}
REPOSITORY = Path(__file__).parents[3]


def test_how_many_are_reconstructed_is_told_everywhere_as_the_data_have_it() -> None:
    """Texts, README, changelog and the game's page give the figures that the data give, and no other."""
    sources = Counter(building.source for building in BUILDINGS)
    printed, ours = sources["rulebook"], sources["reconstructed"]
    assert sum(sources.values()) == 40 and {printed, ours} == {11, 29}
    assert sum("effect" in building.reconstructed for building in BUILDINGS) == ours
    told = {
        "en": [texts("en").say("uchronia-provenance"), *(read(name) for name in ("README.md", "CHANGELOG.md"))],
        "fr": [texts("fr").say("uchronia-provenance")],
    }
    for language, words in WORDS.items():
        for text in told[language]:
            assert words[printed] in text and words[ours] in text
            assert not re.search(r"twenty-(?!nine)\w+ Buildings|vingt-(?!neuf)\w+ (autres )?Bâtiments", text)
    assert f"| {ours} Buildings | reconstructed |" in read("docs/uchronia.md")
    assert f"| {printed} Buildings, listed below |" in read("docs/uchronia.md")


def read(name: str) -> str:
    return re.sub(r"\s+", " ", (REPOSITORY / name).read_text("utf-8"))
