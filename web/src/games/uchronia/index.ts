// What the page needs to show a table of Uchronia.

import type { GameUi } from "../../lib/board";
import { say } from "../../lib/texts";
import Areas from "./Areas.svelte";
import Board from "./Board.svelte";
import Known from "./Known.svelte";
import { uchronia } from "./model";
import ScoreRows from "./ScoreRows.svelte";

const ui: GameUi = {
  Board,
  Areas,
  Legend: Known,
  Score: ScoreRows,
  left: [],
  right: ["score", "choices", "log"],
  widths: [0, 268],
  action: "inside",
  progress: (view) => say("page-uchronia-progress", { turn: view.turn, threshold: uchronia(view).threshold }),
  areaIcon: "M4 6l9-3 6 15-9 3zM9 4h10v17H9z",
  areaName: () => say("page-uchronia-table"),
};

export default ui;
