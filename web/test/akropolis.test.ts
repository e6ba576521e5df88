import { describe, expect, it } from "vitest";
import type { Choice, GameEvent, Preview, View } from "../src/games/akropolis/generated";
import type { Fields } from "../src/lib/protocol";
import { callout, labelBox } from "../src/games/akropolis/callout";
import { anchorAt, boxAround, cellAt, centre, corners, cornerOf, COURSE, lifted, outline, prisms, type Point } from "../src/games/akropolis/geometry";
import { distance, meant, nearest, pegs, REACH, towards } from "../src/games/akropolis/places";
import { effect } from "../src/games/akropolis/effect";
import { placement } from "../src/games/akropolis/placement.svelte";
import { settle } from "../src/games/akropolis/settle";
import { plates, platesOf } from "../src/games/akropolis/plates";
import { footprintKey, footprints, hidden, likeTurn, neighbour, nextTurn, spotKey, tileSpots, type AkropolisView, type Cell, type CityView, type Kind, type Spot } from "../src/games/akropolis/view";

const R = 34;

function place(q: number, r: number, rotation: number, level = 1): Choice {
  const targets = tileSpots({ q, r }, rotation).map((spot) => ({ cell: [spot.q, spot.r] as [number, number] }));
  return { action: ((q + 50) * 100 + r + 50) * 6 + rotation, notation: `place ${q},${r} r${rotation}`, kind: "place", args: { tile: "t", q, r, rotation, level, covered: 0, quarries: 0 }, targets, text: "", rule: "R29", effect: "" };
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

describe("what a click means", () => {
  // A city of a few tiles, two of them raised; places on free ground beside it, one upon it.
  const cells = [
    ...tileSpots({ q: 0, r: 0 }, 0).map((spot) => cell(spot.q, spot.r, "house", 1, 1)),
    ...tileSpots({ q: 2, r: -2 }, 1).map((spot) => cell(spot.q, spot.r, "quarry", 2, null, 2)),
    ...tileSpots({ q: -2, r: 1 }, 3).map((spot) => cell(spot.q, spot.r, "garden", 1, 1, 3)),
  ];
  const built = new Set(cells.map(spotKey));
  const around: Choice[] = [];
  for (let q = -7; q <= 7; q++)
    for (let r = -7; r <= 7; r++)
      for (let rotation = 0; rotation < 6; rotation++) {
        const spots = tileSpots({ q, r }, rotation);
        const touches = spots.some((spot) => [0, 1, 2, 3, 4, 5].some((d) => built.has(spotKey(neighbour(spot, d)))));
        if (touches && !spots.some((spot) => built.has(spotKey(spot)))) around.push(place(q, r, rotation));
      }
  const choices = [...around, place(0, 0, 0, 2)];
  const places = footprints(choices);
  const free = new Map(places.filter((each) => each.level === 1).flatMap((each) => each.cells.map((spot) => [spotKey(spot), spot])));

  for (const flat of [false, true]) {
    const all = pegs(places, R, flat);
    const painted = prisms(cells, { R, flat });
    const mean = (p: Point) => meant(all, p, cellAt(p, painted, R), R);
    const sees = (p: Point, spot: Spot): boolean => spotKey(cellAt(p, painted, R)) === spotKey(spot); // nothing built hides it
    const rise = (level: number): number => (flat ? Math.min(1, level - 1) : level - 1) * COURSE * R;

    describe(flat ? "seen from above" : "seen from a chair", () => {
      it("is a place wherever on free ground a tile may lie: in the middle of a cell, at its corners, between them", () => {
        expect(free.size).toBeGreaterThan(20);
        for (const spot of free.values()) {
          const middle = centre(spot, R);
          const spread = [0, 0.5, 0.97].flatMap((part) => corners(middle, R * part));
          for (const p of spread.filter((each) => sees(each, spot))) expect(mean(p), `${spotKey(spot)} ${p.x},${p.y}`).not.toBeNull();
        }
      });
      it("is a place anywhere upon a surface that a tile may cover", () => {
        for (const each of places)
          for (const spot of each.cells)
            for (const p of corners(lifted(centre(spot, R), rise(each.level)), 0.9 * R))
              if (sees(p, spot)) expect(mean(p)).not.toBeNull();
      });
      it("is the corner itself at a corner, and nearby the nearest", () => {
        for (const peg of all) {
          expect(mean(peg.at)!.peg).toBe(peg);
          for (let turn = 0; turn < 12; turn++) {
            const angle = (turn * Math.PI) / 6;
            const p = { x: peg.at.x + 0.45 * R * Math.cos(angle), y: peg.at.y + 0.45 * R * 0.84 * Math.sin(angle) };
            const least = Math.min(...all.map((other) => distance(other.at, p)));
            expect(distance(mean(p)!.peg.at, p)).toBeLessThan(least + 0.05);
          }
        }
      });
      it("is within reach of the point, or covers what was clicked", () => {
        const box = boxAround(cells, R, 4 * R);
        let none = 0;
        for (let x = box.x; x < box.x + box.w; x += 7)
          for (let y = box.y; y < box.y + box.h; y += 7) {
            const found = mean({ x, y });
            const under = spotKey(cellAt({ x, y }, painted, R));
            if (!found) none += 1;
            else if (found.away > REACH * R) expect(found.peg.place.cells.map(spotKey)).toContain(under);
          }
        expect(none).toBeGreaterThan(100); // far away nothing is meant
      });
      it("is never nothing where the footprint that would be asked about is allowed", () => {
        const box = boxAround(cells, R, 3 * R);
        const heights = new Map(cells.map((each) => [spotKey(each), each.level]));
        for (let x = box.x; x < box.x + box.w; x += 7)
          for (let y = box.y; y < box.y + box.h; y += 7) {
            const spot = cellAt({ x, y }, painted, R);
            const level = heights.get(spotKey(spot)) ?? 0;
            const top = lifted(centre(spot, R), (flat ? Math.min(1, level) : level) * COURSE * R);
            const { at, rotation } = anchorAt({ x, y }, spot, top, R);
            const allowed = places.some((each) => each.key === footprintKey(tileSpots(at, rotation)));
            if (allowed) expect(mean({ x, y })).not.toBeNull();
          }
      });
    });
  }
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

describe("a tile that was confirmed", () => {
  const cities = [city([cell(0, 0, "house", 1, 1)]), city([cell(5, 5, "garden", 1, 1)])];
  const area = city([cell(0, 0, "house", 1, 1), cell(1, 0, "temple", 2, 2, 2)]);
  const view = { cities, stones: [1, 4], score_sheets: [[], []], hand: { seat: 0, tile: "t", price: 0 } } as unknown as View;
  const event = (kind: string, seat: number, data: Fields = {}): GameEvent => ({ kind, seat, rule: "R40", data, text: "", turn: 1 }) as GameEvent;
  const sheet = [{ term: "temple", points: 2, parts: {} }];
  const preview = (events: GameEvent[]): Preview => ({ action: 1, terms: [], total: 2, events, area, score_sheet: sheet, forced: [], ends_turn: false });

  it("lies in its owner's city, with the Stones and points it brings; nobody else's change", () => {
    const after = settle(view, 0, preview([event("place", 0), event("gain", 0, { stones: 2 }), event("take", 1)]))!;
    expect([after.cities, after.stones, after.hand]).toEqual([[area, cities[1]], [3, 4], null]);
    expect(after.score_sheets).toEqual([sheet, []]);
  });
  it("is waited for where the preview is of something else, or does not tell the city", () => {
    expect(settle(view, 0, preview([event("take", 0)]))).toBeNull();
    expect(settle(view, 0, { ...preview([event("place", 0)]), area: null })).toBeNull();
  });
});

describe("what a choice does", () => {
  const choice: Choice = { action: 7, notation: "", kind: "place", args: {}, targets: [], text: "", rule: "R29", effect: "On the ground." } as unknown as Choice;
  it("is said in the server's words, with how a chosen tile is turned", () => {
    expect(effect({ ...choice, kind: "take", effect: "Free." } as unknown as Choice)).toBe("Free.");
    expect(effect(choice)).toBe("On the ground. ⟨page-akropolis-effect-turn⟩");
    placement.pointed = choice.action;
    expect(effect(choice)).toBe("On the ground.");
    placement.pointed = null;
  });
});

describe("what is still face down", () => {
  it("is counted by district, with as many stars as the components say", () => {
    const tiles: Record<string, Kind[]> = { a: ["house", "quarry", "garden_plaza"], b: ["garden_plaza", "house", "house"], c: ["market", "market", "market"] };
    const stars = { house: 1, market: 1, barracks: 1, temple: 1, garden: 5 };
    const rows = hidden({ unseen: ["a", "b"] } as unknown as AkropolisView, tiles, stars);
    expect(rows.filter((row) => row.count || row.stars)).toEqual([
      { kind: "house", count: 3, stars: 0 },
      { kind: "garden", count: 0, stars: 10 },
      { kind: "quarry", count: 1, stars: 0 },
    ]);
  });
});
