import { describe, expect, it } from "vitest";
import type { Json, LogEntry, ReplayInfo, View } from "../src/lib/protocol";
import { bandsOf, flagPlaces, niceStep, placeOf, positionAt, scoreScale, spread, thinned } from "../src/replay/chart";
import { momentsOf } from "../src/replay/moments";
import { patched } from "../src/replay/patch";
import { PIECE, Reel } from "../src/replay/reel";
import { outcomeOf, padRows, written } from "../src/board/score";
import { packed, type Packed, type Source } from "../src/replay/source";
import { gain, scoresOf, turnAt, turnsOf, turnStep } from "../src/replay/turns";

function entry(n: number, turn: number, seat: number, scores: number[]): LogEntry {
  return { n, turn, seat, notation: "", text: "", events: [], scores, draft: false, forced: false, reason: "" };
}

function info(log: LogEntry[]): ReplayInfo {
  const total = log.length;
  return { game: "toy", name: "", seats: [], viewpoint: null, over: true, total, rounds: Array(total + 1).fill(1) as number[], start: [0, 0], log, guest: false };
}

// Two actions a turn: Ada 3, Ben 5 (leads), Ada 1, Ben 0, Ada 9 (leads and wins).
const game = info([
  entry(1, 1, 0, [0, 0]), entry(2, 1, 0, [3, 0]), entry(3, 2, 1, [3, 5]), entry(4, 3, 0, [3, 5]), entry(5, 3, 0, [4, 5]),
  entry(6, 4, 1, [4, 5]), entry(7, 5, 0, [13, 5]),
]);

describe("turns", () => {
  const turns = turnsOf(game);
  it("join the actions of a turn", () => {
    expect(turns.map((turn) => [turn.first, turn.last])).toEqual([[1, 2], [3, 3], [4, 5], [6, 6], [7, 7]]);
    expect(turns.map(gain)).toEqual([3, 5, 1, 0, 9]);
    expect(scoresOf(game)).toHaveLength(8);
  });
  it("are where one step forward or back leads", () => {
    expect([0, 1, 2, 6, 7].map((n) => turnStep(turns, n, 1))).toEqual([2, 2, 3, 7, 7]);
    expect([0, 1, 2, 3, 7].map((n) => turnStep(turns, n, -1))).toEqual([0, 0, 0, 2, 6]);
    expect(turnAt(turns, 0)).toBeNull();
    expect(turnAt(turns, 4)?.turn).toBe(3);
  });
  it("hold the moments that decided", () => {
    const found = momentsOf(turns, [0]);
    expect(found.map((moment) => [moment.kind, moment.turn.turn, moment.gain])).toEqual([["best", 2, 5], ["wins", 5, 9]]);
    expect(momentsOf(turnsOf(info([])), [])).toEqual([]);
  });
  const told = (scores: number[][], winners: number[]) =>
    momentsOf(turnsOf(info(scores.map((after, i) => entry(i + 1, i + 1, i % 2, after)))), winners).map((moment) => [moment.kind, moment.turn.turn, moment.seat, moment.rival]);
  it("say that somebody stays ahead only of who leads in the end", () => {
    // Ben leads, Ada passes Ben, Ben draws level, then leads by a second turn: Ada did not stay ahead.
    expect(told([[0, 0], [0, 4], [9, 4], [9, 9], [9, 9], [9, 15], [9, 15], [9, 17]], [1])).toEqual([["best", 3, 0, null], ["lead", 6, 1, 0]]);
    expect(told([[0, 0], [0, 4], [9, 4], [9, 9]], [0, 1]).every(([kind]) => kind === "best")).toBe(true);
  });
  it("tell no change of the lead where nobody led before, and no small turns", () => {
    expect(told([[5, 0], [5, 1], [8, 1], [8, 2]], [0])).toEqual([["best", 1, 0, null]]);
    expect(told([[0, 0], [0, 50], [1, 50], [1, 99]], [1])).toEqual([["best", 2, 1, null]]);
  });
});

describe("the chart", () => {
  it("uses steps of 1, 2 or 5, and 25 where scores are high", () => {
    expect([0.3, 1.2, 3, 24, 40].map(niceStep)).toEqual([1, 2, 5, 25, 50]);
  });
  it("takes in zero, losses and the highest score", () => {
    const scale = scoreScale([-3, 40], 100, 0);
    expect(scale.ticks).toContain(0);
    expect(scale(40)).toBe(0);
    expect(scale(-3)).toBeLessThanOrEqual(100);
    expect(scoreScale([], 100, 0)(0)).toBe(100);
  });
  it("finds the position under the pointer again", () => {
    for (let n = 0; n <= 62; n++) expect(positionAt(placeOf(n, 62, 34, 770), 62, 34, 770)).toBe(n);
    expect(positionAt(-50, 62, 34, 770)).toBe(0);
    expect(positionAt(2000, 62, 34, 770)).toBe(62);
    expect(placeOf(0, 0, 34, 770)).toBe(34);
  });
  it("draws a band for each round, or for several where they are many", () => {
    const rounds = [1, 1, 1, 2, 2, 3, 3];
    expect(bandsOf(rounds, 600).map((band) => [band.round, band.from, band.to])).toEqual([[1, 0, 3], [2, 3, 5], [3, 5, 6]]);
    const many = bandsOf(Array.from({ length: 60 }, (_, i) => i + 1), 300);
    expect(many.map((band) => band.round)).toEqual([1, 10, 20, 30, 40, 50]);
    expect(many.map((band) => band.from).slice(1)).toEqual(many.map((band) => band.to).slice(0, -1));
    expect(bandsOf([0], 300)).toEqual([]);
  });
  it("thins marks from the last one back", () => {
    expect(thinned([0, 4, 8, 12], 8)).toEqual([false, true, false, true]);
  });
  it("keeps labels apart and inside", () => {
    const placed = spread([50, 50, 52], 17, 10, 120);
    expect(Math.abs(placed[0]! - placed[1]!)).toBeGreaterThanOrEqual(17);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(10);
    expect(spread([119, 118], 17, 10, 120).every((y) => y <= 120)).toBe(true);
  });
  it("never lays one flag on another", () => {
    const places = flagPlaces([{ x: 100, y: 60 }, { x: 104, y: 62 }, { x: 102, y: 61 }], 42, 0, 300, 0, 120);
    expect(places[0]?.down).toBe(true);
    expect(places[1]?.down).toBe(false);
    expect(places[2]).toBeNull();
  });
});

