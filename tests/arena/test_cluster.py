"""The same run on a Ray cluster, here one that is started on this machine alone."""

from __future__ import annotations

import importlib.util
import socket
from pathlib import Path

import msgspec
import pytest

from pentapolis.arena import ArenaError, Assignment, Played, round_robin
from pentapolis.arena.cluster import check_reachable, play_there
from pentapolis.arena.executors import BatchResult
from pentapolis.arena.tournament import Force, compete
from pentapolis.version import VERSION

PLAN = round_robin("akropolis", {"one": "random", "two": "random"}, [2])
HAS_RAY = importlib.util.find_spec("ray") is not None


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_a_cluster_finds_what_one_process_finds(tmp_path: Path) -> None:
    compete(PLAN, tmp_path / "cluster", 30, force=Force(ray="local"))
    compete(PLAN, tmp_path / "alone", 30, force=Force(workers=1))
    for name in ("result.json", "games.csv", "pairs.csv"):
        assert (tmp_path / "cluster" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_the_sentence_says_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="pentapolis\\[ray\\]"):
        compete(PLAN, tmp_path, 1, force=Force(ray="local"))


def test_a_machine_with_another_version_refuses() -> None:
    with pytest.raises(RuntimeError, match=r"not 0\.0\.0"):
        play_there("0.0.0", b"", b"")


def test_a_machine_brings_the_games_before_the_one_that_failed() -> None:
    broken = round_robin("akropolis", {"good": "random", "bad": "tests.arena.test_plan:Broken"}, [2])
    batch = [Assignment(0, 0, ("good", "good")), *broken.assignments(0)]
    answer = play_there(VERSION, msgspec.json.encode(broken), msgspec.json.encode(batch))
    brought = msgspec.json.decode(answer, type=BatchResult[Played])
    assert [played.seats for played in brought.games] == [("good", "good")]
    assert "The bot bad failed in deal 0" in str(brought.error)


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_a_bot_that_fails_on_a_cluster_is_named(tmp_path: Path) -> None:
    broken = round_robin("akropolis", {"good": "random", "bad": "tests.arena.test_plan:Broken"}, [2])
    with pytest.raises(ArenaError, match="The bot bad failed in deal"):
        compete(broken, tmp_path, 4, force=Force(ray="local"))


def closed_port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_an_address_at_which_nobody_answers_is_told_before_ray_waits_for_it(scheme: str) -> None:
    address = f"{scheme}127.0.0.1:{closed_port()}"
    with pytest.raises(ArenaError, match=address):
        check_reachable(address)


def test_only_addresses_with_a_port_are_tried() -> None:
    for address in ("auto", "local", "10.0.0.1", "host:name"):
        check_reachable(address)


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_a_run_on_a_cluster_that_is_not_there_ends_with_a_sentence(tmp_path: Path) -> None:
    address = f"127.0.0.1:{closed_port()}"
    with pytest.raises(ArenaError, match=address):
        compete(PLAN, tmp_path, 1, force=Force(ray=address))
