// What components do, in signs: when, how much gold or how many points, for what.

import type { Op } from "./generated";

export type Mark =
  | { coin: number | string }
  | { points: number }
  | { sign: string; tone?: string } // a sign; the symbols of the map have their colours
  | { word: string } // + − / ›
  | { number: number | string }
  | { tech: string } // a technology, by its drawing or as a blank tile with a number
  | { barred: string }; // a sign with a line through it: without that

export interface Effect {
  when: "bolt" | "act" | "always" | "end";
  marks: Mark[];
}

const WHEN: Record<string, Effect["when"]> = { immediate: "bolt", on_play: "bolt", active: "act", permanent: "always", end_game: "end" };
const per: Mark = { word: "/" };
const amount = (op: Op): number => (typeof op.amount === "number" ? op.amount : 0);
const coin = (op: Op): Mark => ({ coin: amount(op) });
const symbol = (name: string): Mark => ({ sign: name, tone: name });

/** The signs of something that is counted. */
export function counted(measure: string): Mark[] {
  const resource = /^(\w+)_controlled$/.exec(measure)?.[1];
  if (resource) return [symbol(resource)];
  const found: Record<string, Mark[]> = {
    own_cube_on_board: [{ sign: "cube" }],
    own_city_or_capital: [{ sign: "city" }, { sign: "capital" }],
    glory_tile: [{ sign: "laurel" }],
    building_on_own_player_board: [{ sign: "slot" }],
    wonder_built: [{ sign: "wonder" }],
    technology_tile_developed: [{ sign: "develop" }],
    tech_level_4_or_5: [{ tech: "" }],
    gold: [{ sign: "coin", tone: "coin" }],
    own_standing_colonist_on_board: [{ sign: "col" }],
    lying_colonist_on_board_all_players: [{ sign: "lie" }],
    colonist_in_agora_all_players: [{ sign: "agora" }],
  };
  return found[measure] ?? [];
}

const MARKS: Record<string, (op: Op) => Mark[]> = {
  movement: (op) => [{ sign: "steps" }, { number: typeof op.range === "number" ? op.range : "∞" }],
  gold_on_take_control: (op) => [symbol(op.resource ?? ""), coin(op)],
  gold_on_take_control_bonus: (op) => [symbol(op.resource ?? ""), { word: "+" }, coin(op)],
  unlock_building_slot: (op) => [{ sign: "slot" }, { number: op.slot ?? 0 }],
  gold_per_cube_placed: (op) => [{ sign: "cube" }, coin(op)],
  gold_per_cube_placed_bonus: (op) => [{ word: "+" }, coin(op), per, { sign: "cube" }],
  cubes_per_city: (op) => [{ sign: "city" }, { number: amount(op) }],
  vp_per: (op) => [{ points: amount(op) }, per, ...counted(op.per ?? "")],
  gold_per: (op) => [coin(op), per, ...counted(op.per ?? "")],
  vp: (op) => [{ points: amount(op) }],
  gold: (op) => [coin(op)],
  soldier_without_colonist: () => [{ barred: "col" }, { sign: "swords" }],
  builder_without_colonist: () => [{ sign: "builder" }, { barred: "col" }],
  vp_on_colonist_to_agora: (op) => [{ points: amount(op) }, per, { sign: "agora" }],
  gold_on_colonist_to_agora: (op) => [coin(op), per, { sign: "agora" }],
  develop_free: (op) => Array.from({ length: op.count ?? 1 }, () => ({ tech: "0" })),
  develop_discount: (op) => (op.amount === "full_cost" ? [{ tech: "0" }] : [{ tech: "" }, { word: "−" }, coin(op)]),
  tech_discount: (op) => [{ tech: "" }, { word: "−" }, coin(op)],
  multi_develop: () => [{ tech: "" }, { tech: "" }],
  develop_named: (op) => [{ tech: op.tech ?? "" }],
  develop_named_if: (op) => [{ tech: op.tech ?? "" }],
  develop_level5_ignoring_row_no_vp: () => [{ tech: "V" }],
  shift_lying_colonists: () => [{ sign: "lie" }, { word: "›" }, { sign: "agora" }],
  stand_up_own_colonist_on_board: () => [{ sign: "lie" }, { word: "›" }, { sign: "col" }],
  gold_on_other_players_attack: (op) => [coin(op), per, { sign: "swords" }],
  receive_other_players_attack_payment: () => [{ sign: "coin", tone: "coin" }, per, { sign: "swords" }],
  attackers_pay_extra: (op) => [{ word: "+" }, coin(op), { sign: "swords" }],
  attack_discount: (op) => [{ sign: "swords" }, { word: "−" }, coin(op)],
  glory_draw_2_keep_1: () => [{ number: 2 }, { sign: "laurel" }],
  gold_after_own_attack: (op) => [{ sign: "swords" }, coin(op)],
  gold_on_edge_crossing: (op) => [{ word: "‹›" }, coin(op)],
  gold_on_arrival_at_opponent: (op) => [{ sign: "steps" }, { sign: "col" }, coin(op)],
  explorer_does_not_lie_down: () => [{ sign: "explorer" }, { sign: "col" }],
  free_wonder_once: () => [{ sign: "wonder" }, { coin: 0 }],
};

/** The effects of a component, in signs. */
export function effectsOf(ops: Op[]): Effect[] {
  return ops.map((op) => ({ when: WHEN[op.timing] ?? "always", marks: MARKS[op.op]?.(op) ?? [] })).filter((effect) => effect.marks.length > 0);
}
