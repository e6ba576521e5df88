// What the page needs to show a table of The Golden Ages.

import type { BoardPart, GameUi } from "../../lib/board";
import type { Play, View } from "./generated";
import { say } from "../../lib/texts";
import Board from "./Board.svelte";
import { effect, go } from "./effect";
import { front, type Part } from "./front.svelte";
import { guide } from "./guide";
import Lead from "./Lead.svelte";
import Purse from "./StripPurse.svelte";
import Rivals from "./Rivals.svelte";
import Score from "./Score.svelte";
import { settle } from "./settle";
import Term from "./Term.svelte";
import Where from "./Where.svelte";

function progress(view: View, short: boolean): string {
  const { era } = view;
  return short ? say("page-golden_ages-era-short", { era }) : say("page-golden_ages-era", { era, eras: 4 });
}

function part(id: Part, name: () => string, icon: string): BoardPart<Play> {
  return { name, icon, on: (board) => front.at(board) === id, show: (board) => front.swap(board, id), lit: (board) => front.lit(board, id) };
}

const ui: GameUi<Play> = {
  Board,
  Areas: Rivals,
  Score,
  Term,
  Lead,
  Purse,
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
  parts: [
    part("map", () => say("page-golden_ages-map"), "M3 3h18v18H3z M12 21c0-5 4-4 9-6v6z"),
    part("mine", () => say("page-golden_ages-mine"), "M9 2h13v13H9z M2 9h5v8h8v5H2z"),
    part("cards", () => say("page-golden_ages-cards"), "M4 6l9-3 6 15-9 3z M9 4h10v17H9z"),
  ],
  settle,
  guide,
  effect,
  go,
};

export default ui;
