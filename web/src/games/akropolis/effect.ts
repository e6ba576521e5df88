// What a choice does, in the server's words, and how the tile is turned.

import type { Choice } from "./generated";
import { say } from "../../lib/texts";
import { placement } from "./placement.svelte";

/** "On level 3, over 2 tiles, covers 2 quarries. Click again to turn." */
export function effect(choice: Choice): string {
  if (choice.kind === "take" || placement.pointed === choice.action) return choice.effect;
  return `${choice.effect} ${say("page-akropolis-effect-turn")}`;
}
