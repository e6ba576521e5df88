import { describe, expect, it } from "vitest";
import { doneOf, nextLesson, played, readProgress, stateOf, type Progress } from "../src/learn/progress";
import type { LessonBook, LessonInfo } from "../src/lib/protocol";

const lesson = (id: string): LessonInfo => ({ id, title: id, about: "", minutes: 1, steps: ["one", "two"], rules: [] });
const book: LessonBook = { game: "any", lessons: ["a", "b", "c"].map(lesson), guided: null };

describe("what was learned", () => {
  it("is read again as it was kept", () => {
    const progress = played(played({}, "any", "a", ["x"], 1, false, 5), "any", "b", ["y"], 0, true, 6);
    expect(readProgress(JSON.stringify(progress))).toEqual(progress);
  });
  it("is whatever can be understood of broken storage", () => {
    for (const text of [null, "", "{", "[]", "7", '"x"', '{"any":3}', '{"any":{"a":null}}', '{"any":{"a":{"done":"yes"}}}']) expect(readProgress(text)).toEqual({});
    const odd = { any: { a: { done: true, moves: "take 1", step: -3, at: "now" }, b: { done: false, moves: [1], step: 9 }, c: 4 } };
    expect(readProgress(JSON.stringify(odd))).toEqual({ any: { a: { done: true, moves: [], step: 0, at: 0 }, b: { done: false, moves: [], step: 0, at: 0 } } });
    const endless = { any: { a: { done: false, moves: Array.from({ length: 1000 }, () => "x"), step: 1, at: 1 } } };
    expect(readProgress(JSON.stringify(endless))["any"]!["a"]!.moves).toEqual([]);
  });
  it("stays done when a lesson is played once more", () => {
    let progress: Progress = played({}, "any", "a", ["x", "y"], 1, true, 1);
    expect([stateOf(progress, "any", "a"), doneOf(progress, book)]).toEqual(["done", 1]);
    progress = played(progress, "any", "a", ["x"], 1, false, 2);
    expect([stateOf(progress, "any", "a"), doneOf(progress, book)]).toEqual(["begun", 1]);
  });
  it("goes on with what was begun last, else with the first that is not done", () => {
    expect(nextLesson({}, book)?.id).toBe("a");
    let progress = played({}, "any", "a", [], 0, true, 1);
    expect(nextLesson(progress, book)?.id).toBe("b");
    progress = played(played(progress, "any", "b", ["x"], 0, false, 2), "any", "c", ["x"], 0, false, 3);
    expect(nextLesson(progress, book)?.id).toBe("c");
    progress = played(played(progress, "any", "b", [], 0, true, 4), "any", "c", [], 0, true, 5);
    expect(nextLesson(progress, book)).toBeNull();
  });
  it("is counted for each game by itself", () => {
    expect(doneOf(played({}, "other", "a", [], 0, true, 1), book)).toBe(0);
  });
});
