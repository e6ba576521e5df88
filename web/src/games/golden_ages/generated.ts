// Written by `make types` from games/golden_ages/*_types.py. Change those.

import type * as wire from "../../lib/protocol";

export type Symbol = "game" | "gem" | "stone" | "wheat";

export type Ground = "continent" | "island" | "sea";

export type Action = "artist" | "builder" | "explorer" | "soldier";

export type Rotation = "0" | "90" | "180" | "270";

/** A cell of the map. */
export type Place = {
  row: number;
  col: number;
};

/** A tile on the map: the upper left corner of the turned tile, and its degrees clockwise. */
export type PlacedTile = {
  tile: string;
  row: number;
  col: number;
  rotation: number;
};

/** Whose city stands on a cell, and of how many cubes. */
export type City = {
  seat: number;
  cubes: number;
};

/** A seat's colonists on a cell. */
export type People = {
  seat: number;
  standing: number;
  lying: number;
};

/** A cell that is more than empty open sea; `land` has the letters of the sides that are land. */
export type Cell = {
  row: number;
  col: number;
  ground: Ground;
  land: string;
  symbols: Symbol[];
  hidden: boolean;
  capital: number | null;
  city: City | null;
  colonists: People[];
};

/** How many are left, face down. */
export type Piles = {
  threes: number;
  twos: number;
  buildings: number[];
  glory: number;
};

/** China's two glory tiles while one is chosen; which ones for the attacker alone. */
export type Looked = {
  seat: number;
  count: number;
  values: number[] | null;
};

/** A colonist: on a cell of the `map`, in the `agora`, or not yet anywhere. */
export type Colonist = {
  place: string;
  row?: number;
  col?: number;
  standing: boolean;
};

/** A city of the seat. */
export type OwnCity = {
  row: number;
  col: number;
  cubes: number;
};

/** A card before a seat, and whether it was used in this era. */
export type OwnCard = {
  card: string;
  used: boolean;
};

/** What lies before a seat. `hand` and `future` are for its owner; `ending` is what the end would add now. */
export type Board = {
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
};

/** What the game adds to a view. `judged` has for every judgement its points by seat, were it to be judged now. */
export type PositionView = {
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
};

/** One effect of a component, as the rules read it. */
export type Op = {
  timing: string;
  op: string;
  amount?: number | "full_cost";
  per?: string;
  resource?: string;
  tech?: string;
  count?: number;
  slot?: number;
  range?: number | string;
};

/** A technology as it is printed. */
export type Tech = {
  id: string;
  row: string;
  level: number;
  cost: number;
  end_game_vp: number;
  cubes_on_tile: number;
  makes_obsolete: string | null;
  ops: Op[];
};

/** A building as it is printed; those of one `type` are alike. */
export type Building = {
  id: string;
  type: string;
  era: number;
  ops: Op[];
};

/** A wonder as it is printed, with the civilization that pays less. */
export type Wonder = {
  id: string;
  era: number;
  cost: number;
  discount_civilization: string | null;
  discounted_cost: number | null;
  ops: Op[];
};

/** A civilization as it is printed. */
export type Civilization = {
  id: string;
  era: number;
  value: number;
  ops: Op[];
};

/** What history judges by: points for so many of something. */
export type Judgement = {
  id: string;
  vp: number;
  per: string;
  per_count: number;
};

/** A future technology: what one must have the most of. */
export type Future = {
  id: string;
  vp: number;
  compare: string;
};

/** What the sides of a cell are: land or sea. */
export type Edges = {
  n: string;
  e: string;
  s: string;
  w: string;
};

/** A cell of a tile that is not turned. */
export type TileCell = {
  row: number;
  col: number;
  resources: Symbol[];
  edges: Edges;
};

/** A tile of land. */
export type Tile = {
  id: string;
  cells: TileCell[];
};

/** A space of the invasion track. */
export type InvasionSpace = {
  position: number;
  gold_cost: number;
};

/** What never changes. */
export type Components = {
  continent_tiles: Tile[];
  technologies: Tech[];
  buildings: Building[];
  wonders: Wonder[];
  civilizations: Civilization[];
  judgements: Judgement[];
  future_technologies: Future[];
  invasion_track: InvasionSpace[];
};

/** A cell, where one is settled. */
export type MaybePlace = {
  row?: number;
  col?: number;
};

