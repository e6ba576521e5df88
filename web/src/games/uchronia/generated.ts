// Written by `make types` from games/uchronia/*_types.py. Change those.

import type * as wire from "../../lib/protocol";

export type Colour = "wood" | "clay" | "brick" | "stone" | "marble";

export type Order = "construction" | "draconians" | "exploration" | "production" | "trade";

export type Zone =
  | "activities"
  | "completed"
  | "discard"
  | "domain"
  | "forum"
  | "great_works"
  | "hand"
  | "looked"
  | "revealed"
  | "sites"
  | "stock";

/** A building site: the cards under it, how many are missing, and the turn in which it was started. */
export type Site = {
  building: string;
  under: Record<Colour, number>;
  missing: number;
  turn: number;
};

/** What lies before a seat. `hand` is for its owner; everybody knows `known` of it, and that it `lacks` colours. */
export type Area = {
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
};

/** Cards that somebody looks at under a Lighthouse: how many for all, which ones for the owner. */
export type Looked = {
  seat: number;
  count: number;
  cards: Record<Colour, number> | null;
};

/** A step that is still to be done, and by whom. */
export type AgendaEntry = {
  step: string;
  seat: number;
};

/** What the game adds to a view. */
export type PositionView = {
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
};

/** A Building as it is printed; `reconstructed` names the parts of it that are ours. */
export type Building = {
  colour: Colour;
  cost: number;
  vp: number;
  kind: string;
  order: string | null;
  source: string;
  reconstructed: string[];
};

/** What never changes: the Buildings by their ids. */
export type Components = {
  buildings: Record<string, Building>;
};

/** How often it can still be done, and whether one may stop. */
export type Repeated = {
  left: number;
  optional: boolean;
};

/** The colours that are copied already. */
export type Copied = {
  copied: Colour[];
};

/** A Building. */
export type OfBuilding = {
  building: string;
};

/** A colour of cards. */
export type OfColour = {
  colour: Colour;
};

/** The colour of the card that was taken back from the Activities. */
export type Recalled = {
  recalled: Colour;
};

/** An Order. */
export type OfOrder = {
  order: Order;
};

/** How many cards are put already. */
export type Put = {
  put: number;
};

/** So many cards for a Building. */
export type Counted = {
  building: string;
  count: number;
};

/** A Building, and how many cards it is still about. */
export type BuildingLeft = {
  building: string;
  left: number;
};

/** A card at a Building. */
export type InBuilding = {
  building: string;
  colour: Colour;
};

/** Who executes the Order, the colours that count, and the cards revealed. */
export type Demand = {
  executor: number;
  colours: Colour[];
  revealed: Record<Colour, number>;
};

/** The cards revealed, how many more can be, and whether one may stop. */
export type Revealing = {
  revealed: Record<Colour, number>;
  left: number;
  optional: boolean;
};

/** From whom a card is withheld, and the cards revealed. */
export type Withholding = {
  victim: number;
  revealed: Record<Colour, number>;
};

/** How many cards of which colour for which Order, and how often it is executed. */
export type Command = {
  count: number;
  colour: Colour;
  order: Order;
  times: number;
};

/** An Order, and how often it is executed. */
export type OrderChoice = {
  order: Order;
  times: number;
};

/** The colour of the Order that is copied, and how often it is executed. */
export type CopyChoice = {
  colour: Colour;
  times: number;
};

/** A card of somebody, under a site of theirs or in their Stock. */
export type Seizing = {
  seat: number;
  building?: string;
  colour: Colour;
};

/** A Building, and where its Foundation comes from. */
export type Start = {
  building: string;
  foundation: "forum" | "hand";
};

/** The card that is given, and the one that is taken. */
export type Swap = {
  colour: Colour;
  other: Colour;
};

/** Cards or Buildings in a zone, of a seat where it is one of a seat. */
export type Place = {
  zone: Zone;
  seat?: number;
  colour?: Colour;
  building?: string;
};

export type Added = {
  building: string;
  colour: Colour;
  from: Zone;
};

/** A Building whose Bonus is applied, and the Order it belongs to. */
export type BonusUsed = {
  building: string;
  order: Order;
};

/** So many cards of a colour. */
export type Cards = {
  colour: Colour;
  count: number;
};

/** How many cards of which colour for which Order. */
export type Commanded = {
  colour: Colour;
  count: number;
  order: Order;
};

/** The Order that is copied, and whether a card was paid for it. */
export type CopyMade = {
  colour: Colour;
  order: Order;
  paid: boolean;
};

/** How many cards; which ones for who saw them. */
export type Drawn = {
  count: number;
  colours?: Colour[];
};

/** How many cards or Buildings. */
export type Number = {
  count: number;
};

/** A card for the executor of the Order. */
export type Asked = {
  colour: Colour;
  executor: number;
};

/** The cards that are put away; which one was kept for its owner. */
export type Kept = {
  put: Colour[];
  colour?: Colour;
};

/** Why the last turns have come. */
export type LastTurn = {
  reason: "piles" | "threshold";
};

/** Who has the Monopoly now, and who had it before. */
export type Monopoly = {
  colour: Colour;
  holder: number | null;
  before: number | null;
};

/** Colours of which there is no card. */
export type Colours = {
  colours: Colour[];
};

/** Buildings of the row. */
export type Buildings = {
  buildings: string[];
};

/** A card of the Forum, where it goes, and by what: an Order, a Monopoly or a Building. */
export type Taken = {
  colour: Colour;
  to: "hand" | "stock";
  by: string;
};

/** A card from under a site of somebody. */
export type Undermined = {
  colour: Colour;
  victim: number;
  building: string;
};

/** A card, and against whom. */
export type Against = {
  colour: Colour;
  victim: number;
};

export type View = wire.View & PositionView;

