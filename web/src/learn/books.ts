// What there is to learn, asked once for each language.

import { api } from "../lib/api";
import type { LessonBook, LessonInfo } from "../lib/protocol";
import { language } from "../lib/texts";

const known = new Map<string, Promise<LessonBook[]>>();

/** The books of all games, in the page's language. */
export function books(): Promise<LessonBook[]> {
  const lang = language();
  let asked = known.get(lang);
  if (!asked) {
    asked = api.lessons();
    known.set(lang, asked);
    asked.catch(() => known.delete(lang));
  }
  return asked;
}

/** The lessons that show a rule. */
export function showing(book: LessonBook | undefined, rule: string): LessonInfo[] {
  return book?.lessons.filter((lesson) => lesson.rules.includes(rule)) ?? [];
}

/** The address of the lesson that shows a rule; empty where none does. */
export async function lessonAt(game: string, rule: string): Promise<string> {
  const [lesson] = showing((await books()).find((each) => each.game === game), rule);
  return lesson ? `/learn/${game}/${lesson.id}` : "";
}

/** How long all lessons of a book take. */
export function minutesOf(book: LessonBook): number {
  return book.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
}
