"""Everything that can be asked of a club, put together."""

from __future__ import annotations

from ...live.services import Services
from ..operations import Operation
from .invitations import KeptInvitations
from .lobby import LobbyOperations
from .moderation import Moderation
from .names import Names
from .notices import NoticeOperations
from .ratings import Ratings


class ClubOperations:
    """The operations of a club; what the host does not offer is answered with 404."""

    def __init__(self, services: Services) -> None:
        self._parts = (
            Names(services),
            LobbyOperations(services),
            KeptInvitations(services),
            Ratings(services),
            NoticeOperations(services),
            Moderation(services),
        )

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        return [operation for part in self._parts for operation in part.operations()]
