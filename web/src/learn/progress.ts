// What was learned on this device. Nothing else knows it: it is kept by the browser, and whatever is broken there is left out.

import type { LessonBook, LessonInfo } from "../lib/protocol";

export interface LessonProgress {
  done: boolean;
  moves: string[]; // of a lesson that was begun: the right ones so far
  step: number;
  at: number; // when it was last played, ms since 1970
}

export type Progress = Record<string, Record<string, LessonProgress>>; // by game, then by lesson
export type LessonState = "done" | "begun" | "open";

const KEY = "pentapolis-lessons";
const MOST_MOVES = 200;

/** What is stored, as far as it can be understood. */
export function readProgress(text: string | null): Progress {
  const found: Progress = {};
  for (const [game, lessons] of entries(parsed(text))) {
    for (const [lesson, value] of entries(lessons)) {
      const { done, moves, step, at } = (value ?? {}) as Record<string, unknown>;
      if (typeof done !== "boolean") continue;
      const right = Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every((move) => typeof move === "string");
      (found[game] ??= {})[lesson] = {
        done,
        moves: right ? (moves as string[]) : [],
        step: right && Number.isInteger(step) && (step as number) >= 0 ? (step as number) : 0,
        at: typeof at === "number" && Number.isFinite(at) ? at : 0,
      };
    }
  }
  return found;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function entries(value: unknown): [string, unknown][] {
  return value && typeof value === "object" && !Array.isArray(value) ? Object.entries(value) : [];
}

/** The progress after something was played in a lesson; what was done once stays done. */
export function played(progress: Progress, game: string, lesson: string, moves: string[], step: number, done: boolean, now: number): Progress {
  const before = progress[game]?.[lesson];
  const entry = { done: done || (before?.done ?? false), moves: done ? [] : moves, step: done ? 0 : step, at: now };
  return { ...progress, [game]: { ...progress[game], [lesson]: entry } };
}

export function stateOf(progress: Progress, game: string, lesson: string): LessonState {
  const entry = progress[game]?.[lesson];
  if (entry?.moves.length) return "begun";
  return entry?.done ? "done" : "open";
}

export function doneOf(progress: Progress, book: LessonBook): number {
  return book.lessons.filter((lesson) => progress[book.game]?.[lesson.id]?.done).length;
}

/** The lesson to go on with: the one begun last, else the first that is not done; null where all are. */
export function nextLesson(progress: Progress, book: LessonBook): LessonInfo | null {
  const of = (lesson: LessonInfo) => progress[book.game]?.[lesson.id];
  const begun = book.lessons.filter((lesson) => of(lesson)?.moves.length && !of(lesson)?.done);
  begun.sort((one, two) => (of(two)?.at ?? 0) - (of(one)?.at ?? 0));
  return begun[0] ?? book.lessons.find((lesson) => !of(lesson)?.done) ?? null;
}

export function loadProgress(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return {}; // the browser keeps nothing for this page
  }
}

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Then it lasts as long as this visit.
  }
}
