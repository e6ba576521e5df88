// What a view of Beyond the Horizon holds (docs/horizon.md), what its pieces are, and what they are called.

import type { Components as Known } from "../../lib/components";
import type { BoardAction, BoardView, Building, Column, Components, Objective, PositionView, Slot, Spot, Stage, Technology, Territory, TileView, Track, View } from "./generated";
import type { Fields } from "../../lib/protocol";
import { say } from "../../lib/texts";

export type { BoardAction, BoardView, Building, Column, Objective, Slot, Spot, Stage, Technology, Territory, TileView, Track, UnitView } from "./generated";
export type HorizonView = View & PositionView;
export type Op = Fields;
export const TRACKS = ["food", "economy", "infrastructure"] as const satisfies readonly Track[];
export const COLUMNS = ["A", "B", "C", "D", "E"] as const satisfies readonly Column[];
export const STAGES = ["despotism", "monarchy", "theocracy", "democracy"] as const satisfies readonly Stage[];
export const LEVELS = ["", "I", "II", "III", "IV"];

/** A space of a development track or of the investment track. */
export interface TrackSpace {
  id: string;
  type: string;
  column?: string;
  stage?: string;
  vp?: number;
  ops?: Op[];
  hooks?: Op[];
}

/** A card of government: what each of its four stages does. */
export interface GovernmentCard {
  id: string;
  source: string;
  stages: Record<Stage, { ops?: Op[]; hooks?: Op[]; endgame?: Op[] }>;
}

/** The pieces by their ids. */
export interface Pieces {
  technologies: Map<string, Technology>;
  buildings: Map<string, Building>;
  territories: Map<string, Territory>;
  objectives: Map<string, Objective>;
  governments: Map<string, GovernmentCard>;
  leaders: Map<string, Op[]>;
  actions: BoardAction[];
  slots: Slot[];
  tracks: Record<Track, TrackSpace[]>;
  investment: TrackSpace[];
  capacity: Record<Column, number>;
  claims: [first: number, later: number];
  ends: Record<string, number>; // with how many claims the end comes, by players
  sources: Map<string, string>;
}

const made = new WeakMap<Known, Pieces>();

/** The pieces as the components tell them; made once. */
export function piecesOf(known: Known): Pieces {
  let found = made.get(known);
  if (!found) made.set(known, (found = read(known as unknown as Components)));
  return found;
}

function read(data: Components): Pieces {
  const byId = <T extends { id: string }>(list: T[]): Map<string, T> => new Map(list.map((each) => [each.id, each]));
  const board = data.player_board as unknown as { columns: { capacity: number[] }; tracks: Record<Track, { spaces: TrackSpace[] }>; investment_track: { spaces: TrackSpace[] } };
  const scoring = data.scoring as unknown as { objective_first: number; objective_later: number; end_trigger_cubes: Record<string, number> };
  const cards = data.government_cards as unknown as ({ id: string; source: string } & GovernmentCard["stages"])[];
  const sourced = [data.technologies, data.buildings, data.territories, data.objective_cards, cards, data.leaders].flat() as { id: string; source: string }[];
  return {
    technologies: byId(data.technologies),
    buildings: byId(data.buildings),
    territories: byId(data.territories),
    objectives: byId(data.objective_cards),
    governments: new Map(cards.map((card) => [card.id, { id: card.id, source: card.source, stages: card }])),
    leaders: new Map(data.leaders.map((leader) => [leader.id, leader.immediate])),
    actions: data.actions,
    slots: data.slots,
    tracks: { food: board.tracks.food.spaces, economy: board.tracks.economy.spaces, infrastructure: board.tracks.infrastructure.spaces },
    investment: board.investment_track.spaces,
    capacity: Object.fromEntries(COLUMNS.map((name, at) => [name, board.columns.capacity[at] ?? 0])) as Record<Column, number>,
    claims: [scoring.objective_first, scoring.objective_later],
    ends: scoring.end_trigger_cubes,
    sources: new Map(sourced.map(({ id, source }) => [id, source])),
  };
}

/** The spaces of an action that are there with so many players. */
export function spacesFor(spaces: Spot[], players: number): Spot[] {
  return spaces.filter((space) => (space.min_players ?? 0) <= players);
}

export const techName = (id: string): string => say(`horizon-technology-${id}`);
export const buildingName = (id: string): string => say(`horizon-building-${id}`);
export const objectiveName = (id: string): string => say(`horizon-objective-${id}`);
export const leaderName = (id: string): string => say(`horizon-leader-${id}`);
export const trackName = (id: string): string => say(`horizon-track-${id}`);

/** What a tile is called. */
export function placeName(place: string): string {
  return say(place.startsWith("territory_") ? `horizon-territory-${place}` : `horizon-place-${place}`);
}

const TERRAIN = "grass grass water sand sand water stone forest water grass water stone stone forest water forest stone snow forest sand stone stone snow water".split(" ");

/** How the ground of a tile is drawn. */
export function terrainOf(tile: Pick<TileView, "place" | "building">): string {
  if (tile.building) return "bld";
  if (!tile.place.startsWith("territory_")) return "start";
  return TERRAIN[Number(tile.place.slice(10)) - 1] ?? "grass";
}

/** How far a seat is with an objective: what it has, and what it needs. */
export function progressOf(objective: Objective, board: BoardView, pieces: Pieces, view: HorizonView): [has: number, needs: number] {
  const { type, min, level } = objective.condition as { type: string; min: number; level?: number };
  const removed = TRACKS.map((track) => pieces.tracks[track].length - board.cubes[track]);
  const own = board.technologies;
  const found: Record<string, () => [number, number]> = {
    tech_level_count: () => [own.filter((id) => pieces.technologies.get(id)?.level === level).length, min],
    tech_count: () => [own.length, min],
    village_count: () => [board.villages, min],
    city_count: () => [board.cities, min],
    tiles_with_cube: () => [view.map.filter((tile) => [tile.village, tile.city, tile.left, tile.right].includes(seatOf(view, board))).length, min],
    invested_count: () => [board.invested, min],
    track_emptied: () => [Math.max(...removed), pieces.tracks.food.length],
    each_track_removed: () => [Math.min(...removed), min],
  };
  const [has, needs] = found[type]?.() ?? [0, min];
  return [Math.min(has, needs), needs];
}

function seatOf(view: HorizonView, board: BoardView): number {
  return view.boards.indexOf(board);
}

const PER: Record<string, string> = {
  technology: "card", technology_level_3: "card", city: "city", village: "village", building: "bld", active_column: "col",
  invested_cube: "inv", tile_with_cube: "hex", coin: "coin", available_or_deployed_pawn: "pawn", removed_cube: "cube",
};

/** The sign of what an end of game bonus counts. */
export function perSign(per: string): string {
  return PER[per] ?? "";
}
