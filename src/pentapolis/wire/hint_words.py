"""A hint in words, as much of it as was asked for: at a table on the network and at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..analysis.hints import Hint, Plan
from ..core.state import State
from ..texts import Texts
from ..texts.words import told
from . import protocol
from .analysis_words import LEAST_FEATURE
from .protocol import HintPlan, HintStep

LEAST_POINTS = 0.5  # on average that are worth a word
MOST_NAMED = 3
PIECE, PLANS = 2, 3  # rungs


class HintWords:
    """The words of one language for a hint about this world, which the seat that decides may see."""

    def __init__(self, texts: Texts, world: State, hint: Hint, names: Sequence[str]) -> None:
        self.texts = texts
        self.world = world
        self.hint = hint
        self.names = list(names)  # of all seats that score

    def hint_of(self, rung: int) -> protocol.Hint:
        """The hint up to that rung."""
        plans = [self._plan(plan, number) for number, plan in enumerate(self.hint.plans)]
        around = _unlike([target for plan in plans for target in _touched(plan)])
        look = self._look(around)
        if rung < PIECE:
            return protocol.Hint(rung, look, around)
        piece = self._piece(plans[0].steps[0])
        return protocol.Hint(rung, look, around, piece, _touched(plans[0])[:1], plans if rung >= PLANS else [])

    def lines(self, rung: int) -> list[str]:
        """The hint up to that rung as plain lines."""
        hint = self.hint_of(rung)
        found = [hint.look]
        if rung >= PIECE:
            found.append(hint.piece)
        for number, plan in enumerate(hint.plans, start=1):
            steps = " → ".join(step.text for step in plan.steps)
            found.append(
                self.texts.say("hint-plan", {"number": number, "chance": self._percent(plan.chance), "steps": steps})
            )
            found += [
                f"   {reason}" for reason in [*([self._certain(plan.terms)] if plan.terms else []), *plan.reasons]
            ]
        return found

    def _look(self, around: list[dict[str, Any]]) -> str:
        if not self.hint.look:
            return self.texts.say("hint-look-around" if around else "hint-look-choices")
        return self.texts.say("hint-look-term", {"term": self._name("term", self.hint.look)})

    def _piece(self, step: HintStep) -> str:
        """The thing that the best choice is about, as the table explains it; else what kind of choice it is."""
        fact = self.world.fact(step.targets[0], self.world.player) if step.targets else None
        if fact is not None:
            title = told(self.texts, self.world.game, fact.title, fact.args, names=self.names)
            return self.texts.say("hint-piece", {"piece": title})
        return self.texts.say("hint-choice", {"choice": step.text})

    def _plan(self, plan: Plan, number: int) -> HintPlan:
        state, steps = self.world.copy(), []
        for notation in plan.steps:
            action = state.parse(notation)
            choice = state.choice(action)
            text = told(self.texts, state.game, choice.key, choice.args, names=self.names)
            place = state.game.place_of(choice.args)
            if place and place not in text:
                text = self.texts.say("analysis-at", {"action": text, "place": place})
            steps.append(HintStep(notation, text, choice.targets))
            state.play(action)
        figures = (plan.chance.value, plan.chance.low, plan.chance.high, plan.points.value)
        return HintPlan(steps, plan.terms, *figures, self._reasons(plan, number))

    def _reasons(self, plan: Plan, number: int) -> list[str]:
        """What the plan has before the next one, or, if it is not the best, how it differs from that."""
        if len(self.hint.plans) < 2:
            return []
        other = 2 if number == 0 else 1
        found = []
        if terms := self._items("term", plan.why.terms, LEAST_POINTS):
            found.append(self.texts.say("hint-why-terms", {"terms": terms, "other": other}))
        if abs(plan.why.others) >= LEAST_POINTS:
            more = "yes" if plan.why.others > 0 else "no"
            points = self._number(abs(plan.why.others))
            found.append(self.texts.say("hint-why-others", {"more": more, "points": points, "other": other}))
        if features := self._items("feature", plan.why.features, LEAST_FEATURE):
            found.append(self.texts.say("hint-why-features", {"features": features, "other": other}))
        return found or [self.texts.say("hint-why-alike", {"other": other})]

    def _certain(self, terms: dict[str, int]) -> str:
        items = [self._item("term", name, f"{terms[name]:+d}") for name in terms]
        return self.texts.say("hint-certain", {"terms": ", ".join(items)})

    def _items(self, kind: str, differences: dict[str, float], least: float) -> str:
        named = [name for name in differences if abs(differences[name]) >= least][:MOST_NAMED]
        return ", ".join(self._item(kind, name, self._number(differences[name], sign=True)) for name in named)

    def _item(self, kind: str, name: str, value: str) -> str:
        return self.texts.say("analysis-why-item", {"name": self._name(kind, name), "value": value.replace("-", "−")})

    def _name(self, kind: str, name: str) -> str:
        return self.texts.say(f"{self.world.game.id}-{kind}-{name}")

    def _number(self, value: float, sign: bool = False) -> str:
        text = f"{value:+.1f}" if sign else f"{value:.1f}"
        return text.replace("-", "−").replace(".", self.texts.say("cli-decimal-sign"))

    def _percent(self, share: float) -> str:
        return self.texts.say("cli-percent", {"value": f"{100 * share:.0f}"})


def _touched(plan: HintPlan) -> list[dict[str, Any]]:
    """Where the plan first touches the table."""
    return next((step.targets for step in plan.steps if step.targets), [])


def _unlike(targets: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The targets in their order, each once."""
    found: list[dict[str, Any]] = []
    for target in targets:
        if target not in found:
            found.append(target)
    return found
