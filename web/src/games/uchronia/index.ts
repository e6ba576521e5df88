// What the page needs to show a table of Uchronia.

import type { GameUi } from "../../lib/board";
import type { Play, View } from "./generated";
import { say } from "../../lib/texts";
import Areas from "./Areas.svelte";
import Board from "./Board.svelte";
import UnseenCards from "./UnseenCards.svelte";
import Orders from "./Orders.svelte";
import { effect, go } from "./effect";
import Score from "./Score.svelte";
import { settle } from "./settle";
import Term from "./Term.svelte";

function progress(view: View, short: boolean): string {
  const { turn, threshold, end_triggered: last } = view;
  if (last) return short ? say("page-uchronia-last-short") : say("page-uchronia-progress-last", { turn });
  return short ? say("page-uchronia-progress-short", { turn, threshold }) : say("page-uchronia-progress", { turn, threshold });
}

const ui: GameUi<Play> = {
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
  effect,
  go,
  settle,
};

export default ui;
