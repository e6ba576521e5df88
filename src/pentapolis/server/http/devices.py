"""The devices that hold a seat: its owner sees them all and can end the others. Nobody else sees or ends any."""

from __future__ import annotations

from sqlalchemy import Connection
from starlette.responses import Response

from ..live.services import Services
from ..problems import Problem
from ..steady_clock import now_ms
from ..storage import access
from ..storage.store import WATCH
from .identity import Visitor, identify, rights_at
from .models import DeviceInfo
from .operations import PREFIX, Call, Operation
from .parameters import DEVICE, LANG, TABLE
from .responses import json_answer


class Devices:
    """Everything that can be asked of the devices of own seats."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        at = f"{PREFIX}/tables/{{id}}/devices"
        return [
            Operation(
                "GET",
                at,
                self.devices,
                "The devices that hold your seats.",
                list[DeviceInfo],
                parameters=(TABLE, LANG),
                refuses=(404,),
            ),
            Operation(
                "DELETE",
                f"{at}/{{device}}",
                self.end_device,
                "Takes your seats from another device; it is shown out at once. Answers with those that are left.",
                list[DeviceInfo],
                parameters=(TABLE, DEVICE, LANG),
                refuses=(403, 404),
            ),
        ]

    async def devices(self, call: Call) -> Response:
        """All devices of the own seats."""
        who, id = identify(call.request), call.values["id"]
        mine, now = await self._seats(who, id), now_ms()
        return json_answer(
            await self.services.database.read(lambda connection: _listed(connection, id, mine, who, now))
        )

    async def end_device(self, call: Call) -> Response:
        """Ends one of the others."""
        who, id, name = identify(call.request), call.values["id"], call.values["device"]
        mine, now = await self._seats(who, id), now_ms()

        def write(connection: Connection) -> list[DeviceInfo]:
            if not access.end_device(connection, id, mine, name, who.device, now):
                raise Problem(404, "server-no-device")
            return _listed(connection, id, mine, who, now)

        left = await self.services.database.write(write, id)
        await self.services.peers.recheck_rights(id)
        return json_answer(left)

    async def _seats(self, who: Visitor, id: str) -> frozenset[int]:
        found = await rights_at(self.services.database, who, id)
        if not found:
            raise Problem(404, "server-no-table")
        return found - {WATCH}


def _listed(connection: Connection, id: str, mine: frozenset[int], who: Visitor, now: int) -> list[DeviceInfo]:
    return [
        DeviceInfo(each.name, each.seat, each.device == who.device, each.came // 1000, each.used // 1000)
        for each in access.devices(connection, id, mine, now)
    ]
