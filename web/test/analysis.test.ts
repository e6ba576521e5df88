import { describe, expect, it } from "vitest";
import { bars, costliest, counts, course, edgePath, lane, longest, nextMistake, pointedAt, reason, sharePath, stacked, termRows, wholeNumbers } from "../src/analysis/figures";
import type { AnalysedDecision, AnalysisInfo, Estimated, Quality } from "../src/lib/protocol";
import { packed, type Packed } from "../src/replay/source";

const sure = (value: number): Estimated => ({ value, low: value - 0.1, high: value + 0.1 });

function decision(n: number, seat: number, quality: Quality, cost: number, after: number[] = [0.5, 0.5]): AnalysedDecision {
  return { n, turn: n, seat, setting: "quick", quality, text: `move ${n}`, before: sure(0.5), better: sure(0.6), after: after.map(sure), cost: sure(cost), points: sure(cost * 10) };
}
const GAME = [decision(1, 0, "best", 0), decision(2, 1, "blunder", 0.3), decision(4, 0, "slip", 0.08), decision(5, 1, "fine", 0.02), decision(7, 0, "mistake", 0.2), decision(8, 1, "fine", 0.001)];

describe("the costliest decisions", () => {
  it("are the dearest of a seat, those that certainly cost something first", () => {
    expect(costliest(GAME, 0).map((each) => each.n)).toEqual([7, 4]);
    expect(costliest(GAME, 1).map((each) => each.n)).toEqual([2, 5]);
    expect(costliest(GAME, null, 1).map((each) => each.n)).toEqual([2]);
  });
  it("end with those that surely cost points alone", () => {
    const points = (n: number, value: number, low: number): AnalysedDecision => ({ ...decision(n, 0, "fine", 0.001), points: { value, low, high: value + 1 } });
    const behind = [...GAME, points(9, 3, 1), points(10, 8, 6), points(11, 9, 0.2)];
    expect(costliest(behind, 0, Infinity).map((each) => each.n)).toEqual([7, 4, 10, 9]);
  });
  it("are meant by who points near them, rather than others", () => {
    const at = (place: number) => pointedAt(GAME, (n) => 10 * n, place)?.n;
    expect([at(-50), at(23), at(31), at(52), at(58), at(500)]).toEqual([1, 2, 4, 5, 7, 8]);
    expect(pointedAt([], Number, 3)).toBeNull();
  });
  it("are counted by their quality", () => {
    expect(counts(GAME, 0)).toEqual({ best: 1, fine: 0, slip: 1, mistake: 1, blunder: 0 });
  });
  it("are walked through by their cost, round and round, and back", () => {
    expect(nextMistake(GAME, null, 2, 1)?.n).toBe(7);
    expect(nextMistake(GAME, null, 5, 1)?.n).toBe(2);
    expect(nextMistake(GAME, null, 2, -1)?.n).toBe(5);
    expect(nextMistake(GAME, 0, 1, 1)?.n).toBe(7);
    expect(nextMistake([], null, 1, 1)).toBeNull();
  });
});

describe("the chance to win", () => {
  const info = { start: [sure(0.5), sure(0.5)], decisions: [decision(1, 0, "best", 0, [0.7, 0.3]), decision(3, 1, "best", 0, [0.2, 0.8])], balance: [] } as unknown as AnalysisInfo;
  it("goes from decision to decision, and to the result when all are known", () => {
    expect(course(info, 9, [1]).map((point) => [point.n, point.chances[0]!.value])).toEqual([[0, 0.5], [1, 0.7], [3, 0.2]]);
    const whole = { ...info, balance: [{}] } as unknown as AnalysisInfo;
    expect(course(whole, 9, [1]).at(-1)).toMatchObject({ n: 9, chances: [{ value: 0 }, { value: 1 }] });
    expect(course({ ...info, start: [] }, 9, [])).toEqual([]);
  });
  it("is shared by all seats, whatever its estimates sum to", () => {
    const shares = stacked({ n: 0, chances: [sure(0.2), sure(0.1), sure(0.3)] });
    expect(shares[0]).toBe(0);
    expect(shares[1]).toBeCloseTo(1 / 3);
    expect(shares[3]).toBeCloseTo(1);
  });
  it("is drawn as areas that meet", () => {
    const points = course(info, 9, []);
    const path = sharePath(points, 1, (n) => n * 10, (share) => 100 - 100 * share);
    expect(path).toBe("M0.0 0.0L10.0 0.0L30.0 0.0L30.0 80.0L10.0 30.0L0.0 50.0Z");
    expect(edgePath(points, 0, (n) => n * 10, (share) => 100 - 100 * share)).toBe("M0.0 50.0L10.0 30.0L30.0 80.0");
    expect(sharePath([], 0, Number, Number)).toBe("");
  });
});

