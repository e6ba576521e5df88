"""`pentapolis health`: whether the server on this machine works, for watchdogs of containers and services."""

from __future__ import annotations

from http.client import HTTPException
from typing import Annotated
from urllib.request import urlopen

import typer

from .arguments import Lang
from .problems import Problem
from .terminal import Terminal

PATIENCE = 8.0  # seconds


def health(
    context: typer.Context,
    port: Annotated[
        int, typer.Option("--port", min=1, max=65535, help="cli-help-port", envvar="PENTAPOLIS_PORT", show_envvar=False)
    ] = 8470,
    lang: Lang = None,
) -> int:
    """Asks the server, which writes something into its database first; returns the exit code."""
    terminal: Terminal = context.obj
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/v1/health", timeout=PATIENCE):
            terminal.out.print(terminal.say("cli-health-good"))
    except (OSError, HTTPException) as error:  # an answer that is no good one is an OSError too
        raise Problem("cli-health-bad", port=str(port), detail=str(error)[:200]) from None
    return 0
