// The rule that is being looked up over the table.

import { api } from "../lib/api";
import type { Rules } from "../lib/protocol";
import { language } from "../lib/texts";

export const rule = $state<{ game: string; id: string; text: string; title: string }>({ game: "", id: "", text: "", title: "" });
const known = new Map<string, Promise<Rules>>();

/** Shows a rule's words over the table. */
export async function lookUp(game: string, id: string): Promise<void> {
  const key = `${game}/${language()}`;
  if (!known.has(key)) known.set(key, api.rules(game));
  Object.assign(rule, { game, id, text: "", title: "" });
  try {
    const rules = await known.get(key);
    const section = rules?.sections.find((each) => each.rules.some((one) => one.id === id));
    rule.title = section?.title ?? "";
    rule.text = section?.rules.find((one) => one.id === id)?.text ?? "";
  } catch {
    known.delete(key);
  }
}
