"""The picture of a position has room for everything that was built."""

from __future__ import annotations

from xml.etree import ElementTree

import pentapolis

SVG = "{http://www.w3.org/2000/svg}"


def boxes(svg: str) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of every rectangle with its place."""
    found = []
    for box in ElementTree.fromstring(svg).iter(f"{SVG}rect"):
        if "x" in box.attrib:
            x, y, wide, tall = (float(box.attrib[name]) for name in ("x", "y", "width", "height"))
            found.append((x, y, x + wide, y + tall))
    return found


def test_a_board_with_many_buildings_holds_them_all():
    game = pentapolis.game("uchronia")
    most = 0
    for seed in range(6):
        state = game.new(players=2, seed=seed)
        state.playout(pentapolis.Rng(seed))
        built = [len(board["completed"]) + len(board["sites"]) for board in state.view(None)["boards"]]
        most = max(most, *built)
        found = boxes(state.svg())
        panels = [box for box in found if box[2] - box[0] > 700][:2]
        tiles = [box for box in found if box[2] - box[0] == 54]
        assert len(tiles) == sum(built)
        for left, top, right, bottom in tiles:
            assert [
                1
                for panel in panels
                if panel[0] <= left and panel[1] <= top and right <= panel[2] and bottom <= panel[3]
            ]
    assert most > 12, "more than four rows of them were seen"
