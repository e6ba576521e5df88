import { describe, expect, it } from "vitest";
import { beside } from "../src/table/beside";

class Box {
  constructor(readonly left: number, readonly top: number, readonly width: number, readonly height: number) {}
  get right() { return this.left + this.width; }
  get bottom() { return this.top + this.height; }
}
const box = (left: number, top: number, width: number, height: number): DOMRect => new Box(left, top, width, height) as unknown as DOMRect;
const ROOM = box(0, 0, 800, 600);
const apart = (spot: { left: number; top: number }, one: DOMRect): boolean =>
  spot.left >= one.right || spot.left + 300 <= one.left || spot.top >= one.bottom || spot.top + 200 <= one.top;

describe("a card that explains something", () => {
  it("lies beside the thing, wherever that is", () => {
    for (const [x, y] of [[10, 10], [380, 280], [740, 10], [10, 540], [740, 540]] as const) {
      const thing = box(x, y, 50, 50);
      const spot = beside(thing, 300, 200, ROOM, [{ box: thing, weight: 1000 }]);
      expect(apart(spot, thing)).toBe(true);
      expect(spot.left >= 0 && spot.left + 300 <= 800 && spot.top >= 0 && spot.top + 200 <= 600).toBe(true);
    }
  });

  it("leaves the action bar and what can be chosen in sight, and takes free ground", () => {
    const [thing, bar, lit] = [box(375, 275, 50, 50), box(0, 500, 800, 100), box(440, 150, 300, 330)];
    const spot = beside(thing, 300, 200, ROOM, [{ box: thing, weight: 1000 }, { box: bar, weight: 100 }, { box: lit, weight: 3 }]);
    for (const each of [thing, bar, lit]) expect(apart(spot, each)).toBe(true);
  });

  it("covers neighbours rather than the thing where there is no free ground", () => {
    const thing = box(300, 200, 200, 200);
    expect(apart(beside(thing, 300, 200, ROOM, [{ box: thing, weight: 1000 }, { box: ROOM, weight: 1 }]), thing)).toBe(true);
  });

  it("stays in a room that is smaller than itself", () => {
    expect(beside(box(10, 10, 20, 20), 300, 200, box(5, 5, 200, 100), [])).toEqual({ left: 5, top: 5 });
  });
});
