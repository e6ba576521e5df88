"""Environments as pixels and in a window."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import DependencyNotInstalled
from gymnasium.utils.env_checker import check_env

from pentapolis import InvalidOptions
from pentapolis.rl import SeatEnv, encoded_games, env_id, rendering, table_env


@pytest.mark.parametrize("mode", ["rgb_array", "human"])
def test_what_is_missing_is_named(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "find_spec", lambda name: None)
    with pytest.raises(DependencyNotInstalled, match=r"needs resvg_py.*pip install 'pentapolis\[render\]'"):
        SeatEnv("uchronia", render_mode=mode)
    SeatEnv("uchronia", render_mode="ansi")


def test_other_modes_are_refused() -> None:
    with pytest.raises(InvalidOptions, match="render_mode is one of 'ansi', 'rgb_array', 'human', or None, not 'svg'"):
        SeatEnv("uchronia", render_mode="svg")


@pytest.mark.parametrize("game", encoded_games())
def test_every_game_is_shown_as_pixels_of_one_size(game: str) -> None:
    env = SeatEnv(game, render_mode="rgb_array")
    _, info = env.reset(seed=1)
    first: Any = env.render()
    assert first.dtype == np.uint8
    assert first.shape[0] == rendering.SIDE
    assert first.shape[2] == 3
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 20, "a picture, not a ground"
    for _ in range(4):
        _, _, _, _, info = env.step(info["legal"][-1])
    then: Any = env.render()
    assert then.shape == first.shape
    assert not np.array_equal(then, first)
    env.close()


def test_a_learner_sees_its_own_hand_and_spectators_none(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []
    monkeypatch.setattr(rendering.Frames, "show", lambda self, state, viewer: asked.append(viewer))
    env = SeatEnv("uchronia", seat=1, render_mode="rgb_array")
    env.reset(seed=1)
    env.render()
    table = table_env("uchronia", render_mode="rgb_array")
    table.reset(seed=1)
    table.render()
    assert asked == [1, None]


@pytest.mark.parametrize("game", encoded_games())
def test_gymnasium_finds_nothing_to_complain_about_in_any_way_to_render(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(env_id(game), disable_env_checker=True, render_mode="ansi").unwrapped)


def test_a_window_shows_every_position(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    shown: list[bytes] = []
    flip = pygame.display.flip
    monkeypatch.setattr(
        pygame.display, "flip", lambda: (shown.append(pygame.display.get_surface().get_buffer().raw), flip())
    )
    env = SeatEnv("uchronia", render_mode="human")
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(info["legal"][0])
    assert env.render() is None
    assert shown[0] != shown[1]
    assert shown[1] == shown[2]
    env.close()
    assert not pygame.display.get_init()
