// What Plotting and the five Orders let one do, in a line, with its rule.

import type { Choice, View } from "../../lib/protocol";
import { say } from "../../lib/texts";
import { colourOf, isColour, orderOf, uchronia } from "./model";

const RULES: Record<string, string> = {
  plot: "R33", exploration: "R45", production: "R43", draconians: "R47", construction: "R68", trade: "R57",
};

/** Plot, or the Order that the choice begins; empty where it begins none. */
function begun({ kind, args }: Choice): string {
  if (kind === "plot") return kind;
  if (kind === "copy") return orderOf(String(args.colour));
  return (kind === "command" || kind === "order") && typeof args.order === "string" ? args.order : "";
}

/** Its line, in the server's words where it has some: how often, the Activities of whoever Commands tell. */
export function doing(choice: Choice, view: View): string {
  if (choice.effect) return choice.effect;
  const what = begun(choice);
  if (!(what in RULES)) return "";
  const colour = colourOf(what);
  const area = uchronia(view).boards[view.decision?.seat ?? 0];
  const more = choice.kind === "command" && area && isColour(colour) ? area.activities[colour] : 0;
  return lineOf(what, 1 + more);
}

/** The line of Plot or of an Order that is executed that often. */
export function lineOf(what: string, count = 1): string {
  return say(`page-uchronia-does-${what}`, { count });
}

/** The rule that begins to tell it. */
export function ruleOf(choice: Choice): string {
  return RULES[begun(choice)] ?? "";
}
