// One sentence about what a choice does, in the server's words, and what its button says.

import type { BoardProps } from "../../lib/board";
import type { Choice, Play } from "./generated";
import { say } from "../../lib/texts";
import { effectOf } from "../../lib/words";
import { colourName } from "./model";

/** The choice with its effect, in the server's words; where the whole turn is foreseen, that is told instead. */
export function effect(choice: Choice, { preview }: BoardProps<Play>): string {
  if (!choice.effect || !preview?.ends_turn) return effectOf(choice);
  const idle = !preview.events.some((event, at) => at > 0 && event.seat === preview.events[0]?.seat);
  return idle ? `${choice.text}. ${say("page-uchronia-does-nothing")}` : `${choice.text}.`;
}

const GO: Partial<Record<Choice["kind"], (colour: string) => string>> = {
  add: (colour) => say("page-uchronia-go-add", { colour }),
  bonus: () => say("page-uchronia-go-bonus"),
  command: () => say("page-uchronia-go-command"),
  complete: () => say("page-uchronia-go-complete"),
  copy: () => say("page-uchronia-go-copy"),
  give: (colour) => say("page-uchronia-go-give", { colour }),
  keep: (colour) => say("page-uchronia-go-keep", { colour }),
  launch: () => say("page-uchronia-go-launch"),
  order: () => say("page-uchronia-go-order"),
  pay: () => say("page-uchronia-go-pay"),
  plot: () => say("page-uchronia-go-plot"),
  put: (colour) => say("page-uchronia-go-put", { colour }),
  recall: (colour) => say("page-uchronia-go-take", { colour }),
  reveal: (colour) => say("page-uchronia-go-reveal", { colour }),
  seize: (colour) => say("page-uchronia-go-take", { colour }),
  start: () => say("page-uchronia-go-start"),
  swap: () => say("page-uchronia-go-swap"),
  take: (colour) => say("page-uchronia-go-take", { colour }),
};

/** A verb and the card it moves; to stop, to decline and what is rare is only confirmed. */
export function go({ kind, args }: Choice): string {
  return GO[kind]?.(typeof args.colour === "string" ? colourName(args.colour) : "") ?? "";
}
