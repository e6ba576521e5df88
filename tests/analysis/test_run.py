"""A whole analysis: the same every time, stopped and resumed, luck and skill that sum to the result, and refusals."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import msgspec
import pytest

import pentapolis
from pentapolis import Game, InvalidRecord
from pentapolis.analysis import AnalysisError, Progress, Setting, analyse, decode
from pentapolis.analysis import run as runs
from pentapolis.analysis.balance import balance as balances
from pentapolis.analysis.positions import Position, positions
from pentapolis.analysis.result import Analysis, JudgedDecision
from pentapolis.analysis.run import judge_position
from pentapolis.core.record import Record
from pentapolis.core.session import Session
from tests.core.toy import STOP

from .made import TINY, golden, last_turn, random_record


def analysed(record: Record, log: Path | None = None) -> Analysis:
    found = analyse(record, TINY, workers=1, log=log)
    assert found is not None
    return found


def test_every_real_choice_is_judged_and_the_same_seed_gives_the_same_analysis(toy: Game) -> None:
    record = random_record(toy, 2, 3)
    found = analysed(record)
    assert found == analysed(record)
    assert decode(found.encode()) == found
    assert [one.n for one in found.decisions] == sorted(one.n for one in found.decisions) and found.decisions
    for one in found.decisions:
        move = record.moves[one.n - 1]
        assert (one.seat, one.played) == (move.seat, move.play)
        assert sum(figure.value for figure in one.judgement.before.chances) == pytest.approx(1.0, abs=1e-5)
        assert all(figure.low <= figure.value <= figure.high for figure in one.judgement.before.chances)
    other = analyse(record, TINY, seed=2, workers=1)
    assert other is not None and other != found


def test_more_workers_come_to_the_same(tmp_path: Path) -> None:
    record, least, log = golden("golden_ages/two.jsonl"), Setting("least", 2, 1, 1), tmp_path / "log.jsonl"
    alone = analyse(record, least, workers=1, log=log)
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-12]))
    assert analyse(record, least, workers=2, log=log) == alone


@pytest.mark.parametrize("game", pentapolis.game_ids())
def test_the_end_of_every_game_can_be_judged_and_its_parts_sum(game: str) -> None:
    record = golden(f"{game}/three.jsonl")
    found, end = positions(record)
    last = found[-3:]
    decisions = [judge_position(position, Setting("least", 2, 2, 1), 1) for position in last]
    for balance in balances(decisions, last, end):
        for share in (balance.chances, balance.leads):
            assert share.fair + share.luck + sum(share.decisions) + share.rest == pytest.approx(share.result, abs=1e-4)
    assert all(one.judgement.finished == 1.0 for one in decisions)


@pytest.mark.parametrize("seed", range(4))
def test_the_parts_of_a_result_sum_to_it(toy: Game, seed: int) -> None:
    found = analysed(random_record(toy, 2, seed))
    check_sums(found)
    deal, *later = found.chance_events
    assert deal.n == 0 and all(event.n > 0 for event in later)
    for seat in range(found.seats):
        moved = sum(event.moved.chances[seat] for event in found.chance_events)
        assert moved == pytest.approx(found.balance[seat].chances.luck, abs=1e-4), "event by event it is the same luck"


def check_sums(found: Analysis) -> None:
    for seat, balance in enumerate(found.balance):
        for share in (balance.chances, balance.leads):
            assert share.fair + share.luck + sum(share.decisions) + share.rest == pytest.approx(share.result, abs=1e-4)
        wins = 1 / len(found.winners) if seat in found.winners else 0.0
        assert balance.chances.result == wins
        rivals = [score for other, score in enumerate(found.scores) if other != seat]
        assert balance.leads.result == found.scores[seat] - max(rivals)
    for seat in range(found.seats):
        for one in found.of_seat(seat):
            better, after = one.judgement.better.chances[seat], one.judgement.after.chances[seat]
            assert better.value - after.value == pytest.approx(one.judgement.cost.value, abs=1e-5)


def test_good_decisions_are_found_points_and_bad_ones_are_given(toy: Game) -> None:
    state = last_turn(toy, hands=[[5, 4], []], points=[0, 3])
    of_nothing, of_all = [
        judge_position(Position(1, state, action), Setting("some", 32, 8, 3), 1).judgement for action in (STOP, 5)
    ]
    assert of_nothing.after.leads[0] < of_nothing.before.leads[0] <= of_nothing.better.leads[0]
    assert of_all.after.leads[0] == of_all.better.leads[0] >= of_all.before.leads[0]


def test_a_better_line_can_be_played_after_the_moves_before_it(toy: Game) -> None:
    lines = 0
    for seed in range(4):
        record = random_record(toy, 2, seed)
        for one in analysed(record).decisions:
            assert bool(one.line) == (one.judgement.best != one.played)
            if one.line:
                lines += 1
                state = record.first_state()
                for move in record.moves[: one.n - 1]:
                    state.play(state.parse(move.play))
                assert one.line[0].play == one.judgement.best
                for step in one.line:
                    assert step.seat == state.player
                    state.play(state.parse(step.play))
    assert lines > 5


def test_costliest_decisions_come_first(toy: Game) -> None:
    found = analyse(random_record(toy, 2, 5), Setting("some", 48, 16, 3), workers=1)
    assert found is not None
    listed = [found.costliest(seat) for seat in range(2)]
    assert any(listed)
    for ones in listed:
        costs = [one.judgement.cost.value for one in ones]
        assert costs == sorted(costs, reverse=True)
        assert all(one.judgement.quality in ("slip", "mistake", "blunder") for one in ones)


# --- stopped and resumed ---


def interrupted(record: Record, log: Path, after: int) -> Analysis | None:
    def watch(progress: Progress) -> None:
        if progress.judged == after:
            os.kill(os.getpid(), signal.SIGINT)

    return analyse(record, TINY, workers=1, log=log, watch=watch)


def test_ctrl_c_keeps_what_is_judged_and_the_same_call_goes_on(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, log = random_record(toy, 2, 3), tmp_path / "log.jsonl"
    whole = analysed(record)
    assert interrupted(record, log, 3) is None
    assert len(log.read_text("utf-8").splitlines()) >= 4
    judged: list[int] = []
    real = runs.judge_position

    def counted(position: runs.Position, setting: Setting, seed: int) -> JudgedDecision:
        judged.append(position.n)
        return real(position, setting, seed)

    monkeypatch.setattr(runs, "judge_position", counted)
    assert analysed(record, log) == whole
    assert len(judged) <= len(whole.decisions) - 3
    judged.clear()
    assert analysed(record, log) == whole and judged == [], "what is complete is shown at once"


def test_a_line_that_was_cut_off_is_judged_again(toy: Game, tmp_path: Path) -> None:
    record, log = random_record(toy, 2, 3), tmp_path / "log.jsonl"
    whole = analysed(record, log)
    text = log.read_bytes()
    for cut in (len(text) - 5, len(text) // 2, 20, 3):
        log.write_bytes(text[:cut])
        assert analysed(record, log) == whole
    assert log.read_bytes().count(b"\n") == text.count(b"\n")


def test_another_game_budget_or_seed_is_not_mixed_in(toy: Game, tmp_path: Path) -> None:
    record, log = random_record(toy, 2, 3), tmp_path / "log.jsonl"
    whole = analysed(record, log)
    kept = log.read_bytes()
    for other, setting, seed in (
        (random_record(toy, 2, 4), TINY, 1),
        (record, Setting("x", 3, 8, 2), 1),
        (record, TINY, 2),
    ):
        with pytest.raises(AnalysisError) as error:
            analyse(other, setting, seed, workers=1, log=log)
        assert error.value.refusal.key == "analysis-other-log"
        assert log.read_bytes() == kept
    again = analyse(record, TINY, 2, workers=1, log=log, fresh=True)
    assert again is not None and again.decisions != whole.decisions


def test_a_file_that_is_something_else_is_left_alone(toy: Game, tmp_path: Path) -> None:
    record, log = random_record(toy, 2, 3), tmp_path / "letter.txt"
    for text in (b"dear Ada\n", b"dear", "\n".join(record.lines(tell_seed=True)).encode()):
        log.write_bytes(text)
        for fresh in (False, True):
            with pytest.raises(AnalysisError) as error:
                analyse(record, TINY, workers=1, log=log, fresh=fresh)
            assert error.value.refusal.key == "analysis-no-log"
            assert log.read_bytes() == text


# --- what is refused ---


def test_a_game_that_is_not_over_is_not_analysed(toy: Game) -> None:
    session = Session.new(toy, 2, 3)
    with pytest.raises(AnalysisError) as error:
        analyse(session.record(), TINY, workers=1)
    assert error.value.refusal.key == "analysis-unfinished"


def test_damaged_records_and_other_rules_are_refused(toy: Game) -> None:
    record = random_record(toy, 2, 3)
    header = msgspec.structs.replace(record.header, rules_version=7)
    for wrong, key in (
        (Record(header, record.moves, record.result), "record-rules-version"),
        (Record(msgspec.structs.replace(record.header, seed=None), record.moves, record.result), "record-no-seed"),
        (Record(record.header, record.moves[:-1], record.result), "record-early-result"),
        (Record(record.header, record.moves[1:], record.result), None),
    ):
        with pytest.raises(InvalidRecord) as error:
            analyse(wrong, TINY, workers=1)
        assert key is None or error.value.reason.key == key


@pytest.mark.parametrize("setting", [Setting("x", 1, 8, 2), Setting("x", 4, 0, 2), Setting("x", 4, 8, 0)])
def test_a_budget_that_is_none_is_refused(toy: Game, setting: Setting) -> None:
    with pytest.raises(AnalysisError) as error:
        analyse(random_record(toy, 2, 3), setting, workers=1)
    assert error.value.refusal.key == "analysis-bad-setting"


def test_other_forms_are_not_taken_for_an_analysis(toy: Game) -> None:
    good = analysed(random_record(toy, 2, 3)).encode()
    later = good.replace(b'"version":1', b'"version":2', 1)
    for data, key in (
        (later, "analysis-other-format"),
        (b"{}", "analysis-other-format"),
        (b"[", "analysis-unreadable"),
    ):
        with pytest.raises(AnalysisError) as error:
            decode(data)
        assert error.value.refusal.key == key
