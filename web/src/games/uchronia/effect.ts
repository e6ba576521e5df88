// One sentence about what a choice does, in the server's words.

import type { BoardProps } from "../../lib/board";
import type { Choice, Play } from "./generated";
import { say } from "../../lib/texts";
import { effectOf } from "../../lib/words";

/** The choice with its effect, in the server's words; where the whole turn is foreseen, that is told instead. */
export function effect(choice: Choice, { preview }: BoardProps<Play>): string {
  if (!choice.effect || !preview?.ends_turn) return effectOf(choice);
  const idle = !preview.events.some((event, at) => at > 0 && event.seat === preview.events[0]?.seat);
  return idle ? `${choice.text}. ${say("page-uchronia-does-nothing")}` : `${choice.text}.`;
}
