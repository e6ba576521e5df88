"""The reconstructed cards and tiles can be replaced by a real list: by data alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
SOURCES = ROOT / "src" / "pentapolis"
DATA = Path("games") / "horizon" / "data" / "components.json"
PLAYS = """
import pentapolis
from pentapolis import Rng
from pentapolis.bots import bot
game = pentapolis.game("horizon")
for players in (2, 3, 4):
    state, rng = game.new(players, players), Rng(players)
    while not state.over:
        state.play(state.sample(rng))
    assert game.load(state.dump()).winners() == state.winners()
state = game.new(2, 1)
for _ in range(12):
    state.play(bot("level-3").choose(state, Rng(1)))
from pentapolis.games.horizon.card_texts import card_texts
for language in ("en", "fr"):
    print(card_texts(language)["horizon-technology-runes-text"])
    print(card_texts(language)["horizon-leader-solomon-text"])
"""


def copied(folder: Path, change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """A copy of the sources whose component data are changed; those data."""
    skipped = shutil.ignore_patterns("page", "server", "__pycache__", "*.so")
    shutil.copytree(SOURCES, folder / "pentapolis", ignore=skipped)
    data: dict[str, Any] = json.loads((SOURCES / DATA).read_text("utf-8"))
    change(data)
    (folder / "pentapolis" / DATA).write_text(json.dumps(data), "utf-8")
    return data


def ran(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("PENTAPOLIS_EXPECT", None)
    return subprocess.run(
        [sys.executable, "-c", program], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def another_list(data: dict[str, Any]) -> None:
    """Other names, figures, effects and orders everywhere; a technology and a leader more."""
    for part in ("technologies", "leaders", "buildings", "territories", "objectives"):
        for card in data[part]:
            card["id"] = f"true_{card['id']}"
            card["source"] = "rulebook"
    for card in data["leaders"]:
        card["immediate"] = [{"op": "coins", "n": 4}, *card["immediate"]]
    effects = [card["immediate"] for card in data["technologies"]]
    for card, effect in zip(data["technologies"], reversed(effects), strict=True):
        card["immediate"] = effect
    for tile in data["buildings"]:
        tile["cost"] += 1
        tile["bonus_vp"] += 1
    for tile in data["territories"]:
        tile["force"] += 1
    data["technologies"].append(
        {
            **data["technologies"][6],
            "id": "runes",
            "name_en": "Runes",
            "name_fr": "Runes",
            "level": 2,
            "immediate": [{"op": "private_tech", "level": 2, "reveal": 4}, {"op": "pop", "n": 3}],
            "permanent": [{"hook": "on_fortify", "ops": [{"op": "token", "kind": "settle", "n": 1}]}],
            "action": None,
        }
    )
    solomon = {"id": "solomon", "name_en": "Solomon", "name_fr": "Salomon", "immediate": [{"op": "vp", "n": 7}]}
    data["leaders"].append({**data["leaders"][3], **solomon})


def test_r184_another_list_of_cards_is_played_and_worded_without_a_change_of_code(tmp_path: Path) -> None:
    copied(tmp_path, another_list)
    done = ran(tmp_path, PLAYS)
    assert done.returncode == 0, done.stderr
    said = done.stdout
    for words in ("technologies of level II", "activate 3", "Settle token", "7 VP", "7 PV", "jeton"):
        assert words.lower() in said.lower(), said


def forget_effect(data: dict[str, Any]) -> None:
    data["leaders"][2]["immediate"][0]["op"] = "conjure"


def forget_condition(data: dict[str, Any]) -> None:
    data["objectives"][4]["condition"]["type"] = "happiness"


def forget_colour(data: dict[str, Any]) -> None:
    data["technologies"][9]["color"] = "purple"


def forget_track(data: dict[str, Any]) -> None:
    data["territories"][5]["village"]["track"] = "faith"


def forget_space(data: dict[str, Any]) -> None:
    data["player_board"]["tracks"]["economy"]["spaces"][2]["type"] = "tunnel"


def forget_cost(data: dict[str, Any]) -> None:
    data["actions"][1]["cost"] = {"gems": 2}


@pytest.mark.parametrize(
    ("change", "place", "word"),
    [
        (forget_effect, "leaders.{leaders[2][id]}.immediate[0]", "conjure"),
        (forget_condition, "objectives.{objectives[4][id]}.condition.type", "happiness"),
        (forget_colour, "technologies.{technologies[9][id]}.color", "purple"),
        (forget_track, "territories.{territories[5][id]}.village.track", "faith"),
        (forget_space, "player_board.tracks.economy.{player_board[tracks][economy][spaces][2][id]}.type", "tunnel"),
        (forget_cost, "actions.{actions[1][id]}.cost", "gems"),
    ],
)
def test_r184_unknown_words_of_a_list_are_refused_at_loading(
    change: Callable[[dict[str, Any]], None], place: str, word: str, tmp_path: Path
) -> None:
    data = copied(tmp_path, change)
    done = ran(tmp_path, 'import pentapolis; pentapolis.game("horizon").new(2, 1)')
    assert done.returncode != 0
    told = done.stderr.strip().splitlines()[-1]
    assert "DataError" in told and place.format(**data) in told and word in told, told
