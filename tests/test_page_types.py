"""The page's types are those of Python: what `make types` would write is what is there."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import pentapolis
from tools import page_types


def test_the_types_of_the_page_are_not_stale() -> None:
    assert page_types.stale() == [], "run `make types`"


def test_stale_types_are_found(tmp_path: Path) -> None:
    for name in page_types.files():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(page_types.FOLDER / name, tmp_path / name)
    assert page_types.stale(tmp_path) == []
    protocol = tmp_path / "lib/generated/protocol.ts"
    protocol.write_text(protocol.read_text("utf-8").replace("  notation: string;\n", "", 1), "utf-8")
    (tmp_path / "lib/generated/chess.ts").write_text("", "utf-8")
    assert page_types.stale(tmp_path) == ["lib/generated/chess.ts", "lib/generated/protocol.ts"]


def test_what_clients_may_leave_out_and_what_servers_always_send() -> None:
    written = page_types.files()["lib/generated/protocol.ts"]
    assert "  action: number;\n  hold?: boolean;\n}" in written
    assert "export interface ClockSetting {\n  seconds: number;\n  increment: number;\n}" in written
    assert "  view: View;\n" in written and "  [own: string]: unknown;\n" in written


def test_a_board_knows_each_kind_with_its_own_fields() -> None:
    written = page_types.files()["games/akropolis/generated.ts"]
    place = '| { kind: "place"; args: wire.Open<Placing, Args>; targets: wire.Open<CityCell, Targets>[] }\n'
    assert place in written and "export type Placing = {\n  tile: string;\n  q: number;\n" in written
    assert '| { kind: "take" | "architect"; data: wire.Open<InHand, Data> }\n' in written
    assert "area: CityView | null; events: GameEvent[]" in written and "export interface Play {\n" in written


def test_type_checkers_know_every_game_by_its_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    written = page_types.by_name()
    for id in pentapolis.game_ids():
        assert f'def game(id: Literal["{id}"]) -> {type(pentapolis.game(id)).__name__}: ...' in written
    monkeypatch.setattr(page_types, "BY_NAME", tmp_path / "by_name.pyi")
    assert page_types.stale() == ["by_name.pyi"]
    (tmp_path / "by_name.pyi").write_text(written.replace("akropolis", "chess"), "utf-8")
    assert page_types.stale() == ["by_name.pyi"]
