"""Everything besides playing: games, simulate, replay, verify, rules, doctor, and what each says about a mistake."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from importlib import metadata
from pathlib import Path

import pytest

import pentapolis
from pentapolis.cli.statistics import mean, win_rate
from pentapolis.server import offline_replay
from pentapolis.server.file_handles import handles, room
from pentapolis.server.launcher import ServerProcess
from tests.bots.programs import running

from .shell import Shell


@pytest.fixture
def recorded(shell: Shell, tmp_path: Path) -> Path:
    """A finished game of two random bots."""
    path = tmp_path / "game.jsonl"
    shell.run("play", "akropolis", "--seat", "bot:random,bot:random", "--seed", "2", "--save", str(path))
    return path


# --- help, version, games, doctor, rules ---


def test_version_and_help(shell: Shell) -> None:
    assert shell.run("--version").out == f"pentapolis {pentapolis.__version__}\n"
    assert "Play a game against bots" in shell.run().out
    french = shell.run("play", "--help", "--lang", "fr")
    assert french.code == 0
    assert "Nombre de joueurs." in french.out
    assert "Afficher cette aide." in french.out


def test_the_language_comes_from_the_environment_unless_it_is_named(shell: Shell) -> None:
    shell.setenv("LANG", "fr_FR.UTF-8")
    assert "Joueurs" in shell.run("games").out
    assert "Players" in shell.run("games", "--lang", "en").out
    assert "Players" in shell.run("--lang", "en", "games").out
    shell.setenv("LANG", "de_DE.UTF-8")
    assert "Players" in shell.run("games").out


def test_games_lists_players_and_every_option(shell: Shell) -> None:
    out = shell.run("games").out
    assert "2–4" in out
    for option in pentapolis.game("akropolis").options:
        assert option in out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_doctor_tells_what_is_there(shell: Shell, language: str) -> None:
    done = shell.run("doctor", "--lang", language)
    assert done.code == 0
    assert pentapolis.__version__ in done.out
    assert "fluent.runtime" in done.out
    assert str(shell.home) in done.out.replace("\n", "")


def test_doctor_tells_how_many_connections_a_server_could_take(shell: Shell) -> None:
    known = handles()
    assert known is not None
    assert f"{room(known[1])} connections" in " ".join(shell.run("doctor").out.replace(",", "").split())


def test_doctor_tells_of_every_extra_whether_it_is_there_and_how_to_have_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = metadata.version

    def version(name: str) -> str:
        if name == "starlette":
            raise metadata.PackageNotFoundError(name)
        return there(name)

    monkeypatch.setattr(metadata, "version", version)
    done = shell.run("doctor")
    out = " ".join(done.out.split())
    assert done.code == 0
    assert "Extra arena installed" in out
    assert 'Extra server not installed (starlette): pip install "pentapolis[server]"' in out


@pytest.mark.parametrize(("built", "said"), [(True, "Page built"), (False, "This installation has no page")])
def test_doctor_looks_for_the_page(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, built: bool, said: str
) -> None:
    monkeypatch.setattr(offline_replay, "TEMPLATE", tmp_path / "offline.html")
    if built:
        (tmp_path / "index.html").touch()
    done = shell.run("doctor")
    assert done.code == 0
    assert said in " ".join(done.out.split())


def test_serve_says_that_the_page_is_missing(shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(offline_replay, "TEMPLATE", tmp_path / "offline.html")
    monkeypatch.setattr(ServerProcess, "serve", lambda run: None)
    done = shell.run("serve", "--port=0", f"--data={tmp_path / 'tables.sqlite'}")
    assert done.code == 0
    assert "make page" in done.out


def test_doctor_fails_when_records_cannot_be_written(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    shell.setenv("PENTAPOLIS_HOME", str(tmp_path / "file"))
    assert shell.run("doctor").code == 1


def test_rules_one_section_search_and_all(shell: Shell) -> None:
    assert "at least two different tiles" in " ".join(shell.run("rules", "akropolis", "R36").out.split())
    assert shell.run("rules", "akropolis", "36").out == shell.run("rules", "akropolis", "r36").out
    section = shell.run("rules", "akropolis", "winner").out
    assert "R71" in section
    assert "R74" not in section
    found = shell.run("rules", "akropolis", "--search", "CARRIERE", "--lang", "fr").out
    assert "R44" in found
    everything = shell.run("rules", "akropolis").out
    assert all(f"{rule} " in everything for rule in pentapolis.game("akropolis").rule_ids())


# --- replay and verify ---


def test_replay_shows_every_move_and_the_score_sheet(shell: Shell, recorded: Path) -> None:
    done = shell.run("replay", str(recorded))
    assert done.code == 0
    moves = len(recorded.read_text().splitlines()) - 2
    assert f"Move {moves} of {moves}" in done.out
    assert "Move 1 of" in done.out
    assert "Score sheet" in done.out


def test_replay_jumps_to_a_move(shell: Shell, recorded: Path) -> None:
    done = shell.run("replay", str(recorded), "--at", "2", "--lang", "fr")
    assert done.out.startswith("Coup 2 sur ")
    assert "Coup 3" not in done.out
    assert "★" in done.out


def test_replay_goes_forward_back_and_anywhere(shell: Shell, recorded: Path) -> None:
    done = shell.run("replay", str(recorded), "--step", typed="\n\np\n7\nnonsense\nq\n")
    shown = [line.split(" of ")[0] for line in done.out.splitlines() if line.lstrip("> ").startswith("Move ")]
    assert [line.split()[-1] for line in shown] == ["0", "1", "2", "1", "7", "7"]
    assert done.code == 0


def test_replay_as_one_page(shell: Shell, recorded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    template, page = tmp_path / "offline.html", tmp_path / "game.html"
    monkeypatch.setattr(offline_replay, "TEMPLATE", template)
    missing = shell.run("replay", str(recorded), "--html", str(page))
    assert missing.code == 1 and "make page" in missing.err and not page.exists()
    template.write_text(f"{offline_replay.LANG_MARK} {offline_replay.TITLE_MARK} {offline_replay.DATA_MARK}")
    done = shell.run("replay", str(recorded), "--html", str(page), "--lang", "fr")
    assert done.code == 0 and "game.html" in done.out.replace("\n", "")
    assert page.read_text().startswith("fr Akropolis: ")
    assert shell.run("replay", str(recorded), "--html", str(tmp_path)).code == 1


def test_replay_at_a_speed(shell: Shell, recorded: Path) -> None:
    assert shell.run("replay", str(recorded), "--speed", "1000").code == 0


def test_verify_says_what_was_checked(shell: Shell, recorded: Path, tmp_path: Path) -> None:
    done = shell.run("verify", str(recorded))
    assert done.code == 0
    for part in ("header:", "deal:", "actions:", "result:"):
        assert part in done.out
    running = tmp_path / "running"
    shell.run("play", "akropolis", "--save", str(running), typed="0\n")
    assert "la partie n’est pas finie" in shell.run("verify", str(running), "--lang", "fr").out


def _changed(path: Path, line: int, old: str, new: str) -> Path:
    lines = path.read_text("utf-8").splitlines()
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    other = path.with_suffix(".changed")
    other.write_text("\n".join(lines) + "\n", "utf-8")
    return other


def test_verify_finds_every_kind_of_change(shell: Shell, recorded: Path) -> None:
    lines = recorded.read_text().splitlines()
    seed = json.loads(lines[0])["seed"]
    draws = next(number for number, line in enumerate(lines) if "draws" in line)
    result = len(lines) - 1
    changes = [
        (0, seed, "f" * 64, "hash"),
        (0, '"rules_version":1', '"rules_version":99', "version"),
        (1, '"seat":0', '"seat":1', "line 2"),
        (1, "take ", "take 5", "line 2"),
        (draws, "city_", "city_9", f"line {draws + 1}"),
        (result, '"winners":[', '"winners":[7,', f"line {result + 1}"),
    ]
    for line, old, new, told in changes:
        done = shell.run("verify", str(_changed(recorded, line, old, new)))
        assert done.code == 1, new
        assert told in done.err, new
    assert shell.run("verify", str(recorded), str(_changed(recorded, 1, '"seat":0', '"seat":1'))).code == 1


COMMANDS = ["", *"play learn serve tables simulate replay verify rules arena lab train doctor games".split()]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_whole_at_80_columns(shell: Shell, command: str, lang: str) -> None:
    """Every word that a wide terminal shows is there, and none is cut or broken."""

    def words(columns: int) -> tuple[set[str], str]:
        shell.size(columns, 40)
        done = shell.run(*command.split(), "--help", "--lang", lang)
        assert done.code == 0
        assert max(len(line) for line in done.out.splitlines()) <= columns
        return {word for word in done.out.replace("│", " ").split() if not set(word) <= set("─╭╮╰╯")}, done.out

    wide, _ = words(300)
    narrow, shown = words(80)
    assert wide - narrow == set(), shown


# --- simulate ---


def test_the_seed_decides_whatever_the_number_of_processes(shell: Shell, tmp_path: Path) -> None:
    common = ("simulate", "akropolis", "--games", "24", "--bots", "random,random,random", "--seed", "5")
    outs = []
    for jobs in ("1", "2"):
        done = shell.run(
            *common, "--jobs", jobs, "--csv", str(tmp_path / jobs), "--json", str(tmp_path / f"{jobs}.json")
        )
        assert done.code == 0
        outs.append(done.out)
    assert outs[0] == outs[1]
    assert (tmp_path / "1").read_text() == (tmp_path / "2").read_text()
    assert (tmp_path / "1.json").read_text() == (tmp_path / "2.json").read_text()


def test_seats_rotate_and_the_files_agree_with_each_other(shell: Shell, tmp_path: Path) -> None:
    sheet, data = tmp_path / "s.csv", tmp_path / "s.json"
    arguments = ("--games", "3", "--players", "3", "--bots", "random,greedy", "--seed", "1", "--jobs", "1")
    done = shell.run("simulate", "akropolis", *arguments, "--csv", str(sheet), "--json", str(data))
    assert done.code == 0
    rows = list(csv.DictReader(sheet.open()))
    assert len(rows) == 9
    assert [row["bot"] for row in rows[:6]] == ["random#1", "greedy", "random#2", "greedy", "random#2", "random#1"]
    for row in rows:
        terms = ("house", "market", "barracks", "temple", "garden", "stones")
        assert sum(int(row[term]) for term in terms) == int(row["score"])
    summary = json.loads(data.read_text())
    greedy = next(entry for entry in summary["by_bot"] if entry["name"] == "greedy")
    assert greedy["games"] == 3
    assert greedy["wins"] == sum(float(row["win"]) for row in rows if row["bot"] == "greedy")
    assert greedy["score"]["low"] <= greedy["score"]["value"] <= greedy["score"]["high"]
    assert sum(entry["wins"] for entry in summary["by_seat"]) == pytest.approx(3)


@pytest.mark.parametrize("kind", ["--json", "--csv"])
def test_simulate_writes_to_standard_output_and_nothing_else_there(shell: Shell, kind: str) -> None:
    shell.home.mkdir(exist_ok=True)
    file = shell.home / "file"
    common = ("simulate", "akropolis", "--games", "2", "--bots", "random", "--seed", "5", kind)
    assert shell.run(*common, str(file)).code == 0
    done = shell.run(*common, "-")
    assert done.code == 0 and done.out == file.read_text("utf-8")
    assert not Path("-").exists()


def test_simulate_solo_in_french(shell: Shell) -> None:
    done = shell.run(
        "simulate", "akropolis", "--games", "2", "--bots", "random", "--solo", "callicrates", "--lang", "fr"
    )
    assert done.code == 0
    assert "Callicratès" in done.out
    assert "0,0\u202f%" in done.out


class Simulating:
    """A command that plays on and on at a terminal, of which the first games are done."""

    def __init__(self, jobs: int) -> None:
        command = ["simulate", "akropolis", "--games", "1000000", "--bots", "random", "--jobs", str(jobs)]
        self._terminal, theirs = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pentapolis", *command],
            stdout=subprocess.PIPE,
            stderr=theirs,
            text=True,
            env={**os.environ, "LANG": "C.UTF-8", "TERM": "xterm", "COLUMNS": "120"},
            start_new_session=True,
        )
        os.close(theirs)
        self._told = b""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        began = time.monotonic()
        while time.monotonic() - began < 60 and not re.search(rb"[1-9][0-9]*/1000000", self._told):
            time.sleep(0.05)
        self.workers = self.working()

    def working(self) -> list[str]:
        """The processes that play now, where the system tells."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        pids = children.read_text().split() if children.exists() else []
        return [pid for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def _read(self) -> None:
        with suppress(OSError):  # nobody writes any more
            while more := os.read(self._terminal, 10_000):
                self._told += more

    def finish(self) -> tuple[str, str]:
        """What it has written until its end: on standard output, and at the terminal."""
        out, _ = self.process.communicate(timeout=60)
        self._reader.join(10)
        os.close(self._terminal)
        return out, self._told.decode("utf-8", "replace")


def test_ctrl_c_tells_what_is_done_so_far() -> None:
    playing = Simulating(2)
    os.killpg(playing.process.pid, signal.SIGINT)  # a terminal sends it to all processes of the command
    out, errors = playing.finish()
    assert playing.process.returncode == 130
    assert "By bot" in out
    assert "Interrupted after" in errors
    assert "Traceback" not in errors


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux for the processes")
def test_no_process_outlives_a_command_that_was_killed() -> None:
    playing = Simulating(2)
    playing.process.kill()
    playing.process.communicate()
    assert playing.workers
    began = time.monotonic()
    while time.monotonic() - began < 10 and any(running(worker) for worker in playing.workers):
        time.sleep(0.1)
    left = [worker for worker in playing.workers if running(worker)]
    for worker in left:
        os.kill(int(worker), signal.SIGKILL)
    assert left == []


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks Linux for the processes")
def test_a_process_that_was_ended_from_outside_is_replaced() -> None:
    playing = Simulating(2)
    os.kill(int(playing.workers[0]), signal.SIGKILL)
    began = time.monotonic()
    while time.monotonic() - began < 60 and len(set(playing.working()) - set(playing.workers)) < 2:
        time.sleep(0.05)
    assert len(set(playing.working()) - set(playing.workers)) == 2
    os.killpg(playing.process.pid, signal.SIGINT)
    out, errors = playing.finish()
    assert playing.process.returncode == 130
    assert "By bot" in out
    assert "Traceback" not in errors


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", ["games", "--help"])
def test_output_that_cannot_be_written_is_told(command: str) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "pentapolis", command, "--lang", "en"],
            check=False,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 1
    assert done.stderr.startswith("The output cannot be written")
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="closes streams as a shell does")
def test_closed_streams_stop_nobody() -> None:
    closed = f"{sys.executable} -m pentapolis games <&- >&-"
    assert subprocess.run(["sh", "-c", closed], check=False, capture_output=True, text=True).stderr == ""