/** A card before a seat. */
export type OfCard = {
  card: string;
};

/** The civilization in play and the new one, with their values. */
export type CivOffered = {
  civ: string;
  new: string;
  value: number;
  new_value: number;
};

/** The action that a colonist is for. */
export type OfAction = {
  action: Action;
};

/** A building. */
export type OfBuilding = {
  building: string;
};

/** Where a city can be founded, of how many cubes, and how many of them are lacking. */
export type Founding = {
  row: number;
  col: number;
  cubes: number;
  lacking: number;
};

/** Where a city can be founded, and how many cubes are lacking. */
export type Lacking = {
  row: number;
  col: number;
  lacking: number;
};

/** The wonder that gives technologies, and how many more. */
export type FreeTech = {
  wonder: string;
  left: number;
};

/** The judgements to choose from. */
export type Judgements = {
  judgements: string[];
};

/** Where the colonist is, and how far they can still go. */
export type Moving = {
  row: number;
  col: number;
  range: number;
};

/** A tile. */
export type OfTile = {
  tile: string;
};

/** How many colonists are moved already. */
export type Started = {
  started: number;
};

/** The cell attacked, what it costs, and the Gold it brings. */
export type AttackChoice = {
  row: number;
  col: number;
  cost: number;
  gold: number;
};

/** The cell of a colonist, and the action they are for. */
export type ColonistChoice = {
  row: number;
  col: number;
  action: Action;
};

/** A city, its cubes, and the Gold that founding it brings. */
export type CityChoice = {
  row: number;
  col: number;
  cubes: number;
  gold: number;
};

/** The value of a glory tile or a civilization. */
export type Value = {
  value: number;
};

/** A judgement, and the points it would bring now. */
export type JudgementChoice = {
  judgement: string;
  points: number;
};

/** A civilization and its value. */
export type CivChoice = {
  civ: string;
  value: number;
};

/** Where the colonist goes, the Gold of the cell, the steps, and whether a city can be founded. */
export type MoveChoice = {
  row: number;
  col: number;
  gold: number;
  steps: number;
  city: number;
};

/** The upper left corner of the turned tile, and its degrees clockwise. */
export type PlaceChoice = {
  row: number;
  col: number;
  rotation: Rotation;
};

/** A technology, and what it costs where it is paid. */
export type TechChoice = {
  tech: string;
  cost?: number;
};

/** A wonder, what it costs, and whether it is free. */
export type WonderChoice = {
  wonder: string;
  cost: number;
  free: number;
};

/** A cell of the map. */
export type MapTarget = {
  zone: "map";
  row: number;
  col: number;
};

/** A card before a seat. */
export type CardTarget = {
  zone: "cards";
  seat: number;
  card: string;
};

/** A civilization of a seat. */
export type CivTarget = {
  zone: "civ" | "revealed";
  seat: number;
  civ: string;
};

/** A technology of a seat. */
export type TechTarget = {
  zone: "techs";
  seat: number;
  tech: string;
};

/** A judgement. */
export type JudgementTarget = {
  zone: "judgements";
  judgement: string;
};

/** A building of the market. */
export type BuildingTarget = {
  zone: "buildings";
  building: string;
};

/** A wonder of the market. */
export type WonderTarget = {
  zone: "wonders";
  wonder: string;
};

/** The cell attacked, what it cost, and the how manieth attack it is. */
export type Attacked = {
  row: number;
  col: number;
  cost: number;
  number: number;
};

/** A cell that is controlled now: its resource, how many, and the Gold. */
export type Controlled = {
  row: number;
  col: number;
  symbol: Symbol;
  count: number;
  gold: number;
};

/** A technology, what it cost, and the cubes of its tile. */
export type Developed = {
  tech: string;
  cost: number;
  cubes: number;
};

/** The points of all seats, and who has won. */
export type End = {
  scores: number[];
  winners: number[];
};

/** The era that ends, and how history judges it. */
export type EndEra = {
  era: number;
  judgement: string;
};

/** The era that begins, its wonders and buildings. */
export type NewEra = {
  era: number;
  wonders: string[];
  buildings: string[];
};

/** A city that loses a cube, and how many are left. */
export type Fetched = {
  row: number;
  col: number;
  left: number;
};

/** A city, its cubes, and the Gold it brought. */
export type Founded = {
  row: number;
  col: number;
  cubes: number;
  gold: number;
};

