"""A seat at a table over the network: for bots that run elsewhere (docs/protocol.md)."""

from __future__ import annotations

from .connection import ClientError, request
from .line import LineBroken, TimeUp
from .seat import Choose, Refusal, Seat, play_game

__all__ = ["Choose", "ClientError", "LineBroken", "Refusal", "Seat", "TimeUp", "play_game", "request"]
