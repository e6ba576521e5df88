import { describe, expect, it } from "vitest";
import { moments, played } from "../src/lib/moments";
import type { Frame } from "../src/lib/protocol";

function frame(n: number, turn: number, seat: number | null, scores: number[]): Frame {
  return { n, turn, seat, text: "", notation: "", events: [], scores, view: {} as Frame["view"] };
}
const game = [
  frame(0, 0, null, [0, 0]),
  frame(1, 1, 0, [0, 0]),
  frame(2, 1, 0, [5, 0]),
  frame(3, 2, 1, [5, 9]),
  frame(4, 3, 0, [6, 9]),
  frame(5, 4, 1, [6, 10]),
];

describe("moments", () => {
  it("puts the actions of a turn together", () => {
    expect(played(game).map((turn) => [turn.n, turn.seat, turn.gain])).toEqual([[2, 0, 5], [3, 1, 9], [4, 0, 1], [5, 1, 1]]);
  });
  it("finds the best turn of each seat, and where the lead changed", () => {
    expect(moments(game).map((moment) => [moment.n, moment.seat, moment.kind])).toEqual([[2, 0, "best"], [3, 1, "lead"]]);
  });
  it("finds nothing in a game without points", () => {
    expect(moments([frame(0, 0, null, [0, 0]), frame(1, 1, 0, [0, 0])])).toEqual([]);
  });
});
