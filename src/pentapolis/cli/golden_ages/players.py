"""What lies beside the map: displays in the middle, and the boards of the players, out of a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from .worldmap import SIGNS, seat_mark, sign

Say = Callable[..., str]
SPACE = "  "


class Players:
    """Draws displays and boards; `components` is the game's catalogue, `say` words a text key."""

    def __init__(self, say: Say, components: dict[str, Any], names: list[str]) -> None:
        self.say = say
        self.names = names
        self.wonders = {item["id"]: item for item in components["wonders"]}
        self.civs = {item["id"]: item for item in components["civilizations"]}
        self.rows = [(row["id"], row["order"]) for row in components["technology_rows"]]

    # --- the middle ---

    def header(self, view: dict[str, Any]) -> Text:
        """The era, who began it, the piles; whether the end has come."""
        line = Text.assemble((self.say("golden_ages-name"), "bold"), SPACE)
        line.append(
            self.say("cli-golden-status", era=view["era"], first=self.names[view["first"]], **self._piles(view))
        )
        if view["last_turns"] is not None:
            line.append(SPACE + self.say("cli-golden-last-turns", count=view["last_turns"]), "bold #e08a5c")
        return line

    @staticmethod
    def _piles(view: dict[str, Any]) -> dict[str, int]:
        piles = view["piles"]
        return {"tiles": piles["threes"] if view["era"] == 1 else piles["twos"], "glory": piles["glory"]}

    def legend(self) -> Text:
        """What the signs of the map mean."""
        line = Text()
        for symbol in SIGNS:
            line.append_text(sign(symbol)).append(f" {self.say(f'golden_ages-symbol-{symbol}')}{SPACE}", "dim")
        return line.append(self.say("cli-golden-legend"), "dim")

    def displays(self, view: dict[str, Any], seat: int) -> list[Text]:
        """Wonders with what they cost the seat, buildings, judgements, the Agora."""
        civ = view["boards"][seat]["civ"]
        wonders = [f"{self.say(f'golden_ages-wonder-{id}')} {self.price(id, civ)}" for id in view["wonders"]]
        buildings = [self.say(f"golden_ages-building-{id[:-2]}") for id in view["buildings"]]
        lines = [
            self._line("cli-golden-wonders", " · ".join(wonders)),
            self._line("cli-golden-buildings", " · ".join(buildings)),
            self._judgements(view),
        ]
        agora = self._line("cli-golden-agora", "")
        for other, count in enumerate(view["agora"]):
            agora.append_text(seat_mark(other)).append(f" {count}{SPACE}")
        return [*lines, agora]

    def price(self, wonder: str, civ: str | None) -> int:
        """What the wonder costs that civilization."""
        item = self.wonders[wonder]
        discounted = civ is not None and item["discount_civilization"] == civ
        return int(item["discounted_cost"] if discounted else item["cost"])

    def _judgements(self, view: dict[str, Any]) -> Text:
        line = self._line("cli-golden-judgements", "")
        for at, id in enumerate(view["judgements"]):
            line.append(" · " if at else "")
            chosen = id == view["judgement"]
            line.append(self.say(f"golden_ages-judgement-{id}"), "bold reverse" if chosen else "")
        return line

    def _line(self, key: str, text: str) -> Text:
        return Text.assemble((self.say(key) + " ", "bold"), text or "")

    # --- boards ---

    def title(self, view: dict[str, Any], seat: int) -> Text:
        """Letter, name, points, gold, civilization."""
        board = view["boards"][seat]
        line = Text.assemble(seat_mark(seat), " ", (self.names[seat], "bold"), SPACE)
        line.append(self.say("cli-golden-holds", points=board["score"], gold=board["gold"], cubes=board["reserve"]))
        if board["civ"] is not None:
            line.append(f"{SPACE}{self.civ(board['civ'])}")
        if board["revealed"] is not None:
            line.append(f" → {self.civ(board['revealed'])}", "italic")
        if board["golden_age"]:
            line.append(SPACE + self.say("golden_ages-action-golden_age"), "bold #ffd866")
        return line

    def civ(self, id: str) -> str:
        """The civilization with its value."""
        return f"{self.say(f'golden_ages-civ-{id}')} ({self.civs[id]['value']})"

    def board(self, view: dict[str, Any], seat: int) -> RenderableType:
        """A board as everybody sees it, in three lines or fewer."""
        board = view["boards"][seat]
        lines = [self.title(view, seat), self._techs(board)]
        cards = self._cards(board)
        if cards is not None:
            lines.append(cards)
        return Group(*lines)

    def own(self, view: dict[str, Any], seat: int) -> RenderableType:
        """The board of who decides, with the cards that nobody else sees."""
        board = view["boards"][seat]
        parts: list[RenderableType] = [self.board(view, seat)]
        secret = Text("  ")
        for era, civ in (board["hand"] or {}).items():
            secret.append(f"{self.say('cli-golden-era', era=int(era))} {self.civ(civ)}{SPACE}", "dim")
        if board["future"] is not None:
            secret.append(self.say(f"golden_ages-future-{board['future']}"), "italic")
        parts.append(secret)
        if view["looked"] is not None and view["looked"]["values"] is not None:
            values = ", ".join(map(str, view["looked"]["values"]))
            parts.append(Text(self.say("cli-golden-looked", values=values), "bold"))
        return Group(*parts)

    def _techs(self, board: dict[str, Any]) -> Text:
        """Of each row the last technology, and its level."""
        line = Text("  ")
        for row, order in self.rows:
            developed = [tech for tech in order if tech in board["techs"]]
            line.append(f"{self.say(f'golden_ages-row-{row}')} ", "dim")
            line.append(f"{len(developed)} {self.say(f'golden_ages-tech-{developed[-1]}')}{SPACE}")
        return line

    def _cards(self, board: dict[str, Any]) -> Text | None:
        """Buildings, wonders and glory; what has been used is struck out."""
        if not (board["buildings"] or board["wonders"] or board["glory"]):
            return None
        line = Text("  ")
        for kind, cards in (("building", board["buildings"]), ("wonder", board["wonders"])):
            for card in cards:
                id = card["card"][:-2] if kind == "building" else card["card"]
                line.append(self.say(f"golden_ages-{kind}-{id}"), "dim strike" if card["used"] else "")
                line.append(SPACE)
        if board["glory"]:
            line.append(f"{self.say('golden_ages-term-glory')} {' '.join(map(str, board['glory']))}", "#e58be5")
        return line