def test_the_wilson_interval() -> None:
    half = win_rate(50, 100)
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)
    none = win_rate(0, 10)
    assert (none.low, round(none.high, 4)) == (0.0, 0.2775)
    assert win_rate(10, 10).high == pytest.approx(1.0)


def test_the_mean_has_an_interval_once_there_are_two_values() -> None:
    assert mean([7]).low == 7
    found = mean([1, 2, 3, 4])
    assert (found.value, round(found.high - found.value, 3)) == (2.5, 1.265)


# --- mistakes ---


@pytest.mark.parametrize(
    ("arguments", "code", "english", "french"),
    [
        ("fly", 2, "There is no command “fly”", "La commande «\u202ffly\u202f» n’existe pas"),
        ("play", 2, "Which game?", "Quel jeu\u202f?"),
        ("play chess", 2, "There is no game “chess”. There are: akropolis", "Le jeu «\u202fchess\u202f» n’existe pas"),
        ("play akropolis more", 2, "“more” is too much", "est de trop"),
        ("play akropolis --fly", 2, "There is no option --fly", "L’option --fly n’existe pas"),
        ("play akropolis --players two", 2, "The value for --players does not fit", "La valeur de --players"),
        ("play akropolis --players 5", 2, "for 2 to 4 players, not 5", "de 2 à 4, pas à 5"),
        ("play akropolis --players 1", 2, "needs an opponent", "il faut un adversaire"),
        ("play akropolis --players", 2, "--players", "--players"),
        ("play akropolis --seat a,b,c --players 2", 2, "3 seats are named for 2 players", "3 places sont nommées"),
        ("play akropolis --seat bot:deep", 2, "There is no bot “deep”", "Il n’y a pas de robot «\u202fdeep\u202f»"),
        (f"play akropolis --seat {'x' * 41}", 2, "A name has 1 to 40", "Un nom compte de 1 à 40"),
        ("play akropolis --option house", 2, "Write name=value", "Écrivez nom=valeur"),
        ("sim", 2, "Did you mean simulate?", "Vouliez-vous dire simulate"),
        ("play akropolis --option variant=temples", 2, "Did you mean variants?", "Vouliez-vous dire variants"),
        ("play akropolis --option variants=temple", 2, "Did you mean temples?", "Vouliez-vous dire temples"),
        ("play akropolis --option speed=3", 2, "There is no option “speed”", "pas d’option «\u202fspeed\u202f»"),
        ("play akropolis --option long=perhaps", 2, "true or false, not “perhaps”", "true ou false"),
        ("play akropolis --option variants=pool", 2, "Choose from: houses", "Choisissez parmi\u202f: houses"),
        ("play akropolis --option first_player=3", 2, "a seat from 0 to 1", "de 0 à 1"),
        ("play akropolis --solo nobody", 2, "Choose from: none, hippodamos", "Choisissez parmi"),
        ("play uchronia --solo metagenes", 2, "not played alone", "ne se joue pas seul"),
        ("play akropolis --solo metagenes --players 3", 2, "for one player", "réservée aux parties en solo"),
        ("play akropolis --players 0", 2, "for 2 to 4 players, not 0", "de 2 à 4, pas à 0"),
        ("simulate akropolis --players 0", 2, "for 2 to 4 players, not 0", "de 2 à 4, pas à 0"),
        ("play akropolis --seed -1", 2, "“-1” is not a seed", "n’est pas une graine"),
        ("play akropolis --seed ٣", 2, "is not a seed", "n’est pas une graine"),
        ("play akropolis --forced-delay soon", 2, "“soon” is not a delay", "n’est pas un délai"),
        ("play akropolis --save missing/folder/x", 1, "The folder of", "Le dossier de"),
        ("play --resume nowhere --seat Zoe", 2, "goes on with its own seats", "ses propres places"),
        ("play --resume nowhere --players 0", 2, "goes on with its own seats", "ses propres places"),
        ("play --resume nowhere", 1, "There is no file nowhere", "Le fichier nowhere n’existe pas"),
        ("replay", 2, "FILE is missing", "Il manque FILE"),
        ("replay .", 1, "is a folder", "est un dossier"),
        ("rules akropolis R999", 2, "Rules are R1 to R105", "de R1 à R105"),
        ("rules akropolis --search xyzzy", 1, "No rule contains “xyzzy”", "Aucune règle ne contient"),
        ("simulate akropolis --games 0", 2, "from 1 to 10,000,000", "de 1 à 10"),
        ("simulate akropolis --jobs 0", 2, "It is from 1 to 256", "de 1 à 256"),
        ("simulate akropolis --bots ,", 2, "at least one bot", "au moins un robot"),
        ("simulate akropolis --bots random,random,random --players 2", 2, "3 seats", "3 places"),
        ("simulate akropolis --csv a --json a", 2, "would both write a", "tous deux a"),
        ("simulate akropolis --csv no/such/folder", 1, "The folder of", "Le dossier de"),
        ("games --lang de", 2, "The value for --lang does not fit", "The value for --lang does not fit"),
    ],
)
def test_a_mistake_gets_one_sentence_and_an_exit_code(
    shell: Shell, arguments: str, code: int, english: str, french: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    languages = {"en": english, "fr": french} if "--lang" not in arguments else {"en": english}
    for language, sentence in languages.items():
        if "--lang" in arguments:
            done = shell.run(*arguments.split())
        else:
            done = shell.run("--lang", language, *arguments.split())
        assert done.code == code, done
        assert sentence in done.err
        assert done.out == ""
        assert done.err.count("\n") == 1


def test_bad_files_are_told_in_one_sentence(shell: Shell, recorded: Path, tmp_path: Path) -> None:
    bad = {
        "binary": b"\xff\xfe\x00\x01",
        "empty": b"",
        "text": b"hello\n",
        "json": b'{"a": 1}\n',
        "half": recorded.read_bytes()[:300],
        "swapped": b"\n".join(reversed(recorded.read_bytes().splitlines())),
        "future": recorded.read_bytes().replace(b'"version":2', b'"version":9', 1),
        "game": recorded.read_bytes().replace(b'"akropolis"', b'"chess"', 1),
        "hidden": b"\n".join(_without_seed(recorded)),
    }
    for name, content in bad.items():
        path = tmp_path / name
        path.write_bytes(content)
        for arguments in (("play", "--resume"), ("replay",), ("verify",)):
            done = shell.run(*arguments, str(path), "--lang", "fr")
            assert done.code == 1, name
            assert done.err.count("\n") == 1, (name, done.err)
            assert name in done.err


def _without_seed(path: Path) -> list[bytes]:
    first, *rest = path.read_bytes().splitlines()
    header = json.loads(first)
    del header["seed"]
    return [json.dumps(header).encode(), *rest]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read and write everything")
def test_a_file_without_permission_is_told(shell: Shell, recorded: Path) -> None:
    recorded.chmod(0)
    assert "You may not open" in shell.run("replay", str(recorded)).err


def test_a_terminal_without_our_signs_still_works(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pentapolis", "play", "akropolis", "--seed", "7", "--lang", "fr"],
        input=b"0\n\xff\xfe\n1a\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PENTAPOLIS_HOME": str(tmp_path), "PYTHONUTF8": "0"},
    )
    assert done.returncode == 0, done.stderr
    assert b"Architecte en Chef" in done.stdout
    assert b"H*1" in done.stdout


def test_a_reader_who_goes_away_is_no_mistake(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "pentapolis", "rules", "akropolis"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


@pytest.mark.parametrize("loading", ["rich.console", "fluent.runtime", "typer", "pentapolis.cli.arena"])
def test_ctrl_c_while_everything_is_loaded_gives_no_traceback(loading: str) -> None:
    pressed = f"""
import sys
class Keyboard:
    def find_spec(self, name, path, target=None):
        if name == {loading!r}:
            raise KeyboardInterrupt
sys.meta_path.insert(0, Keyboard())
from pentapolis.cli.main import main
sys.exit(main(["games"]))
"""
    done = subprocess.run([sys.executable, "-c", pressed], capture_output=True, text=True, check=False)
    assert done.returncode == 130
    assert "Traceback" not in done.stderr


def test_ctrl_c_while_texts_are_read_gives_no_traceback(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(language: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("pentapolis.cli.terminal.texts", interrupted)
    done = shell.run("games")
    assert (done.code, done.out, done.err) == (130, "", "")
