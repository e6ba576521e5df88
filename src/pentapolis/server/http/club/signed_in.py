"""Whose name a request comes under."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import HTTPConnection

from ...live.services import Services
from ...problems import Problem
from ...steady_clock import now_ms
from ...storage.club.names import Member
from ..identity import VISITOR, Visitor, identify
from ..operations import Call

# What somebody who is banned may still do; everything else is refused.
OPEN_TO_ALL = ("/api/v1/club", "/api/v1/club/sign-out", "/api/v1/health", "/api/v1/games", "/api/v1/lessons")


async def resolve(services: Services, request: HTTPConnection) -> None:
    """Finds out who is signed in; raises Problem if they are banned from what they ask for."""
    if not services.club.has("names"):
        return
    visitor = await resolved(services, identify(request))
    request.scope[VISITOR] = visitor
    path = request.url.path
    if visitor.member is not None and visitor.member.banned:
        reading = path.startswith(("/api/v1/games/", "/api/v1/lessons/"))
        if path not in OPEN_TO_ALL and not reading:
            raise Problem(403, "server-club-banned")


async def resolved(services: Services, visitor: Visitor) -> Visitor:
    """The visitor as the name that their device is signed in by now; who is banned holds nothing."""
    if visitor.own is None or not services.club.has("names"):
        return visitor
    member = await services.club.member_of(visitor.own, now_ms())
    if member is None:
        return replace(visitor, device=visitor.own, member=None)
    return replace(visitor, device=None if member.banned else member.holder, member=member)


def no_right(visitor: Visitor) -> str:
    """Why somebody without the right to a table may not see it: the key of the sentence."""
    return "server-club-banned" if visitor.member is not None and visitor.member.banned else "server-forbidden"


def need(services: Services, feature: str) -> None:
    """Raises Problem unless the host offers it."""
    if not services.club.has(feature):
        raise Problem(404, "server-club-off")


def signed_in(services: Services, call: Call) -> Member:
    """Who is signed in; raises Problem if nobody is."""
    need(services, "names")
    member = identify(call.request).member
    if member is None:
        raise Problem(403, "server-club-sign-in")
    return member
