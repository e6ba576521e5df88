// The board of The Golden Ages: effects in signs, where people stand.

import { describe, expect, it } from "vitest";
import { seatedInAgora } from "../src/games/golden_ages/agora";
import { effectsOf } from "../src/games/golden_ages/effects";
import type { Cell, Op } from "../src/games/golden_ages/generated";
import { stepsBetween } from "../src/games/golden_ages/land";
import { arrivalsOf, freshOf, planned } from "../src/games/golden_ages/moves";
import type { GameEvent } from "../src/games/golden_ages/generated";
import { people } from "../src/games/golden_ages/symbols";

const op = (name: string, more: object): Op => ({ op: name, timing: "active", ...more }) as unknown as Op;

describe("effects in signs", () => {
  it("draw a technology for nothing as one that costs 0", () => {
    expect(effectsOf([op("develop_discount", { amount: "full_cost" })])).toEqual([{ when: "act", marks: [{ tech: "0" }] }]);
    expect(effectsOf([op("develop_discount", { amount: 3 })])[0]?.marks).toContainEqual({ coin: 3 });
  });
});

describe("people", () => {
  it("beside a capital stay on their cell, lying or not", () => {
    const cell = { capital: 0, city: null, colonists: [{ seat: 0, standing: 1, lying: 2 }] } as unknown as Cell;
    const { seen } = people(cell, 0);
    expect(seen).toHaveLength(3);
    expect(seen.every(({ x, lying }) => x + (lying ? 2 : 9) <= 62.5)).toBe(true);
  });
});

describe("motion", () => {
  it("leads a colonist over the joined edge where that is shorter", () => {
    expect(stepsBetween({ row: 1, col: 1 }, { row: 2, col: 8 }).map(({ row, col }) => `${row},${col}`)).toEqual(["1,1", "2,1", "2,0", "2,9", "2,8"]);
  });
  it("lets the cells of a tile settle, and turns what was developed", () => {
    const event = (kind: string, data: object) => ({ kind, seat: 1, data }) as unknown as GameEvent;
    const edges = { n: "land", e: "sea", s: "sea", w: "sea" };
    const tiles = new Map([["t", { id: "t", cells: [{ row: 0, col: 0, edges, resources: [] }, { row: 0, col: 1, edges, resources: [] }] }]]) as unknown as Parameters<typeof freshOf>[1];
    const fresh = freshOf([event("place_tile", { tile: "t", row: 2, col: 3, rotation: 90 }), event("develop", { tech: "wheel" }), event("move", {})], tiles);
    expect([...fresh]).toEqual(["map::2,3", "map::3,3", "techs:1:wheel"]);
  });

  it("is not on its cell before it has come there", () => {
    const event = (kind: string, data: object) => ({ kind, seat: 1, data }) as unknown as GameEvent;
    const walk = event("move", { from_row: 2, from_col: 1, row: 2, col: 4, steps: 3 });
    const city = event("found", { row: 2, col: 4, cubes: 1, gold: 2 });
    const built = event("building", { building: "market" });
    expect([...arrivalsOf([walk, city, built])]).toEqual([["man:1:2,4", 450], ["cube:1:2,4", 300]]);
  });
});

describe("the Agora", () => {
  const SHORT_OF = { true: [27, 56], false: [58, 45] } as const; // half of the court, to its rim
  it.each([true, false])("has room for twelve people, upright: %s", (upright) => {
    const [rx, ry] = SHORT_OF[`${upright}`];
    for (let count = 1; count <= 12; count++) {
      const { spots, scale } = seatedInAgora(count, upright);
      expect(spots).toHaveLength(count);
      for (const { x, y } of spots) expect(((Math.abs(x) + 11 * scale) / rx) ** 2 + ((Math.abs(y) + 8.5 * scale) / ry) ** 2).toBeLessThan(1.02);
    }
  });
});

describe("the arrow of what is chosen", () => {
  const event = (kind: string, data: object, seat = 0): GameEvent => ({ kind, seat, data }) as unknown as GameEvent;
  const goals = (...events: GameEvent[]): string[] => planned(events, 0).map(({ to }) => to);
  it("ends where the card will lie", () => {
    expect(goals(event("building", { building: "market" }))).toEqual(["slots:0:building"]);
    expect(goals(event("discard", { building: "library" }), event("building", { building: "market" }))).toEqual(["cards:0:library"]);
    expect(goals(event("wonder", { wonder: "colossus" }), event("wonder", { wonder: "pyramids" }, 1))).toEqual(["slots:0:wonder"]);
  });
});
