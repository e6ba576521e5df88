import { describe, expect, it, vi } from "vitest";
import { left } from "../src/lib/plan.svelte";
import type { LogEntry } from "../src/lib/protocol";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { quick: false } }));

const entry = (n: number, notation: string, seat = 0, forced = false): LogEntry => ({ n, notation, seat, forced }) as LogEntry;

describe("what is left of a plan", () => {
  const kept = { n: 4, moves: ["take 1", "place 2", "take 3"] };
  it("is all of it while only others have played, and what came before it does not count", () => {
    expect(left(kept, [entry(3, "take 1"), entry(4, "place 2"), entry(5, "take 9", 1)], 0)).toEqual(kept.moves);
  });
  it("is without the own steps that were played as planned; forced ones belong to nobody", () => {
    expect(left(kept, [entry(5, "take 1"), entry(6, "draw", 0, true), entry(7, "take 8", 1), entry(8, "place 2")], 0)).toEqual(["take 3"]);
    expect(left(kept, [entry(5, "take 1"), entry(6, "place 2"), entry(7, "take 3")], 0)).toEqual([]);
  });
  it("stays from the step on that was played otherwise", () => {
    expect(left(kept, [entry(5, "take 1"), entry(6, "place 7")], 0)).toEqual(["place 2", "take 3"]);
  });
});
