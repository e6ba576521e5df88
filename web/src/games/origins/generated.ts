// Written by `make types` from games/origins/*_types.py. Change those.

import type * as wire from "../../lib/protocol";

export type Colour = "red" | "orange" | "yellow" | "blue" | "purple";

export type Resource = "stone" | "food" | "wisdom" | "gold";

export type Basic = "stone" | "food" | "wisdom";

export type TempleId = "sea" | "forest" | "mountain";

export type Side = "north" | "east" | "south" | "west";

export type Corner = "sw" | "se" | "nw" | "ne";

export type Part = "top" | "bottom" | "bonus";

/** A site: the value of its Mothership, and the colour of its bonus tile. */
export type Site = {
  site: number;
  ship: number;
  bonus: Colour;
};

/** A tile of the market, and the Wisdom of its space. */
export type Offer = {
  building: string;
  wisdom: number;
};

/** A pile of tiles: the visible one, and those put under it for all to see. */
export type Pile = {
  colour: Colour;
  left: number;
  top: string | null;
  under: string[];
};

/** A Citizen of the recruitment row, and the Wisdom of its space. */
export type RowDie = {
  die: string;
  colour: Colour;
  value: number;
  wisdom: number;
};

/** A District card in its place, and the Gold on it. */
export type DistrictPlace = {
  card: number;
  district: string;
  gold: number;
};

/** Markers on one space of a track, the lowest first. */
export type Stacked = {
  space: number;
  seats: number[];
};

/** A track: the space of each seat, and the stacks. */
export type MarkerTrack = {
  at: number[];
  stacks: Stacked[];
};

/** A temple: its Zodiac card, who holds it, and the markers on its steps. */
export type Temple = {
  temple: string;
  sign: string;
  holder: number | null;
  at: number[];
  stacks: Stacked[];
};

/** A Freeman on a site. */
export type UsedDie = {
  die: string;
  site: number;
};

/** A Speaker on a site. */
export type UsedSpeaker = {
  value: number;
  site: number;
};

/** A tile of a city; a Farm has its building below. */
export type CityTile = {
  x: number;
  y: number;
  building: string;
  farm: boolean;
};

/** A Seat of Power by the south-western cell of its block, with its die or without. */
export type SeatOfPower = {
  x: number;
  y: number;
  die: string | null;
};

/** What lies before a player. */
export type Area = {
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
};

/** What the game adds to a view. */
export type PositionView = {
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
};

/** A kind of tile as it is printed; `colour` is grey for those every city begins with. */
export type BuildingKind = {
  id: string;
  colour: string;
  stone_cost: number | null;
};

/** A District card: its pattern from the top row down, and its points. */
export type DistrictCard = {
  id: string;
  pattern: string[][];
  vp_first: number;
  vp_next: number;
};

/** A main action; two of them in their order belong to each site. */
export type MainAction = {
  id: string;
};

/** A space of the Military track, and what an Attack from it gives. */
export type MilitarySpace = {
  thresholds_crossed: number;
  attack_bonus: Record<string, number> | null;
};

/** The Military track. */
export type MilitaryTrack = {
  final: number;
  final_vp: number;
  spaces: MilitarySpace[];
};

/** The points of a temple by step. */
export type TempleTrack = {
  victory_points_by_step: number[];
};

/** The points of the row by the number of Advisors. */
export type AdvisorRow = {
  victory_points: number[];
};

/** The Food of each further base, and the points of the last. */
export type PopulationTrack = {
  bases_at_start: number;
  costs_food: number[];
  last_base_vp: number;
};

/** What never changes, as far as the page draws it. */
export type Components = {
  building_kinds: BuildingKind[];
  starting_tiles: BuildingKind[];
  district_cards: DistrictCard[];
  main_actions: MainAction[];
  military_track: MilitaryTrack;
  temple_tracks: TempleTrack[];
  advisor_row: AdvisorRow;
  population_track: PopulationTrack;
};

/** A tile of a city. */
export type OfBuilding = {
  building: string;
};

/** A cell of the city, from the Palace to the right and up. */
export type Cell = {
  x: number;
  y: number;
};

