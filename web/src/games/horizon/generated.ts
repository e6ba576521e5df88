// Written by `make types` from games/horizon/*_types.py. Change those.

import type * as wire from "../../lib/protocol";
import type { Fields } from "../../lib/protocol";

export type Track = "food" | "economy" | "infrastructure";

export type Column = "A" | "B" | "C" | "D" | "E";

export type UnitKind = "settler" | "soldier";

export type Stage = "despotism" | "monarchy" | "theocracy" | "democracy";

export type Direction = "e" | "se" | "sw" | "w" | "nw" | "ne";

export type Expansion = "settle" | "fortify" | "build" | "join" | "nothing";

export type TechColour = "blue" | "green" | "red" | "yellow";

export type Goal = "city" | "investment" | "left" | "objective" | "right" | "village";

export type Token = "settle" | "fortify";

/** A slot of the tree: its card if there is one, whether a leader lies there face down, and whose scholars. */
export type SlotView = {
  slot: string;
  technology: string | null;
  leader: boolean;
  scholars: number[];
};

/** A pile of technologies: how many are in it, what is known of them, and what lies face up for a choice. */
export type PileView = {
  count: number;
  revealed: string[];
  unseen: string[];
  bottom: string[];
};

/** An objective in the game, and the seats that claimed it, the first one first. */
export type ObjectiveView = {
  objective: string;
  claims: number[];
};

/** A tile of the map: who settled its village and fortified its city, or the building on it and its two builders. */
export type TileView = {
  place: string;
  q: number;
  r: number;
  village: number | null;
  city: number | null;
  building: string | null;
  left: number | null;
  right: number | null;
};

/** The tile that is revealed and not yet laid. */
export type Exploring = {
  place: string;
  q: number;
  r: number;
};

/** A unit on the map. */
export type UnitView = {
  unit: UnitKind;
  strength: number;
  place: string;
};

/** What lies before a seat. */
export type BoardView = {
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
};

/** A step that is still to be done, and by whom. */
export type AgendaEntry = {
  step: string;
  seat: number;
};

/** What the game adds to a view. */
export type PositionView = {
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
};

/** What is paid before the first effect. */
export type Price = {
  coins: number;
  exhaust: number;
};

/** A space of an action: from how many players on it is there, and its own price. */
export type Spot = {
  space?: string;
  min_players?: number;
  coins?: number;
  unlimited?: boolean;
  may_stay?: boolean;
};

/** The action of a technology. */
export type TechAction = {
  cost: Price;
  ops: Fields[];
  spaces: Spot[];
};

/** A technology as it is printed. */
export type Technology = {
  id: string;
  level: number;
  color: string;
  title_colors: string[];
  vp: number;
  immediate: Fields[];
  action: TechAction | null;
  permanent: Fields[];
  endgame: Fields[];
  source: string;
  name_source: string;
};

/** A leader as printed. */
export type Leader = {
  id: string;
  level: number;
  immediate: Fields[];
  source: string;
};

/** An action that is printed on the main board. */
export type BoardAction = {
  id: string;
  kind: string;
  number: number;
  cost: Price;
  ops: Fields[];
  spaces: Spot[];
  requirement: Fields | null;
  source: string;
};

/** A place of the tree, and the slots it is linked to on its left. */
export type Slot = {
  id: string;
  level: number;
  prerequisites: string[];
  required: number;
  has_leader: boolean;
};

/** A space of a building tile. */
export type BuildingSide = {
  track?: Track;
  vp?: number;
};

/** A building tile as printed. */
export type Building = {
  id: string;
  level: number;
  cost: number;
  left: BuildingSide;
  right: BuildingSide;
  bonus: Fields[];
  bonus_vp: number;
  source: string;
};

/** The village of a territory. */
export type Village = {
  track: Track;
  reward: Fields[];
  vp: number;
};

/** The city of a territory. */
export type City = {
  track: Track;
  vp: number;
};

/** A territory tile as printed. */
export type Territory = {
  id: string;
  force: number;
  reveal_bonus: Fields[];
  village: Village;
  city: City;
  source: string;
};

/** An objective as printed. */
export type Objective = {
  id: string;
  group: string;
  condition: Fields;
  source: string;
};

