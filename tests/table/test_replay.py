"""Replays: what each viewpoint is told, in pieces, as patches, and as one file."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pentapolis
from pentapolis import Rng
from pentapolis.core.record import Record
from pentapolis.server import offline_replay
from pentapolis.wire.patch import apply_patch, patch
from pentapolis.wire.presenter import Presenter
from pentapolis.wire.replay import Replay, presenter_of

from .made import play, table

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=8,
)


def replay(
    game: str = "uchronia", names: tuple[str, ...] = ("Ada", "bot:level-3", "bot:greedy"), actions: int = 40
) -> Replay:
    """The first actions of a random game."""
    record = Record.start(pentapolis.game(game), 3, 5, None, list(names))
    state, rng = record.first_state(), Rng(5)
    while not state.over and len(record.moves) < actions:
        record.append(state, state.sample(rng))
    return Replay(presenter_of("t", record))


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@settings(suppress_health_check=[HealthCheck.too_slow])  # nested values are slow to make on a busy machine
@given(VALUES, VALUES)
def test_a_patch_makes_the_new_value_and_leaves_the_old_one(old: Any, new: Any) -> None:
    before = json.dumps(old)
    made = apply_patch(old, json.loads(json.dumps(patch(old, new))))
    assert json.dumps(made) == json.dumps(new) or made == new
    assert type(made) is type(new) and json.dumps(old) == before


def test_what_does_not_change_takes_no_room() -> None:
    assert patch({"a": [1, 2], "b": 3}, {"a": [1, 2], "b": 3}) == {}
    assert patch({"a": [1, {"c": 2}], "b": 3}, {"a": [1, {"c": 5}], "b": 3}) == {"a": {"1": {"c": [5]}}}
    assert patch(1, True) == [True]


def test_frames_come_in_pieces_and_end_with_the_game() -> None:
    shown = replay()
    assert [frame.n for frame in shown.frames(0, 4, None, "en")] == [0, 1, 2, 3, 4]
    assert [frame.n for frame in shown.frames(38, 99, None, "en")] == [38, 39, 40]
    assert shown.frames(41, 50, None, "en") == []
    (first,) = shown.frames(0, 0, 1, "en")
    assert first.seat is None and first.view["turn"] == first.turn


def test_a_viewpoint_is_told_what_that_seat_could_know() -> None:
    shown = replay()
    for seat in shown.viewpoints:
        views = [frame.view for frame in shown.frames(0, 40, seat, "en")]
        assert plain(views) == plain([state.view(seat) for state in shown.states()])
    assert plain(shown.views(None)) != plain(shown.views(0))


def test_the_info_has_a_round_and_a_score_for_every_position() -> None:
    shown = replay("akropolis", actions=10_000)
    info = shown.info(1, "fr", frozenset({1}))
    assert info.over and info.total == len(info.log) == len(info.rounds) - 1
    assert info.rounds[0] == 1 and info.rounds[-1] == max(info.rounds) == 12
    assert info.start == [1, 2, 3] and len(info.log[-1].scores) == 3
    assert [seat.mine for seat in info.seats] == [False, True, False]
    assert [seat.kind for seat in info.seats] == ["here", "bot", "bot"]
    assert [seat.level for seat in info.seats] == [None, "level-3", None]
    assert info.seats[0].name == "Ada" and info.seats[2].name == "greedy"


def test_a_film_of_a_running_table_stands_still_and_leaves_no_trace() -> None:
    running = table("hh")
    play(running)
    play(running)
    words = Presenter(running)
    play(running, hold=True)  # a draft, which is nobody's business but its player's
    still = words.still()
    told = Replay(still).info(None, "en")
    play(running, hold=True)
    running.confirm(running.line.drafter, running.version_for(running.line.drafter), 0)
    running.rename(0, "Ada", 0)
    assert Replay(still).info(None, "en") == told and told.total == 2
    assert words.names("en")[0] == "Ada", "names of a moment ago are not kept for the table"
    assert Replay(words.still()).info(None, "en").total == 4


def test_the_offline_file_holds_every_position_of_every_viewpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = replay(names=("</script><b>", "@@pentapolis-data@@", "Zoë"))
    monkeypatch.setattr(offline_replay, "TEMPLATE", tmp_path / "offline.html")
    with pytest.raises(offline_replay.PageNotBuilt, match="make page"):
        offline_replay.template()
    (tmp_path / "offline.html").write_text("no marks")
    with pytest.raises(offline_replay.PageNotBuilt, match="another version"):
        offline_replay.template()
    marks = offline_replay.LANG_MARK, offline_replay.TITLE_MARK, offline_replay.DATA_MARK
    template = "<p>{}<title>{}</title><script>{}</script>".format(*marks)
    (tmp_path / "offline.html").write_text(template)
    page = offline_replay.offline_html(shown, "fr", offline_replay.template())
    assert page.startswith("<p>fr<title>Uchronia: &lt;/script&gt;&lt;b&gt;, ") and page.count("</script>") == 1
    found = re.search("<script>([A-Za-z0-9+/=]+)</script>", page)
    assert found is not None
    data = json.loads(zlib.decompress(base64.b64decode(found[1])))
    assert data["lang"] == "fr" and set(data["infos"]) == {"en", "fr"}
    view = data["first"]
    for n, state in enumerate(shown.states()):
        view = apply_patch(view, data["steps"][n - 1]) if n else view
        assert view == plain(state.view(None))
        for seat in range(3):
            assert apply_patch(view, data["seats"][seat][n]) == plain(state.view(seat))
    spectator, *seats = data["infos"]["en"]
    assert [apply_patch(spectator, change) for change in seats] == [plain(shown.info(seat, "en")) for seat in range(3)]
