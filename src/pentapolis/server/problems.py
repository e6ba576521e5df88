"""What goes wrong on the way to a table: a status, a code for programs, and the key of a sentence for people."""

from __future__ import annotations


class Problem(Exception):
    """A request that is not carried out."""

    def __init__(self, status: int, key: str, **args: int | str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.args_of_text = args

    @property
    def code(self) -> str:
        """The key without its family, for programs."""
        return self.key.partition("-")[2]
