import type { GameUi } from "../../lib/board";
import Board from "./Board.svelte";

const ui: GameUi = {
  Board,
  left: ["score", "choices"],
  right: ["log"],
  widths: [264, 284],
  action: "below",
  progress: (view) => String(view.turn),
  areaIcon: "M7 3h10l5 9-5 9H7L2 12Z",
  areaName: () => "",
};

export default ui;