/** The tile in hand, and which side up. */
export type BuildPlace = {
  building: string;
  side: "building" | "farm" | "over";
};

/** Whether it is an additional action. */
export type Extra = {
  extra: number;
};

/** How many more. */
export type Left = {
  left: number;
};

/** What lets one use a Freeman. */
export type FreemanBy = {
  by: "capricorn" | "gateway" | "veterans";
};

/** What lets one recruit. */
export type RecruitBy = {
  by: "action" | "cancer" | "free" | "libra";
};

/** The Food that is spent, and how much more can be. */
export type Food = {
  spent: number;
  left: number;
};

/** How many spaces one may advance, and whether one may also attack. */
export type MilitaryMode = {
  spaces: number;
  both: number;
};

/** The value of the die, and whether it is a Speaker. */
export type DieToAdd = {
  value: number;
  speaker: number;
};

/** A die: its colour and value. */
export type OfDie = {
  die: string;
};

/** A die, a Speaker or the Archon. */
export type OfWorker = {
  worker: string;
};

/** A site. */
export type OfSite = {
  site: number;
};

/** Superiority tokens, and the site they are for. */
export type TokensAtSite = {
  tokens: number;
  site: number;
};

/** Superiority tokens. */
export type Tokens = {
  tokens: number;
};

/** How many steps, and whether a Zodiac card may be taken. */
export type Climbing = {
  steps: number;
  card: number;
};

/** A temple, and whether Aquarius gives the step. */
export type ExtraStep = {
  temple: TempleId;
  aquarius: number;
};

/** The site, who visits it, the colour of its bonus tile, and what is done already. */
export type Visiting = {
  site: number;
  worker: string;
  colour: Colour;
  main_done: number;
  bonus_done: number;
};

/** A value. */
export type Value = {
  value: number;
};

/** How far from where to where, and the points of an attack; nothing for a step paid with Food. */
export type Marching = {
  spaces?: number;
  at?: number;
  to?: number;
  points?: number;
};

/** How far from where to where, and the points of the attack. */
export type Fighting = {
  spaces: number;
  at: number;
  to: number;
  points: number;
};

/** A site, and the colour of its bonus tile. */
export type SiteColour = {
  site: number;
  colour: Colour;
};

/** A tile, and what it costs. */
export type TileCost = {
  building: string;
  wisdom: number;
  stone: number;
};

/** A District card by its place, its points, and the Gold on it. */
export type CardChoice = {
  card: number;
  district: string;
  points: number;
  gold: number;
};

/** The step of a temple, whether a card may be taken there, and its Zodiac card. */
export type ClimbChoice = {
  temple: TempleId;
  to: number;
  card?: number;
  sign?: string;
};

/** The neighbour whose ability is used. */
export type CopyChoice = {
  side: Side;
  building: string;
};

/** What is not used. */
export type Declined = {
  building?: string;
  value?: number;
};

/** A resource that is gained or paid as one likes. */
export type OfResource = {
  resource: Basic;
};

/** What the Population costs, and whether it is the last Base. */
export type GrowChoice = {
  cost: number;
  last: number;
};

/** A Freeman, and the points they bring. */
export type HonourChoice = {
  die: string;
  points: number;
};

/** A tile of the market by its colour. */
export type KeepChoice = {
  colour: Colour;
  building: string;
};

/** A site, and the value of its Mothership. */
export type ShipChoice = {
  site: number;
  ship: number;
};

/** A colour. */
export type OfColour = {
  colour: Colour;
};

/** A Freeman, and the value they get. */
export type RaiseChoice = {
  die: string;
  to: number;
};

/** A Citizen of the row, and what they cost. */
export type RecruitChoice = {
  colour: Colour;
  value: number;
  die: string;
  cost: number;
};

/** A Seat of Power, the die for it, and how many District cards it fits. */
export type SeatChoice = {
  y: number;
  x: number;
  cards: number;
  die: string;
};

/** A site, its Mothership, what the visit costs, and the colour of its bonus tile. */
export type SiteChoice = {
  site: number;
  ship: number;
  cost: number;
  colour: Colour;
};

/** The die that goes, and the colour of the one that comes. */
export type SwapChoice = {
  die: string;
  colour: Colour;
};

