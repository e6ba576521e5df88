// What can be chosen now, and what the signs beside it tell.

import type { BoardProps } from "../../lib/board";
import type { Decision, Play } from "./generated";
import { language, say } from "../../lib/texts";

type Asked = Pick<BoardProps<Play>, "decision" | "choices">;
const resource = (): string => say("page-origins-guide-resource");
const worker = (): string => say("page-origins-guide-worker");
const tile = (): string => say("page-origins-guide-tile");

const GUIDE: Partial<Record<Decision["kind"], (asked: Asked) => string>> = {
  choose_action: actions,
  site: () => say("page-origins-guide-site"),
  visit_menu: () => say("page-origins-guide-slab"),
  choose_basic: resource,
  stone_or_food: resource,
  exchange: resource,
  build_tile: () => say("page-origins-guide-market"),
  build_place: () => say("page-origins-guide-place"),
  activation_order: tile,
  copy: tile,
  keep_tile: () => say("page-origins-guide-keep"),
  temple: () => say("page-origins-guide-temple"),
  extra_step: () => say("page-origins-guide-temple"),
  recruit: () => say("page-origins-guide-recruit"),
  food_step: ({ choices }) => (choices.some(({ kind }) => kind === "advance") ? say("page-origins-guide-food") : worker()),
  choose_freeman: worker,
  promotion_order: worker,
  seat: () => say("page-origins-guide-seat"),
  ship: () => say("page-origins-guide-ship"),
  district_card: () => say("page-origins-guide-district"),
};

// What an action begins with, in the order of the table.
const BEGINS = {
  visit: () => say("page-origins-guide-visit"),
  complete: () => say("page-origins-guide-complete"),
  tower: () => say("page-origins-guide-tower"),
  grow: () => say("page-origins-guide-grow"),
};

function actions({ choices }: Asked): string {
  const open = Object.entries(BEGINS).flatMap(([kind, words]) => (choices.some((choice) => choice.kind === kind) ? [words()] : []));
  const things = new Intl.ListFormat(language(), { type: "disjunction" }).format(open);
  return open.length ? say("page-origins-guide-action", { things }) : "";
}

/** A sentence below the question; empty where the question says it all. */
export const guide = (asked: Asked): string => (asked.decision && GUIDE[asked.decision.kind]?.(asked)) || "";
