// What the page needs to show a table of Uchronia.

import type { BoardProps, GameUi } from "../../lib/board";
import type { Choice, View } from "../../lib/protocol";
import { say } from "../../lib/texts";
import Areas from "./Areas.svelte";
import Board from "./Board.svelte";
import UnseenCards from "./UnseenCards.svelte";
import Orders from "./Orders.svelte";
import { doing, ruleOf } from "./doing";
import { uchronia } from "./model";
import { otherDecision } from "./why";
import Score from "./Score.svelte";
import { settle } from "./settle";
import Term from "./Term.svelte";

/** The choice, and what its Order lets one do; where the whole turn is foreseen, that is told instead. */
function effect(choice: Choice, { preview, view }: BoardProps): string {
  const does = doing(choice, view);
  if (!does || !preview?.ends_turn) return does ? `${choice.text}. ${does}` : `${choice.text}.`;
  const idle = !preview.events.some((event, at) => at > 0 && event.seat === preview.events[0]?.seat);
  return idle ? `${choice.text}. ${say("page-uchronia-does-nothing")}` : `${choice.text}.`;
}

function progress(view: View, short: boolean): string {
  const { turn, threshold, end_triggered: last } = uchronia(view);
  if (last) return short ? say("page-uchronia-last-short") : say("page-uchronia-progress-last", { turn });
  return short ? say("page-uchronia-progress-short", { turn, threshold }) : say("page-uchronia-progress", { turn, threshold });
}

const ui: GameUi = {
  Board,
  Areas,
  Legend: UnseenCards,
  Help: Orders,
  Score,
  Term,
  left: [],
  right: ["score", "choices", "log"],
  widths: [0, 268],
  action: "inside",
  titled: true,
  tall: true,
  progress,
  areaIcon: "M4 6l9-3 6 15-9 3zM9 4h10v17H9z",
  areaName: () => say("page-uchronia-table"),
  opens: () => ({ clear: "" }),
  reasons: { "uchronia-refuse-other-decision": otherDecision },
  effect,
  settle,
  rule: ruleOf,
};

export default ui;