/** A tile of the market, and what it costs. */
export type TileChoice = {
  colour: Colour;
  building: string;
  wisdom: number;
  stone: number;
};

/** A tower, what a level costs, and how high it gets. */
export type TowerChoice = {
  colour: Colour;
  cost: number;
  height: number;
};

/** A tile of the block. */
export type UseChoice = {
  corner: Corner;
  building: string;
};

/** A cell of a city, or a Seat of Power by its south-western cell. */
export type CityTarget = {
  zone: "city" | "seats";
  seat: number;
  x: number;
  y: number;
};

/** A worker of a seat. */
export type WorkerTarget = {
  zone: "workers";
  seat: number;
  worker: string;
};

/** A space of the Military track. */
export type MilitaryTarget = {
  zone: "military";
  space: number;
};

/** A part of a site. */
export type PartTarget = {
  zone: "sites";
  site: number;
  part: Part;
};

/** A site. */
export type SiteTarget = {
  zone: "sites";
  site: number;
};

/** A tile of the market. */
export type MarketTarget = {
  zone: "market" | "reserve";
  colour: Colour;
};

/** A tile that a seat keeps. */
export type KeptTarget = {
  zone: "kept";
  seat: number;
  building: string;
};

/** A temple. */
export type TempleTarget = {
  zone: "temples";
  temple: TempleId;
};

/** A die of the pool or of the recruitment row. */
export type DieTarget = {
  zone: "pool" | "row";
  die: string;
};

/** A resource of a seat. */
export type ResourceTarget = {
  zone: "resources";
  seat: number;
  resource: Basic;
};

/** The population or the tokens of a seat. */
export type SeatTarget = {
  zone: "population" | "tokens";
  seat: number;
};

/** A Speaker. */
export type SpeakerTarget = {
  zone: "speakers";
  value: number;
};

/** A tower of a seat. */
export type TowerTarget = {
  zone: "towers";
  seat: number;
  colour: Colour;
};

/** A District card by its place. */
export type CardTarget = {
  zone: "districts";
  card: number;
};

/** A tile of a city. */
export type OfTile = {
  tile: string;
};

export type Steps = {
  from: number;
  to: number;
};

/** The colour of an Advisor, and their space. */
export type Advisor = {
  colour: Colour;
  space: number;
};

/** The points of an attack, and the space it comes from. */
export type Attacked = {
  points: number;
  space: number;
};

/** A tile, its cell, and what it cost. */
export type Built = {
  building: string;
  x: number;
  y: number;
  wisdom: number;
  stone: number;
};

/** A tile and its cell. */
export type BuiltOver = {
  building: string;
  x: number;
  y: number;
};

export type Climbed = {
  temple: TempleId;
  from: number;
  to: number;
};

/** A condition of the end that is met. */
export type Condition = {
  condition: string;
};

/** A die: its colour and value. */
export type Die = {
  colour: Colour;
  value: number;
};

/** A die on a Seat of Power. */
export type District = {
  colour: Colour;
  value: number;
  x: number;
  y: number;
};

/** An Advisor that was there already, and the points for it. */
export type Duplicate = {
  colour: Colour;
  points: number;
};

/** What ends the game. */
export type Reason = {
  reason: string;
};

/** A tile, Farm side up, and its cell. */
export type Farm = {
  tile: string;
  x: number;
  y: number;
};

/** Points. */
export type Points = {
  points: number;
};

/** So much of a resource. */
export type Amount = {
  resource: Resource;
  count: number;
};

/** What the Population cost, the Bases now, and the points. */
export type Grown = {
  cost: number;
  bases: number;
  points: number;
};

/** The points of a Freeman, and the value they have now. */
export type Honoured = {
  colour: Colour;
  points: number;
  to: number;
};

/** A Zodiac card that goes, and its temple. */
export type SignLost = {
  sign: string;
  temple: TempleId;
};

/** The points of a tile. */
export type TilePoints = {
  tile: string;
  points: number;
};

export type Raised = {
  colour: Colour;
  from: number;
  to: number;
};

/** A Citizen, and what they cost. */
export type Recruited = {
  colour: Colour;
  value: number;
  cost: number;
};

