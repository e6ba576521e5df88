import { describe, expect, it } from "vitest";
import { scoreRows } from "../src/board/score";
import type { Preview, ScoreLine, View } from "../src/lib/protocol";

const line = (term: string, points: number, parts: Record<string, number> = {}): ScoreLine => ({ term, points, parts });
const view = { score_sheets: [[line("a", 6, { value: 3, stars: 2 }), line("b", 1)], [line("a", 4, { value: 4, stars: 1 })]] } as unknown as View;
const preview = { terms: [{ a: 3 }, { b: -1 }], score_sheet: [line("a", 9, { value: 3, stars: 3 })] } as unknown as Preview;

describe("the rows of a score table", () => {
  it("have every term of every sheet, with one seat in full", () => {
    const rows = scoreRows(view, 1, null, null);
    expect(rows.map(({ term, points, line, change }) => [term, points, line.points, change])).toEqual([["a", [6, 4], 4, 0], ["b", [1, 0], 0, 0]]);
    expect(rows[0]!.sign).toBe("×");
  });
  it("tell what the previewed choice changes, and its parts for whoever decides alone", () => {
    const [own] = scoreRows(view, 0, preview, 0);
    expect([own!.change, own!.after.parts, own!.changes]).toEqual([3, { value: 3, stars: 3 }, [3, 0]]);
    const [first, second] = scoreRows(view, 1, preview, 0);
    expect([first!.after, second!.changes]).toEqual([line("a", 4, { value: 4, stars: 1 }), [0, -1]]);
  });
});
