"""What a table refuses: nothing has changed when this is raised."""

from __future__ import annotations

from ..core.errors import Refusal, RefusalError
from ..core.game import Game


class TableRefused(RefusalError):
    """A request that the table does not carry out now."""


class OldRules(TableRefused):
    """A game of rules that are not played here."""


def old_rules(of: Game, rules_version: int) -> OldRules:
    """The refusal of a game that was played by that version of its rules."""
    known = ", ".join(str(version) for version in of.rules_versions)
    return OldRules(Refusal("", "table-old-rules", {"version": rules_version, "known": known}))


def refused(key: str, **args: int | str) -> TableRefused:
    """The refusal with that sentence."""
    return TableRefused(Refusal("", key, args))
