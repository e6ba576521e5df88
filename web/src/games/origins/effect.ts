// One sentence about what a choice does, where the server's words alone would be figures.

import type { BoardProps } from "../../lib/board";
import type { Choice, Play } from "./generated";
import { say } from "../../lib/texts";
import { effectOf } from "../../lib/words";
import { areaOf, buildingName, number, word, workerName } from "./model";

/** The choice in the server's words; a place and a Seat by what would be there. */
export function effect(choice: Choice, { decision, preview, view }: BoardProps<Play>): string {
  if (choice.kind === "seat") return [say("page-origins-effect-seat", { worker: workerName(word(decision?.about.die)) }), choice.effect].filter(Boolean).join(" ");
  if (choice.kind !== "place" || !decision) return effectOf(choice);
  const farm = decision.about.side === "farm";
  const before = view.boards[decision.seat]?.seats.length ?? 0;
  const seats = (areaOf(preview)?.seats.length ?? before) - before;
  return say("page-origins-effect-place", { building: buildingName(farm ? "farm" : word(decision.about.building)), seats: Math.max(0, seats) });
}

const GO: Partial<Record<Choice["kind"], (choice: Choice) => string>> = {
  site: (choice) => say("page-origins-go-site", { site: number(choice.targets[0]?.site) }),
  climb: () => say("page-origins-go-climb"),
  place: () => say("page-origins-build"),
  recruit: () => say("page-origins-recruit"),
  draft: () => say("page-origins-go-take"),
  speaker: () => say("page-origins-go-take"),
  keep: () => say("page-origins-go-keep"),
  seat: () => say("page-origins-go-seat"),
  card: () => say("page-origins-go-score"),
  tower: () => say("page-origins-go-raise"),
  raise: () => say("page-origins-go-raise"),
  grow: () => say("page-origins-go-grow"),
  pass: () => say("page-origins-go-pass"),
  advance: () => say("page-origins-go-advance"),
  attack: () => say("page-origins-go-attack"),
  activate: () => say("page-origins-go-use"),
  use: () => say("page-origins-go-use"),
};

/** What the button of the action bar says. */
export const go = (choice: Choice): string => GO[choice.kind]?.(choice) ?? "";
