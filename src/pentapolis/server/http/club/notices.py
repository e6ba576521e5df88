"""How somebody wants to be told that it is their turn."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from ....texts import texts
from ...live.club import mail, push
from ...live.services import Services
from ...net.outgoing import BadAddress, check_address
from ...problems import Problem
from ...steady_clock import now_ms
from ...storage import access
from ...storage.club import names, notices
from ..identity import identify, language
from ..operations import PREFIX, Call, Operation
from ..parameters import LANG
from ..responses import json_answer
from .models import NoticeInfo, SetNotices, SignInByLink
from .signed_in import need, signed_in

REFUSES = (403, 404, 409, 410, 413, 415)


class NoticeOperations:
    """Everything that can be asked of notices."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        at = f"{PREFIX}/club/notices"
        return [
            Operation(
                "POST",
                at,
                self.choose,
                "Chooses how to be told. A mail address counts once the link in the mail was opened.",
                NoticeInfo,
                200,
                SetNotices,
                (LANG,),
                REFUSES,
            ),
            Operation(
                "POST",
                f"{at}/mail",
                self.confirm,
                "Confirms a mail address by the token of the link in the mail.",
                NoticeInfo,
                200,
                SignInByLink,
                (LANG,),
                REFUSES,
            ),
        ]

    async def choose(self, call: Call) -> Response:
        """Keeps what was chosen; everything is checked before anything is changed."""
        need(self.services, "notices")
        member, wish, who = signed_in(self.services, call), call.body, identify(call.request)
        own, now, lang = who.own, now_ms(), language(call.request)
        assert own is not None
        self._check(wish)
        if wish.mail:
            await self._ask_address(member.id, wish.mail, lang)

        def write(connection: Connection) -> None:
            notices.set_place(connection, member.id, lang=lang)
            if wish.mail == "":
                notices.set_place(connection, member.id, mail="")
            if wish.webhook is not None:
                notices.set_place(connection, member.id, webhook=wish.webhook)
            if wish.no_push:
                notices.unsubscribe(connection, own)
            if wish.push is not None:
                kept = msgspec.json.encode(wish.push).decode()
                notices.subscribe(connection, member.id, own, wish.push.endpoint, kept, now)

        await self.services.database.write(write, "names")
        return await self._answer(member.id, own)

    def _check(self, wish: SetNotices) -> None:
        club = self.services.club
        if wish.mail and ("mail" not in club.notices.ways or not mail.is_address(wish.mail)):
            raise Problem(422, "server-club-bad-mail" if "mail" in club.notices.ways else "server-club-no-mail")
        for address in (wish.webhook, wish.push.endpoint if wish.push is not None else None):
            try:
                if address:
                    check_address(address, club.settings.notice_hosts)
            except BadAddress:
                raise Problem(422, "server-club-bad-webhook") from None
        if wish.push is not None:
            keys = msgspec.convert(msgspec.to_builtins(wish.push), push.Subscription)
            if "push" not in club.notices.ways or not push.fits(keys):
                raise Problem(422, "server-club-bad-push")

    async def _ask_address(self, id: str, to: str, lang: str) -> None:
        """Sends a mail with a link to the address: nobody can have mail sent to somebody else for long."""
        club, now, secret = self.services.club, now_ms(), access.new_secret()
        if not club.mails.take(id) or not club.mails.take(to.lower()):
            raise Problem(429, "server-too-many")
        until = now + names.MAIL_LASTS
        await self.services.database.write(lambda c: names.add_token(c, secret, id, "mail", to, until), "names")
        words = texts(lang)
        link = f"{club.settings.address}/name#mail={secret}"
        text = f"{words.say('server-club-mail-confirm')}\n{link}\n\n{words.say('server-club-mail-not-you')}\n"

        async def send() -> None:
            await club.notices.send_mail(to, words.say("server-club-mail-subject"), text)

        self.services.tasks.spawn(send())

    async def confirm(self, call: Call) -> Response:
        """Keeps the address; only the name that has asked can confirm it."""
        need(self.services, "notices")
        member, secret, now = signed_in(self.services, call), call.body.token, now_ms()
        own = identify(call.request).own
        assert own is not None

        def write(connection: Connection) -> None:
            row = names.spend_token(connection, secret, "mail", now)
            if row.name_id != member.id:
                raise Problem(410, "server-club-link-spent")
            notices.set_place(connection, member.id, mail=row.detail)

        await self.services.database.write(write, "names")
        return await self._answer(member.id, own)

    async def _answer(self, id: str, own: str) -> Response:
        def read(connection: Connection) -> NoticeInfo:
            row = names.by_id(connection, id)
            assert row is not None
            return NoticeInfo(notices.is_subscribed(connection, own), row.mail, row.webhook)

        return json_answer(await self.services.database.read(read))