/** What never changes, as far as the page reads it; the rest of the data is beside it. */
export type Components = {
  provenance: Fields;
  field: Fields;
  cradle: Fields;
  start_tiles: Fields[];
  slots: Slot[];
  actions: BoardAction[];
  player_board: Fields;
  unit_tokens: Fields;
  technologies: Technology[];
  leaders: Leader[];
  buildings: Building[];
  territories: Territory[];
  objective_cards: Objective[];
  government_cards: Fields[];
  scoring: Fields;
};

/** Whether one may decline, and how many more. */
export type BasicAction = {
  optional: number;
  left: number;
};

/** Whether one may decline. */
export type Optional = {
  optional: number;
};

/** The building, and whether somebody else began it. */
export type AtBuilding = {
  building: string;
  joins: number;
};

/** The level of a building. */
export type Level = {
  level: number;
};

/** Technologies to choose from, the slot they are for, and whether one is kept for oneself. */
export type Cards = {
  technologies: string[];
  slot: string;
  private: number;
};

/** A slot of the tree. */
export type OfSlot = {
  slot: string;
};

/** The unit and its place, the strength that is engaged already, and the force needed. */
export type Engaging = {
  unit: UnitKind;
  place: string;
  engaged: number;
  force: number;
};

/** Coins or pawns to be gained, and whether they are produced. */
export type Gaining = {
  count: number;
  produced: number;
};

/** Whether one may decline, from which columns, and the strength of the unit. */
export type Recruiting = {
  optional: number;
  columns: number;
  strength: number;
};

/** Whether one may decline, and the levels of the tree. */
export type Researching = {
  optional: number;
  levels: number[];
};

/** Whether one may decline, the steps left, whether one has begun, and the unit on its way over the sea. */
export type Moving = {
  optional: number;
  left: number;
  started: number;
  crossing: UnitView | null;
};

/** What the cube is for. */
export type OfGoal = {
  goal: Goal;
};

/** Whether one may decline, and by how much. */
export type Upgrading = {
  optional: number;
  by: number;
};

/** The how manieth. */
export type Number = {
  number: number;
};

/** A building, and what it costs. */
export type Build = {
  building: string;
  coins: number;
};

/** A settler, by place and strength. */
export type Builder = {
  place: string;
  strength: number;
};

/** Coins. */
export type Coins = {
  coins: number;
};

/** A technology. */
export type OfTechnology = {
  technology: string;
};

/** An objective. */
export type OfObjective = {
  objective: string;
};

/** A colour of technologies. */
export type OfColour = {
  colour: TechColour;
};

/** The strength that is engaged, and the kind of unit. */
export type Strength = {
  strength: number;
  unit: UnitKind;
};

/** What is done with a territory. */
export type Expand = {
  option: Expansion;
  expansion: Expansion;
};

/** A tile of the map, and the force needed. */
export type Claim = {
  place: string;
  force: number;
};

/** A space, and what it costs. */
export type Go = {
  space: string;
  coins: number;
  exhausted: number;
};

/** A government. */
export type OfGovernment = {
  government: string;
};

/** A building, its tile of the map, and what it costs. */
export type Join = {
  place: string;
  building: string;
  coins: number;
};

/** One of the options of an action. */
export type Option = {
  number: number;
  option: string;
};

/** A building. */
export type OfBuilding = {
  building: string;
};

/** What is produced, and how much. */
export type Produce = {
  what: "coins" | "population" | "trade";
  count: number;
};

/** A slot, what it costs, whether its card is discovered, and which one where it is known. */
export type Research = {
  slot: string;
  coins: number;
  discovers: number;
  known: number;
  technology: string;
};

/** A unit, where it goes, and whether it explores. */
export type Step = {
  place: string;
  unit: UnitKind;
  strength: number;
  direction: Direction;
  explores: number;
  to: string;
};

/** A track and its space. */
export type OnTrack = {
  track: Track;
  space: number;
};

/** A unit, and the strength it gets. */
export type Upgrade = {
  place: string;
  unit: UnitKind;
  strength: number;
  to: number;
};

/** A building in the reserve of a seat. */
export type ReserveTarget = {
  zone: "reserve";
  seat: number;
  building: string;
};

