"""What must hold for every lesson and every card of the guided first game, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pentapolis
from pentapolis import Rng, State
from pentapolis.bots import bot, decide
from pentapolis.lessons import NOT_THAT, REFUSED, RIGHT, Attempt, Book, Lesson, Tried, attempt, begin, book, has_lessons
from pentapolis.lessons.coach import at_moment
from pentapolis.lessons.patterns import plain
from tests.kit.cases import Case

LESSONS = [lesson for id in pentapolis.game_ids() if has_lessons(id) for lesson in book(id).lessons]
BOOKS = [book(id) for id in pentapolis.game_ids() if has_lessons(id)]


def check_right_way(lesson: Lesson) -> None:
    """What `Show me` plays goes through, every position is one of the game, and the moves alone lead there again."""
    invariants = Case(lesson.game, 2).invariants()
    at, moves = begin(lesson), []
    while not at.done:
        assert at.state.player == at.seat, f"{at.step.id}: somebody else is asked"
        number = at.number
        check_targets(at.state, at.seat, [*at.step.look, *at.step.missing], at.step.id)
        assert at.show() == [*moves, *at.step.show]
        for count, move in enumerate(at.step.show, start=1):
            invariants(at.state)
            tried = at.play(move)
            assert tried.verdict == RIGHT, f"{at.step.id}: {move} is {tried.verdict} {_why(tried)}"
            done = count == len(at.step.show)
            assert tried.step_done == done, f"{at.step.id}: after {move} the step is {'not ' if done else ''}done"
            assert bool(tried.text) == done
            assert tried.after is not None and tried.played[0].notation == move
            invariants(tried.after)
            moves.append(move)
            at = tried.attempt
            assert at.moves == moves
            again = attempt(lesson, moves)
            assert (again.number, again.done, again.state.digest()) == (at.number, at.done, at.state.digest())
        assert at.done or at.number == number + 1
    assert at.show() == moves
    assert at.play(moves[-1]).verdict == REFUSED


def check_wrong_ways(lesson: Lesson) -> None:
    """Every wrong try gets the answer it is listed with, and leaves the learner where they are."""
    at = begin(lesson)
    while not at.done:
        step, stands = at.step, [at]
        for move in step.show:
            stands.append(stands[-1].play(move).attempt)
        places = stands[:-1]
        for wrong in step.wrong:
            answers = answered(places, wrong.attempt)
            assert (NOT_THAT, lesson.no(step, wrong)) in answers, f"{step.id}: {wrong.attempt} gets {answers}"
            for place in places:
                tried = place.play(wrong.attempt)
                if tried.text == lesson.no(step, wrong):
                    check_targets(place.state, place.seat, wrong.missing, f"{step.id}, {wrong.id}")
                    assert tried.preview is not None
        for move in step.other:
            answers = answered(places, move)
            assert (NOT_THAT, lesson.no(step)) in answers, f"{step.id}: {move} gets {answers}"
        for refused in step.refused:
            answers = answered(places, refused.attempt)
            assert (REFUSED, refused.rule) in answers, f"{step.id}: {refused.attempt} gets {answers}"
        at = stands[-1]


def answered(places: Iterable[Attempt], move: str) -> list[tuple[str, str]]:
    """The verdicts on a move at several places of a step, with the key of the text or the rule that refuses."""
    found = []
    for place in places:
        before = place.state.digest()
        tried = place.play(move)
        if tried.verdict != RIGHT:
            assert tried.attempt is place and place.state.digest() == before
        found.append((tried.verdict, tried.rule if tried.verdict == REFUSED else tried.text))
    return found


def check_targets(state: State, seat: int, targets: Iterable[Any], where: str) -> None:
    """Raises unless everything that is pointed at is on the table: it can be asked about, or chosen."""
    chosen = [target for action in state.legal() for target in plain(state.choice(action).targets)]
    for target in targets:
        mine = {name: value for name, value in target.items() if name != "seat" or value != seat}
        there = target in chosen or mine in chosen or state.fact(target, seat) is not None
        assert there, f"{where}: there is no {target}"


def _why(tried: Tried) -> str:
    return tried.text or repr(tried.refusal)


def cards_met(of: Book, games: int) -> dict[str, int]:
    """How often the moment of every card of the guided first game came in that many seeded games at most.

    The learner's seat plays by first impressions, like the bot; no more games are played once all have been met.
    """
    guided = of.guided
    assert guided is not None
    met = dict.fromkeys([card.id for card in guided.cards], 0)
    for seed in range(games):
        state, rng = of.game.new(guided.players, seed, guided.options), Rng(seed)
        players = [bot(guided.bot) for _ in range(state.players)]
        while True:
            if state.over or state.player == 0:
                for card in guided.cards:
                    pointed = at_moment(card, state, 0)
                    if pointed is not None:
                        if not met[card.id]:
                            check_targets(state, 0, pointed.look, card.id)
                        met[card.id] += 1
            if state.over:
                break
            state.play(decide(players[state.player], state, rng))
        if all(met.values()):
            break
    return met
