"""Results as files for other programs: JSON with everything, CSV with one row for each line of a table."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from .play import Played
from .report import Report
from .stats import Figure


def write_json(path: Path, result: object) -> None:
    """The result, indented."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")


Row = msgspec.Struct | Mapping[str, Any]


def write_csv(path: Path, rows: Iterable[Row]) -> None:
    """A line for each row; a figure becomes three columns."""
    flat = [_flat(row) for row in rows]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(dict.fromkeys(name for row in flat for name in row)), lineterminator="\n")
        writer.writeheader()
        writer.writerows(flat)


def _flat(row: Row) -> dict[str, Any]:
    fields = msgspec.structs.asdict(row) if isinstance(row, msgspec.Struct) else row
    flat: dict[str, Any] = {}
    for name, value in fields.items():
        if isinstance(value, Figure):
            flat |= {name: value.value, f"{name}_low": value.low, f"{name}_high": value.high}
        else:
            flat[name] = value
    return flat


def game_rows(games: Iterable[Played]) -> Iterable[dict[str, Any]]:
    """One row for each seat of each game."""
    for played in games:
        for seat, bot in enumerate(played.seats):
            yield {
                "deal": played.deal,
                "setting": played.setting,
                "players": len(played.seats),
                "seats": " | ".join(played.seats),
                "seat": seat,
                "bot": bot,
                "score": played.scores[seat],
                "place": played.ranking[seat],
                "win": played.wins[seat],
                "first": int(seat == played.first),
                "moves": played.moves[seat],
            }


def write_report(folder: Path, report: Report, games: list[Played]) -> None:
    """result.json, ratings.csv, records.csv, pairs.csv and games.csv."""
    write_json(folder / "result.json", report)
    ratings = [{"bot": name, **_flat(rating)} for name, rating in report.ratings.items()]
    write_csv(folder / "ratings.csv", ratings)
    write_csv(folder / "records.csv", report.records)
    write_csv(folder / "pairs.csv", report.pairs)
    write_csv(folder / "games.csv", game_rows(games))
