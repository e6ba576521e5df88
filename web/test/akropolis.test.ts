import { describe, expect, it } from "vitest";
import type { Choice } from "../src/lib/protocol";
import { callout, labelBox } from "../src/games/akropolis/callout";
import { anchorAt, boxAround, cellAt, centre, cornerOf, COURSE, lifted, outline, prisms } from "../src/games/akropolis/geometry";
import { nearest, pegs, towards } from "../src/games/akropolis/places";
import { plates, platesOf } from "../src/games/akropolis/plates";
import { footprintKey, footprints, likeTurn, nextTurn, tileSpots, type Cell, type CityView, type Kind } from "../src/games/akropolis/view";

const R = 34;

function place(q: number, r: number, rotation: number, level = 1): Choice {
  const targets = tileSpots({ q, r }, rotation).map((spot) => ({ cell: [spot.q, spot.r] }));
  return { action: ((q + 50) * 100 + r + 50) * 6 + rotation, notation: `place ${q},${r} r${rotation}`, kind: "place", args: { tile: "t", q, r, rotation, level }, targets, text: "" };
}

function cell(q: number, r: number, kind: Kind, level: number, worth: number | null, placement = 1): Cell {
  return { q, r, kind, level, placement, worth };
}

const city = (cells: Cell[]): CityView => ({ placements: [], cells, lakes: [] });

describe("footprints", () => {
  // Three ways to cover (0,0), (0,-1), (1,-1), and one other place.
  const same = [place(0, 0, 0), place(0, -1, 2), place(1, -1, 4)];
  const found = footprints([...same, place(5, 5, 1)]);

  it("gathers the turns of one place", () => {
    expect(found.map((each) => each.turns.length)).toEqual([3, 1]);
    expect(found[0]!.turns.map((turn) => turn.args["rotation"])).toEqual([0, 2, 4]);
  });
  it("goes round the turns", () => {
    const [a, b, c] = found[0]!.turns;
    expect([nextTurn(found[0]!, a!), nextTurn(found[0]!, b!), nextTurn(found[0]!, c!)]).toEqual([b, c, a]);
  });
  it("keeps the tile as it was held when going to a place of the other shape and back", () => {
    const odd = footprints([place(9, 9, 1), place(10, 8, 3), place(10, 9, 5)])[0]!;
    for (const turn of found[0]!.turns) {
      const there = likeTurn(odd, Number(turn.args["rotation"]));
      expect(likeTurn(found[0]!, Number(there.args["rotation"]))).toBe(turn);
    }
  });
});

describe("geometry", () => {
  it("finds the cell under a point, a raised top before the ground behind it", () => {
    const painted = prisms([cell(0, 0, "house", 3, 3)], { R, flat: false });
    const top = lifted(centre({ q: 0, r: 0 }, R), 3 * COURSE * R);
    expect(cellAt(top, painted, R)).toEqual({ q: 0, r: 0 });
    expect(cellAt(centre({ q: 2, r: -3 }, R), painted, R)).toEqual({ q: 2, r: -3 });
  });
  it("names the footprint around the nearest corner", () => {
    for (let rotation = 0; rotation < 6; rotation++) {
      const at = { q: 1, r: -2 };
      const point = cornerOf(tileSpots(at, rotation), R);
      expect(anchorAt(point, at, centre(at, R), R)).toEqual({ at, rotation });
    }
  });
  it("outlines a tile with twelve corners and paints far stacks first", () => {
    expect(outline(tileSpots({ q: 0, r: 0 }, 0), R, 0)).toHaveLength(12);
    const order = prisms([cell(0, 1, "house", 1, 1), cell(0, -1, "house", 1, 1), cell(0, 0, "house", 1, 1)], { R, flat: false });
    expect(order.map((prism) => prism.r)).toEqual([-1, 0, 1]);
  });
});

describe("pegs", () => {
  const all = pegs(footprints([place(0, 0, 0), place(3, 0, 0), place(0, 3, 0), place(0, 0, 3, 2)]), R, false);
  it("takes the nearest one", () => {
    expect(nearest(all, { x: all[1]!.at.x + 9, y: all[1]!.at.y - 5 })?.peg).toBe(all[1]);
    expect(nearest([], { x: 0, y: 0 })).toBeNull();
  });
  it("goes in the direction of the arrow", () => {
    expect(towards(all, all[0]!.at, "ArrowRight")).toBe(all[1]);
    expect(towards([all[0]!, all[2]!], all[0]!.at, "ArrowDown")).toBe(all[2]);
    expect(towards(all, all[1]!.at, "ArrowRight")).toBeNull();
  });
});

describe("plates", () => {
  const before = city([cell(0, 0, "house", 1, 1), cell(1, 0, "house", 2, 0), cell(2, 0, "temple", 2, 4), cell(3, 0, "quarry", 3, null)]);
  it("show height and whether it counts; plain ground and quarries have none", () => {
    const found = plates(before, null);
    expect(found.get("0,0")).toBeUndefined();
    expect(found.get("1,0")).toEqual({ text: "2", counts: false, changes: false });
    expect(found.get("2,0")).toEqual({ text: "2×2", counts: true, changes: false });
    expect(found.get("3,0")).toBeUndefined();
  });
  it("flip with the preview, but not where the tile would cover", () => {
    const after = city([cell(0, 0, "house", 1, 0), cell(1, 0, "house", 2, 2), cell(2, 0, "garden", 3, 3, 9)]);
    const found = plates(before, after);
    expect(found.get("0,0")).toEqual({ text: "1", counts: false, changes: true });
    expect(found.get("1,0")).toEqual({ text: "2", counts: true, changes: true });
    expect(found.get("2,0")?.changes).toBe(false);
    expect(platesOf([{ q: 2, r: 0 }], after).get("2,0")).toEqual({ text: "3", counts: true, changes: false });
  });
});

describe("call-out", () => {
  it("avoids a plaza and stays inside", () => {
    const spots = tileSpots({ q: 0, r: 0 }, 1);
    const plazas = city([cell(2, -1, "house_plaza", 1, null), cell(2, 0, "market_plaza", 1, null), cell(3, -1, "house_plaza", 1, null), cell(3, -2, "house_plaza", 1, null)]);
    const frame = boxAround([...spots, ...plazas.cells], R, 4 * R);
    const found = callout(spots, 1, plazas, frame, R, false, 1);
    expect(found.side).not.toBe("right");
    const label = labelBox(found.at, found.side, 1);
    expect(label.x).toBeGreaterThanOrEqual(frame.x);
    expect(label.x + label.w).toBeLessThanOrEqual(frame.x + frame.w);
  });
  it("tells the same place by any order of its cells", () => {
    expect(footprintKey(tileSpots({ q: 0, r: 0 }, 0))).toBe(footprintKey(tileSpots({ q: 0, r: -1 }, 2)));
  });
});
