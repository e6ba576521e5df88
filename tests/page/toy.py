"""A game that the page has never heard of: the toy of the core's tests, with words and rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentResource

from pentapolis.core.game import Solo, register
from pentapolis.core.steps import Choice, Frame
from pentapolis.texts import LANGUAGES, texts
from tests.core.toy import STOP, Toy, ToyState

WORDS = {
    "en": """
toy-name = Nine Cards
toy-tagline = Play a card, or stop
toy-about = A small game with cards from 1 to 12. A card that nobody blocks scores its value.
toy-credits = made for tests
toy-provenance = nowhere
toy-dealer = the Dealer
toy-prompt-play = { $name }, play a card or stop
toy-prompt-block = { $name }, block the { $card } or let it pass
toy-choice-play = Play the { $card }
toy-choice-stop = Stop
toy-choice-block = Block with the { $card }
toy-choice-pass = Let it pass
toy-event-play = { $you ->
    [yes] You play
   *[no] { $name } plays
} the { $card }.
toy-event-block = { $you ->
    [yes] You block
   *[no] { $name } blocks
} with the { $card }.
toy-event-roll = { $you ->
    [yes] You roll
   *[no] { $name } rolls
} a { $eyes }.
toy-refuse-too-low = Only a card above { $card } blocks.
toy-refuse-notation = “{ $text }” is no move.
toy-rules-play = Playing
toy-r1 = Play cards one after the other.
toy-r2 = The player on the left may block.
toy-r3 = A multiple of three rolls a die.
""",
    "fr": """
toy-name = Neuf Cartes
toy-tagline = Jouez une carte, ou arrêtez
toy-about = Un petit jeu avec des cartes de 1 à 12. Une carte que personne ne bloque rapporte sa valeur.
toy-credits = fait pour les tests
toy-provenance = nulle part
toy-dealer = le Donneur
toy-prompt-play = { $name }, jouez une carte ou arrêtez
toy-prompt-block = { $name }, bloquez le { $card } ou laissez passer
toy-choice-play = Jouer le { $card }
toy-choice-stop = Arrêter
toy-choice-block = Bloquer avec le { $card }
toy-choice-pass = Laisser passer
toy-event-play = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} le { $card }.
toy-event-block = { $you ->
    [yes] Vous bloquez
   *[no] { $name } bloque
} avec le { $card }.
toy-event-roll = { $you ->
    [yes] Vous obtenez
   *[no] { $name } obtient
} un { $eyes }.
toy-refuse-too-low = Seule une carte au-dessus de { $card } bloque.
toy-refuse-notation = « { $text } » n’est pas un coup.
toy-rules-play = Jouer
toy-r1 = Jouez des cartes l’une après l’autre.
toy-r2 = Le joueur de gauche peut bloquer.
toy-r3 = Un multiple de trois fait lancer un dé.
""",
}


class PageToy(Toy):
    """Two or three players with hands of cards, or one against a dealer."""

    def __init__(self) -> None:
        super().__init__()
        self.solo = Solo()
        for step, one, none in ((self.steps[0], "play", "stop"), (self.steps[1], "block", "pass")):
            step.choice = _choices(one, none)  # type: ignore[method-assign]

    def rule_sections(self) -> dict[str, list[str]]:
        return {"play": ["R1", "R2", "R3"]}

    def opponent_key(self, options: Mapping[str, Any]) -> str:
        return "toy-dealer"


def _choices(one: str, none: str) -> Any:
    def choice(state: ToyState, frame: Frame, action: int) -> Choice:
        if action == STOP:
            return Choice(action, none, {}, [], f"toy-choice-{none}")
        target = {"zone": "hand", "seat": frame.seat, "card": action}
        return Choice(action, one, {"card": action}, [target], f"toy-choice-{one}")

    return choice


def register_toy() -> None:
    """Makes the game and its words known to this process."""
    register("toy", PageToy)
    for lang in LANGUAGES:
        texts(lang)._bundle.add_resource(FluentResource(WORDS[lang]))