describe("the score sheet", () => {
  const line = (points: number, parts: Record<string, number>) => ({ term: "x", points, parts });
  it("reads off how parts make points", () => {
    const [product] = padRows([[line(40, { value: 10, stars: 4 })], [line(0, { value: 3, stars: 0 })]]);
    expect([product?.sign, product?.stars, written(product!, product!.cells[0]!)]).toEqual(["×", true, [10, 4]]);
    const [sum] = padRows([[line(11, { wood: 1, clay: 3, brick: 7, stone: 0 })], [line(2, { wood: 2 })]]);
    expect([sum?.sign, written(sum!, sum!.cells[0]!), written(sum!, sum!.cells[1]!)]).toEqual(["+", [1, 3, 7], []]);
    const [twos] = padRows([[line(4, { level_1: 2, level_2: 2 })]]);
    const [product2] = padRows([[line(4, { value: 2, stars: 2 })]]);
    expect([twos?.sign, product2?.sign]).toEqual(["+", "×"]);
    const [lone] = padRows([[line(6, {})], [line(2, {})]]);
    expect(lone?.sign).toBe("");
  });
  it("tells who won, by how much, and after a tie-break", () => {
    const view = (scores: number[], ranking: number[]) => ({ score_sheets: scores.map((score) => [line(score, {})]), ranking }) as unknown as View;
    expect(outcomeOf(view([80, 126], [2, 1]))).toMatchObject({ winners: [1], margin: 46, runnerUp: 0 });
    expect(outcomeOf(view([74, 74, 60], [2, 1, 3]))).toMatchObject({ winners: [1], margin: 0, runnerUp: 0 });
    expect(outcomeOf(view([9, 9], [1, 1]))).toMatchObject({ winners: [0, 1], runnerUp: null });
  });
});

describe("patches", () => {
  it("change what they name and share the rest", () => {
    const old = { a: [1, { b: 2 }, 3], c: { d: 4 } };
    const made = patched(old, { a: { "1": { b: [5] } } }) as typeof old;
    expect(made).toEqual({ a: [1, { b: 5 }, 3], c: { d: 4 } });
    expect(made.c).toBe(old.c);
    expect(old.a[1]).toEqual({ b: 2 });
    expect(patched(old, {})).toBe(old);
    expect(patched(1, [null])).toBeNull();
  });
  it("unfold a packed replay in any order and for any seat", async () => {
    const first = { turn: 0, hand: null } as unknown as View;
    const data: Packed = {
      format: 1, lang: "en", components: {}, infos: { en: [game, { name: ["mine"] }], fr: [game] }, first,
      steps: [{ turn: [1] }, { turn: [2] }], seats: [[{ hand: ["x" as Json] }, {}, { hand: ["y" as Json] }]],
    };
    const source = packed(data);
    expect(await source.views(2, 9, 0)).toEqual([{ turn: 2, hand: "y" }]);
    expect(await source.views(0, 2, 0)).toEqual([{ turn: 0, hand: "x" }, { turn: 1, hand: null }]);
    expect(await source.views(0, 1, null)).toEqual([first]);
    expect((await source.info(0, "en")).name).toBe("mine");
  });
});

describe("the reel", () => {
  function source(total: number, fail = { times: 0 }): Source & { asked: [number, number][] } {
    const asked: [number, number][] = [];
    return {
      at: null, look: "", asked, analysis: null,
      info: () => Promise.reject(new Error("not asked for")),
      views: async (from, to) => {
        asked.push([from, to]);
        if (fail.times-- > 0) throw new Error("offline");
        return Array.from({ length: Math.min(to, total + 1) - from }, (_, i) => ({ turn: from + i }) as unknown as View);
      },
    };
  }
  it("asks once for each piece, and for the next one ahead", async () => {
    const from = source(100);
    const reel = new Reel(from, 100);
    const views = await Promise.all([reel.view(0, null), reel.view(3, null), reel.view(PIECE - 1, null)]);
    expect(views.map((view) => view.turn)).toEqual([0, 3, PIECE - 1]);
    expect(from.asked).toEqual([[0, PIECE], [PIECE, 2 * PIECE]]);
    await reel.view(0, 1); // another seat sees something else
    expect(from.asked).toHaveLength(3);
  });
  it("stops at the last position", async () => {
    const from = source(100);
    const reel = new Reel(from, 100);
    expect((await reel.view(100, null)).turn).toBe(100);
    expect(from.asked).toEqual([[96, 101]]);
  });
  it("asks again after a failure", async () => {
    const reel = new Reel(source(10, { times: 1 }), 10);
    await expect(reel.view(2, null)).rejects.toThrow("offline");
    expect((await reel.view(2, null)).turn).toBe(2);
  });
});