/** A tile of the market, how many are left, and the next one where it is seen. */
export type Refilled = {
  tile: string;
  left: number;
  next?: string;
};

/** A site. */
export type AtSite = {
  at: number;
};

/** A site, and the value of its Mothership. */
export type Ship = {
  at: number;
  value: number;
};

/** A round. */
export type Round = {
  round: number;
};

/** A Zodiac card, its temple, whether it was taken, and from whom. */
export type Sign = {
  sign: string;
  temple: TempleId;
  taken: number;
  holder?: number;
};

/** The colour of the die that goes and of the one that comes, and their value. */
export type Swapped = {
  colour: Colour;
  other: Colour;
  value: number;
};

/** How many. */
export type Count = {
  count: number;
};

/** A tower, its height, and what it cost. */
export type TowerRaised = {
  colour: Colour;
  height: number;
  cost: number;
};

/** Who visits a site, and what it costs. */
export type Visited = {
  worker: string;
  site: number;
  cost: number;
};

export type View = wire.View & PositionView;

type About =
  | OfBuilding
  | Cell
  | BuildPlace
  | Record<never, never>
  | Extra
  | Left
  | FreemanBy
  | ExtraStep
  | RecruitBy
  | Food
  | MilitaryMode
  | DieToAdd
  | OfDie
  | OfWorker
  | OfSite
  | TokensAtSite
  | Tokens
  | Climbing
  | Visiting;

export type Decision = Omit<wire.Decision, "kind" | "about"> & (
  | { kind: "activate" | "build_side"; about: wire.Open<OfBuilding, About> }
  | { kind: "activation_order" | "district_card"; about: wire.Open<Cell, About> }
  | { kind: "build_place"; about: wire.Open<BuildPlace, About> }
  | { kind: "build_tile" | "copy" | "draft_die" | "exchange" | "keep_tile" | "promotion_order" | "recolour" | "ship" | "solo_discard" | "solo_pick" | "speaker"; about: wire.Open<Record<never, never>, About> }
  | { kind: "choose_action"; about: wire.Open<Extra, About> }
  | { kind: "choose_basic" | "stone_or_food"; about: wire.Open<Left, About> }
  | { kind: "choose_freeman"; about: wire.Open<FreemanBy, About> }
  | { kind: "extra_step"; about: wire.Open<ExtraStep, About> }
  | { kind: "recruit"; about: wire.Open<RecruitBy, About> }
  | { kind: "food_step"; about: wire.Open<Food, About> }
  | { kind: "military_mode"; about: wire.Open<MilitaryMode, About> }
  | { kind: "sagittarius"; about: wire.Open<DieToAdd, About> }
  | { kind: "seat"; about: wire.Open<OfDie, About> }
  | { kind: "site"; about: wire.Open<OfWorker, About> }
  | { kind: "solo_neighbour"; about: wire.Open<OfSite, About> }
  | { kind: "solo_token"; about: wire.Open<TokensAtSite, About> }
  | { kind: "superiority"; about: wire.Open<Tokens, About> }
  | { kind: "temple"; about: wire.Open<Climbing, About> }
  | { kind: "visit_menu"; about: wire.Open<Visiting, About> }
);

type Args =
  | OfBuilding
  | Value
  | Marching
  | Fighting
  | SiteColour
  | TileCost
  | CardChoice
  | ClimbChoice
  | OfDie
  | CopyChoice
  | Declined
  | Record<never, never>
  | OfResource
  | GrowChoice
  | HonourChoice
  | KeepChoice
  | ShipChoice
  | Cell
  | OfColour
  | RaiseChoice
  | RecruitChoice
  | SeatChoice
  | SiteChoice
  | SwapChoice
  | TileChoice
  | TowerChoice
  | UseChoice
  | OfWorker;

type Targets =
  | CityTarget
  | WorkerTarget
  | MilitaryTarget
  | PartTarget
  | MarketTarget
  | KeptTarget
  | CardTarget
  | TempleTarget
  | DieTarget
  | Record<never, never>
  | ResourceTarget
  | SeatTarget
  | SiteTarget
  | SpeakerTarget
  | TowerTarget;

