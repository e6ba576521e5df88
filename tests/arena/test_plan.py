"""Which games are played: every deal in every seating, the same on every machine."""

from __future__ import annotations

import os
import sys
from collections import Counter

import pytest

import pentapolis
from pentapolis.arena import ArenaError, Assignment, line_up, named_bots, play, player_counts, round_robin
from pentapolis.arena.plan import named_seats, rotations, tables_of
from pentapolis.bots import BOTS, BotError
from pentapolis.core.errors import InvalidOptions

TWO = {"a": "random", "b": "random"}


def test_two_players_change_seats_on_the_same_deal() -> None:
    plan = round_robin("akropolis", TWO, [2])
    assert plan.assignments(7) == [Assignment(7, 0, ("a", "b")), Assignment(7, 0, ("b", "a"))]
    deals = [plan.rules.new(2, plan.deal_seed(7), plan.settings[0]).digest() for _ in plan.assignments(7)]
    assert deals[0] == deals[1]
    assert plan.deal_seed(7) != plan.deal_seed(8)
    assert plan.deal_seed(7) != round_robin("akropolis", TWO, [2], seed=2).deal_seed(7)


class Witness:
    """Notes what it sees first in every game."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, object]] = []

    def choose(self, world: pentapolis.State, rng: pentapolis.Rng) -> int:
        """A random action."""
        if world.turn <= 2:
            self.seen.append((world.player, world.view(world.player)["unseen"]))
        return world.sample(rng)


def test_games_of_one_deal_really_are_one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    witness = Witness()
    monkeypatch.setitem(BOTS, "witness", lambda: witness)
    plan = round_robin("akropolis", {"a": "witness", "b": "witness"}, [2])
    for deal in range(2):
        witness.seen.clear()
        first, second = [play(plan, assignment) for assignment in plan.assignments(deal)]
        assert first.seats == second.seats[::-1]
        at_first = [what for seat, what in witness.seen if seat == 0]
        assert at_first.count(at_first[0]) >= 2, "seat 0 sees the same tiles left in both games"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 6])
def test_every_bot_sits_in_every_seat_equally_often(players: int, bots: int) -> None:
    names = [f"bot{i}" for i in range(bots)]
    tables = list(tables_of(names, players))
    seatings = [seats for table in tables for seats in rotations(table)]
    assert len(set(seatings)) == len(seatings)
    for seat in range(players):
        counts = Counter(seats[seat] for seats in seatings)
        assert set(counts) == set(names)
        assert len(set(counts.values())) == 1
    assert all(len(set(table)) == min(players, bots) for table in tables)


def test_a_bot_has_its_own_numbers_in_every_game_and_seat() -> None:
    plan = round_robin("akropolis", TWO, [2])
    first, second = plan.assignments(0)
    streams = {plan.bot_rng(assignment, seat).seed() for assignment in (first, second) for seat in range(2)}
    assert len(streams) == 4
    assert plan.bot_rng(first, 1).seed() == plan.bot_rng(first, 1).seed()


def test_the_same_sitting_is_the_same_game() -> None:
    plan = round_robin("akropolis", TWO, [3], {"variants": ["temples"]})
    for assignment in plan.assignments(1)[:2]:
        one, two = play(plan, assignment), play(plan, assignment)
        assert (one.scores, one.ranking, one.moves) == (two.scores, two.ranking, two.moves)
        assert sum(one.wins) == 1


def test_bots_by_name() -> None:
    assert named_bots(["greedy,random"]) == {"greedy": "greedy", "random": "random"}
    assert named_bots(["mine=exec:python3 a.py --x=1,2", "greedy"]) == {
        "mine": "exec:python3 a.py --x=1,2",
        "greedy": "greedy",
    }
    assert named_bots(["greedy, mine=exec:./bot a,b"]) == {"greedy": "greedy", "mine": "exec:./bot a,b"}
    assert named_bots(["exec:./bot --depth=3"]) == {"exec:./bot --depth=3": "exec:./bot --depth=3"}
    assert named_seats(["greedy,greedy"]) == [("greedy", "greedy")] * 2
    with pytest.raises(ArenaError, match="Two bots are called"):
        named_bots(["greedy", "greedy"])


def test_a_line_up_is_played_as_it_is_in_all_its_rotations() -> None:
    plan = line_up("uchronia", named_seats(["best=greedy,random,random"]))
    assert plan.bots == {"best": "greedy", "random": "random"}
    assert [assignment.seats for assignment in plan.assignments(3)] == [
        ("best", "random", "random"),
        ("random", "best", "random"),
        ("random", "random", "best"),
    ]
    assert plan.deal_seed(3) == round_robin("uchronia", TWO, [3]).deal_seed(3)


def test_a_line_up_that_cannot_sit_is_refused() -> None:
    with pytest.raises(ArenaError, match="at least two bots"):
        line_up("akropolis", named_seats(["random,random"]))
    with pytest.raises(ArenaError, match="Two bots are called “a”"):
        line_up("akropolis", named_seats(["a=random,a=greedy,b=greedy"]))
    with pytest.raises(InvalidOptions):
        line_up("akropolis", named_seats(["random,random,random,random,greedy"]))


def test_table_sizes() -> None:
    assert player_counts("akropolis", None, {}) == [2]
    assert player_counts("akropolis", "2-4", {}) == [2, 3, 4]
    assert player_counts("akropolis", "4,2", {}) == [4, 2]
    with pytest.raises(ArenaError, match="Table sizes"):
        player_counts("akropolis", "two", {})


def test_every_table_size_is_played_once() -> None:
    assert player_counts("akropolis", "2,2", {}) == [2]
    assert player_counts("akropolis", "2-3, 3-4", {}) == [2, 3, 4]
    assert player_counts("akropolis", " 2 - 3 ", {}) == [2, 3]


@pytest.mark.parametrize("given", ["", ",", "2,", "2-", "-3", "2-3-4", "2-99999999999"])
def test_table_sizes_that_cannot_be_read_are_refused(given: str) -> None:
    with pytest.raises(ArenaError, match="Table sizes are written"):
        player_counts("akropolis", given, {})


def test_table_sizes_that_run_backwards_are_refused() -> None:
    with pytest.raises(ArenaError, match="4-2 run backwards: write 2-4"):
        player_counts("akropolis", "2,4-2", {})


def test_what_cannot_be_played_is_refused_before_it_begins() -> None:
    with pytest.raises(ArenaError, match="at least two bots"):
        round_robin("akropolis", {"a": "random"}, [2])
    with pytest.raises(InvalidOptions):
        round_robin("akropolis", TWO, [9])
    with pytest.raises(ArenaError, match="at least two players"):
        round_robin("akropolis", TWO, [1])
    with pytest.raises(BotError):
        round_robin("akropolis", {"a": "random", "b": "nobody"}, [2])
    with pytest.raises(ArenaError, match="no program for exec:no-such-program"):
        round_robin("akropolis", {"a": "random", "b": "exec:no-such-program -x"}, [2])


def test_the_fewest_players_may_be_one() -> None:
    assert player_counts("akropolis", None, {"architect": "metagenes"}) == [1]


class Broken:
    """A bot with a bug."""

    def choose(self, world: pentapolis.State, rng: pentapolis.Rng) -> int:
        """An action that does not exist."""
        return -1


def test_a_bot_of_this_process_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)
    plan = round_robin("akropolis", {"good": "random", "bad": "broken"}, [2])
    with pytest.raises(ArenaError, match="The bot bad failed in deal 3 with good, bad: IllegalAction"):
        play(plan, plan.assignments(3)[0])


class Fragile:
    """A bot that fails seldom, in the same games every time."""

    def choose(self, world: pentapolis.State, rng: pentapolis.Rng) -> int:
        """A random action."""
        if rng.random() < 0.0005:
            raise RuntimeError("broken")
        return world.sample(rng)


class Leaving:
    """A bot that ends the program it is in."""

    def choose(self, world: pentapolis.State, rng: pentapolis.Rng) -> int:
        """Nothing."""
        sys.exit(0)


class Deadly:
    """A bot that takes its process with it."""

    def choose(self, world: pentapolis.State, rng: pentapolis.Rng) -> int:
        """Nothing."""
        os._exit(1)


class Unborn:
    """A bot that ends the program before it has decided anything."""

    def __init__(self) -> None:
        sys.exit(3)


def test_a_bot_that_calls_sys_exit_is_named_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "leaving", Leaving)
    plan = round_robin("akropolis", {"good": "random", "bad": "leaving"}, [2])
    with pytest.raises(ArenaError, match="The bot bad failed in deal 3 with good, bad: SystemExit"):
        play(plan, plan.assignments(3)[0])
    with pytest.raises(BotError, match=r"tests\.arena\.test_plan:Unborn cannot be imported: SystemExit: 3"):
        round_robin("akropolis", {"good": "random", "bad": "tests.arena.test_plan:Unborn"}, [2])
