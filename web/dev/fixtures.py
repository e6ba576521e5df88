"""Makes prepared tables for the boards' development page from the real rules: python web/dev/fixtures.py [SEED]."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pentapolis
from pentapolis import Rng, State
from pentapolis.bots import bot, decide
from pentapolis.core.events import Event
from pentapolis.texts import texts
from pentapolis.texts.words import event_text, told

NAMES = ["Ada", "Cypress", "Saffron", "Laurel", "Myrtle"]
FOLDER = Path(__file__).parent / "fixtures"
LANGUAGE = texts("en")


def worded_event(state: State, event: Event, seat: int | None) -> dict[str, Any]:
    """The event as the seat sees it, with its sentence."""
    seen = event.view(seat)
    name = NAMES[seen["seat"]] if seen["seat"] >= 0 else ""
    return {**seen, "text": event_text(LANGUAGE, state.game, seen, name, NAMES)}


def choice(state: State, action: int) -> dict[str, Any]:
    """The legal action in its structured, worded form."""
    made = state.choice(action)
    return {
        "action": action,
        "notation": state.notation(action),
        "kind": made.kind,
        "args": made.args,
        "targets": made.targets,
        "text": told(LANGUAGE, state.game, made.key, made.args, names=NAMES),
        "rule": made.rule,
        "effect": told(LANGUAGE, state.game, made.effect, made.args, names=NAMES) if made.effect else "",
    }


def preview(state: State, action: int, seat: int) -> dict[str, Any]:
    """What the action would change for the seat that decides."""
    found = state.preview(action)
    world = state.resample(seat, Rng(0))
    world.play(action)
    view = world.view(seat)
    areas = view.get("cities") or view.get("boards")
    return {
        "action": action,
        "terms": found.terms,
        "total": found.total(seat),
        "events": [worded_event(state, event, seat) for event in found.events],
        "area": areas[seat] if areas else None,
        "score_sheet": view["score_sheets"][seat],
    }


def seats(count: int) -> list[dict[str, Any]]:
    """A person here and bots."""
    return [
        {
            "seat": seat,
            "kind": "bot" if seat else "here",
            "name": NAMES[seat],
            "level": "level-3" if seat else None,
            "taken": True,
            "online": True,
            "away": False,
            "mine": seat == 0,
            "clock": None,
        }
        for seat in range(count)
    ]


def fixture(state: State, log: list[dict[str, Any]]) -> dict[str, Any]:
    """The table as seat 0 sees it."""
    decision = state.decision
    mine = decision is not None and decision.seat == 0
    legal = state.legal() if mine else []
    worded = None
    if decision is not None:
        key = f"{state.game.id}-prompt-{decision.kind}"
        text = told(LANGUAGE, state.game, key, decision.about, NAMES[decision.seat], NAMES)
        worded = {**decision.json(), "text": text}
    last = [event for entry in log if entry["turn"] >= state.turn - state.seats + 1 for event in entry["events"]]
    return {
        "state": {
            "type": "state",
            "protocol": 1,
            "table": "fixture",
            "version": len(log),
            "status": "over" if state.over else "playing",
            "game": state.game.id,
            "name": "",
            "viewpoint": 0,
            "seats": seats(state.seats),
            "view": state.view(0),
            "decision": worded,
            "choices": [choice(state, action) for action in legal] if mine else None,
            "can": {"undo": 0, "undo_turn": 0, "confirm": False},
            "log_from": 0,
            "log": log,
            "proposals": [],
            "chat": [],
            "clock": None,
            "now": 0,
            "next": None,
            "seed_hash": "",
            "seed": None,
        },
        "previews": {str(action): preview(state, action, 0) for action in legal},
        "last": [event for event in last if event["seat"] != 0],
        "components": state.game.components(),
    }


class Writer:
    """Plays a game of greedy bots and keeps the first table of every wanted kind."""

    def __init__(self, game: str, players: int, seed: int, options: dict[str, Any] | None = None) -> None:
        self.state = pentapolis.game(game).new(players, seed, options)
        self.rng = Rng(seed)
        self.log: list[dict[str, Any]] = []
        self.made: set[str] = set()

    def run(self, name: str, first_turn: int, kinds: bool = False) -> None:
        """Writes `name` at the first decision of seat 0 from that turn on, or one file for each kind of decision."""
        while not self.state.over:
            decision = self.state.decision
            assert decision is not None
            label = f"{name}-{decision.kind}" if kinds else name
            if decision.seat == 0 and self.state.turn >= first_turn and label not in self.made:
                self.write(label)
                if not kinds:
                    return
            self.step()
        if kinds:
            self.write(f"{name}-over")

    def choose(self) -> int:
        """What the bot plays."""
        return decide(bot("greedy"), self.state, self.rng)

    def step(self) -> None:
        """Plays one action and logs it."""
        state = self.state
        seat, turn = state.player, state.turn
        action = self.choose()
        text = choice(state, action)["text"]
        heard = state.listen()
        state.play(action)
        self.log.append(
            {
                "n": len(self.log) + 1,
                "turn": turn,
                "seat": seat,
                "notation": state.notation(action),
                "text": text,
                "events": [worded_event(state, event, 0) for event in heard],
                "scores": state.scores(),
                "draft": False,
            }
        )

    def write(self, label: str) -> None:
        """Keeps the present table as a file."""
        self.made.add(label)
        FOLDER.mkdir(exist_ok=True)
        path = FOLDER / f"{label}.json"
        path.write_text(json.dumps(fixture(self.state, self.log)), "utf-8")
        print(f"{path.name}: {path.stat().st_size // 1024} KB")


def main() -> None:
    """Makes every fixture."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    Writer("akropolis", 2, seed, {"variants": ["temples", "gardens"]}).run("akropolis", 12, kinds=True)
    Writer("akropolis", 2, seed).run("akropolis-start", 0)
    Writer("akropolis", 2, seed, {"long": True}).run("akropolis-late", 50, kinds=True)
    Writer("akropolis", 3, seed + 1).run("akropolis-three", 27, kinds=True)
    Writer("akropolis", 4, seed, {"variants": ["houses", "markets", "barracks", "temples", "gardens"]}).run(
        "akropolis-four", 24, kinds=True
    )
    Writer("akropolis", 1, seed, {"architect": "metagenes"}).run("akropolis-solo", 20, kinds=True)
    Writer("uchronia", 3, seed).run("uchronia", 9, kinds=True)
    Writer("uchronia", 2, seed).run("uchronia-start", 0)
    Writer("uchronia", 5, seed).run("uchronia-five", 12)
    Writer("horizon", 3, seed).run("horizon", 30, kinds=True)
    Writer("horizon", 2, seed).run("horizon-start", 0)


if __name__ == "__main__":
    main()
