import { describe, expect, it } from "vitest";
import { asked, clockTime } from "../src/lib/names";
import { backoff } from "../src/lib/socket";

describe("the connection", () => {
  it("waits longer after each failure, up to a limit", () => {
    expect(backoff(0, 0.5)).toBe(500);
    expect(backoff(3, 0.5)).toBe(4000);
    expect(backoff(30, 0.5)).toBe(15_000);
    expect(backoff(2, 0)).toBeLessThan(backoff(2, 1));
  });
});

describe("words", () => {
  it("writes clocks as people do", () => {
    expect([0, 1, 59_001, 61_000, 3_725_000].map(clockTime)).toEqual(["0:00", "0:01", "1:00", "1:01", "1:02:05"]);
  });
  it("drops the reader's own name from what they are asked", () => {
    expect(asked("Ada, take a tile.", "Ada")).toBe("Take a tile.");
    expect(asked("Ada takes a tile.", "Ada")).toBe("Ada takes a tile.");
    expect(asked("Zoé, take a tile.", "")).toBe("Zoé, take a tile.");
  });
});