/** A unit on the map. */
export type UnitTarget = {
  zone: "units";
  seat: number;
  unit: UnitKind;
  strength: number;
  place: string;
};

/** A technology that lies face up. */
export type CardTarget = {
  zone: "revealed";
  technology: string;
};

/** An objective. */
export type ObjectiveTarget = {
  zone: "objectives";
  objective: string;
};

/** A slot of the tree. */
export type TreeTarget = {
  zone: "tree";
  slot: string;
};

/** A tile of the map. */
export type MapTarget = {
  zone: "map";
  place: string;
};

/** Where a tile of the map can come: beside one that lies there. */
export type EdgeTarget = {
  zone: "map";
  beside: string;
  direction: Direction;
};

/** A space of an action. */
export type SpaceTarget = {
  zone: "spaces";
  space: string;
};

/** A government. */
export type GovernmentTarget = {
  zone: "governments";
  government: string;
};

/** A building of the river. */
export type RiverTarget = {
  zone: "river";
  building: string;
};

/** A track of a seat. */
export type TrackTarget = {
  zone: "tracks";
  seat: number;
  track: Track;
};

/** The columns of a seat. */
export type ColumnsTarget = {
  zone: "columns";
  seat: number;
};

/** A unit on the map. */
export type UnitData = {
  unit: UnitKind;
  strength: number;
  place: string;
};

/** A building, its tile of the map, and what it cost. */
export type BuildingAt = {
  building: string;
  place: string;
  coins: number;
};

/** A tile of the map. */
export type OfPlace = {
  place: string;
};

/** An objective and its points. */
export type Claimed = {
  objective: string;
  points: number;
};

/** How many. */
export type Count = {
  count: number;
};

/** The decision that was declined. */
export type Declined = {
  decision: string;
};

/** A round. */
export type Round = {
  round: number;
};

/** So many units of a kind at a place, with their strength. */
export type Engaged = {
  unit: UnitKind;
  count: number;
  strength: number;
  place: string;
};

/** A unit, and the territory it finds in a direction. */
export type Explored = {
  unit: UnitKind;
  strength: number;
  place: string;
  direction: Direction;
  territory: string;
};

/** A space and its price. */
export type Gone = {
  space: string;
  coins: number;
};

/** A space of the investments. */
export type Space = {
  space: number;
};

/** The cubes that bring about the end, and the last round. */
export type LastRound = {
  cubes: number;
  round: number;
};

/** A leader. */
export type OfLeader = {
  leader: string;
};

/** Technologies that somebody saw. */
export type Technologies = {
  technologies: string[];
};

/** What was paid. */
export type Paid = {
  coins: number;
  exhausted: number;
};

/** A technology, and its slot of the tree. */
export type CardPlaced = {
  technology: string;
  slot: string;
};

/** A token. */
export type OfToken = {
  token: Token;
};

/** How many pawns came back, and to which columns. */
export type PopProduced = {
  count: number;
  columns: Column[];
};

/** A slot, what it cost, and whether its card was discovered. */
export type Researched = {
  slot: string;
  coins: number;
  discovers: number;
};

/** Technologies of a colour that are turned up. */
export type Revealed = {
  colour: TechColour;
  technologies: string[];
};

/** A stage. */
export type OfStage = {
  stage: Stage;
};

/** A unit, and where it went. */
export type Stepped = {
  unit: UnitKind;
  strength: number;
  place: string;
  direction: Direction;
  to: string;
};

/** So many tokens. */
export type Tokens = {
  token: Token;
  count: number;
};

/** Points. */
export type Points = {
  points: number;
};

/** A unit that loses strength, and its place. */
export type Weakened = {
  strength: number;
  to: number;
  place: string;
};

export type View = wire.View & PositionView;

type About =
  | BasicAction
  | Optional
  | AtBuilding
  | Level
  | Cards
  | OfSlot
  | Engaging
  | Record<never, never>
  | Gaining
  | Recruiting
  | Researching
  | Moving
  | OfGoal
  | Upgrading;

