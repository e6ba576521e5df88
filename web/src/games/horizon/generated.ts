// Written by `make types` from games/horizon/view_types.py. Change those.

import type { Json } from "../../lib/protocol";

export type Track = "food" | "economy" | "infrastructure";

export type Column = "A" | "B" | "C" | "D" | "E";

export type UnitKind = "settler" | "soldier";

export type Stage = "despotism" | "monarchy" | "theocracy" | "democracy";

/** A slot of the tree: its card if there is one, whether a leader lies there face down, and whose scholars. */
export interface SlotView {
  slot: string;
  technology: string | null;
  leader: boolean;
  scholars: number[];
}

/** A pile of technologies: how many are in it, what is known of them, and what lies face up for a choice. */
export interface PileView {
  count: number;
  revealed: string[];
  unseen: string[];
  bottom: string[];
}

/** An objective in the game, and the seats that claimed it, the first one first. */
export interface ObjectiveView {
  objective: string;
  claims: number[];
}

/** A tile of the map: who settled its village and fortified its city, or the building on it and its two builders. */
export interface TileView {
  place: string;
  q: number;
  r: number;
  village: number | null;
  city: number | null;
  building: string | null;
  left: number | null;
  right: number | null;
}

/** The tile that is revealed and not yet laid. */
export interface Exploring {
  place: string;
  q: number;
  r: number;
}

/** A unit on the map. */
export interface UnitView {
  unit: UnitKind;
  strength: number;
  place: string;
}

/** What lies before a seat. */
export interface BoardView {
  coins: number;
  active: number;
  columns: Record<Column, number>;
  open_columns: Column[];
  hands: number;
  cubes: Record<Track, number>;
  invested: number;
  units: UnitView[];
  tokens: Record<UnitKind, number[]>;
  settle_tokens: number;
  fortify_tokens: number;
  reserve: string[];
  slots: string[];
  technologies: string[];
  private: string[];
  leaders: string[];
  leader_vp: number;
  government: string | null;
  stages: Stage[];
  villages: number;
  cities: number;
  buildings: number;
  pawn: string | null;
  score: number;
}

/** A step that is still to be done, and by whom. */
export interface AgendaEntry {
  step: string;
  seat: number;
}

/** What the game adds to a view. */
export interface PositionView {
  first: number;
  current: number;
  round: number;
  end_round: number | null;
  governments: string[];
  tree: SlotView[];
  piles: Record<string, PileView>;
  objectives: ObjectiveView[];
  map: TileView[];
  exploring: Exploring | null;
  stack: number;
  tiles_revealed: number;
  reveal_limit: number;
  rivers: Record<string, string[]>;
  building_piles: Record<string, number>;
  supply: Record<string, number>;
  boards: BoardView[];
  agenda: AgendaEntry[];
}

/** What is paid before the first effect. */
export interface Price {
  coins: number;
  exhaust: number;
}

/** A space of an action: from how many players on it is there, and its own price. */
export interface Spot {
  space?: string;
  min_players?: number;
  coins?: number;
  unlimited?: boolean;
  may_stay?: boolean;
}

/** The action of a technology. */
export interface TechAction {
  cost: Price;
  ops: Record<string, Json>[];
  spaces: Spot[];
}

/** A technology as it is printed. */
export interface Technology {
  id: string;
  level: number;
  color: string;
  title_colors: string[];
  vp: number;
  immediate: Record<string, Json>[];
  action: TechAction | null;
  permanent: Record<string, Json>[];
  endgame: Record<string, Json>[];
  source: string;
  name_source: string;
}

/** A leader as printed. */
export interface Leader {
  id: string;
  level: number;
  immediate: Record<string, Json>[];
  source: string;
}

/** An action that is printed on the main board. */
export interface BoardAction {
  id: string;
  kind: string;
  number: number;
  cost: Price;
  ops: Record<string, Json>[];
  spaces: Spot[];
  requirement: Record<string, Json> | null;
  source: string;
}

/** A place of the tree, and the slots it is linked to on its left. */
export interface Slot {
  id: string;
  level: number;
  prerequisites: string[];
  required: number;
  has_leader: boolean;
}

/** A space of a building tile. */
export interface BuildingSide {
  track?: Track;
  vp?: number;
}

/** A building tile as printed. */
export interface Building {
  id: string;
  level: number;
  cost: number;
  left: BuildingSide;
  right: BuildingSide;
  bonus: Record<string, Json>[];
  bonus_vp: number;
  source: string;
}

/** The village of a territory. */
export interface Village {
  track: Track;
  reward: Record<string, Json>[];
  vp: number;
}

/** The city of a territory. */
export interface City {
  track: Track;
  vp: number;
}

/** A territory tile as printed. */
export interface Territory {
  id: string;
  force: number;
  reveal_bonus: Record<string, Json>[];
  village: Village;
  city: City;
  source: string;
}

/** An objective as printed. */
export interface Objective {
  id: string;
  group: string;
  condition: Record<string, Json>;
  source: string;
}

/** What never changes, as far as the page reads it; the rest of the data is beside it. */
export interface Components {
  provenance: Record<string, Json>;
  field: Record<string, Json>;
  cradle: Record<string, Json>;
  start_tiles: Record<string, Json>[];
  slots: Slot[];
  actions: BoardAction[];
  player_board: Record<string, Json>;
  unit_tokens: Record<string, Json>;
  technologies: Technology[];
  leaders: Leader[];
  buildings: Building[];
  territories: Territory[];
  objective_cards: Objective[];
  government_cards: Record<string, Json>[];
  scoring: Record<string, Json>;
}
