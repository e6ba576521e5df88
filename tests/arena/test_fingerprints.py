"""Games of a bot's old code are never mixed with those of its new code."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from pentapolis.arena import ArenaError, Plan, fingerprints, round_robin
from pentapolis.arena.fingerprints import OURS
from pentapolis.arena.results_log import ResultsLog
from pentapolis.arena.tournament import GAMES, compete
from pentapolis.spreading import Force
from tests.bots.programs import command
from tests.cli.shell import Shell

BOT = """
class Mine:
    def choose(self, world, rng):
        return world.legal()[{which}]
"""


def plan(bot: str) -> Plan:
    return round_robin("akropolis", {"mine": bot, "other": "random"}, [2])


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module with a bot, at a place where it can be imported."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "bot_of_somebody", raising=False)
    file = tmp_path / "bot_of_somebody.py"
    file.write_text(BOT.format(which=0))
    return file


def test_a_bot_whose_module_was_edited_does_not_go_on_in_its_old_book(module: Path, tmp_path: Path) -> None:
    mine, folder = plan("bot_of_somebody:Mine"), tmp_path / "out"
    compete(mine, folder, 1, force=Force(workers=1))
    before = (folder / GAMES).read_bytes()
    module.write_text(BOT.format(which=-1))
    with pytest.raises(ArenaError, match=r"The bot mine has changed since .*--out, .*--fresh") as refused:
        compete(mine, folder, 1, force=Force(workers=1))
    assert "other" not in str(refused.value.refusal.args["bots"])
    assert (folder / GAMES).read_bytes() == before
    again = compete(mine, folder, 2, force=Force(workers=1), fresh=True)
    assert again.run.log.thrown_away == 2
    assert again.run.earlier == 0
    assert (folder / GAMES).read_bytes().count(b"\n") == 1 + 4
    assert compete(mine, folder, 3, force=Force(workers=1)).run.earlier == 4


def test_what_a_module_gets_from_a_package_counts_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "package_of_somebody").mkdir()
    (tmp_path / "package_of_somebody" / "__init__.py").write_text("from .inner import Mine")
    inner = tmp_path / "package_of_somebody" / "inner.py"
    inner.write_text(BOT.format(which=0))
    mine = plan("package_of_somebody:Mine")
    before = fingerprints.fingerprints(mine)
    inner.write_text(BOT.format(which=-1))
    after = fingerprints.fingerprints(mine)
    assert before["mine"] != after["mine"]
    assert before["other"] == after["other"]


def test_every_file_that_a_command_names_counts(tmp_path: Path) -> None:
    net = tmp_path / "best.net"
    net.write_text("1")
    mine = plan(f"exec:{command(tmp_path, 'def decide(message): play(message)')} --net={net} --depth=3")
    ResultsLog(tmp_path / GAMES, mine).close()
    ResultsLog(tmp_path / GAMES, mine).close()
    net.write_text("2")
    with pytest.raises(ArenaError, match="The bot mine has changed"):
        ResultsLog(tmp_path / GAMES, mine)
    net.write_text("1")
    ResultsLog(tmp_path / GAMES, mine).close()
    (tmp_path / "program.py").write_text("something else")
    with pytest.raises(ArenaError, match="The bot mine has changed"):
        ResultsLog(tmp_path / GAMES, mine)


def test_a_net_counts_by_its_file(tmp_path: Path) -> None:
    net = tmp_path / "net-000.json"
    shutil.copy(OURS / "games" / "akropolis" / "data" / "value-2.json", net)
    mine = plan(f"net:{net}")
    compete(mine, tmp_path / "out", 1, force=Force(workers=1))
    net.write_text(net.read_text() + " ")
    with pytest.raises(ArenaError, match="The bot mine has changed"):
        compete(mine, tmp_path / "out", 1, force=Force(workers=1))


@pytest.mark.parametrize("bot", ["level-5", "search:4"])
def test_figures_that_were_tuned_count(bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("bots", "games"):
        shutil.copytree(OURS / folder, tmp_path / folder)
    golden = round_robin("golden_ages", {"mine": bot, "other": "random"}, [2])
    before = fingerprints.fingerprints(golden)
    monkeypatch.setattr(fingerprints, "OURS", tmp_path)
    with (tmp_path / "games" / "golden_ages" / "data" / "worths-2.json").open("a") as file:
        file.write(" \n")
    assert fingerprints.fingerprints(golden)["mine"] != before["mine"]


@pytest.mark.parametrize(
    "changed", ["games/akropolis/data/value-3.json", "games/akropolis/levels.py", "bots/levels.py"]
)
def test_learned_weights_and_settings_of_levels_count(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("bots", "games"):
        shutil.copytree(OURS / folder, tmp_path / folder)
    both = {of: round_robin(of, {"a": "level-5", "b": "greedy"}, [2]) for of in ("akropolis", "uchronia")}
    before = {of: fingerprints.fingerprints(plan) for of, plan in both.items()}
    monkeypatch.setattr(fingerprints, "OURS", tmp_path)
    assert {of: fingerprints.fingerprints(plan) for of, plan in both.items()} == before, "it does not matter where"
    with (tmp_path / changed).open("a") as file:
        file.write(" \n")
    assert fingerprints.fingerprints(both["akropolis"])["a"] != before["akropolis"]["a"]
    ours = fingerprints.fingerprints(both["uchronia"]) == before["uchronia"]
    assert ours == changed.startswith("games"), "the weights of another game do not count"


def test_fresh_throws_no_other_file_away(tmp_path: Path) -> None:
    for content in (b'{"precious":1}\n', b"precious\n"):
        (tmp_path / GAMES).write_bytes(content)
        with pytest.raises(ArenaError):
            ResultsLog(tmp_path / GAMES, plan("random"), fresh=True)
        assert (tmp_path / GAMES).read_bytes() == content


@pytest.mark.parametrize("what", [["arena", "--deals", "2"], ["lab", "--games", "2"]])
def test_the_commands_tell_what_is_old(
    what: list[str],
    module: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shell = Shell(tmp_path / "home", monkeypatch, capsys)
    name, *rest = what
    arguments = [name, "akropolis", "--bots", "mine=bot_of_somebody:Mine,random", *rest]
    arguments += ["--jobs", "1", "--no-plots", "--out", str(tmp_path / "out")]
    assert "earlier run" not in shell.run(*arguments).out
    again = shell.run(*arguments).out
    assert re.search(r"\d of the games come from an earlier run", again)
    module.write_text(BOT.format(which=-1))
    refused = shell.run(*arguments)
    assert refused.code == 1
    assert "The bot mine has changed" in refused.err
    fresh = shell.run(*arguments, "--fresh")
    assert fresh.code == 0
    assert "old games were thrown away" in fresh.out
    assert "earlier run" not in fresh.out
