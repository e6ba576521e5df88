"""Positions as pictures, drawn from the same views and with the same pieces and colours as the page.

A game's drawing is `pictures/<game>/board.py` with a function `draw`; its pieces are the symbols of `pieces.svg` beside
it, its colours those of `tokens.css` and of its own `colours.css`. The page reads the same three files. A game without
a drawing has the title and the scores alone.
"""

from __future__ import annotations

from importlib import import_module, resources

from ..core.state import State
from ..texts import texts
from ..texts.words import told, told_apart
from .canvas import Canvas
from .pieces import Pieces
from .scores import draw_scores, narrowest
from .table import GAP, Table

NARROWEST = 560


def picture(state: State, viewer: int | None, language: str = "en") -> str:
    """The position as that seat (None: a spectator) sees it, as SVG that needs nothing else."""
    words = texts(language)
    game = state.game
    opponent = game.opponent_key(state.options) or "cli-name-automatic"
    people = [words.say("cli-name-player", {"number": seat + 1}) for seat in range(state.players)]
    names = told_apart([*people, *[words.say(opponent)] * (state.seats - state.players)])
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
        question = told(words, game, f"{game.id}-prompt-{decision.kind}", decision.about, names[decision.seat], names)
        canvas.text(GAP, GAP + 36, question, 13, "ink-2", width=width)
    return canvas.svg(width + 2 * GAP, height + GAP)
