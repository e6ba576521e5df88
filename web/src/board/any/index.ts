// What the page needs to show a table of a game that has no board of its own.

import type { GameUi } from "../../lib/board";
import { say } from "../../lib/texts";
import AnyAreas from "./AnyAreas.svelte";
import AnyBoard from "./AnyBoard.svelte";
import AnyChoices from "./AnyChoices.svelte";
import { inOrder } from "./groups";

const ui: GameUi = {
  Board: AnyBoard,
  Areas: AnyAreas,
  Choices: AnyChoices,
  left: ["score", "choices"],
  right: ["areas", "log"],
  widths: [304, 284],
  action: "below",
  titled: true,
  order: inOrder,
  progress: ({ progress: { round, rounds } }) => (rounds === null ? say("page-any-round", { round }) : say("page-any-round-of", { round, rounds })),
  areaIcon: "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",
  areaName: () => say("page-board"),
};

export default ui;
