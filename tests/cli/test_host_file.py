"""Settings of a server in a file: what is wrong with it is said, and nothing is opened."""

from __future__ import annotations

from pathlib import Path

import pytest

from .shell import Shell


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = ", "cannot be read as TOML"),
        ("ports = 8470", "there is no setting “ports”"),
        ("ports = 8470", "Did you mean port?"),
        ('port = "8470"', "“port” has a value of another kind"),
        ("workers = true", "“workers” has a value of another kind"),
        ("[limits]\nchat = 3", "“chat=3” is not a limit"),
        ('log_level = "loud"', "--log-level"),
        ('bot = ["mine=no_such_module:Bot"]', "no_such_module"),
    ],
)
def test_a_bad_file_is_refused_in_words(shell: Shell, tmp_path: Path, text: str, words: str) -> None:
    config = tmp_path / "host.toml"
    config.write_text(text)
    done = shell.run("serve", f"--config={config}", f"--data={tmp_path / 'tables.sqlite'}")
    assert done.code == 2
    assert words in done.err
    assert not (tmp_path / "tables.sqlite").exists()


def test_a_file_that_is_not_there_is_named(shell: Shell, tmp_path: Path) -> None:
    done = shell.run("serve", f"--config={tmp_path / 'none.toml'}")
    assert done.code == 1
    assert "none.toml" in done.err
