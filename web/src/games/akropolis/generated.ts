// Written by `make types` from games/akropolis/view_types.py. Change those.

export type District = "house" | "market" | "barracks" | "temple" | "garden";

export type Kind =
  | "quarry"
  | "house"
  | "market"
  | "barracks"
  | "temple"
  | "garden"
  | "house_plaza"
  | "market_plaza"
  | "barracks_plaza"
  | "temple_plaza"
  | "garden_plaza";

/** A tile of the Site and its price in Stones. */
export interface SiteTile {
  tile: string;
  price: number;
}

/** The tile that somebody has taken and not yet placed. */
export interface HandTile {
  seat: number;
  tile: string;
  price: number;
}

/**
 * A hex as it is seen from above. `placement` is the tile it belongs to (0: the starting tile).
 *
 * `worth` is what a district adds to the value of its kind now, null for other hexes.
 */
export interface Cell {
  q: number;
  r: number;
  kind: Kind;
  level: number;
  placement: number;
  worth: number | null;
}

/** A tile that was laid: its first hex and its rotation. */
export interface Placement {
  tile: string;
  q: number;
  r: number;
  rotation: number;
}

/** A city: its tiles in the order in which they were laid, what is seen from above, and its lakes. */
export interface CityView {
  placements: Placement[];
  cells: Cell[];
  lakes: [number, number][];
}

/** What the game adds to a view; everything is open to all. */
export interface PositionView {
  site: SiteTile[];
  hand: HandTile | null;
  piles: number;
  pile_size: number;
  unseen: string[];
  first: number;
  chief: number;
  round: number;
  stones: number[];
  cities: CityView[];
  architect: string[];
}

/** A hex of the starting tile, with which every city begins. */
export interface StartHex {
  q: number;
  r: number;
  kind: Kind;
}

/** What never changes: the three hexes of every tile, clockwise, the starting tile, and the stars on plazas. */
export interface Components {
  tiles: Record<string, Kind[]>;
  start: StartHex[];
  stars: Record<District, number>;
}
