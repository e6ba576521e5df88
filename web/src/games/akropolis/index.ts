import type { GameUi } from "../../lib/board";
import type { Play } from "./generated";
import { say } from "../../lib/texts";
import Areas from "./Areas.svelte";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { effect } from "./effect";
import Lead from "./Lead.svelte";
import Legend from "./Legend.svelte";
import Score from "./Score.svelte";
import { settle } from "./settle";
import Term from "./Term.svelte";
import { rounds } from "./view";

const ui: GameUi<Play> = {
  Board,
  Areas,
  Legend,
  Score,
  Choices,
  Lead,
  Term,
  left: ["score", "choices", "legend"],
  right: ["areas", "log"],
  widths: [264, 284],
  action: "inside",
  head: [104, 150], // the Site, on a phone also the chips
  keys: [
    [["R"], () => say("page-akropolis-key-turn")],
    [["←", "→"], () => say("page-akropolis-key-walk")],
    [["Tab", "?"], () => say("page-akropolis-key-look")],
  ],
  secret: false, // all is open to all
  progress: (view, short) => {
    const count = { round: (view).round, rounds: rounds(view) };
    return short ? say("page-akropolis-round-short", count) : say("page-akropolis-round", count);
  },
  areaIcon: "M7 3h10l5 9-5 9H7L2 12Z",
  areaName: () => say("page-akropolis-city"),
  effect,
  settle,
};

export default ui;