export type Decision = Omit<wire.Decision, "kind" | "about"> & (
  | { kind: "basic"; about: wire.Open<BasicAction, About> }
  | { kind: "build" | "fortify" | "option" | "settle"; about: wire.Open<Optional, About> }
  | { kind: "builder"; about: wire.Open<AtBuilding, About> }
  | { kind: "building_tile"; about: wire.Open<Level, About> }
  | { kind: "card"; about: wire.Open<Cards, About> }
  | { kind: "colour"; about: wire.Open<OfSlot, About> }
  | { kind: "engage"; about: wire.Open<Engaging, About> }
  | { kind: "expansion" | "government" | "objective" | "production" | "space" | "trade"; about: wire.Open<Record<never, never>, About> }
  | { kind: "gain"; about: wire.Open<Gaining, About> }
  | { kind: "recruit"; about: wire.Open<Recruiting, About> }
  | { kind: "slot"; about: wire.Open<Researching, About> }
  | { kind: "step"; about: wire.Open<Moving, About> }
  | { kind: "track"; about: wire.Open<OfGoal, About> }
  | { kind: "upgrade"; about: wire.Open<Upgrading, About> }
);

type Args =
  | Number
  | Build
  | Builder
  | Coins
  | OfTechnology
  | OfObjective
  | OfColour
  | Record<never, never>
  | Strength
  | Expand
  | Claim
  | Go
  | OfGovernment
  | Join
  | Option
  | OfBuilding
  | Produce
  | UnitData
  | Research
  | Step
  | OnTrack
  | Upgrade;

type Targets =
  | Record<never, never>
  | ReserveTarget
  | UnitTarget
  | CardTarget
  | ObjectiveTarget
  | TreeTarget
  | MapTarget
  | SpaceTarget
  | GovernmentTarget
  | RiverTarget
  | TrackTarget
  | ColumnsTarget
  | EdgeTarget;

export type Choice = Omit<wire.Choice, "kind" | "args" | "targets"> & (
  | { kind: "basic"; args: wire.Open<Number, Args>; targets: wire.Open<Record<never, never>, Targets>[] }
  | { kind: "build"; args: wire.Open<Build, Args>; targets: wire.Open<ReserveTarget, Targets>[] }
  | { kind: "builder"; args: wire.Open<Builder, Args>; targets: wire.Open<UnitTarget, Targets>[] }
  | { kind: "buy"; args: wire.Open<Coins, Args>; targets: wire.Open<Record<never, never>, Targets>[] }
  | { kind: "card"; args: wire.Open<OfTechnology, Args>; targets: wire.Open<CardTarget, Targets>[] }
  | { kind: "claim"; args: wire.Open<OfObjective, Args>; targets: wire.Open<ObjectiveTarget, Targets>[] }
  | { kind: "colour"; args: wire.Open<OfColour, Args>; targets: wire.Open<TreeTarget, Targets>[] }
  | { kind: "decline" | "sell" | "stop" | "take"; args: wire.Open<Record<never, never>, Args>; targets: wire.Open<Record<never, never>, Targets>[] }
  | { kind: "engage"; args: wire.Open<Strength, Args>; targets: wire.Open<UnitTarget, Targets>[] }
  | { kind: "expand"; args: wire.Open<Expand, Args>; targets: wire.Open<Record<never, never>, Targets>[] }
  | { kind: "fortify" | "settle"; args: wire.Open<Claim, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "go"; args: wire.Open<Go, Args>; targets: wire.Open<SpaceTarget, Targets>[] }
  | { kind: "govern"; args: wire.Open<OfGovernment, Args>; targets: wire.Open<GovernmentTarget, Targets>[] }
  | { kind: "join"; args: wire.Open<Join, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "option"; args: wire.Open<Option, Args>; targets: wire.Open<Record<never, never>, Targets>[] }
  | { kind: "pick"; args: wire.Open<OfBuilding, Args>; targets: wire.Open<RiverTarget, Targets>[] }
  | { kind: "produce"; args: wire.Open<Produce, Args>; targets: wire.Open<TrackTarget | ColumnsTarget, Targets>[] }
  | { kind: "recall"; args: wire.Open<UnitData, Args>; targets: wire.Open<UnitTarget, Targets>[] }
  | { kind: "recruit"; args: wire.Open<UnitData, Args>; targets: wire.Open<MapTarget, Targets>[] }
  | { kind: "research"; args: wire.Open<Research, Args>; targets: wire.Open<TreeTarget, Targets>[] }
  | { kind: "step"; args: wire.Open<Step, Args>; targets: wire.Open<UnitTarget | MapTarget | EdgeTarget, Targets>[] }
  | { kind: "track"; args: wire.Open<OnTrack, Args>; targets: wire.Open<TrackTarget, Targets>[] }
  | { kind: "upgrade"; args: wire.Open<Upgrade, Args>; targets: wire.Open<UnitTarget, Targets>[] }
);

