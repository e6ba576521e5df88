"""Figures with their intervals as words of a table."""

from __future__ import annotations

from ..arena.stats import Figure
from .terminal import Terminal


class Figures:
    """Writes numbers as the language does."""

    def __init__(self, terminal: Terminal) -> None:
        self._desk = terminal

    def number(self, value: float | None, digits: int = 1, sign: bool = False) -> str:
        """The number, or a dash if there is none."""
        if value is None:
            return "–"
        text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        return text.replace("-", "−").replace(".", self._desk.say("cli-decimal-sign"))

    def percent(self, value: float | None, digits: int = 0) -> str:
        """The share in per cent."""
        return "–" if value is None else self._desk.say("cli-percent", value=self.number(100 * value, digits))

    def spread(self, figure: Figure, digits: int = 1, sign: bool = False) -> str:
        """The value and its interval."""
        value = self.number(figure.value, digits, sign)
        if figure.low is None or figure.high is None:
            return value
        return f"{value} [{self.number(figure.low, digits, sign)}; {self.number(figure.high, digits, sign)}]"

    def percents(self, figure: Figure) -> str:
        """The share and its interval in per cent, as exact as the interval is narrow."""
        if figure.low is None or figure.high is None:
            return self.percent(figure.value)
        digits = 0 if figure.high - figure.low > 0.03 else 1
        bounds = f"[{self.number(100 * figure.low, digits)}; {self.number(100 * figure.high, digits)}]"
        return f"{self.percent(figure.value, digits)} {bounds}"
