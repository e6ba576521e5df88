import { describe, expect, it } from "vitest";
import { pips } from "../src/board/die";
import { hexAt, hexBox, hexCentre, hexCorners, hexOutline, inHex, neighbour, type Spot } from "../src/board/hexes";
import { spanning } from "../src/board/plane";
import { stacked } from "../src/board/track";

const spots: Spot[] = [-2, -1, 0, 1, 2].flatMap((q) => [-2, 0, 3].map((r) => ({ q, r })));

describe("hexes", () => {
  it.each([1, 0.84])("are found again by their centres and by points near their corners, seen at %s", (squash) => {
    const look = { R: 30, squash };
    for (const spot of spots) {
      const at = hexCentre(spot, look);
      expect(hexAt(at, look)).toEqual(spot);
      for (const corner of hexCorners(at, look)) {
        const near = { x: at.x + 0.9 * (corner.x - at.x), y: at.y + 0.9 * (corner.y - at.y) };
        expect([hexAt(near, look), inHex(at, near, look)]).toEqual([spot, true]);
      }
    }
  });
  it("share an edge with six neighbours, and three of them one outline", () => {
    const one = { q: 0, r: 0 };
    expect(new Set([0, 1, 2, 3, 4, 5].map((d) => JSON.stringify(neighbour(one, d)))).size).toBe(6);
    expect(hexOutline([one], { R: 10 })).toHaveLength(6);
    expect(hexOutline([one, neighbour(one, 0), neighbour(one, 1)], { R: 10 })).toHaveLength(12);
  });
  it("have a box around them", () => {
    expect(hexBox([{ q: 0, r: 0 }], { R: 10 }, 1)).toMatchObject({ x: -11, w: 22 });
    expect(spanning([])).toEqual({ x: -1, y: -1, w: 2, h: 2 });
  });
});

describe("dice and tracks", () => {
  it("show as many pips as their value, each in a place of its own", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) expect(new Set(pips(value).map(({ x, y }) => `${x},${y}`)).size).toBe(value);
    expect([pips(0), pips(7), pips(2.5)]).toEqual([[], [], []]);
  });
  it("keep the order of a stack, the lowest first", () => {
    const on = stacked([{ id: "a" }, { id: "b" }], [{ space: "b", seat: 2 }, { space: "a", seat: 1 }, { space: "b", seat: 0 }, { space: "c", seat: 3 }]);
    expect(on.map((each) => each.on.map((marker) => marker.seat))).toEqual([[1], [2, 0]]);
  });
});