/** Gold, and by what. */
export type Gold = {
  amount: number;
  by: string;
};

/** Whether it is the first Golden Age of the era. */
export type FirstGoldenAge = {
  first: number;
};

/** The points of a judgement for a civilization. */
export type Judged = {
  points: number;
  by: string;
  civ: string;
};

/** A judgement. */
export type OfJudgement = {
  judgement: string;
};

/** The civilization that stays, and the one that was refused. */
export type CivKept = {
  civ: string;
  new: string;
};

/** The civilization in play now, and the one before. */
export type CivPlayed = {
  civ: string;
  old: string | null;
};

/** How many glory tiles; their values for who looks at them. */
export type GloryLooked = {
  count: number;
  values?: number[];
};

/** From where to where a colonist went, and in how many steps. */
export type Moved = {
  from_row: number;
  from_col: number;
  row: number;
  col: number;
  steps: number;
};

/** A tile on the map: the upper left corner of the turned tile, and its degrees clockwise. */
export type TilePlaced = {
  tile: string;
  row: number;
  col: number;
  rotation: Rotation;
};

/** Points, and by what. */
export type Points = {
  points: number;
  by: string;
};

/** A city that is razed, and its cubes. */
export type Razed = {
  row: number;
  col: number;
  cubes: number;
};

/** A civilization that is turned up. */
export type NewCiv = {
  new: string;
};

/** A future technology that is turned up. */
export type FutureRevealed = {
  future: string;
};

/** From where so many colonists went home. */
export type SentHome = {
  row: number;
  col: number;
  count: number;
};

/** A wonder and what it cost. */
export type WonderBuilt = {
  wonder: string;
  cost: number;
};

export type View = wire.View & PositionView;

type About =
  | Record<never, never>
  | MaybePlace
  | OfCard
  | CivOffered
  | OfAction
  | Lacking
  | OfBuilding
  | Founding
  | FreeTech
  | Judgements
  | Moving
  | OfTile
  | Started;

export type Decision = Omit<wire.Decision, "kind" | "about"> & (
  | { kind: "action" | "activate" | "build_wonder" | "building" | "capital" | "develop" | "glory_keep" | "india_tech" | "more" | "stand_up"; about: wire.Open<Record<never, never>, About> }
  | { kind: "attack"; about: wire.Open<MaybePlace, About> }
  | { kind: "card_tech"; about: wire.Open<OfCard, About> }
  | { kind: "civ"; about: wire.Open<CivOffered, About> }
  | { kind: "colonist"; about: wire.Open<OfAction, About> }
  | { kind: "cubes_from"; about: wire.Open<Lacking, About> }
  | { kind: "discard"; about: wire.Open<OfBuilding, About> }
  | { kind: "found_city"; about: wire.Open<Founding, About> }
  | { kind: "free_tech"; about: wire.Open<FreeTech, About> }
  | { kind: "judgement"; about: wire.Open<Judgements, About> }
  | { kind: "move"; about: wire.Open<Moving, About> }
  | { kind: "place_tile"; about: wire.Open<OfTile, About> }
  | { kind: "shift"; about: wire.Open<Started, About> }
);

type Args =
  | Record<never, never>
  | AttackChoice
  | Place
  | ColonistChoice
  | CityChoice
  | OfBuilding
  | Value
  | JudgementChoice
  | CivChoice
  | MoveChoice
  | OfAction
  | PlaceChoice
  | TechChoice
  | OfCard
  | WonderChoice;

type Targets =
  | MapTarget
  | CardTarget
  | BuildingTarget
  | JudgementTarget
  | CivTarget
  | TechTarget
  | WonderTarget;

