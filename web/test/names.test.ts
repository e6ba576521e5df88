import { describe, expect, it } from "vitest";
import { sentences } from "../src/lib/names";
import type { GameEvent } from "../src/lib/protocol";

const told = (seat: number | null, text: string) => ({ seat, text }) as GameEvent;

describe("what a move brought about", () => {
  it("goes on from the name in front", () => {
    expect(sentences([told(0, "Ada moves."), told(0, "Ada scores 3 points.")], 0, "Ada")).toEqual(["moves.", "Scores 3 points."]);
  });
  it("says the name again once somebody else was told of", () => {
    const events = [told(0, "Ada moves."), told(1, "Ben scores 6 points."), told(0, "Ada scores 0 points.")];
    expect(sentences(events, 0, "Ada")).toEqual(["moves.", "Ben scores 6 points.", "Ada scores 0 points."]);
  });
});
