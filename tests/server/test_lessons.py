"""Lessons, the coach and first reads over HTTP: answers, bad input, and nothing of a table for strangers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from pentapolis.core.game import game_ids
from pentapolis.lessons import book, has_lessons
from pentapolis.server.settings import Limits
from pentapolis.wire.sandbox_messages import MOST_MOVES

from .served import Browser, Served, serving

TAUGHT = [id for id in game_ids() if has_lessons(id)]


def ask(browser: Browser, lesson: str = "akropolis/turn", moves: Any = (), lang: str = "en", **question: Any) -> Any:
    body = {"moves": list(moves), "question": question}
    return browser.http.post(f"/api/v1/lessons/{lesson}?lang={lang}", json=body)


def refused(answer: httpx.Response, status: int, code: str) -> str:
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    text: str = answer.json()["error"]["text"]
    assert text
    return text


def play_on(browser: Browser, lesson: str, moves: list[str], seats: int = 2) -> httpx.Response:
    order = {"moves": moves, "seats": [{"kind": "here", "name": "Ada"}, *[{"kind": "bot"}] * (seats - 1)]}
    return browser.http.post(f"/api/v1/lessons/{lesson}/play-on", json=order)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_on_as_a_table(browser: Browser, game: str) -> None:
    lesson = f"{game}/{book(game).lessons[0].id}"
    moves = ask(browser, lesson, type="show").json()["show"][:1]
    place = ask(browser, lesson, moves, type="position").json()["position"]
    answer = play_on(browser, lesson, moves, len(place["seats"]))
    assert answer.status_code == 201, answer.text
    with browser.live(answer.json()["table"], 0) as tab:
        assert tab.state["status"] == "playing" and tab.state["seats"][0]["name"] == "Ada"
        if place["choices"]:  # else a bot has begun
            assert tab.state["view"] == place["view"]


def test_a_lesson_is_played_on_only_from_a_place_it_leads_to(browser: Browser) -> None:
    refused(play_on(browser, "akropolis/turn", ["take 3"]), 409, "refuse-not-this-far")
    refused(play_on(browser, "akropolis/flying", []), 404, "no-lesson")
    refused(play_on(browser, "akropolis/turn", [], seats=3), 409, "other-players")


def test_what_there_is_to_learn_in_both_languages(browser: Browser) -> None:
    books = browser.http.get("/api/v1/lessons?lang=fr").json()
    assert [each["game"] for each in books] == game_ids()
    for each in books:
        assert bool(each["lessons"]) == (each["game"] in TAUGHT)
        assert each == browser.http.get(f"/api/v1/lessons/{each['game']}?lang=fr").json()
    english = browser.http.get("/api/v1/lessons/akropolis?lang=en").json()
    assert english["lessons"][0]["title"] != books[0]["lessons"][0]["title"]
    assert english["guided"]["level"] == "level-1"
    refused(browser.http.get("/api/v1/lessons/chess"), 404, "no-game")


@pytest.mark.parametrize("game", TAUGHT)
def test_the_first_step_of_a_lesson_is_played_by_its_moves_alone(browser: Browser, game: str) -> None:
    lesson = f"{game}/{book(game).lessons[0].id}"
    place = ask(browser, lesson, type="position").json()
    assert place["step"]["number"] == 0 and place["step"]["task"] and place["position"]["choices"]
    way = ask(browser, lesson, type="show").json()["show"]
    moves: list[str] = []
    for move in way:
        tried = ask(browser, lesson, moves, type="try", notation=move).json()["tried"]
        assert tried["verdict"] == "right" and tried["position"]["choices"] is None
        moves = tried["moves"]
    assert tried["step_done"]
    after = ask(browser, lesson, moves, type="position").json()
    assert tried["done"] or after["step"]["number"] == 1


def test_tries_that_are_not_right_change_nothing_and_say_why(browser: Browser) -> None:
    not_that = ask(browser, type="try", notation="take 1").json()["tried"]
    assert (not_that["verdict"], not_that["moves"], not_that["position"]) == ("not-that", [], None)
    assert not_that["text"] and not_that["preview"]["total"] == -1
    illegal = ask(browser, type="try", notation="take 3", lang="fr").json()["tried"]
    assert illegal["verdict"] == "refused" and illegal["rule"] == "R23" and "Pierres" in illegal["text"]
    nonsense = ask(browser, type="try", notation="🦉").json()["tried"]
    assert nonsense["verdict"] == "refused" and nonsense["text"]


def test_questions_are_answered_as_at_a_table(browser: Browser) -> None:
    place = ask(browser, type="position").json()
    action = place["position"]["choices"][0]["action"]
    assert ask(browser, type="preview", action=action).json()["preview"]["action"] == action
    assert ask(browser, type="preview", action=10**6).json()["refusal"]["text"]
    assert ask(browser, type="why", notation="take 3").json()["refusal"]["rule"] == "R23"
    assert ask(browser, type="explain", target={"site": 0}).json()["fact"]["title"]
    assert ask(browser, type="explain", target={"nothing": "here"}).json()["fact"] is None


def test_bad_input_is_refused_in_words(browser: Browser) -> None:
    refused(ask(browser, "chess/turn", type="position"), 404, "no-game")
    refused(ask(browser, "akropolis/no-such", type="position"), 404, "no-lesson")
    refused(ask(browser, "akropolis/NO_SUCH", type="position"), 404, "not-found")
    text = refused(ask(browser, moves=["take 1"], type="position"), 409, "refuse-not-this-far")
    assert "take 1" in text
    for bad in (["take 0"] * (MOST_MOVES + 1), ["x" * 1000], "take 0", [1]):
        body = {"moves": bad, "question": {"type": "position"}}
        refused(browser.http.post("/api/v1/lessons/akropolis/turn", json=body), 422, "bad-request")
    refused(ask(browser, type="guess"), 422, "bad-request")
    refused(ask(browser, type="preview", action=-1), 422, "bad-request")
    refused(ask(browser, type="explain", target={str(n): n for n in range(20)}), 422, "bad-request")
    more = {"moves": [], "question": {"type": "position"}, "extra": 1}
    refused(browser.http.post("/api/v1/lessons/akropolis/turn", json=more), 422, "bad-request")
    other = {"Origin": "https://elsewhere.example"}
    body = {"moves": [], "question": {"type": "position"}}
    refused(browser.http.post("/api/v1/lessons/akropolis/turn", json=body, headers=other), 403, "origin")


def test_questions_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", limits=Limits(lessons=3)) as served:
        browser = Browser(served.base)
        answers = [ask(browser, type="position").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]


def test_the_coach_speaks_to_who_sits_there_and_to_nobody_else(browser: Browser, served: Served) -> None:
    table = browser.new("hb")["table"]
    url = f"/api/v1/tables/{table}/coach?lang=en"
    with browser.live(table) as tab:
        tab.until(lambda state: state["choices"])
    card = browser.http.post(f"{url}&seat=0", json={"seen": []}).json()["card"]
    assert card["title"] and card["text"] and card["look"]
    seen = browser.http.post(f"{url}&seat=0", json={"seen": [card["id"]]}).json()["card"]
    assert seen is None or seen["id"] != card["id"]
    refused(browser.http.post(f"{url}&seat=1", json={"seen": []}), 403, "forbidden")
    refused(browser.http.post(url, json={"seen": []}), 403, "forbidden")
    refused(Browser(served.base).http.post(f"{url}&seat=0", json={"seen": []}), 404, "no-table")
    refused(browser.http.post(f"{url}&seat=0", json={"seen": ["x"] * 1000}), 422, "bad-request")


def test_first_reads_with_their_pictures_and_examples(browser: Browser) -> None:
    for game in game_ids():
        read = browser.http.get(f"/api/v1/games/{game}/first-read?lang=fr").json()
        assert read["sections"]
        number = read["sections"][0]["picture"]
        assert browser.http.get(f"/api/v1/games/{game}/first-read/{number}").json()["game"] == game
    examples = browser.http.get("/api/v1/games/akropolis/rules/R66/examples?lang=en").json()
    assert [each["ok"] for each in examples] == [True, False]
    for bad in ("games/chess/first-read", "games/akropolis/first-read/98", "games/akropolis/rules/R999/examples"):
        assert browser.http.get(f"/api/v1/{bad}").status_code == 404
    assert browser.http.get("/api/v1/games/akropolis/first-read/-1").status_code == 404
