import { describe, expect, it } from "vitest";
import { centred, filled, fitted, kept, scaleFor, shown, zoomed } from "../src/board/panzoom";

const window = { width: 400, height: 300 };
const content = { width: 800, height: 200 };

describe("the window onto a board", () => {
  it("shows everything in the middle", () => {
    expect(fitted(window, content, 0, 4)).toEqual({ x: 0, y: 100, scale: 0.5 });
  });
  it("leaves the buttons their room at the right, and moves no more than that", () => {
    const beside = fitted(window, content, 10, 4, 40);
    expect(beside.x + content.width * beside.scale).toBe(350);
    expect(beside.x).toBe(10);
    const tall = { width: 100, height: 300 };
    expect(fitted(window, tall, 0, 4, 40)).toEqual(fitted(window, tall, 0, 4)); // in the middle: it is clear of them
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
  it("leaves no empty ground beside what is larger than the window, and puts what is smaller in the middle", () => {
    expect(filled({ x: 90, y: -70, scale: 1 }, window, content)).toEqual({ x: 0, y: 50, scale: 1 });
    expect(filled({ x: -900, y: 10, scale: 1 }, window, content).x).toBe(-400);
    expect(filled({ x: -120, y: 10, scale: 1 }, window, content).x).toBe(-120);
  });
  it("moves no further than it must to show a point", () => {
    const [high, low] = [{ x: 0, y: 50, scale: 1 }, { x: -400, y: 50, scale: 1 }];
    expect(shown(high, window, { x: 200, y: 100, room: 84 })).toEqual(high); // in sight
    expect(shown(high, window, { x: 700, y: 100, room: 84 })).toEqual({ x: -384, y: 50, scale: 1 });
    expect(shown(low, window, { x: 420, y: 100, room: 84 })).toEqual({ x: -336, y: 50, scale: 1 });
  });
  it("shows all that belongs to a point, the more the larger it is drawn", () => {
    const near = { x: 0, y: -800, scale: 2 };
    const place = shown(near, window, { x: 30, y: 500, room: 60 });
    expect([place.x + 30 * 2 - 120, place.y + 500 * 2 + 120]).toEqual([0, 300].map((edge) => expect.closeTo(edge)));
  });
  it("shows a point clear of what covers the top", () => {
    expect(shown({ x: 50, y: 0, scale: 1 }, window, { x: 100, y: 100, room: 84 }, 50).y).toBeCloseTo(50 + 84 - 100);
    expect(shown({ x: 50, y: 0, scale: 1 }, window, { x: 100, y: 150, room: 84 }, 50).y).toBe(0);
  });
  it("does not move for what is all in sight, but for what would be cut at the edge of a board that is", () => {
    const whole = fitted(window, content, 0, 4);
    expect(shown(whole, window, { x: 700, y: 199, room: 84 })).toEqual(whole);
    expect(shown(whole, window, { x: 780, y: 100, room: 84 })).toEqual({ ...whole, x: -32 });
  });
  it("is drawn as small as all of a focus needs, and no smaller than its least", () => {
    const wide = { x: 0, y: 0, room: 400, high: 100, least: 0.4 };
    expect(scaleFor(window, wide, 1)).toBe(0.5);
    expect(scaleFor(window, { ...wide, room: 100 }, 1)).toBe(1); // there is room
    expect(scaleFor(window, { ...wide, high: 300 }, 1, 60)).toBe(0.4); // 240 px for 600
    expect(scaleFor(window, { ...wide, room: 2000 }, 1)).toBe(0.4);
    expect(scaleFor(window, { x: 0, y: 0, room: 400 }, 1)).toBe(1); // a point alone asks for nothing
  });
  it("shows more to the sides than above and below where that is asked", () => {
    const place = shown({ x: 0, y: 0, scale: 1 }, window, { x: 500, y: 100, room: 200, high: 40 });
    expect(place).toEqual({ x: -300, y: 0, scale: 1 });
  });
  it("never loses the board", () => {
    const place = kept({ x: -5000, y: 5000, scale: 1 }, window, content);
    expect(place.x + content.width).toBeGreaterThan(100);
    expect(place.y).toBeLessThan(300);
  });
});
