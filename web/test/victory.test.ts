import { describe, expect, it } from "vitest";
import type { SeatInfo, TableState } from "../src/lib/protocol";
import { wonHere } from "../src/lib/victory";

type Seen = Pick<TableState, "status" | "seats" | "view">;
const seat = (number: number, mine: boolean, level: string | null = null): SeatInfo =>
  ({ seat: number, kind: mine ? "here" : "bot", name: "", level, taken: true, online: true, mine, clock: null, away: false, away_since: null });
const over = (seats: SeatInfo[], ranking: number[], status: TableState["status"] = "over"): Seen =>
  ({ status, seats, view: { ranking } as unknown as TableState["view"] });

describe("a win on this device", () => {
  it("is one of its people before anybody else", () => {
    expect(wonHere(over([seat(0, true), seat(1, false, "level-1")], [1, 2]))).toBe(true);
    expect(wonHere(over([seat(0, true), seat(1, false, "level-1")], [2, 1]))).toBe(false);
  });
  it("is not one of a bot that plays for somebody, nor one that has not ended", () => {
    expect(wonHere(over([seat(0, true, "level-3"), seat(1, false, "level-1")], [1, 2]))).toBe(false);
    expect(wonHere(over([seat(0, true), seat(1, false, "level-1")], [1, 2], "playing"))).toBe(false);
  });
  it("needs somebody to win against", () => {
    expect(wonHere(over([seat(0, true), seat(1, true)], [1, 2]))).toBe(false);
  });
});
