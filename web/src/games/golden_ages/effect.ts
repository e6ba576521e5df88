// What the action bar says about a choice on the map, where the server's words name cells by figures, and what its button does.

import type { BoardProps } from "../../lib/board";
import { capital } from "../../lib/names";
import type { Choice, Play } from "./generated";
import { say } from "../../lib/texts";
import { effectOf } from "../../lib/words";
import { frameOf } from "./land";
import { ground, there } from "./labels";
import { placeOf, placesOf } from "./places";
import { openSea } from "./symbols";

const ON_MAP = ["capital", "move", "attack", "colonist", "fetch", "stand_up", "send"];
const COLONISTS = ["colonist", "stand_up", "send"]; // who goes is chosen, not the cell

/** The choice in words: a cell by what is there, a tile by its turns in that place. */
export function effect(choice: Choice, { choices, view, seats, viewpoint }: BoardProps<Play>): string {
  if (choice.kind === "place") {
    const turns = placeOf(placesOf(choices, frameOf(false)), choice)?.choices ?? [choice];
    return say("page-golden_ages-effect-place", { turn: turns.findIndex((each) => each.action === choice.action) + 1, turns: turns.length });
  }
  const { row, col } = choice.args;
  if (!ON_MAP.includes(choice.kind) || typeof row !== "number" || typeof col !== "number") return effectOf(choice);
  const cell = view.cells.find((each) => each.row === row && each.col === col) ?? openSea(row, col);
  const steps = choice.kind === "move" ? say("page-golden_ages-effect-steps", { steps: Number(choice.args.steps ?? 0) }) : "";
  const place = COLONISTS.includes(choice.kind) ? say("page-golden_ages-effect-colonist", { there: ground(cell, seats, viewpoint) }) : `${capital(there(cell, seats, viewpoint))}.`;
  return [place, steps, choice.effect].filter(Boolean).join(" ");
}

const GO: Partial<Record<Choice["kind"], (choice: Choice) => string>> = {
  place: () => say("page-golden_ages-go-place"),
  capital: () => say("page-golden_ages-go-move"),
  stay: () => say("page-golden_ages-stay"),
  move: (choice) => (choice.args.steps === 0 ? say("page-golden_ages-stay") : say("page-golden_ages-go-move")),
  found: () => say("page-golden_ages-found"),
  decline: () => say("page-golden_ages-no-city"),
  take: () => say("page-golden_ages-go-build"),
  wonder: () => say("page-golden_ages-go-build"),
  discard: () => say("page-golden_ages-go-discard"),
  attack: (choice) => say("page-golden_ages-go-attack", { gold: Number(choice.args.cost ?? 0) }),
  tech: () => say("page-golden_ages-go-develop"),
  use: () => say("page-golden_ages-go-activate"),
  fetch: () => say("page-golden_ages-go-fetch"),
  keep: () => say("page-golden_ages-go-keep"),
  replace: () => say("page-golden_ages-go-replace"),
  glory: (choice) => say("page-golden_ages-go-glory", { value: Number(choice.args.value ?? 0) }),
  stop: () => say("page-golden_ages-stop"),
};

/** What the button of the action bar says. */
export const go = (choice: Choice): string => GO[choice.kind]?.(choice) ?? "";
