// The board of The Golden Ages: effects in signs, where people stand.

import { describe, expect, it } from "vitest";
import { effectsOf } from "../src/games/golden_ages/effects";
import type { Cell, Op } from "../src/games/golden_ages/generated";
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
