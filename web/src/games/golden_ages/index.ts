// What the page needs to show a table of The Golden Ages.

import type { GameUi } from "../../lib/board";
import type { Choice, View } from "../../lib/protocol";
import { say } from "../../lib/texts";
import Board from "./Board.svelte";
import Lead from "./Lead.svelte";
import { golden } from "./model";
import Rivals from "./Rivals.svelte";
import Score from "./Score.svelte";
import { settle } from "./settle";
import Term from "./Term.svelte";
import Where from "./Where.svelte";

function progress(view: View, short: boolean): string {
  const { era } = golden(view);
  return short ? say("page-golden_ages-era-short", { era }) : say("page-golden_ages-era", { era, eras: 4 });
}

const targets = (choices: Choice[], zones: string[]): boolean => choices.some((choice) => choice.targets.some((target) => zones.includes(String(target.zone))));

const ui: GameUi = {
  Board,
  Areas: Rivals,
  Score,
  Term,
  Lead,
  Where,
  left: [],
  right: ["score", "areas", "choices", "log"],
  widths: [0, 270],
  folded: true,
  action: "inside",
  titled: true,
  tall: true,
  progress,
  areaIcon: "M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2z",
  areaName: () => say("page-golden_ages-map"),
  stages: [
    { id: "map", name: () => say("page-golden_ages-map"), icon: "M3 3h18v18H3z M12 21c0-5 4-4 9-6v6z", lit: (choices) => targets(choices, ["map"]) },
    { id: "mine", name: () => say("page-golden_ages-mine"), icon: "M9 2h13v13H9z M2 9h5v8h8v5H2z", lit: (choices) => targets(choices, ["techs", "cards", "civ", "revealed"]) },
    { id: "cards", name: () => say("page-golden_ages-cards"), icon: "M4 6l9-3 6 15-9 3z M9 4h10v17H9z", lit: (choices) => targets(choices, ["wonders", "buildings"]) },
  ],
  settle,
};

export default ui;