export type Choice = Omit<wire.Choice, "kind" | "args" | "targets"> & (
  | { kind: "activate" | "artist" | "build_wonder" | "builder" | "develop" | "explorer" | "golden_age" | "recall" | "soldier" | "stay" | "stop"; args: wire.Open<Record<never, never>, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "attack"; args: wire.Open<AttackChoice, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "capital" | "fetch" | "send" | "stand_up"; args: wire.Open<Place, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "colonist"; args: wire.Open<ColonistChoice, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "decline" | "found"; args: wire.Open<CityChoice, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "discard"; args: wire.Open<OfBuilding, Args>; targets: wire.Open<CardTarget, Targets>[] }
  | { kind: "take"; args: wire.Open<OfBuilding, Args>; targets: wire.Open<BuildingTarget, Targets>[] }
  | { kind: "glory"; args: wire.Open<Value, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "judgement"; args: wire.Open<JudgementChoice, Args>; targets: wire.Open<JudgementTarget, Targets>[] }
  | { kind: "keep" | "replace"; args: wire.Open<CivChoice, Args>; targets: wire.Open<CivTarget, Targets>[] }
  | { kind: "move"; args: wire.Open<MoveChoice, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "nobody"; args: wire.Open<OfAction, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "place"; args: wire.Open<PlaceChoice, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "tech"; args: wire.Open<TechChoice, Args>; targets: wire.Open<TechTarget, Targets>[] }
  | { kind: "use"; args: wire.Open<OfCard, Args>; targets: wire.Open<CardTarget, Targets>[] }
  | { kind: "wonder"; args: wire.Open<WonderChoice, Args>; targets: wire.Open<WonderTarget, Targets>[] }
);

type Data =
  | OfCard
  | Place
  | Attacked
  | OfBuilding
  | Controlled
  | Developed
  | OfTile
  | Record<never, never>
  | End
  | EndEra
  | NewEra
  | Fetched
  | Value
  | Founded
  | Gold
  | FirstGoldenAge
  | Judged
  | OfJudgement
  | CivKept
  | GloryLooked
  | Moved
  | TilePlaced
  | CivPlayed
  | Points
  | Razed
  | NewCiv
  | FutureRevealed
  | SentHome
  | WonderBuilt;

export type GameEvent = Omit<wire.GameEvent, "kind" | "data"> & (
  | { kind: "activate"; data: wire.Open<OfCard, Data> }
  | { kind: "agora" | "capital" | "lie_down" | "recall" | "stand_up" | "stay"; data: wire.Open<Place, Data> }
  | { kind: "attack"; data: wire.Open<Attacked, Data> }
  | { kind: "building" | "discard"; data: wire.Open<OfBuilding, Data> }
  | { kind: "control"; data: wire.Open<Controlled, Data> }
  | { kind: "develop"; data: wire.Open<Developed, Data> }
  | { kind: "draw_tile" | "unfit_tile"; data: wire.Open<OfTile, Data> }
  | { kind: "no_tile"; data: wire.Open<Record<never, never>, Data> }
  | { kind: "end"; data: wire.Open<End, Data> }
  | { kind: "end_era"; data: wire.Open<EndEra, Data> }
  | { kind: "era"; data: wire.Open<NewEra, Data> }
  | { kind: "fetch"; data: wire.Open<Fetched, Data> }
  | { kind: "first_player" | "glory"; data: wire.Open<Value, Data> }
  | { kind: "found"; data: wire.Open<Founded, Data> }
  | { kind: "gold"; data: wire.Open<Gold, Data> }
  | { kind: "golden_age"; data: wire.Open<FirstGoldenAge, Data> }
  | { kind: "judged"; data: wire.Open<Judged, Data> }
  | { kind: "judgement"; data: wire.Open<OfJudgement, Data> }
  | { kind: "keep_civ"; data: wire.Open<CivKept, Data> }
  | { kind: "look_glory"; data: wire.Open<GloryLooked, Data> }
  | { kind: "move"; data: wire.Open<Moved, Data> }
  | { kind: "place_tile"; data: wire.Open<TilePlaced, Data> }
  | { kind: "play_civ"; data: wire.Open<CivPlayed, Data> }
  | { kind: "points"; data: wire.Open<Points, Data> }
  | { kind: "raze"; data: wire.Open<Razed, Data> }
  | { kind: "reveal_civ"; data: wire.Open<NewCiv, Data> }
  | { kind: "reveal_future"; data: wire.Open<FutureRevealed, Data> }
  | { kind: "sent_home"; data: wire.Open<SentHome, Data> }
  | { kind: "wonder"; data: wire.Open<WonderBuilt, Data> }
);

export type Preview = Omit<wire.Preview, "area" | "events"> & { area: Board | null; events: GameEvent[] };

/** What a board of this game is shown. */
export interface Play {
  view: View;
  decision: Decision;
  choice: Choice;
  event: GameEvent;
  preview: Preview;
}
