"""What a game puts into the classes of the contract, so that type checkers know its views, decisions and choices.

Each has a default, so that `State` alone is a state of any game. Nothing looks at them at play.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

__all__ = ["About", "Area", "Args", "Data", "Kind", "OfView", "Target", "TypeVar"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar
else:

    def TypeVar(name, *, bound=None, covariant=False, default=None):  # Python 3.11 knows no defaults
        """A type variable without its default, which is for type checkers alone."""
        return typing.TypeVar(name, bound=bound, covariant=covariant)


Kind = TypeVar("Kind", bound=str, covariant=True, default=str)
About = TypeVar("About", bound=Mapping[str, Any], covariant=True, default=Any)
Args = TypeVar("Args", bound=Mapping[str, Any], covariant=True, default=Any)
Target = TypeVar("Target", bound=Mapping[str, Any], covariant=True, default=Any)
Data = TypeVar("Data", bound=Mapping[str, Any], covariant=True, default=Any)
Area = TypeVar("Area", bound=Mapping[str, Any], covariant=True, default=Any)
OfView = TypeVar("OfView", bound=Mapping[str, Any], covariant=True, default=Any)
