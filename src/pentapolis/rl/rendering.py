"""Positions as pixels: the package's own pictures, for videos and for a window."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import Any

import numpy as np
from gymnasium.error import DependencyNotInstalled
from numpy.typing import NDArray

from ..core.errors import InvalidOptions, short_repr
from ..core.state import State

RENDER_MODES = ("ansi", "rgb_array", "human")
FPS = 4  # positions in a second that a window shows
SIDE = 720  # the height of all pictures of an environment
WIDEST = 2  # times the height: what is wider is made smaller

Pixels = NDArray[np.uint8]
_NEEDS = {"rgb_array": ("resvg_py", "PIL"), "human": ("resvg_py", "PIL", "pygame")}


def check_mode(mode: str | None) -> str | None:
    """The way to render, if there is such a one and what it needs is installed."""
    if mode is not None and mode not in RENDER_MODES:
        modes = ", ".join(map(repr, RENDER_MODES))
        raise InvalidOptions(f"render_mode is one of {modes}, or None, not {short_repr(mode)}")
    for module in _NEEDS.get(mode or "", ()):
        if find_spec(module) is None:
            raise DependencyNotInstalled(
                f"render_mode={mode!r} needs {module}, which is not installed; "
                "pip install 'pentapolis[render]' brings it"
            )
    return mode


class Frames:
    """Pictures of positions as that seat sees them (None: a spectator), all of one size, and a window to show them."""

    def __init__(self, mode: str) -> None:
        self._mode = mode
        self._size: tuple[int, int] | None = None  # of all pictures: videos want that
        self._window: Any = None
        self._clock: Any = None

    def show(self, state: State, viewer: int | None) -> Pixels | None:
        """The picture, height by width by red, green, blue; or None after it was shown in the window."""
        pixels = self._pixels(state, viewer)
        if self._mode == "human":
            self._into_window(pixels)
            return None
        return pixels

    def close(self) -> None:
        """Closes the window."""
        if self._window is not None:
            import pygame

            pygame.display.quit()
            self._window = None

    def _pixels(self, state: State, viewer: int | None) -> Pixels:
        """The picture, made smaller where it does not fit, on ground of its own colour."""
        import resvg_py
        from PIL import Image

        drawn = Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=state.svg(viewer))))).convert("RGB")
        if self._size is None:
            self._size = (min(round(drawn.width * SIDE / drawn.height / 2) * 2, WIDEST * SIDE), SIDE)
        factor = min(self._size[0] / drawn.width, self._size[1] / drawn.height)
        small = drawn.resize((max(1, int(drawn.width * factor)), max(1, int(drawn.height * factor))))
        frame = Image.new("RGB", self._size, drawn.getpixel((0, 0)))
        frame.paste(small, ((self._size[0] - small.width) // 2, (self._size[1] - small.height) // 2))
        return np.array(frame)

    def _into_window(self, pixels: Pixels) -> None:
        """Shows the picture for a moment."""
        import pygame

        if self._window is None:
            pygame.display.init()
            self._window = pygame.display.set_mode((pixels.shape[1], pixels.shape[0]))
            pygame.display.set_caption("Pentapolis")
            self._clock = pygame.time.Clock()
        pygame.event.pump()
        self._window.blit(pygame.surfarray.make_surface(pixels.swapaxes(0, 1)), (0, 0))
        pygame.display.flip()
        self._clock.tick(FPS)
