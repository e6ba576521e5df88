// Written by `make types` from games/golden_ages/view_types.py. Change those.

export type Symbol = "game" | "gem" | "stone" | "wheat";

export type Ground = "continent" | "island" | "sea";

/** A cell of the map. */
export interface Place {
  row: number;
  col: number;
}

/** A tile on the map: the upper left corner of the turned tile, and its degrees clockwise. */
export interface PlacedTile {
  tile: string;
  row: number;
  col: number;
  rotation: number;
}

/** Whose city stands on a cell, and of how many cubes. */
export interface City {
  seat: number;
  cubes: number;
}

/** A seat's colonists on a cell. */
export interface People {
  seat: number;
  standing: number;
  lying: number;
}

/** A cell that is more than empty open sea; `land` has the letters of the sides that are land. */
export interface Cell {
  row: number;
  col: number;
  ground: Ground;
  land: string;
  symbols: Symbol[];
  hidden: boolean;
  capital: number | null;
  city: City | null;
  colonists: People[];
}

/** How many are left, face down. */
export interface Piles {
  threes: number;
  twos: number;
  buildings: number[];
  glory: number;
}

/** China's two glory tiles while one is chosen; which ones for the attacker alone. */
export interface Looked {
  seat: number;
  count: number;
  values: number[] | null;
}

/** A colonist: on a cell of the `map`, in the `agora`, or not yet anywhere. */
export interface Colonist {
  place: string;
  row?: number;
  col?: number;
  standing: boolean;
}

/** A city of the seat. */
export interface OwnCity {
  row: number;
  col: number;
  cubes: number;
}

/** A card before a seat, and whether it was used in this era. */
export interface OwnCard {
  card: string;
  used: boolean;
}

/** What lies before a seat. `hand` and `future` are for its owner; `ending` is what the end would add now. */
export interface Board {
  gold: number;
  score: number;
  civ: string | null;
  revealed: string | null;
  hidden_civs: number[];
  hand: Record<string, string> | null;
  future: string | null;
  techs: string[];
  range: number;
  slots: number;
  reserve: number;
  cubes_on_tiles: number;
  controls: Record<Symbol, number>;
  capital: Place | null;
  golden_age: boolean;
  colonists: Colonist[];
  cities: OwnCity[];
  buildings: OwnCard[];
  wonders: OwnCard[];
  glory: number[];
  ending: Record<string, number | null>;
  attack_cost: number | null;
  greece_used: boolean;
}

/** What the game adds to a view. `judged` has for every judgement its points by seat, were it to be judged now. */
export interface PositionView {
  era: number;
  first: number;
  last_turns: number | null;
  tiles: PlacedTile[];
  cells: Cell[];
  agora: number[];
  wonders: string[];
  buildings: string[];
  judgements: string[];
  judgement: string | null;
  judged: Record<string, number[]>;
  piles: Piles;
  looked: Looked | null;
  boards: Board[];
}

/** One effect of a component, as the rules read it. */
export interface Op {
  timing: string;
  op: string;
  amount?: number | "full_cost";
  per?: string;
  resource?: string;
  tech?: string;
  count?: number;
  slot?: number;
  range?: number | string;
}

/** A technology as it is printed. */
export interface Tech {
  id: string;
  row: string;
  level: number;
  cost: number;
  end_game_vp: number;
  cubes_on_tile: number;
  makes_obsolete: string | null;
  ops: Op[];
}

/** A building as it is printed; those of one `type` are alike. */
export interface Building {
  id: string;
  type: string;
  era: number;
  ops: Op[];
}

/** A wonder as it is printed, with the civilization that pays less. */
export interface Wonder {
  id: string;
  era: number;
  cost: number;
  discount_civilization: string | null;
  discounted_cost: number | null;
  ops: Op[];
}

/** A civilization as it is printed. */
export interface Civilization {
  id: string;
  era: number;
  value: number;
  ops: Op[];
}

/** What history judges by: points for so many of something. */
export interface Judgement {
  id: string;
  vp: number;
  per: string;
  per_count: number;
}

/** A future technology: what one must have the most of. */
export interface Future {
  id: string;
  vp: number;
  compare: string;
}

/** What the sides of a cell are: land or sea. */
export interface Edges {
  n: string;
  e: string;
  s: string;
  w: string;
}

/** A cell of a tile that is not turned. */
export interface TileCell {
  row: number;
  col: number;
  resources: Symbol[];
  edges: Edges;
}

/** A tile of land. */
export interface Tile {
  id: string;
  cells: TileCell[];
}

/** A space of the invasion track. */
export interface InvasionSpace {
  position: number;
  gold_cost: number;
}

/** What never changes. */
export interface Components {
  continent_tiles: Tile[];
  technologies: Tech[];
  buildings: Building[];
  wonders: Wonder[];
  civilizations: Civilization[];
  judgements: Judgement[];
  future_technologies: Future[];
  invasion_track: InvasionSpace[];
}
