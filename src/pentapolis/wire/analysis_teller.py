"""An analysis told to readers of a replay: figures, words in their language, and positions for their board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ..analysis.advice import advice, alike, costly
from ..analysis.result import Analysis, Figure, JudgedDecision, Share, Standing, Why
from ..core.state import State
from ..table.table import Table
from ..texts import texts
from ..texts.words import event_text
from .analysed import (
    AnalysedDecision,
    AnalysedMove,
    AnalysisInfo,
    BalanceInfo,
    BudgetInfo,
    Estimated,
    LuckInfo,
    Quality,
    SeatBalance,
    SettingName,
    TermChange,
)
from .analysis_words import advice_sentences, example_sentences, features_reason, way_of
from .presenter import Presenter
from .protocol import ReplayFrame
from .replay import Replay

LEAST = 0.05  # points on average below which a term is not worth a line


def told_decision(presenter: Presenter, decision: JudgedDecision, setting: SettingName, lang: str) -> AnalysedDecision:
    """The decision in figures, and what was played in words, as its own player reads it."""
    judgement, seat = decision.judgement, decision.seat
    played = presenter.table.line.played[decision.n - 1]
    _, text = presenter.wording.action_text(played, seat, lang)
    return AnalysedDecision(
        decision.n,
        decision.turn,
        seat,
        setting,
        cast(Quality, judgement.quality),
        text,
        _estimated(judgement.before.chances[seat]),
        _estimated(judgement.better.chances[seat]),
        told_chances(judgement.after),
        _estimated(judgement.cost),
        _estimated(judgement.cost_points),
    )


def told_chances(standing: Standing) -> list[Estimated]:
    """The chances of all seats."""
    return [_estimated(figure) for figure in standing.chances]


def _estimated(figure: Figure) -> Estimated:
    return Estimated(figure.value, figure.low, figure.high)


def told_balance(analysis: Analysis) -> list[SeatBalance]:
    """Luck and decisions of every seat."""
    return [
        SeatBalance(_parts(each.leads, seat), _parts(each.chances, seat)) for seat, each in enumerate(analysis.balance)
    ]


def _parts(share: Share, seat: int) -> BalanceInfo:
    """Own decisions, those of the others, and as luck everything that nobody decided."""
    own = share.decisions[seat]
    others = sum(share.decisions) - own
    luck = share.result - share.fair - own - others
    return BalanceInfo(*[_short(part) for part in (share.fair, luck, own, others, share.result)])


def told_advice(presenter: Presenter, analysis: Analysis, lang: str) -> list[list[str]]:
    """What every seat may do better next time."""
    words, decisions = texts(lang), analysis.decisions
    last = max([one.turn for one in decisions], default=0)
    costly_of = [costly(decisions, seat, analysis.seats) for seat in range(analysis.seats)]
    wanted = {one.n for found in costly_of for one in found}
    before = {n: state.copy() for n, state in enumerate(Replay(presenter).states(), start=1) if n in wanted}

    def word(n: int, notation: str) -> str:
        return presenter.wording.choice(before[n], before[n].parse(notation), lang).text

    return [
        [
            *advice_sentences(words, presenter.game, advice(decisions, seat, analysis.seats, last)),
            *example_sentences(words, alike(found, lambda one: way_of(before[one.n], one)), len(found), word),
        ]
        for seat, found in enumerate(costly_of)
    ]


def told_luck(presenter: Presenter, analysis: Analysis, lang: str) -> list[LuckInfo]:
    """What came to light in the game, and what it did."""
    words = texts(lang)
    found = []
    for event in analysis.chance_events:
        told = " ".join([_event(presenter, each, lang) for each in event.events])
        text = told or words.say("analysis-unseen") if event.n else words.say("analysis-deal")
        found.append(LuckInfo(event.n, text, _rounded(event.moved.leads), _rounded(event.moved.chances)))
    return found


def _event(presenter: Presenter, event: Mapping[str, Any], lang: str) -> str:
    names = presenter.names(lang)
    return event_text(texts(lang), presenter.game, event, names[event["seat"]], names)


def told_move(presenter: Presenter, decision: JudgedDecision, worlds: int, lang: str) -> AnalysedMove:
    """What a board needs to show the decision, as its player saw the game, and the better line."""
    state = _before(presenter, decision.n)
    played, best = state.parse(decision.played), state.parse(decision.judgement.best)
    better = None if best == played else best
    why = decision.judgement.why
    told = [TermChange(term, _short(value)) for term, value in why.terms.items() if abs(value) >= LEAST]
    return AnalysedMove(
        decision.n,
        decision.seat,
        presenter.wording.decision(state, lang),
        presenter.wording.choice(state, played, lang),
        None if better is None else presenter.wording.choice(state, better, lang),
        presenter.preview(played, state.preview(played), decision.seat, lang),
        None if better is None else presenter.preview(better, state.preview(better), decision.seat, lang),
        told,
        _short(why.outlook + sum(why.terms.values()) - sum(change.points for change in told)),
        _short(why.others),
        [] if better is None else _reasons(presenter, why, lang),
        decision.judgement.worlds or worlds,
        _line(presenter, decision, lang),
    )


def _before(presenter: Presenter, n: int) -> State:
    """The position in which move n was played."""
    for position, state in enumerate(Replay(presenter).states()):
        if position == n - 1:
            return state.copy()
    raise ValueError(f"there is no move {n}")


def _reasons(presenter: Presenter, why: Why, lang: str) -> list[str]:
    """What the rows of points do not say: what is seen on the table right after."""
    return features_reason(texts(lang), presenter.game, why)


def _line(presenter: Presenter, decision: JudgedDecision, lang: str) -> list[ReplayFrame]:
    """The better line as positions of a replay in which it was played."""
    if not decision.line:
        return []
    table, n = presenter.table, decision.n
    other = Table(table.id, table.setup, table.seats, None)
    moves = [played.notation for played in table.line.played[: n - 1]] + [step.play for step in decision.line]
    for number, notation in enumerate(moves, start=1):
        other.line.follow(notation, number)
    return Replay(Presenter(other)).frames(n, n + len(decision.line) - 1, decision.seat, lang)


def told_moves(
    presenter: Presenter, decisions: Iterable[JudgedDecision], worlds: int, lang: str
) -> dict[int, AnalysedMove]:
    """All of them that somebody may want to look at, by their move: where something better was found."""
    return {one.n: told_move(presenter, one, worlds, lang) for one in decisions if one.judgement.best != one.played}


def told_analysis(presenter: Presenter, analysis: Analysis, lang: str) -> AnalysisInfo:
    """The whole analysis of somebody who is not asked for another one: for a file."""
    setting, decisions = analysis.setting, analysis.decisions
    name: SettingName = "deep" if setting.name == "deep" else "quick"
    return AnalysisInfo(
        "done",
        name,
        len(decisions),
        len(decisions),
        None,
        told_chances(decisions[0].judgement.before) if decisions else [],
        [told_decision(presenter, decision, name, lang) for decision in decisions],
        told_balance(analysis),
        told_luck(presenter, analysis, lang),
        [BudgetInfo(name, setting.worlds, setting.simulations, setting.candidates, None, setting.far(presenter.game))],
        analysis.confidence,
        False,
        advice=told_advice(presenter, analysis, lang),
    )


def _short(value: float) -> float:
    return round(value, 3) + 0.0


def _rounded(values: list[float]) -> list[float]:
    return [_short(value) for value in values]