export type Choice = Omit<wire.Choice, "kind" | "args" | "targets"> & (
  | { kind: "activate"; args: wire.Open<OfBuilding, Args>; targets: wire.Open<CityTarget, Targets>[] }
  | { kind: "add"; args: wire.Open<Value, Args>; targets: wire.Open<WorkerTarget, Targets>[] }
  | { kind: "advance"; args: wire.Open<Marching, Args>; targets: wire.Open<MilitaryTarget, Targets>[] }
  | { kind: "advance_attack" | "attack" | "attack_advance"; args: wire.Open<Fighting, Args>; targets: wire.Open<MilitaryTarget, Targets>[] }
  | { kind: "bonus" | "bottom" | "gold" | "top"; args: wire.Open<SiteColour, Args>; targets: wire.Open<PartTarget, Targets>[] }
  | { kind: "building" | "farm" | "kept" | "over"; args: wire.Open<TileCost, Args>; targets: wire.Open<MarketTarget | KeptTarget, Targets>[] }
  | { kind: "card"; args: wire.Open<CardChoice, Args>; targets: wire.Open<CardTarget, Targets>[] }
  | { kind: "climb"; args: wire.Open<ClimbChoice, Args>; targets: wire.Open<TempleTarget, Targets>[] }
  | { kind: "complete"; args: wire.Open<OfDie, Args>; targets: wire.Open<WorkerTarget, Targets>[] }
  | { kind: "copy"; args: wire.Open<CopyChoice, Args>; targets: wire.Open<CityTarget, Targets>[] }
  | { kind: "decline"; args: wire.Open<Declined, Args>; targets: wire.Open<CityTarget | WorkerTarget, Targets>[] }
  | { kind: "discard" | "draft"; args: wire.Open<OfDie, Args>; targets: wire.Open<DieTarget, Targets>[] }
  | { kind: "done" | "pass" | "stop"; args: wire.Open<Record<never, never>, Args>; targets: wire.Open<Record<never, never>, Targets>[] }
  | { kind: "exchange" | "gain"; args: wire.Open<OfResource, Args>; targets: wire.Open<ResourceTarget, Targets>[] }
  | { kind: "grow"; args: wire.Open<GrowChoice, Args>; targets: wire.Open<SeatTarget, Targets>[] }
  | { kind: "honour"; args: wire.Open<HonourChoice, Args>; targets: wire.Open<WorkerTarget, Targets>[] }
  | { kind: "keep"; args: wire.Open<KeepChoice, Args>; targets: wire.Open<MarketTarget, Targets>[] }
  | { kind: "leave"; args: wire.Open<SiteColour, Args>; targets: wire.Open<WorkerTarget, Targets>[] }
  | { kind: "neighbour" | "ship"; args: wire.Open<ShipChoice, Args>; targets: wire.Open<SiteTarget, Targets>[] }
  | { kind: "place"; args: wire.Open<Cell, Args>; targets: wire.Open<CityTarget, Targets>[] }
  | { kind: "promote"; args: wire.Open<OfColour, Args>; targets: wire.Open<WorkerTarget, Targets>[] }
  | { kind: "raise" | "raise_twice" | "raise_used"; args: wire.Open<RaiseChoice, Args>; targets: wire.Open<WorkerTarget, Targets>[] }
  | { kind: "recruit"; args: wire.Open<RecruitChoice, Args>; targets: wire.Open<DieTarget, Targets>[] }
  | { kind: "seat"; args: wire.Open<SeatChoice, Args>; targets: wire.Open<CityTarget, Targets>[] }
  | { kind: "site"; args: wire.Open<SiteChoice, Args>; targets: wire.Open<SiteTarget, Targets>[] }
  | { kind: "speaker"; args: wire.Open<Value, Args>; targets: wire.Open<SpeakerTarget, Targets>[] }
  | { kind: "spend"; args: wire.Open<Record<never, never>, Args>; targets: wire.Open<SeatTarget, Targets>[] }
  | { kind: "swap"; args: wire.Open<SwapChoice, Args>; targets: wire.Open<WorkerTarget | MarketTarget, Targets>[] }
  | { kind: "tile"; args: wire.Open<TileChoice, Args>; targets: wire.Open<MarketTarget, Targets>[] }
  | { kind: "tower"; args: wire.Open<TowerChoice, Args>; targets: wire.Open<TowerTarget, Targets>[] }
  | { kind: "use"; args: wire.Open<UseChoice, Args>; targets: wire.Open<CityTarget, Targets>[] }
  | { kind: "visit"; args: wire.Open<OfWorker, Args>; targets: wire.Open<WorkerTarget, Targets>[] }
);

