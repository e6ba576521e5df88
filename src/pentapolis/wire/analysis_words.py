"""An analysis in words, for any page and for the terminal: who, what was played, what was better, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..analysis.advice import SHARED, Advice, Common, Example, advice, alike, costly
from ..analysis.positions import positions
from ..analysis.result import Analysis, ChanceEvent, JudgedDecision, Share, Why
from ..core.game import Game
from ..core.record import Record
from ..core.state import State
from ..texts import Texts
from ..texts.words import event_text, told

QUALITY_KEYS = {
    "best": "analysis-quality-best",
    "fine": "analysis-quality-fine",
    "slip": "analysis-quality-slip",
    "mistake": "analysis-quality-mistake",
    "blunder": "analysis-quality-blunder",
}
SETTING_KEYS = {"quick": "analysis-setting-quick", "deep": "analysis-setting-deep"}
SIGNS = {"best": "◆", "fine": "•", "slip": "▽", "mistake": "▼", "blunder": "▼▼"}
BALANCE_KEYS = (
    "analysis-column-fair",
    "analysis-column-luck",
    "analysis-column-own",
    "analysis-column-others",
    "analysis-column-rest",
    "analysis-column-result",
)
MOST_TERMS = 5  # that are named as reasons
LITTLE = 0.5  # points on average that are not worth a word
LEAST_FEATURE = 0.3  # things on average that are
EARLY = 0.7  # of what was lost, from which on a part of the game is named


class AnalysisWords:
    """The words of one language for the analysis of one record."""

    def __init__(self, texts: Texts, record: Record, analysis: Analysis, names: Sequence[str]) -> None:
        self.texts = texts
        self.game = record.game
        self.analysis = analysis
        self.names = list(names)  # of all seats that score
        self._states = {position.n: position.state for position in positions(record)[0]}

    def say(self, key: str, **args: int | str) -> str:
        """The text of the key."""
        return self.texts.say(key, args)

    @property
    def title(self) -> str:
        """The game and who played it."""
        return self.say("analysis-title", game=self.say(f"{self.game.id}-name"), names=", ".join(self.names))

    @property
    def budget(self) -> str:
        """How hard the analysis thought."""
        setting = self.analysis.setting
        key = SETTING_KEYS.get(setting.name, "analysis-setting-own")
        return self.say(
            "analysis-budget",
            setting=self.say(key),
            worlds=setting.worlds,
            turns=setting.far(self.game),
            candidates=setting.candidates,
            simulations=setting.simulations,
            seed=self.analysis.seed,
            confidence=round(100 * self.analysis.confidence),
        )

    def quality(self, decision: JudgedDecision) -> str:
        """What the decision is called."""
        return self.say(QUALITY_KEYS[decision.judgement.quality])

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """The number with the signs of the language."""
        return number(self.texts, value, digits, sign)

    def percent(self, share: float, digits: int = 0, sign: bool = False) -> str:
        """The share as a percentage."""
        return self.say("cli-percent", value=self.number(100 * share, digits, sign))

    def action(self, n: int, notation: str) -> str:
        """An action of the decision of that move, as its player reads it."""
        return self._worded(self._states[n], notation)

    def line(self, decision: JudgedDecision) -> list[str]:
        """The better line, step by step: who does what."""
        state = self._states[decision.n].copy()
        steps = []
        for step in decision.line:
            text = self._worded(state, step.play)
            steps.append(self.say("analysis-step", name=self.names[step.seat], action=text))
            state.play(state.parse(step.play))
        return steps

    def costs(self, decision: JudgedDecision) -> str:
        """What the decision cost, in chance with its interval, and in points."""
        cost = decision.judgement.cost
        return self.say(
            "analysis-costs",
            cost=self.percent(cost.value),
            low=self.percent(cost.low),
            high=self.percent(cost.high),
            points=self.number(decision.judgement.cost_points.value),
        )

    def reasons(self, why: Why) -> list[str]:
        """Why the better action is better, a sentence for each reason."""
        return reasons(self.texts, self.game, why)

    def advice(self, seat: int) -> list[str]:
        """What the seat may do better next time."""
        found = self.analysis
        of_seat = costly(found.decisions, seat, found.seats)
        last = max([one.turn for one in found.decisions], default=0)
        return [
            *advice_sentences(self.texts, self.game, advice(found.decisions, seat, found.seats, last)),
            *example_sentences(self.texts, alike(of_seat, self._way), len(of_seat), self.action),
        ]

    def _way(self, decision: JudgedDecision) -> tuple[str, str]:
        """What kind of choice was played, and what kind was better."""
        return way_of(self._states[decision.n], decision)

    def event(self, event: Mapping[str, Any]) -> str:
        """What came to light, as the log tells it."""
        return event_text(self.texts, self.game, event, self.names[event["seat"]], self.names)

    def luck(self, event: ChanceEvent) -> str:
        """What came to light in a chance event, and when."""
        if not event.n:
            return self.say("analysis-deal")
        told = " ".join([self.event(one) for one in event.events]) or self.say("analysis-unseen")
        return self.say("analysis-after", n=event.n, what=told)

    def _worded(self, state: State, notation: str) -> str:
        choice = state.choice(state.parse(notation))
        text = told(self.texts, self.game, choice.key, choice.args, names=self.names)
        place = self.game.place_of(choice.args)
        return self.say("analysis-at", action=text, place=place) if place else text


def number(texts: Texts, value: float, digits: int = 1, sign: bool = False) -> str:
    """The number with the signs of the language."""
    text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
    if not float(text):
        text = text.lstrip("+-")
    return text.replace("-", "−").replace(".", texts.say("cli-decimal-sign"))


def reasons(texts: Texts, game: Game, why: Why) -> list[str]:
    """Why the better action is better, a sentence for each reason."""
    sentences = []
    if terms := _items(texts, game, why.terms, "term", LITTLE / 2):
        sentences.append(texts.say("analysis-why-terms", {"terms": terms}))
    if abs(why.outlook) >= LITTLE:
        sentences.append(texts.say("analysis-why-outlook", {"points": number(texts, why.outlook, sign=True)}))
    if abs(why.others) >= LITTLE:
        more = "yes" if why.others > 0 else "no"
        sentences.append(texts.say("analysis-why-others", {"more": more, "points": number(texts, abs(why.others))}))
    sentences += features_reason(texts, game, why)
    return sentences or [texts.say("analysis-why-alike")]


def advice_sentences(texts: Texts, game: Game, found: Advice | None) -> list[str]:
    """What to do better next time, in a few sentences; none where the costly decisions have nothing in common."""
    if found is None:
        return []
    sentences, n = [], found.decisions
    if found.more:
        sentences.append(texts.say("analysis-advice-more", {"things": _things(texts, game, found.more, n, 1)}))
    if found.less:
        key = "analysis-advice-less" if found.more else "analysis-advice-less-alone"
        sentences.append(texts.say(key, {"things": _things(texts, game, found.less, n, -1)}))
    if found.others_less >= max(2, SHARED * n):
        sentences.append(texts.say("analysis-advice-others", {"n": n, "times": found.others_less}))
    if found.early >= EARLY or found.early <= 1.0 - EARLY:
        key = "analysis-advice-early" if found.early >= EARLY else "analysis-advice-late"
        sentences.append(texts.say(key, {"share": _percent(texts, found.early)}))
    return sentences


def example_sentences(texts: Texts, example: Example | None, n: int, word: Callable[[int, str], str]) -> list[str]:
    """The dearest of `n` costly decisions, or of the commonest kind of them; `word` tells an action."""
    if example is None:
        return []
    decision, times = example.decision, example.times
    args: dict[str, int | str] = {
        "n": n,
        "times": times,
        "turn": decision.turn,
        "played": word(decision.n, decision.played),
        "better": word(decision.n, decision.judgement.best),
    }
    return [texts.say("analysis-advice-kind" if times > 1 else "analysis-advice-dearest", args)]


def way_of(state: State, decision: JudgedDecision) -> tuple[str, str]:
    """What kind of choice was played in that position, and what kind was better."""
    played, better = (state.choice(state.parse(play)).key for play in (decision.played, decision.judgement.best))
    return played, better


def _things(texts: Texts, game: Game, found: list[Common], n: int, sign: int) -> str:
    """Terms and features, each with by how much and how often."""
    told = []
    for first, one in zip([True, *[False] * len(found)], found, strict=False):
        args: dict[str, int | str] = {
            "name": texts.say(f"{game.id}-{one.kind}-{one.name}"),
            "times": one.times,
            "n": n,
            "mean": number(texts, sign * one.mean, sign=True),
            "kind": one.kind,
        }
        told.append(texts.say("analysis-advice-thing" if first else "analysis-advice-thing-more", args))
    return ", ".join(told)


def _percent(texts: Texts, share: float) -> str:
    return texts.say("cli-percent", {"value": number(texts, 100 * share, 0)})


def features_reason(texts: Texts, game: Game, why: Why) -> list[str]:
    """A sentence about what is seen right after the action, where the game names something."""
    features = _items(texts, game, why.features, "feature", LEAST_FEATURE)
    return [texts.say("analysis-why-features", {"features": features})] if features else []


def _items(texts: Texts, game: Game, differences: dict[str, float], kind: str, least: float) -> str:
    """What differs most, each with its name and by how much."""
    named = [name for name in differences if abs(differences[name]) >= least][:MOST_TERMS]
    items = [
        {"name": texts.say(f"{game.id}-{kind}-{name}"), "value": number(texts, differences[name], sign=True)}
        for name in named
    ]
    return ", ".join([texts.say("analysis-why-item", item) for item in items])


def parts(share: Share, seat: int) -> list[float]:
    """Fair share, luck, own decisions, those of the others, rest, and the result, which is their sum."""
    own = share.decisions[seat]
    return [share.fair, share.luck, own, sum(share.decisions) - own, share.rest, share.result]
