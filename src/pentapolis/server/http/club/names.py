"""Protected names: claiming one, signing in on another device, and signing out."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection
from starlette.responses import Response

from ....table.seats import checked_name
from ...live.new_table import new_id
from ...live.services import Services
from ...problems import Problem
from ...steady_clock import now_ms
from ...storage import access
from ...storage.club import names, notices, passphrases
from ..identity import Visitor, identify, language
from ..operations import PREFIX, Call, Operation
from ..parameters import LANG
from ..responses import json_answer, set_cookie
from .models import (
    ClaimName,
    ClubInfo,
    MemberInfo,
    NewPassphrase,
    NoticeInfo,
    SignIn,
    SignInByLink,
    SignInLink,
    SignOut,
)
from .signed_in import need, signed_in

REFUSES = (403, 404, 409, 410, 413, 415)
FEWEST_LETTERS = 2


class Names:
    """Everything that can be asked of names. Nobody learns from an answer whether a name has a passphrase."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        at = f"{PREFIX}/club"
        bodies: list[tuple[str, Any, str, Any, Any]] = [
            ("name", self.claim, "Protects a name and signs this device in by it.", ClubInfo, ClaimName),
            ("sign-in", self.sign_in, "Signs this device in by a passphrase.", ClubInfo, SignIn),
            ("sign-in-link", self.by_link, "Signs this device in by a one-time link.", ClubInfo, SignInByLink),
            ("sign-out", self.sign_out, "Signs this device out, or all others.", ClubInfo, SignOut),
            ("passphrase", self.passphrase, "Changes the passphrase; others are signed out.", ClubInfo, NewPassphrase),
        ]
        return [
            Operation(
                "GET", at, self.club, "What this server offers, and who is signed in.", ClubInfo, parameters=(LANG,)
            ),
            *(
                Operation("POST", f"{at}/{path}", handler, words, gives, 200, takes, (LANG,), REFUSES)
                for path, handler, words, gives, takes in bodies
            ),
            Operation(
                "POST",
                f"{at}/link",
                self.link,
                "A link that signs one more device in, once.",
                SignInLink,
                parameters=(LANG,),
                refuses=REFUSES,
            ),
        ]

    async def club(self, call: Call) -> Response:
        """The club."""
        return json_answer(await self._info(identify(call.request)))

    async def _info(self, who: Visitor) -> ClubInfo:
        club = self.services.club
        features: Any = sorted(club.settings.features)
        told: Any = club.notices.ways if club.has("notices") else []
        key = ""
        if "push" in told:
            from ...live.club import push

            key = push.public_key(club.notices.push_key)
        me = None
        if who.member is not None and who.own is not None:
            id, own = who.member.id, who.own
            me = await self.services.database.read(lambda connection: _member(connection, id, own))
        return ClubInfo(features, told, key, me)

    async def claim(self, call: Call) -> Response:
        """Keeps the name for who asks first."""
        need(self.services, "names")
        club, wish, who = self.services.club, call.body, identify(call.request)
        if who.member is not None:
            raise Problem(409, "server-club-signed-in")
        name = checked_name(wish.name)
        if len(names.folded(name)) < FEWEST_LETTERS:
            raise Problem(422, "server-club-bad-name")
        if not club.claims.take(who.address):
            raise Problem(429, "server-too-many")
        kept = await self._hashed(wish.passphrase) if wish.passphrase is not None else ""
        id, now, lang = new_id(), now_ms(), language(call.request)

        def write(connection: Connection) -> None:
            if names.count(connection) >= club.most_names:
                raise Problem(503, "server-club-too-many-names")
            names.claim(connection, id, name, kept, lang, now)

        await self.services.database.write(write, "names")
        return await self._signed_in(call, id)

    async def sign_in(self, call: Call) -> Response:
        """Signs in who knows name and passphrase; a wrong name and a wrong passphrase are answered alike."""
        need(self.services, "names")
        club, wish, who = self.services.club, call.body, identify(call.request)
        if not club.sign_ins.take(who.address) or not club.sign_ins_of_name.take(names.folded(wish.name)):
            raise Problem(429, "server-club-tries")
        found = await self.services.database.read(lambda connection: names.find(connection, wish.name))
        async with club.hashing:
            kept = "" if found is None else found.passphrase
            right = await asyncio.to_thread(passphrases.fits, wish.passphrase, kept)
        if found is None or not right:
            raise Problem(403, "server-club-wrong")
        return await self._signed_in(call, found.id)

    async def by_link(self, call: Call) -> Response:
        """Signs in who comes by a link; it is spent by that."""
        need(self.services, "names")
        club, now, secret = self.services.club, now_ms(), call.body.token
        if not club.sign_ins.take(identify(call.request).address):
            raise Problem(429, "server-club-tries")
        row = await self.services.database.write(
            lambda connection: names.spend_token(connection, secret, "sign-in", now), "names"
        )
        return await self._signed_in(call, row.name_id)

    async def _signed_in(self, call: Call, id: str) -> Response:
        """The answer to who is signed in now; a browser without a secret gets one."""
        who, now = identify(call.request), now_ms()
        cookie = None if who.own is not None else access.new_secret()
        device = who.own if cookie is None else access.hash_secret(cookie)
        assert device is not None
        own = device
        changed = await self.services.database.write(
            lambda connection: names.sign_in(connection, id, own, now), "names"
        )
        for table, revision in changed.items():
            live = self.services.tables.get(table)
            if live is not None:
                await self.services.tables.refresh(live, revision)
        await self.services.club.recheck()
        member = await self.services.club.member_of(own, now)
        response = json_answer(await self._info(Visitor(None, who.address, own, member)))
        if cookie is not None:
            set_cookie(response, cookie, call)
        return response

    async def sign_out(self, call: Call) -> Response:
        """Signs out; what the name holds stays the name's."""
        member, who = signed_in(self.services, call), identify(call.request)
        own, others = who.own, call.body.others
        assert own is not None
        await self.services.database.write(
            lambda connection: names.sign_out(connection, member.id, own, others), "names"
        )
        await self.services.club.recheck()
        return json_answer(await self._info(Visitor(own, who.address, own, member if others else None)))

    async def passphrase(self, call: Call) -> Response:
        """Another passphrase for who knows the present one; all other devices are signed out by it."""
        member, who, wish = signed_in(self.services, call), identify(call.request), call.body
        club, own = self.services.club, identify(call.request).own
        assert own is not None
        if not club.sign_ins.take(who.address):
            raise Problem(429, "server-club-tries")
        found = await self.services.database.read(lambda connection: names.by_id(connection, member.id))
        if found is None:
            raise Problem(403, "server-club-sign-in")
        if found.passphrase:
            async with club.hashing:
                right = await asyncio.to_thread(passphrases.fits, wish.old, found.passphrase)
            if not right:
                raise Problem(403, "server-club-wrong-old")
        kept = await self._hashed(wish.passphrase)

        def write(connection: Connection) -> None:
            names.set_passphrase(connection, member.id, kept)
            names.sign_out(connection, member.id, own, others=True)

        await self.services.database.write(write, "names")
        await club.recheck()
        return json_answer(await self._info(who))

    async def link(self, call: Call) -> Response:
        """A new link; nobody but who asks is told it."""
        member, now, secret = signed_in(self.services, call), now_ms(), access.new_secret()
        until = now + names.LINK_LASTS
        await self.services.database.write(
            lambda connection: names.add_token(connection, secret, member.id, "sign-in", "", until), "names"
        )
        return json_answer(SignInLink(f"/sign-in#{secret}", until // 1000))

    async def _hashed(self, passphrase: str) -> str:
        async with self.services.club.hashing:
            return await asyncio.to_thread(passphrases.hashed, passphrase)


def _member(connection: Connection, id: str, own: str) -> MemberInfo | None:
    row = names.by_id(connection, id)
    if row is None:
        return None
    return MemberInfo(
        row.name,
        bool(row.passphrase),
        bool(row.moderator),
        bool(row.muted),
        bool(row.banned),
        names.count_devices(connection, id),
        row.made // 1000,
        NoticeInfo(notices.is_subscribed(connection, own), row.mail, row.webhook),
    )