type Data =
  | OfTile
  | Value
  | Steps
  | Advisor
  | Attacked
  | Record<never, never>
  | Built
  | BuiltOver
  | CardChoice
  | Climbed
  | Condition
  | Die
  | District
  | Duplicate
  | Reason
  | OfResource
  | Farm
  | Points
  | Amount
  | Grown
  | Honoured
  | OfBuilding
  | SignLost
  | TilePoints
  | Raised
  | Recruited
  | Refilled
  | AtSite
  | Ship
  | Round
  | Sign
  | Left
  | Swapped
  | Count
  | TowerRaised
  | Visited;

export type GameEvent = Omit<wire.GameEvent, "kind" | "data"> & (
  | { kind: "activate" | "copy"; data: wire.Open<OfTile, Data> }
  | { kind: "add" | "roll_speaker" | "speaker"; data: wire.Open<Value, Data> }
  | { kind: "advance" | "push_back"; data: wire.Open<Steps, Data> }
  | { kind: "advisor"; data: wire.Open<Advisor, Data> }
  | { kind: "attack"; data: wire.Open<Attacked, Data> }
  | { kind: "bastion" | "pass"; data: wire.Open<Record<never, never>, Data> }
  | { kind: "build"; data: wire.Open<Built, Data> }
  | { kind: "build_over"; data: wire.Open<BuiltOver, Data> }
  | { kind: "card"; data: wire.Open<CardChoice, Data> }
  | { kind: "climb"; data: wire.Open<Climbed, Data> }
  | { kind: "condition"; data: wire.Open<Condition, Data> }
  | { kind: "discard" | "draft" | "roll"; data: wire.Open<Die, Data> }
  | { kind: "district"; data: wire.Open<District, Data> }
  | { kind: "duplicate"; data: wire.Open<Duplicate, Data> }
  | { kind: "end"; data: wire.Open<Reason, Data> }
  | { kind: "exchange"; data: wire.Open<OfResource, Data> }
  | { kind: "farm"; data: wire.Open<Farm, Data> }
  | { kind: "final_space"; data: wire.Open<Points, Data> }
  | { kind: "gain" | "pay"; data: wire.Open<Amount, Data> }
  | { kind: "grow"; data: wire.Open<Grown, Data> }
  | { kind: "honour"; data: wire.Open<Honoured, Data> }
  | { kind: "keep"; data: wire.Open<OfBuilding, Data> }
  | { kind: "lose_sign"; data: wire.Open<SignLost, Data> }
  | { kind: "points"; data: wire.Open<TilePoints, Data> }
  | { kind: "raise"; data: wire.Open<Raised, Data> }
  | { kind: "recruit"; data: wire.Open<Recruited, Data> }
  | { kind: "refill"; data: wire.Open<Refilled, Data> }
  | { kind: "reset"; data: wire.Open<AtSite, Data> }
  | { kind: "rise"; data: wire.Open<Ship, Data> }
  | { kind: "round"; data: wire.Open<Round, Data> }
  | { kind: "sign"; data: wire.Open<Sign, Data> }
  | { kind: "spend_token"; data: wire.Open<Left, Data> }
  | { kind: "swap"; data: wire.Open<Swapped, Data> }
  | { kind: "take_back" | "token"; data: wire.Open<Count, Data> }
  | { kind: "tower"; data: wire.Open<TowerRaised, Data> }
  | { kind: "visit"; data: wire.Open<Visited, Data> }
);

export type Preview = Omit<wire.Preview, "area" | "events"> & { area: Area | null; events: GameEvent[] };

/** What a board of this game is shown. */
export interface Play {
  view: View;
  decision: Decision;
  choice: Choice;
  event: GameEvent;
  preview: Preview;
}
