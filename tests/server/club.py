"""A club for tests: a server with all its features, and people who sign in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from pentapolis.server.settings import FEATURES, ClubSettings, Limits

from .served import PLENTY, Browser, Served, serving

PHRASE = "four old horses wait"
ROOMY = {**{name: getattr(PLENTY, name) for name in PLENTY.__dataclass_fields__}, "new_names": 10**6, "sign_ins": 10**6}
LIMITS = Limits(**{**ROOMY, "sign_ins_of_name": 10**6, "mails": 10**6})


@contextmanager
def club(where: Path | str, *features: str, limits: Limits = LIMITS, **more: Any) -> Iterator[Served]:
    """A server with these features, all if none is named."""
    settings = ClubSettings(frozenset(features or FEATURES), address="https://games.example.org", **more)
    with serving(where, limits=limits, club=settings) as served:
        yield served


class Person(Browser):
    """A visitor who may sign in."""

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/v1/{path}", json=body)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(f"/api/v1/{path}")

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(f"/api/v1/{path}")

    def claim(self, name: str, passphrase: str | None = PHRASE) -> Person:
        answer = self.post("club/name", name=name, passphrase=passphrase)
        assert answer.status_code == 200, answer.text
        assert answer.json()["me"]["name"] == name
        return self

    def sign_in(self, name: str, passphrase: str = PHRASE) -> Person:
        answer = self.post("club/sign-in", name=name, passphrase=passphrase)
        assert answer.status_code == 200, answer.text
        return self

    def me(self) -> Any:
        return self.get("club").json()["me"]

    def tables(self) -> list[str]:
        return [table["table"] for table in self.get("tables").json()]


def code(answer: httpx.Response, status: int) -> str:
    """The code of a refusal."""
    assert answer.status_code == status, answer.text
    found: str = answer.json()["error"]["code"]
    return found