describe("points given and found", () => {
  it("are bars around zero, end to end", () => {
    const parts = { fair: 0, own: -10, luck: -5, others: 20, result: 5 };
    expect(longest([parts])).toBe(20);
    expect(bars(parts, 20)).toEqual([{ kind: "own", from: 0.25, to: 0.5 }, { kind: "luck", from: 0.125, to: 0.25 }, { kind: "others", from: 0.5, to: 1 }]);
  });
  it("are rounded so that they add up", () => {
    for (const values of [[0.4, 0.4, 0.4], [-1.5, 2.5, -0.6], [3.49, 3.49, -0.2], []]) {
      const rounded = wholeNumbers(values);
      expect(rounded.reduce((a, b) => a + b, 0)).toBe(Math.round(values.reduce((a, b) => a + b, 0)) + 0);
      rounded.forEach((value, i) => expect(Math.abs(value - values[i]!)).toBeLessThan(1.01));
    }
    expect(termRows([{ term: "houses", points: 5.6 }, { term: "stones", points: 0.2 }], 2.9, -3)).toEqual({ rows: [{ term: "houses", points: 6 }], outlook: 3, sum: 12, others: 3 });
  });
});

describe("the reason", () => {
  const why = (sum: number, outlook = 0, others = 0) => ({ rows: [], outlook, sum, others });
  it("tells points at once from those that come later, and what others lose", () => {
    expect(reason(why(6), [5, 0], 0.1)).toBe("sooner");
    expect(reason(why(9), [2, 0], 0.1)).toBe("more");
    expect(reason(why(9), [0, 3], 0.1)).toBe("later");
    expect(reason(why(4, 4), [1, 1], 0.1)).toBe("position");
    expect(reason(why(2, 1, 5), [3, 0], 0.1)).toBe("rival");
    expect(reason(why(4, 2, 2), [1, 1], 0.1)).toBe("both");
  });
  it("is not made up where points do not tell it", () => {
    expect(reason(why(-2), [3, 0], 0.1)).toBe("chance");
    expect(reason(why(-2), [3, 0], 0.01)).toBe("");
    expect(reason(why(4, 1), [1, 1], 0.1)).toBe("");
  });
});

describe("a lane", () => {
  it("leaves out what would lie under something worse", () => {
    const close = [decision(1, 0, "fine", 0), decision(2, 0, "blunder", 0.4), decision(9, 0, "best", 0)];
    expect(lane(close, (n) => 5 * n, 12).map((each) => each.n)).toEqual([2, 9]);
    expect(lane(close, (n) => 20 * n, 12)).toHaveLength(3);
  });
});

describe("an analysis in a file", () => {
  const data = {
    format: 1, lang: "en", components: {}, infos: {}, first: { turn: 0, hand: "-" }, steps: [{ turn: [1] }], seats: [[{ hand: ["x"] }, {}]],
    analysis: {
      infos: { en: { status: "done" }, fr: { status: "done" } },
      moves: { en: { "1": { n: 1, seat: 0, line: [{ n: 1, patch: { turn: [1] } }, { n: 2, patch: { turn: [2], hand: ["y"] } }] } }, fr: {} },
    },
  } as unknown as Packed;
  it("has its positions from the one before the move on, as its seat saw them", async () => {
    const move = await packed(data).analysis!.move(1, "en");
    expect(move!.line.map((frame) => frame.view)).toEqual([{ turn: 1, hand: "x" }, { turn: 2, hand: "y" }]);
  });
  it("is told once, and can be neither started nor stopped", async () => {
    const source = packed(data).analysis!;
    expect((await source.state("en", ""))?.info.status).toBe("done");
    expect(await source.state("en", "en")).toBeNull();
    expect(await source.move(2, "en")).toBeNull();
    expect(source.fixed).toBe(true);
    await expect(source.start("quick")).rejects.toThrow();
  });
  it("is none where the file has none", () => {
    expect(packed({ ...data, analysis: undefined }).analysis).toBeNull();
  });
});
