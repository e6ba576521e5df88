"""What README and docs say is true: their code runs, their examples load, their tables name what there is."""

import json
import os
import re
import subprocess
import sys

import msgspec
import pytest

import pentapolis
from pentapolis.core import dumps, record
from pentapolis.games.akropolis import fields

from .pages import BLOCK, PAGES, ROOT, blocks, page, table_names


def code(text: str) -> str:
    """All Python blocks of a page on the lines where they stand, so that a traceback names the right one."""
    lines = [""] * (text.count("\n") + 1)
    for match in BLOCK.finditer(text):
        if match[1] == "python":
            first = text.count("\n", 0, match.start()) + 1
            block = match[2].splitlines()
            lines[first : first + len(block)] = block
    return "\n".join(lines)


def commands(text: str) -> list[str]:
    """What the console blocks of a page and its inline code tell people to type."""
    typed = [line.split("#")[0].strip() for block in blocks(text, "console") for line in block.splitlines()]
    return [line for line in [*typed, *re.findall(r"`([^`\n]+)`", text)] if line]


# The page of the environments needs its extra: tests/rl runs its code.
WITH_CODE = [path for path in PAGES if blocks(path.read_text("utf-8"), "python") and path.name != "rl.md"]


@pytest.mark.parametrize("path", WITH_CODE, ids=lambda path: path.name)
def test_the_code_of_a_page_runs(path, tmp_path):
    script = tmp_path / f"{path.name}.py"
    script.write_text(code(path.read_text("utf-8")), "utf-8")
    done = subprocess.run([sys.executable, script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def standing_alone() -> list[tuple[str, str]]:
    """The Python blocks that begin with imports: people copy them as they stand (add-a-game.md is one program)."""
    return [
        (path.name, block)
        for path in WITH_CODE
        for block in blocks(path.read_text("utf-8"), "python")
        if block.startswith(("import ", "from ")) and path.name != "add-a-game.md"
    ]


@pytest.mark.parametrize(("name", "block"), standing_alone(), ids=lambda value: str(value)[:40].split("\n")[0])
def test_a_block_with_imports_runs_by_itself(name, block, tmp_path):
    script = tmp_path / "block.py"
    script.write_text(block, "utf-8")
    done = subprocess.run([sys.executable, script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_readme_and_the_guides_have_code():
    assert {path.name for path in WITH_CODE} >= {"README.md", "add-a-game.md", "file-format.md"}


def test_every_make_command_exists():
    targets = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.MULTILINE))
    named = {
        target
        for path in PAGES
        for command in commands(path.read_text("utf-8"))
        for target in re.findall(r"\bmake ([a-z-]+)", command)
    }
    assert named >= {"play", "test", "lint", "bench"}
    assert named <= targets


def shell_commands() -> list[tuple[str, str]]:
    """Subcommand and the rest of every `pentapolis ...` that a page tells people to type."""
    found = {
        (match[1], match[2])
        for path in PAGES
        for command in commands(path.read_text("utf-8"))
        if (match := re.fullmatch(r"(?:\.venv/bin/)?pentapolis ([a-z]+)\b(.*)", command))
    }
    return sorted(found)


@pytest.mark.parametrize(("command", "rest"), shell_commands())
def test_every_shell_command_exists_with_its_options(command, rest):
    ask = "import sys; from pentapolis.cli.main import main; sys.exit(main())"
    line = [sys.executable, "-c", ask, command, "--help"]
    wide = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}
    done = subprocess.run(line, cwd=ROOT, env=wide, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for option in re.findall(r"--[a-z-]+", rest):
        assert option in done.stdout


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_link_inside_the_project_leads_somewhere(path):
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text("utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target


def test_the_record_of_the_format_page_verifies():
    (text,) = blocks(page("docs/file-format.md"), "jsonl")
    found = record.Record.read(text.splitlines())
    assert found.verify().turn == 4
    assert list(found.lines(tell_seed=True)) == text.splitlines()


def test_the_position_of_the_format_page_loads_and_follows_the_record():
    (text,) = blocks(page("docs/file-format.md"), "json")
    data = json.loads(text)
    assert pentapolis.game(data["game"]).load(data).dump() == data
    (lines,) = blocks(page("docs/file-format.md"), "jsonl")
    assert record.Record.read(lines.splitlines()).verify().dump() == data


@pytest.mark.parametrize(
    ("heading", "shape"),
    [
        ("### Header (first line)", record.Header),
        ("### Move (one line for each action)", record.Move),
        ("### Result (last line of a finished game)", record.Result),
        ("### Common part", dumps.Dump),
    ],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_the_format_page_names_every_field(heading, shape):
    assert table_names(page("docs/file-format.md"), heading) == [field.name for field in msgspec.structs.fields(shape)]


def test_the_format_page_names_every_field_of_a_position():
    names = [field.name for field in fields.FIELDS.fields]
    assert table_names(page("docs/file-format.md"), "### Position of Akropolis") == names
