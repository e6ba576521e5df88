"""A seat at a table over the network: for bots that run elsewhere (docs/protocol.md)."""

from __future__ import annotations

from .http import ClientError, request
from .seat import Choose, Refusal, Seat, play_game
from .websocket import LineBroken, TimeUp

__all__ = ["Choose", "ClientError", "LineBroken", "Refusal", "Seat", "TimeUp", "play_game", "request"]
