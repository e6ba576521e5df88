// Written by `make types` from games/origins/view_types.py. Change those.

export type Colour = "red" | "orange" | "yellow" | "blue" | "purple";

export type Resource = "stone" | "food" | "wisdom" | "gold";

/** A site: the value of its Mothership, and the colour of its bonus tile. */
export interface Site {
  site: number;
  ship: number;
  bonus: Colour;
}

/** A tile of the market, and the Wisdom of its space. */
export interface Offer {
  building: string;
  wisdom: number;
}

/** A pile of tiles: the visible one, and those put under it for all to see. */
export interface Pile {
  colour: Colour;
  left: number;
  top: string | null;
  under: string[];
}

/** A Citizen of the recruitment row, and the Wisdom of its space. */
export interface RowDie {
  die: string;
  colour: Colour;
  value: number;
  wisdom: number;
}

/** A District card in its place, and the Gold on it. */
export interface DistrictPlace {
  card: number;
  district: string;
  gold: number;
}

/** Markers on one space of a track, the lowest first. */
export interface Stacked {
  space: number;
  seats: number[];
}

/** A track: the space of each seat, and the stacks. */
export interface MarkerTrack {
  at: number[];
  stacks: Stacked[];
}

/** A temple: its Zodiac card, who holds it, and the markers on its steps. */
export interface Temple {
  temple: string;
  sign: string;
  holder: number | null;
  at: number[];
  stacks: Stacked[];
}

/** A Freeman on a site. */
export interface UsedDie {
  die: string;
  site: number;
}

/** A Speaker on a site. */
export interface UsedSpeaker {
  value: number;
  site: number;
}

/** A tile of a city; a Farm has its building below. */
export interface CityTile {
  x: number;
  y: number;
  building: string;
  farm: boolean;
}

/** A Seat of Power by the south-western cell of its block, with its die or without. */
export interface SeatOfPower {
  x: number;
  y: number;
  die: string | null;
}

/** What lies before a player. */
export interface Area {
  resources: Record<Resource, number>;
  unused: string[];
  used: UsedDie[];
  archon: number | null;
  speakers: number[];
  spoken: UsedSpeaker[];
  bases: number;
  free_bases: number;
  next_base: number | null;
  advisors: Colour[];
  signs: string[];
  towers: Record<Colour, number>;
  tokens: number;
  passed: boolean;
  kept: string[];
  scored: number[];
  city: CityTile[];
  seats: SeatOfPower[];
  score: number;
}

/** What the game adds to a view. */
export interface PositionView {
  round: number;
  bastion: number | null;
  sites: Site[];
  market: Offer[];
  piles: Pile[];
  row: RowDie[];
  reserve: Record<Colour, number>;
  speakers: number[];
  levels: Record<Colour, number>;
  districts: DistrictPlace[];
  temples: Temple[];
  military: MarkerTrack;
  pool: string[];
  conditions: string[];
  boards: Area[];
}

/** A kind of tile as it is printed; `colour` is grey for those every city begins with. */
export interface BuildingKind {
  id: string;
  colour: string;
  stone_cost: number | null;
}

/** A District card: its pattern from the top row down, and its points. */
export interface DistrictCard {
  id: string;
  pattern: string[][];
  vp_first: number;
  vp_next: number;
}

/** A main action; two of them in their order belong to each site. */
export interface MainAction {
  id: string;
}

/** A space of the Military track, and what an Attack from it gives. */
export interface MilitarySpace {
  thresholds_crossed: number;
  attack_bonus: Record<string, number> | null;
}

/** The Military track. */
export interface MilitaryTrack {
  final: number;
  final_vp: number;
  spaces: MilitarySpace[];
}

/** The points of a temple by step. */
export interface TempleTrack {
  victory_points_by_step: number[];
}

/** The points of the row by the number of Advisors. */
export interface AdvisorRow {
  victory_points: number[];
}

/** The Food of each further base, and the points of the last. */
export interface PopulationTrack {
  bases_at_start: number;
  costs_food: number[];
  last_base_vp: number;
}

/** What never changes, as far as the page draws it. */
export interface Components {
  building_kinds: BuildingKind[];
  starting_tiles: BuildingKind[];
  district_cards: DistrictCard[];
  main_actions: MainAction[];
  military_track: MilitaryTrack;
  temple_tracks: TempleTrack[];
  advisor_row: AdvisorRow;
  population_track: PopulationTrack;
}
