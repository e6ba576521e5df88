"""Positions as pictures, drawn from the same views and with the same pieces and colours as the page.

A game's drawing is `pictures/<game>/board.py` with a function `draw`; its pieces are the symbols of `pieces.svg` beside
it, its colours those of `tokens.css` and of its own `colours.css`. The page reads the same three files. A game without
a drawing has the title and the scores alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module, resources
from typing import Any

from ..core.game import Game
from ..core.state import State
from ..texts import texts
from ..texts.words import told, told_apart
from .canvas import Canvas
from .pieces import Pieces
from .scores import draw_scores, narrowest
from .table import GAP, Table

NARROWEST = 560


def seat_names(game: Game, options: Mapping[str, Any], given: list[str], seats: int, language: str) -> list[str]:
    """The names of all seats; who gave none is called by their number, an automatic opponent by its own name."""
    words = texts(language)
    people = [name or words.say("cli-name-player", {"number": seat + 1}) for seat, name in enumerate(given)]
    opponent = game.opponent_key(options) or "cli-name-automatic"
    return told_apart([*people, *[words.say(opponent)] * (seats - len(given))])


def picture(state: State, viewer: int | None, language: str = "en") -> str:
    """The position as that seat (None: a spectator) sees it, as SVG that needs nothing else."""
    words = texts(language)
    game = state.game
    names = seat_names(game, state.options, [""] * state.players, state.seats, language)
    table = Table(game.id, state.view(viewer), game.components(), names, words.say)
    canvas = Canvas(Pieces.of(game.id), f"p{state.digest()[:8]}-{'s' if viewer is None else viewer}")
    width, top = max(NARROWEST, narrowest(table)), 2 * GAP + 34
    if (resources.files(__package__) / game.id / "board.py").is_file():
        drawn, height = import_module(f"{__package__}.{game.id}.board").draw(canvas.moved(GAP, top), table)
        width, top = max(width, round(drawn)), top + round(height) + GAP
    height = top + draw_scores(canvas.moved(GAP, top), table, width)
    canvas.text(GAP, GAP + 18, words.say(f"{game.id}-name"), 20, weight=700)
    decision = state.decision
    if decision is not None:
        said = told(words, game, f"{game.id}-prompt-{decision.kind}", decision.about, names[decision.seat], names)
    else:
        winners = [names[seat] for seat in state.winners()]
        said = words.say("cli-picture-won", {"names": ", ".join(winners), "count": len(winners)})
    canvas.text(GAP, GAP + 36, said, 13, "ink-2", width=width)
    return canvas.svg(width + 2 * GAP, height + GAP)
