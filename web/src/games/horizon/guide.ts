// What can be chosen now, where the question does not say it.

import type { BoardProps } from "../../lib/board";
import type { Decision, Play } from "./generated";
import { say } from "../../lib/texts";

const tile = (): string => say("page-horizon-guide-tile");
const unit = (): string => say("page-horizon-guide-unit");

const GUIDE: Partial<Record<Decision["kind"], () => string>> = {
  space: () => say("page-horizon-guide-space"),
  slot: () => say("page-horizon-guide-slot"),
  card: () => say("page-horizon-guide-card"),
  building_tile: () => say("page-horizon-guide-building"),
  build: () => say("page-horizon-guide-reserve"),
  recruit: tile,
  settle: tile,
  fortify: tile,
  step: () => say("page-horizon-guide-step"),
  upgrade: unit,
  engage: unit,
  builder: unit,
  track: () => say("page-horizon-guide-track"),
  objective: () => say("page-horizon-guide-objective"),
  government: () => say("page-horizon-guide-government"),
};

/** A sentence below the question; empty where the question says it all. */
export const guide = ({ decision }: Pick<BoardProps<Play>, "decision">): string => (decision && GUIDE[decision.kind]?.()) || "";
