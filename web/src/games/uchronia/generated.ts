// Written by `make types` from games/uchronia/view_types.py. Change those.

export type Colour = "wood" | "clay" | "brick" | "stone" | "marble";

/** A building site: the cards under it, how many are missing, and the turn in which it was started. */
export interface Site {
  building: string;
  under: Record<Colour, number>;
  missing: number;
  turn: number;
}

/** What lies before a seat. `hand` is for its owner; everybody knows `known` of it, and that it `lacks` colours. */
export interface Area {
  hand: Record<Colour, number> | null;
  held: number;
  known: Record<Colour, number>;
  lacks: Colour[];
  stock: Record<Colour, number>;
  activities: Record<Colour, number>;
  limit: number;
  domain: Colour[];
  sites: Site[];
  completed: string[];
  active: string[];
  score: number;
}

/** Cards that somebody looks at under a Lighthouse: how many for all, which ones for the owner. */
export interface Looked {
  seat: number;
  count: number;
  cards: Record<Colour, number> | null;
}

/** A step that is still to be done, and by whom. */
export interface AgendaEntry {
  step: string;
  seat: number;
}

/** What the game adds to a view. */
export interface PositionView {
  first: number;
  last: number;
  current: number;
  round: number;
  threshold: number;
  end_triggered: boolean;
  forum: Record<Colour, number>;
  discard: Record<Colour, number>;
  pile: number;
  unseen: Record<Colour, number>;
  pile_pool: Record<Colour, number>;
  great_works: string[];
  building_pile: number;
  building_pile_bottom: string[];
  unseen_buildings: string[];
  building_discard: string[];
  monopolies: Record<Colour, number | null>;
  first_draws: string[];
  looked: Looked | null;
  boards: Area[];
  agenda: AgendaEntry[];
}

/** A Building as it is printed; `reconstructed` names the parts of it that are ours. */
export interface Building {
  colour: Colour;
  cost: number;
  vp: number;
  kind: string;
  order: string | null;
  source: string;
  reconstructed: string[];
}

/** What never changes: the Buildings by their ids. */
export interface Components {
  buildings: Record<string, Building>;
}
