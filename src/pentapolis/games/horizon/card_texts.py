"""What every card, tile and space does, worded from its data in both languages: one message for each.

`tools/write-horizon-cards` writes them into the text files; a test compares those with what the data say now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .cards import DATA, FIRST_CLAIM, LATER_CLAIM, TRACKS
from .effects import OPTION_DATA
from .english_effects import English, Item
from .french_effects import French
from .scripts import SCRIPTS

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
