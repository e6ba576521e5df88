"""The shell of the command line, for bots that are named there."""

from tests.cli.conftest import shell

__all__ = ["shell"]
