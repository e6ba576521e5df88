// Written by `make types` from games/akropolis/*_types.py. Change those.

import type * as wire from "../../lib/protocol";

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
export type SiteTile = {
  tile: string;
  price: number;
};

/** The tile that somebody has taken and not yet placed. */
export type HandTile = {
  seat: number;
  tile: string;
  price: number;
};

/**
 * A hex as it is seen from above. `placement` is the tile it belongs to (0: the starting tile).
 *
 * `worth` is what a district adds to the value of its kind now, null for other hexes.
 */
export type Cell = {
  q: number;
  r: number;
  kind: Kind;
  level: number;
  placement: number;
  worth: number | null;
};

/** A tile that was laid: its first hex and its rotation. */
export type Placement = {
  tile: string;
  q: number;
  r: number;
  rotation: number;
};

/** A city: its tiles in the order in which they were laid, what is seen from above, and its lakes. */
export type CityView = {
  placements: Placement[];
  cells: Cell[];
  lakes: [number, number][];
};

/** What the game adds to a view; everything is open to all. */
export type PositionView = {
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
};

/** A hex of the starting tile, with which every city begins. */
export type StartHex = {
  q: number;
  r: number;
  kind: Kind;
};

/** What never changes: the three hexes of every tile, clockwise, the starting tile, and the stars on plazas. */
export type Components = {
  tiles: Record<string, Kind[]>;
  start: StartHex[];
  stars: Record<District, number>;
};

/** The tile in hand and what it cost. */
export type InHand = {
  tile: string;
  price: number;
};

/** Where the tile in hand would lie, how many tiles it would cover, and how many Quarries. */
export type Placing = {
  tile: string;
  q: number;
  r: number;
  rotation: number;
  level: number;
  covered: number;
  quarries: number;
};

/** A place of the Site, by its price. */
export type SitePlace = {
  site: number;
};

/** A hex of the own city. */
export type CityCell = {
  cell: [number, number];
};

/** A tile, its first hex, its rotation, and the level it lies on. */
export type Laid = {
  tile: string;
  q: number;
  r: number;
  rotation: number;
  level: number;
};

/** Stones that somebody gets. */
export type Stones = {
  stones: number;
};

/** The tiles of a new Site, and the round that begins with it. */
export type NewSite = {
  tiles: string[];
  round: number;
};

/** A tile. */
export type OneTile = {
  tile: string;
};

export type View = wire.View & PositionView;

type About = Record<never, never> | InHand;

export type Decision = Omit<wire.Decision, "kind" | "about"> & (
  | { kind: "take"; about: wire.Open<Record<never, never>, About> }
  | { kind: "place"; about: wire.Open<InHand, About> }
);

type Args = InHand | Placing;

type Targets = SitePlace | CityCell;

export type Choice = Omit<wire.Choice, "kind" | "args" | "targets"> & (
  | { kind: "take"; args: wire.Open<InHand, Args>; targets: wire.Open<SitePlace, Targets>[] }
  | { kind: "place"; args: wire.Open<Placing, Args>; targets: wire.Open<CityCell, Targets>[] }
);

type Data = InHand | Laid | Stones | NewSite | OneTile;

export type GameEvent = Omit<wire.GameEvent, "kind" | "data"> & (
  | { kind: "take" | "architect"; data: wire.Open<InHand, Data> }
  | { kind: "place"; data: wire.Open<Laid, Data> }
  | { kind: "gain"; data: wire.Open<Stones, Data> }
  | { kind: "refill"; data: wire.Open<NewSite, Data> }
  | { kind: "end"; data: wire.Open<OneTile, Data> }
);

export type Preview = Omit<wire.Preview, "area" | "events"> & { area: CityView | null; events: GameEvent[] };

/** What a board of this game is shown. */
export interface Play {
  view: View;
  decision: Decision;
  choice: Choice;
  event: GameEvent;
  preview: Preview;
}
