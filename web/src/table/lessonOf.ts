// The lesson that shows a rule. What is there to learn is loaded when it is first asked for.

/** Its address; empty where there is none, or where nobody can be asked. */
export async function lessonOf(game: string, rule: string): Promise<string> {
  try {
    const { lessonAt } = await import("../learn/books");
    return await lessonAt(game, rule);
  } catch {
    return "";
  }
}
