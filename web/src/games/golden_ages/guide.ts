// What can be chosen now, and what the signs beside it tell.

import type { BoardProps } from "../../lib/board";
import type { Decision, Play } from "./generated";
import { say } from "../../lib/texts";

const card = (): string => say("page-golden_ages-guide-card");
const technology = (): string => say("page-golden_ages-guide-technology");

const GUIDE: Partial<Record<Decision["kind"], () => string>> = {
  place_tile: () => say("page-golden_ages-guide-place"),
  capital: () => say("page-golden_ages-guide-capital"),
  action: () => say("page-golden_ages-guide-action"),
  colonist: () => say("page-golden_ages-guide-colonist"),
  move: () => say("page-golden_ages-guide-move"),
  cubes_from: () => say("page-golden_ages-guide-cubes"),
  building: card,
  discard: card,
  attack: () => say("page-golden_ages-guide-attack"),
  build_wonder: () => say("page-golden_ages-guide-wonder"),
  activate: card,
  develop: () => say("page-golden_ages-guide-develop"),
  card_tech: technology,
  free_tech: technology,
  india_tech: technology,
  stand_up: () => say("page-golden_ages-guide-lying"),
  judgement: () => say("page-golden_ages-guide-judgement"),
};

/** A sentence below the question; empty where the question says it all. */
export const guide = ({ decision }: Pick<BoardProps<Play>, "decision">): string => (decision && GUIDE[decision.kind]?.()) || "";