type About =
  | Record<never, never>
  | Recalled
  | OfBuilding
  | OfOrder
  | Repeated
  | Copied
  | Demand
  | Put
  | Counted
  | InBuilding
  | OfColour
  | Revealing
  | BuildingLeft
  | Withholding;

export type Decision = Omit<wire.Decision, "kind" | "about"> & (
  | { kind: "action" | "setup_discard" | "tenement"; about: wire.Open<Record<never, never>, About> }
  | { kind: "baths_in"; about: wire.Open<Recalled, About> }
  | { kind: "arch" | "baths_out" | "bridge" | "colosseum" | "crane" | "market" | "paddock" | "quarry" | "sawmill" | "workshop"; about: wire.Open<OfBuilding, About> }
  | { kind: "choose_bonus"; about: wire.Open<OfOrder, About> }
  | { kind: "construction" | "exploration" | "production" | "trade"; about: wire.Open<Repeated, About> }
  | { kind: "copy"; about: wire.Open<Copied, About> }
  | { kind: "give" | "viaduct"; about: wire.Open<Demand, About> }
  | { kind: "latrines"; about: wire.Open<Put, About> }
  | { kind: "lighthouse"; about: wire.Open<Counted, About> }
  | { kind: "basilica" | "monopoly_take" | "paved"; about: wire.Open<InBuilding, About> }
  | { kind: "relay"; about: wire.Open<OfColour, About> }
  | { kind: "reveal"; about: wire.Open<Revealing, About> }
  | { kind: "plaza" | "school"; about: wire.Open<BuildingLeft, About> }
  | { kind: "withhold"; about: wire.Open<Withholding, About> }
);

type Args =
  | InBuilding
  | OfBuilding
  | Command
  | CopyChoice
  | Record<never, never>
  | OfColour
  | OrderChoice
  | Seizing
  | Start
  | Swap;

type Targets = Place;

export type Choice = Omit<wire.Choice, "kind" | "args" | "targets"> & (
  | { kind: "add"; args: wire.Open<InBuilding, Args>; targets: wire.Open<Place, Targets>[] }
  | { kind: "bonus" | "complete"; args: wire.Open<OfBuilding, Args>; targets: wire.Open<Place, Targets>[] }
  | { kind: "command"; args: wire.Open<Command, Args>; targets: wire.Open<Place, Targets>[] }
  | { kind: "copy"; args: wire.Open<CopyChoice, Args>; targets: wire.Open<Place, Targets>[] }
  | { kind: "decline" | "pay" | "plot" | "stop" | "take_back"; args: wire.Open<Record<never, never>, Args>; targets: wire.Open<Place, Targets>[] }
  | { kind: "give" | "keep" | "launch" | "put" | "recall" | "reveal" | "take" | "withhold"; args: wire.Open<OfColour, Args>; targets: wire.Open<Place, Targets>[] }
  | { kind: "order"; args: wire.Open<OrderChoice, Args>; targets: wire.Open<Place, Targets>[] }
  | { kind: "seize"; args: wire.Open<Seizing, Args>; targets: wire.Open<Place, Targets>[] }
  | { kind: "start"; args: wire.Open<Start, Args>; targets: wire.Open<Place, Targets>[] }
  | { kind: "swap"; args: wire.Open<Swap, Args>; targets: wire.Open<Place, Targets>[] }
);

type Data =
  | Added
  | BonusUsed
  | Cards
  | Commanded
  | OfBuilding
  | CopyMade
  | OfColour
  | Drawn
  | Number
  | Record<never, never>
  | Asked
  | Kept
  | LastTurn
  | Monopoly
  | Colours
  | OfOrder
  | Buildings
  | InBuilding
  | Against
  | Start
  | Swap
  | Taken
  | Undermined;

export type GameEvent = Omit<wire.GameEvent, "kind" | "data"> & (
  | { kind: "add"; data: wire.Open<Added, Data> }
  | { kind: "bonus"; data: wire.Open<BonusUsed, Data> }
  | { kind: "clear" | "collect"; data: wire.Open<Cards, Data> }
  | { kind: "command"; data: wire.Open<Commanded, Data> }
  | { kind: "complete"; data: wire.Open<OfBuilding, Data> }
  | { kind: "copy"; data: wire.Open<CopyMade, Data> }
  | { kind: "discard" | "drop" | "explore" | "keep_foundation" | "launch" | "no_card" | "recall" | "reveal" | "take_back"; data: wire.Open<OfColour, Data> }
  | { kind: "draw" | "look"; data: wire.Open<Drawn, Data> }
  | { kind: "shuffle" | "shuffle_buildings"; data: wire.Open<Number, Data> }
  | { kind: "end" | "plot"; data: wire.Open<Record<never, never>, Data> }
  | { kind: "give" | "no_viaduct" | "viaduct"; data: wire.Open<Asked, Data> }
  | { kind: "keep"; data: wire.Open<Kept, Data> }
  | { kind: "last_turn"; data: wire.Open<LastTurn, Data> }
  | { kind: "monopoly"; data: wire.Open<Monopoly, Data> }
  | { kind: "nothing_to_give"; data: wire.Open<Colours, Data> }
  | { kind: "order"; data: wire.Open<OfOrder, Data> }
  | { kind: "refill" | "sweep"; data: wire.Open<Buildings, Data> }
  | { kind: "salvage"; data: wire.Open<InBuilding, Data> }
  | { kind: "seize" | "withhold"; data: wire.Open<Against, Data> }
  | { kind: "start"; data: wire.Open<Start, Data> }
  | { kind: "swap"; data: wire.Open<Swap, Data> }
  | { kind: "take"; data: wire.Open<Taken, Data> }
  | { kind: "undermine"; data: wire.Open<Undermined, Data> }
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
