import { describe, expect, it } from "vitest";
import { centred, fitted, kept, shown, zoomed } from "../src/lib/panzoom";

const window = { width: 400, height: 300 };
const content = { width: 800, height: 200 };

describe("the window onto a board", () => {
  it("shows everything in the middle", () => {
    expect(fitted(window, content, 0, 4)).toEqual({ x: 0, y: 100, scale: 0.5 });
  });
  it("keeps the point under the finger when it zooms", () => {
    const place = { x: 10, y: 20, scale: 1 };
    const at = { x: 110, y: 70 };
    const after = zoomed(place, 2, at, 0.1, 4);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - place.x) / place.scale);
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - place.y) / place.scale);
  });
  it("stops at its limits", () => {
    expect(zoomed({ x: 0, y: 0, scale: 3 }, 5, { x: 0, y: 0 }, 0.5, 4).scale).toBe(4);
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.1, { x: 0, y: 0 }, 0.5, 4).scale).toBe(0.5);
  });
  it("brings a point to the middle", () => {
    expect(centred({ x: 0, y: 0, scale: 2 }, window, { x: 100, y: 50 })).toEqual({ x: 0, y: 50, scale: 2 });
  });
  it("moves no further than it must to show a point", () => {
    const [high, low] = [{ x: 0, y: 50, scale: 1 }, { x: -400, y: 50, scale: 1 }];
    expect(shown(high, window, content, { x: 200, y: 10 })).toEqual(high); // in sight
    expect(shown(high, window, content, { x: 700, y: 10 })).toEqual({ x: -384, y: 50, scale: 1 });
    expect(shown(low, window, content, { x: 420, y: 10 })).toEqual({ x: -336, y: 50, scale: 1 });
  });
  it("shows a point clear of what covers the top", () => {
    const tall = { width: 300, height: 900 };
    expect(shown({ x: 50, y: 0, scale: 1 }, window, tall, { x: 100, y: 100 }, 50).y).toBeCloseTo(50 + 250 / 3 - 100);
    expect(shown({ x: 50, y: 0, scale: 1 }, window, tall, { x: 100, y: 150 }, 50).y).toBe(0);
  });
  it("does not move for a point at the edge of a board that is all in sight", () => {
    const whole = fitted(window, content, 0, 4);
    expect(shown(whole, window, content, { x: 799, y: 199 })).toEqual(whole);
  });
  it("never loses the board", () => {
    const place = kept({ x: -5000, y: 5000, scale: 1 }, window, content);
    expect(place.x + content.width).toBeGreaterThan(100);
    expect(place.y).toBeLessThan(300);
  });
});
