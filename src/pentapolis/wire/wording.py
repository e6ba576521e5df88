"""A position and what happens in it in words, for one reader: decisions, choices, events, previews, facts, refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.errors import Refusal
from ..core.events import Event
from ..core.game import Game
from ..core.move import Move
from ..core.preview import Preview as CorePreview
from ..core.state import State
from ..texts import texts
from ..texts.words import event_text, refusal_sentence, told
from . import protocol
from .protocol import GameEvent, LogEntry, RefusalText


class Wording:
    """Words what belongs to a game; `names` gives the names of all seats that score, in a language."""

    def __init__(self, game: Game, names: Callable[[str], list[str]]) -> None:
        self.game = game
        self.names = names

    def mentions(self, lang: str, you: int | None) -> list[str]:
        """The names of all seats that score, as they are mentioned to the viewer whose seat that is."""
        names = self.names(lang)
        return [texts(lang).say("table-you") if seat == you else name for seat, name in enumerate(names)]

    def decision(self, state: State, lang: str) -> protocol.Decision | None:
        """The open decision; the same for everybody who looks at the position."""
        decision = state.decision
        if decision is None:
            return None
        names = self.names(lang)
        key = f"{self.game.id}-prompt-{decision.kind}"
        text = told(texts(lang), self.game, key, decision.about, names[decision.seat], names)
        return protocol.Decision(decision.kind, decision.seat, decision.about, text)

    def choices(self, state: State, lang: str) -> list[protocol.Choice]:
        """Everything that whoever must decide may choose."""
        return [self.choice(state, action, lang) for action in state.legal()]

    def choice(self, state: State, action: int, lang: str) -> protocol.Choice:
        """One choice of whoever must decide."""
        words, names = texts(lang), self.names(lang)
        choice = state.choice(action)
        text = told(words, self.game, choice.key, choice.args, names=names)
        effect = told(words, self.game, choice.effect, choice.args, names=names) if choice.effect else ""
        what = (choice.kind, choice.args, choice.targets, text, choice.rule, effect)
        return protocol.Choice(action, state.notation(action), *what)

    def entry(
        self, n: int, played: Move, seat: int | None, lang: str, draft: bool = False, you: int | None = None
    ) -> LogEntry:
        """A log entry as that seat may know it."""
        notation, text = self.action_text(played, seat, lang)
        events = self.events(played.events, seat, lang, you)
        reason = told(texts(lang), self.game, played.reason, played.args) if played.reason else ""
        return LogEntry(
            n, played.turn, played.seat, notation, text, events, played.scores, draft, played.forced, reason
        )

    def action_text(self, played: Move, seat: int | None, lang: str) -> tuple[str, str]:
        """Notation and sentence of an action; both empty where only its player may know it."""
        if played.secret and seat != played.seat:
            return "", ""
        return played.notation, told(texts(lang), self.game, played.key, played.args, names=self.names(lang))

    def events(self, events: list[Event], seat: int | None, lang: str, you: int | None = None) -> list[GameEvent]:
        """Events as that seat may know them."""
        names, mentions, words = self.names(lang), self.mentions(lang, you), texts(lang)
        shown = []
        for event in events:
            seen = event.view(seat)
            text = event_text(words, self.game, seen, names[event.seat], mentions, event.seat == you)
            shown.append(GameEvent(event.kind, event.seat, event.rule, seen["data"], text, event.turn))
        return shown

    def preview(self, action: int, preview: CorePreview, seat: int, lang: str) -> protocol.Preview:
        """A preview for the seat that must decide."""
        return protocol.Preview(
            action,
            preview.terms,
            preview.total(seat),
            self.events(preview.events, seat, lang, seat),
            preview.area,
            [protocol.ScoreLine(line.term, line.points, line.parts) for line in preview.sheet],
            preview.forced(seat),
            preview.ends_turn,
        )

    def fact(self, state: State, target: dict[str, Any], seat: int | None, lang: str) -> protocol.Fact | None:
        """What a thing on the table is, as far as that seat may know."""
        fact = state.fact(target, seat)
        if fact is None:
            return None
        words, names = texts(lang), self.names(lang)
        title = told(words, self.game, fact.title, fact.args, names=names)
        text = told(words, self.game, fact.text, fact.args, names=names) if fact.text else ""
        score = [protocol.ScoreLine(line.term, line.points, line.parts) for line in fact.score]
        prospects = [
            protocol.Prospect(told(words, self.game, each.text, each.args, names=names), each.points)
            for each in fact.prospects
        ]
        return protocol.Fact(title, text, fact.rule, score, fact.source, prospects)

    def refusal(self, refusal: Refusal, lang: str) -> RefusalText:
        """A refusal in words."""
        return RefusalText(refusal.rule, refusal.key, refusal_sentence(texts(lang), refusal, self.names(lang)))
