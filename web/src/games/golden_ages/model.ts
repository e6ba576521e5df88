// What a view of The Golden Ages holds (docs/golden-ages.md), and the names of its things.

import type { Components as Known } from "../../lib/components";
import { seatName } from "../../lib/names";
import type { Board, Building, Civilization, Components, Future, Judgement, PositionView, Symbol, Tech, Tile, View, Wonder } from "./generated";
import type { SeatInfo } from "../../lib/protocol";
import { say } from "../../lib/texts";

export type { Board, Cell, Op, OwnCard, Tech, Wonder } from "./generated";
export type GoldenView = View & PositionView;
export const SYMBOLS = ["game", "wheat", "stone", "gem"] as const satisfies readonly Symbol[];
export const ROWS = ["movement", "life", "industry", "trade"] as const;
export const ERAS = ["I", "II", "III", "IV"] as const;
export const ACTIONS = ["explorer", "builder", "artist", "soldier", "build_wonder", "activate", "develop", "golden_age"] as const;
export type Action = (typeof ACTIONS)[number];

/** The printed things, by their ids. */
export interface Catalogue {
  techs: Map<string, Tech>;
  buildings: Map<string, Building>;
  wonders: Map<string, Wonder>;
  civs: Map<string, Civilization>;
  judgements: Map<string, Judgement>;
  futures: Map<string, Future>;
  tiles: Map<string, Tile>;
  invasions: number[];
}

const made = new WeakMap<object, Catalogue>();
const byId = <T extends { id: string }>(items: T[]): Map<string, T> => new Map(items.map((item) => [item.id, item]));

/** The components, ready to be looked up. */
export function catalogueOf(known: Known): Catalogue {
  const all = known as unknown as Components;
  let found = made.get(all.technologies);
  if (!found) {
    found = {
      techs: byId(all.technologies),
      buildings: byId(all.buildings),
      wonders: byId(all.wonders),
      civs: byId(all.civilizations),
      judgements: byId(all.judgements),
      futures: byId(all.future_technologies),
      tiles: byId(all.continent_tiles),
      invasions: all.invasion_track.map((space) => space.gold_cost),
    };
    made.set(all.technologies, found);
  }
  return found;
}

/** What is printed alike on all buildings of a type. */
export const typeOf = (building: string): string => building.replace(/_\d+$/, "");

export const techName = (id: string): string => say(`golden_ages-tech-${id}`);
export const techText = (id: string): string => say(`golden_ages-tech-${id}-text`);
export const civName = (id: string): string => say(`golden_ages-civ-${id}`);
export const civText = (id: string): string => say(`golden_ages-civ-${id}-text`);
export const judgementName = (id: string): string => say(`golden_ages-judgement-${id}`);
const MEASURES: Record<string, () => string> = {
  judgement_buildings: () => say("page-golden_ages-buildings"), judgement_wonders: () => say("page-golden_ages-wonders"), judgement_glory: () => say("page-golden_ages-glory-short"),
  judgement_gold: () => say("page-golden_ages-judged-gold"), judgement_cubes: () => say("page-golden_ages-judged-cubes"),
};
/** What a judgement counts, in a word. */
export const judgementWord = (id: string): string => MEASURES[id]?.() ?? symbolName(id.replace("judgement_", ""));
export const judgementText = (id: string): string => say(`golden_ages-judgement-${id}-text`);
export const futureName = (id: string): string => say(`golden_ages-future-${id}`);
export const futureText = (id: string): string => say(`golden_ages-future-${id}-text`);
export const symbolName = (id: string): string => say(`golden_ages-symbol-${id}`);

/** The name of a building or a wonder. */
export function cardName(catalogue: Catalogue, id: string): string {
  return catalogue.wonders.has(id) ? say(`golden_ages-wonder-${id}`) : say(`golden_ages-building-${typeOf(id)}`);
}

/** What a building or a wonder does, in a sentence. */
export function cardText(catalogue: Catalogue, id: string): string {
  return catalogue.wonders.has(id) ? say(`golden_ages-wonder-${id}-text`) : say(`golden_ages-building-${typeOf(id)}-text`);
}

export function cardEra(catalogue: Catalogue, id: string): number {
  return catalogue.wonders.get(id)?.era ?? catalogue.buildings.get(id)?.era ?? 1;
}

/** What a wonder costs who has that civilization, as the card prints it. */
export function priceOf(wonder: Wonder, civ: string | null): number {
  return civ !== null && wonder.discount_civilization === civ ? (wonder.discounted_cost ?? wonder.cost) : wonder.cost;
}

export type TechState = "done" | "old" | "next" | "far";

/** Whether a technology is known, replaced by a later one, the next of its row, or later. */
export function techState(catalogue: Catalogue, board: Board, tech: Tech): TechState {
  if (board.techs.includes(tech.id)) return board.techs.some((id) => catalogue.techs.get(id)?.makes_obsolete === tech.id) ? "old" : "done";
  const before = [...catalogue.techs.values()].find((other) => other.row === tech.row && other.level === tech.level - 1);
  return before && board.techs.includes(before.id) ? "next" : "far";
}

/** The technologies of a row, from the first level to the fifth. */
export function techRow(catalogue: Catalogue, row: string): Tech[] {
  return [...catalogue.techs.values()].filter((tech) => tech.row === row).sort((a, b) => a.level - b.level);
}

/** Who has the card now; null if nobody has. */
export function ownerOf(view: GoldenView, card: string): number | null {
  const seat = view.boards.findIndex((board) => [...board.buildings, ...board.wonders].some((own) => own.card === card));
  return seat < 0 ? null : seat;
}

/** The order of play of the era, from its first player on. */
export function orderOf(view: GoldenView): number[] {
  return view.boards.map((_, at) => (view.first + at) % view.boards.length);
}

export function nameOf(seats: SeatInfo[], seat: number, viewpoint: number | null): string {
  return seatName(seats, seat, viewpoint);
}

/** Which of the eight actions a decision belongs to; null outside of an action. */
export function actionOf(kind: string, about: Record<string, unknown>, attacked: boolean): Action | null {
  if (kind === "colonist") return (about.action as Action | undefined) ?? null;
  if (kind === "found_city" || kind === "cubes_from") return attacked ? "soldier" : "explorer";
  const found: Record<string, Action> = {
    move: "explorer", building: "builder", discard: "builder", attack: "soldier", glory_keep: "soldier",
    build_wonder: "build_wonder", free_tech: "build_wonder", activate: "activate", card_tech: "activate", stand_up: "activate", shift: "activate",
    develop: "develop", more: "develop", judgement: "golden_age",
  };
  return found[kind] ?? null;
}
