// What the page needs to show a table of Beyond the Horizon.

import type { BoardPart, GameUi } from "../../lib/board";
import type { Play, View } from "./generated";
import { say } from "../../lib/texts";
import { effectOf } from "../../lib/words";
import Areas from "./Areas.svelte";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import { go } from "./go";
import { guide } from "./guide";
import Help from "./Help.svelte";
import { named } from "./input";
import Inset from "./Inset.svelte";
import Lead from "./Lead.svelte";
import Score from "./Score.svelte";
import { front, type Place } from "./stage.svelte";
import Term from "./Term.svelte";

function progress({ round: begun, end_round: last }: View): string {
  const round = Math.max(1, begun); // 0 before the first turn
  return last === null ? say("page-horizon-progress", { round }) : say("page-horizon-progress-last", { round, last });
}

const part = (place: Place, name: () => string, icon: string): BoardPart<Play> => ({
  name,
  icon,
  on: (props) => front.at(props, true) === place,
  show: (props) => front.swap(props, place),
});

// What these ask about lies on the table with all its words; governments have no room for theirs on a phone.
const IN_FULL = new Set(["card", "building_tile", "government", "objective", "build"]);
const inFull = (kind: string | undefined, phone: boolean): boolean => IN_FULL.has(kind ?? "") && !(phone && kind === "government");

const ui: GameUi<Play> = {
  piece: named,
  Board,
  Areas,
  Legend: Inset,
  Help,
  Answers,
  Lead,
  Score,
  Term,
  left: [],
  right: ["legend", "score", "choices", "log"],
  widths: [0, 264],
  folded: true,
  action: "inside",
  titled: true,
  tall: true,
  secret: false,
  shortName: () => say("page-horizon-name-short"),
  progress,
  effect: (choice, { decision, phone }) => (inFull(decision?.kind, phone) ? `${choice.text}.` : effectOf(choice)),
  go,
  guide,
  areaIcon: "M3 4h6v5H3zM3 15h6v5H3zM15 9.500h6v5h-6zM9 6.500h3v11H9M12 12h3",
  areaName: () => say("page-horizon-tree"),
  parts: [
    part("tree", () => say("page-horizon-tree"), "M3 4h6v5H3zM3 15h6v5H3zM15 9.500h6v5h-6zM9 6.500h3v11H9M12 12h3"),
    part("map", () => say("page-horizon-map"), "M7 3h10l5 9-5 9H7l-5-9zM8 15l3-6 2 3 1.500-2 2.500 5z"),
    part("mine", () => say("page-horizon-mine"), "M3 3h18v18H3zM7.500 8v9M12 11v6M16.500 14v3"),
  ],
  keys: [[["M"], () => say("page-horizon-key-swap")]],
};

export default ui;
