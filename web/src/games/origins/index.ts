// What the page needs to show a table of Origins.

import type { GameUi } from "../../lib/board";
import type { Play, View } from "./generated";
import { say } from "../../lib/texts";
import Areas from "./Areas.svelte";
import Board from "./Board.svelte";
import FirstHelp from "./FirstHelp.svelte";
import Answers from "./Answers.svelte";
import { effect, go } from "./effect";
import { front } from "./front.svelte";
import { guide } from "./guide";
import { named } from "./input.svelte";
import Score from "./Score.svelte";
import { settle } from "./settle";
import Term from "./Term.svelte";

function progress(view: View): string {
  const { round, progress } = view;
  if (!round) return say("page-origins-draft");
  return progress.rounds === null ? say("page-origins-round", { round }) : say("page-origins-round-of", { round, rounds: progress.rounds });
}

const SHIP = "M7 11a5 5 0 0 1 10 0M2 13c0 2 4 4 10 4s10-2 10-4-4-2.500-10-2.500S2 11 2 13zM8 19l-1.500 3M16 19l1.500 3";
const CITY = "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z";

const ui: GameUi<Play> = {
  Board,
  Areas,
  Help: FirstHelp,
  Score,
  Term,
  Answers,
  left: [],
  right: ["score", "areas", "log"],
  widths: [0, 264],
  action: "inside",
  titled: true,
  tall: true,
  secret: false,
  progress,
  guide,
  effect,
  go,
  piece: named,
  settle,
  areaIcon: SHIP,
  areaName: () => say("page-origins-world"),
  parts: [
    { name: () => say("page-origins-world"), icon: SHIP, on: (board) => front.at(board) === "world", show: (board) => front.swap(board, "world") },
    { name: () => say("page-origins-city"), icon: CITY, on: (board) => front.at(board) === "city", show: (board) => front.swap(board, "city") },
  ],
};

export default ui;