type Data =
  | Number
  | BuildingAt
  | Coins
  | OfPlace
  | Claimed
  | Count
  | Declined
  | Round
  | Engaged
  | Explored
  | Gone
  | OfGovernment
  | Space
  | LastRound
  | OfLeader
  | Technologies
  | Option
  | Paid
  | OfBuilding
  | CardPlaced
  | OfToken
  | OfTechnology
  | PopProduced
  | UnitData
  | Researched
  | Revealed
  | Record<never, never>
  | OfStage
  | Stepped
  | Tokens
  | OnTrack
  | Upgrade
  | Points
  | Weakened;

export type GameEvent = Omit<wire.GameEvent, "kind" | "data"> & (
  | { kind: "basic"; data: wire.Open<Number, Data> }
  | { kind: "build" | "join"; data: wire.Open<BuildingAt, Data> }
  | { kind: "buy"; data: wire.Open<Coins, Data> }
  | { kind: "city" | "exhausted" | "first_builder" | "lay" | "second_builder" | "village"; data: wire.Open<OfPlace, Data> }
  | { kind: "claim"; data: wire.Open<Claimed, Data> }
  | { kind: "coins" | "pop" | "produce_coins"; data: wire.Open<Count, Data> }
  | { kind: "decline"; data: wire.Open<Declined, Data> }
  | { kind: "end" | "round" | "round_limit"; data: wire.Open<Round, Data> }
  | { kind: "engage"; data: wire.Open<Engaged, Data> }
  | { kind: "explore"; data: wire.Open<Explored, Data> }
  | { kind: "go"; data: wire.Open<Gone, Data> }
  | { kind: "govern"; data: wire.Open<OfGovernment, Data> }
  | { kind: "invest"; data: wire.Open<Space, Data> }
  | { kind: "last_round"; data: wire.Open<LastRound, Data> }
  | { kind: "leader"; data: wire.Open<OfLeader, Data> }
  | { kind: "look"; data: wire.Open<Technologies, Data> }
  | { kind: "option"; data: wire.Open<Option, Data> }
  | { kind: "pay"; data: wire.Open<Paid, Data> }
  | { kind: "pick" | "refill"; data: wire.Open<OfBuilding, Data> }
  | { kind: "place_card"; data: wire.Open<CardPlaced, Data> }
  | { kind: "play_token"; data: wire.Open<OfToken, Data> }
  | { kind: "private" | "technology"; data: wire.Open<OfTechnology, Data> }
  | { kind: "produce_pop"; data: wire.Open<PopProduced, Data> }
  | { kind: "recall" | "recruit"; data: wire.Open<UnitData, Data> }
  | { kind: "research"; data: wire.Open<Researched, Data> }
  | { kind: "reveal"; data: wire.Open<Revealed, Data> }
  | { kind: "sell"; data: wire.Open<Record<never, never>, Data> }
  | { kind: "stage"; data: wire.Open<OfStage, Data> }
  | { kind: "step"; data: wire.Open<Stepped, Data> }
  | { kind: "token"; data: wire.Open<Tokens, Data> }
  | { kind: "uncover"; data: wire.Open<OnTrack, Data> }
  | { kind: "upgrade"; data: wire.Open<Upgrade, Data> }
  | { kind: "vp"; data: wire.Open<Points, Data> }
  | { kind: "weaken"; data: wire.Open<Weakened, Data> }
);

export type Preview = Omit<wire.Preview, "area" | "events"> & { area: BoardView | null; events: GameEvent[] };

/** What a board of this game is shown. */
export interface Play {
  view: View;
  decision: Decision;
  choice: Choice;
  event: GameEvent;
  preview: Preview;
}
