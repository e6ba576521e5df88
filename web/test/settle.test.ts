import { describe, expect, it } from "vitest";
import { settle } from "../src/games/uchronia/settle";
import type { UchroniaView } from "../src/games/uchronia/model";
import type { GameEvent, Preview } from "../src/games/uchronia/generated";
import type { Fields } from "../src/lib/protocol";

const none = { wood: 0, clay: 0, brick: 0, stone: 0, marble: 0 };
const view = { boards: [{ score: 0 }, { score: 3 }], score_sheets: [[], []], forum: { ...none, clay: 2 }, discard: none, great_works: ["port", "pont"] } as unknown as UchroniaView;
const event = (kind: string, seat: number, data: Fields): GameEvent => ({ kind, seat, rule: "R1", data, text: "", turn: 1 }) as GameEvent;
const preview = (events: GameEvent[], area: Fields | null = { score: 1 }): Preview =>
  ({ action: 1, terms: [], total: 1, events, area, score_sheet: [{ term: "buildings", points: 1, parts: {} }], forced: [], ends_turn: false }) as unknown as Preview;

describe("a choice that was confirmed", () => {
  it("lies on the own table and is gone from the common ground at once", () => {
    const after = settle(view, 0, preview([event("take", 0, { colour: "clay", to: "stock" }), event("start", 0, { building: "pont" })])) as UchroniaView;
    expect(after.boards[0]).toEqual({ score: 1 });
    expect(after.boards[1]).toBe(view.boards[1]);
    expect(after.forum.clay).toBe(1);
    expect(after.great_works).toEqual(["port"]);
    expect(after.score_sheets[0]).toHaveLength(1);
    expect(view.forum.clay).toBe(2);
  });
  it("waits for the server where something is hidden or another table is touched", () => {
    expect(settle(view, 0, preview([], null))).toBeNull();
    expect(settle(view, 0, preview([event("seize", 0, { victim: 1, colour: "clay" })]))).toBeNull();
  });
  it("does not play the next turn", () => {
    const after = settle(view, 0, preview([event("clear", 1, { colour: "clay", count: 1 })])) as UchroniaView;
    expect(after.forum.clay).toBe(2);
  });
});
