"""Protected names: one person, several devices; and nobody else under that name."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pentapolis.server.settings import Limits
from pentapolis.server.storage.club import names, passphrases
from pentapolis.server.storage.database import Database

from .club import LIMITS, PHRASE, Person, club, code
from .served import Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with club(tmp_path_factory.mktemp("club") / "club.sqlite") as running:
        yield running


@pytest.fixture
def person(served: Served) -> Person:
    return Person(served.base)


def another(person: Person) -> Person:
    return Person(person.base)


def test_without_a_club_there_is_nothing_of_it(tmp_path: Path):
    with serving(tmp_path / "tables.sqlite") as alone:
        person = Person(alone.base)
        assert person.get("club").json() == {"features": [], "ways": [], "push_key": "", "me": None}
        assert code(person.post("club/name", name="Ada", passphrase=PHRASE), 404) == "club-off"
        assert code(person.post("club/sign-in", name="Ada", passphrase=PHRASE), 404) == "club-off"
        for path in ("club/lobby", "club/ratings/akropolis", "club/statistics", "club/invitations", "club/names"):
            assert code(person.get(path), 404) == "club-off"
        table = person.new("hl")["table"]
        assert code(person.post(f"tables/{table}/public", public=True), 404) == "club-off"
        assert code(person.http.post("/api/v1/tables", json={**ORDER, "public": True}), 404) == "club-off"


ORDER = {"game": "akropolis", "seats": [{"kind": "here"}, {"kind": "link"}]}


def test_a_name_follows_its_person_to_another_device(person: Person):
    before = person.new("hl")  # made before anybody had a name
    person.claim("Ada")
    after = person.new("hl")
    other = another(person).sign_in("ada")
    assert set(other.tables()) == {before["table"], after["table"]}
    with other.live(before["table"]) as tab:
        assert tab.state["seats"][0]["mine"]
    links = other.post(f"tables/{before['table']}/links")  # as who made it
    assert len(links.json()["seats"]) == 1
    assert person.me()["devices"] == 2


def test_what_is_done_on_one_device_is_seen_on_the_other(person: Person):
    person.claim("Brunel")
    table = person.new("hb")["table"]
    other = another(person).sign_in("Brunel")
    with person.live(table) as one, other.live(table) as two:
        played = one.for_good
        one.play()
        while one.state["choices"] and one.for_good == played:
            one.play()
        two.until(lambda _: two.for_good > played)


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Grace Hopper", "Gr\u0430ce Hopper"),  # a Cyrillic a
        ("Grace Hopper", "Grace \u041d\u043epper"),  # its capital En, which looks like H, and its o
        ("Grace Hopper", "Gr\u03b1ce \u0397opper"),  # alpha and Eta
        ("Lise Meitner", "L\u0131se Meitner"),  # i without its dot
        ("Lise Meitner", "\uff2cise Meitner"),  # full width
        ("Lise Meitner", "Li\u200bse Meitner"),  # a blank that nobody sees
        ("Anna", "A\u039d\u039d\u0391"),  # Nu, which looks like N, and Alpha
        ("\u0397\u03bb\u03af\u03b1\u03c2", "\u03b7\u03bb\u03af\u03b1\u03c2"),  # Ilias in Greek, without its capital
        ("AHHA", "\u0410\u043d\u043d\u0430"),  # Anna in Cyrillic, in capitals
        ("Zo\u00e9", "ZOE"),
        ("Stra\u00dfe", "STRASSE"),
        ("\u0410\u043d\u043d\u0430", "\u0430\u041d\u041d\u0430"),  # Anna in Cyrillic
    ],
)
def test_names_that_look_alike_are_one(name: str, alike: str):
    assert names.folded(name) in names.looks(alike)


def test_names_that_do_not_look_alike_are_several():
    different = ["Ada", "Ida", "Anna", "Ольга", "Elgar", "Ξένη", "花子", "太郎", "Ødegaard", "Odegaard", "Strase"]
    for name in different:
        assert names.looks(name) and "" not in names.looks(name)
        assert [other for other in different if names.folded(other) in names.looks(name)] == [name]


def test_names_from_before_are_told_apart_by_the_look_too(tmp_path: Path):
    place = tmp_path / "club.sqlite"
    Database(str(place)).upgrade()
    rows = [("1", "Ada", "ada", 1), ("2", "\u0410da", "\u0430da", 2), ("3", "\u041eльга", "\u043eльга", 3)]
    with closing(sqlite3.connect(place)) as old, old:
        old.execute("update alembic_version set version_num = '0008'")
        for id, name, look, made in rows:
            old.execute(
                "insert into names (id, name, folded, passphrase, made) values (?, ?, ?, '', ?)", (id, name, look, made)
            )
    database = Database(str(place))
    database.upgrade()
    with database.engine.connect() as connection:
        for id, name, _, _ in rows:
            found = names.find(connection, name)
            assert found is not None and found.id == id, "written just so, each is found"
        first = names.find(connection, "ADA")
        assert first is not None and first.id == "1"
        russian = names.find(connection, "\u043eльга")
        assert russian is not None and russian.id == "3"
    database.close()


def test_the_first_to_claim_a_name_has_it_however_it_is_written(person: Person):
    person.claim("Zoé Dupont")
    for alike in ("Zoé Dupont", "zoe dupont", "ZOÉ  DUPONT", "Zoe-Dup0nt", "Zo\u0435 Dup\u03bfnt"):
        assert code(another(person).post("club/name", name=alike, passphrase=PHRASE), 409) == "club-name-taken"
    assert code(another(person).post("club/name", name="!!", passphrase=PHRASE), 422) == "club-bad-name"
    assert another(person).post("club/name", name="Short", passphrase="short").status_code == 422
    assert code(person.post("club/name", name="Second", passphrase=PHRASE), 409) == "club-signed-in"


def test_nobody_else_sits_under_a_protected_name(person: Person):
    person.claim("Cleo")
    stranger = another(person)
    seats = [{"kind": "here", "name": "cleo"}, {"kind": "bot", "level": "level-1"}]
    refused = stranger.http.post("/api/v1/tables", json={"game": "akropolis", "seats": seats})
    assert code(refused, 409) == "club-name-protected"
    table = stranger.new("hb")["table"]
    named = stranger.post(f"tables/{table}/messages?seat=0", type="name", id=1, seat=0, name="CLEO")
    assert code(named, 409) == "club-name-protected"
    with stranger.live(table) as tab:
        assert tab.ask(type="name", seat=0, name="Cléo")["code"] == "club-name-protected"
        assert tab.ask(type="name", seat=0, name="Clea")["type"] == "ack"
    mine = person.http.post("/api/v1/tables", json={"game": "akropolis", "seats": seats})
    assert mine.status_code == 201


def test_who_is_signed_in_sits_under_their_name(person: Person):
    person.claim("Dido")
    made = person.new("hl")
    guest = another(person).claim("Eva")
    guest.join(made["seats"][1]["link"])
    with person.live(made["table"]) as tab:
        assert [seat["name"] for seat in tab.state["seats"]] == ["Dido", "Eva"]


def test_wrong_name_and_wrong_passphrase_are_answered_alike(person: Person):
    person.claim("Fibonacci")
    another(person).claim("Gauss", None)  # only links open it
    answers = [
        another(person).post("club/sign-in", name=name, passphrase="something else")
        for name in ("Fibonacci", "Gauss", "Nobody at all")
    ]
    assert {code(answer, 403) for answer in answers} == {"club-wrong"}
    assert len({answer.text for answer in answers}) == 1
    assert code(another(person).post("club/sign-in", name="Gauss", passphrase=""), 403) == "club-wrong"


def test_a_passphrase_is_hashed_slowly_with_a_salt_of_its_own(person: Person, served: Served):
    one, two = passphrases.hashed(PHRASE), passphrases.hashed(PHRASE)
    assert one != two and one.startswith("scrypt$16384$8$1$") and PHRASE not in one
    assert passphrases.fits(PHRASE, one) and not passphrases.fits(PHRASE + "!", one)
    person.claim("Hash")
    with served.services.database.engine.connect() as connection:
        kept = names.find(connection, "Hash")
    assert kept is not None and kept.passphrase.startswith("scrypt$")


def test_tries_are_counted_by_address_and_by_name(tmp_path: Path):
    few = {name: getattr(LIMITS, name) for name in LIMITS.__dataclass_fields__}
    with club(tmp_path / "a.sqlite", limits=Limits(**{**few, "sign_ins": 3})) as served:
        person = Person(served.base)
        answers = [person.post("club/sign-in", name=f"name {n}", passphrase="x" * 12) for n in range(4)]
        assert [code(answer, answer.status_code) for answer in answers] == ["club-wrong"] * 3 + ["club-tries"]
    with club(tmp_path / "b.sqlite", limits=Limits(**{**few, "sign_ins_of_name": 2, "new_names": 1})) as served:
        person = Person(served.base).claim("Ada")
        guesser = Person(served.base)
        tried = [guesser.post("club/sign-in", name=name, passphrase="x" * 12) for name in ("Ada", "ADA", "ada")]
        assert [code(answer, answer.status_code) for answer in tried] == ["club-wrong"] * 2 + ["club-tries"]
        assert guesser.post("club/sign-in", name="Bob", passphrase="x" * 12).status_code == 403
        assert guesser.post("club/name", name="Cy", passphrase=PHRASE).status_code == 429
        link = person.post("club/link").json()["link"]  # devices that are signed in are not locked out
        assert guesser.post("club/sign-in-link", token=link.partition("#")[2]).status_code == 200


def test_a_link_signs_one_device_in_once(person: Person):
    person.claim("Iris", None)
    token = person.post("club/link").json()["link"].partition("#")[2]
    other = another(person)
    assert other.post("club/sign-in-link", token=token).json()["me"]["name"] == "Iris"
    assert code(another(person).post("club/sign-in-link", token=token), 410) == "club-link-spent"
    assert code(another(person).post("club/sign-in-link", token="x" * 43), 410) == "club-link-spent"
    assert code(another(person).post("club/link"), 403) == "club-sign-in"


def test_an_old_link_opens_nothing(person: Person, served: Served, monkeypatch: pytest.MonkeyPatch):
    person.claim("Jana")
    monkeypatch.setattr(names, "LINK_LASTS", -1)
    token = person.post("club/link").json()["link"].partition("#")[2]
    assert code(another(person).post("club/sign-in-link", token=token), 410) == "club-link-spent"


def test_who_signs_out_holds_nothing_and_is_shown_out_at_once(person: Person):
    person.claim("Kali")
    table = person.new("hb")["table"]
    other = another(person).sign_in("Kali")
    with other.live(table) as tab:
        assert person.post("club/sign-out", others=True).json()["me"]["devices"] == 1
        while tab.receive()["type"] != "error":
            pass
    assert other.me() is None and other.tables() == []
    assert other.get(f"tables/{table}").status_code == 404
    assert person.tables() == [table]
    assert person.post("club/sign-out").json()["me"] is None
    assert person.tables() == []
    assert person.sign_in("Kali").tables() == [table]


def test_a_new_passphrase_needs_the_old_one_and_signs_others_out(person: Person):
    person.claim("Lina")
    other = another(person).sign_in("Lina")
    wrong = person.post("club/passphrase", passphrase="a whole new phrase", old="not it at all")
    assert code(wrong, 403) == "club-wrong-old"
    assert person.post("club/passphrase", passphrase="a whole new phrase", old=PHRASE).status_code == 200
    assert other.me() is None and person.me()["name"] == "Lina"
    assert code(other.post("club/sign-in", name="Lina", passphrase=PHRASE), 403) == "club-wrong"
    other.sign_in("Lina", "a whole new phrase")


def test_the_secret_of_a_name_cannot_be_shown_as_a_key(person: Person, served: Served):
    """The holder of a name is no hash of anything, so no key leads to it."""
    person.claim("Mona")
    table = person.new("hb")["table"]
    with served.services.database.engine.connect() as connection:
        found = names.find(connection, "Mona")
    assert found is not None
    for key in (names.holder(found.id), f"name {found.id}", found.id * 3):
        answer = another(person).http.get(f"/api/v1/tables/{table}", headers={"Authorization": f"Bearer {key:_<20}"})
        assert answer.status_code == 404
