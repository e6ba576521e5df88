// What travels between server and page (docs/protocol.md). The page knows no rule: it shows a view and sends choices.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Lang = "en" | "fr";
export type SeatNumber = number;

/** A decision as the rules name it: its kind, whose it is, what it is about, and the sentence that asks for it. */
export interface Decision {
  kind: string;
  seat: SeatNumber;
  about: Record<string, Json>;
  text: string;
}

/** A legal choice of the open decision. Only the seat that must decide gets them. */
export interface Choice {
  action: number;
  notation: string;
  kind: string;
  args: Record<string, Json>;
  targets: Record<string, Json>[];
  text: string;
}

/** Something that happened, as far as this seat may know it, worded in the reader's language. */
export interface GameEvent {
  kind: string;
  seat: SeatNumber;
  rule: string;
  data: Record<string, Json>;
  text: string;
}

/** One action that was played, with what it made happen; the log is made of these. `n` counts from 1. */
export interface LogEntry {
  n: number;
  turn: number;
  seat: SeatNumber;
  notation: string; // "" where this reader may not know it
  text: string;
  events: GameEvent[];
  scores: number[]; // of every seat, after the action
  draft: boolean; // part of the unfinished turn: may still be taken back
  forced?: boolean; // played by the table: everybody could see that there was nothing else
}

export interface ScoreLine {
  term: string;
  points: number;
  parts: Record<string, number>;
}

/** What a part of a view is: a list with an entry for every seat, something of the viewer, a seat's number, or the same always. */
export type Role = "each" | "own" | "seat" | "catalogue";

/** What every game's view has; the rest of it belongs to the game (its board knows). */
export interface View {
  game: string;
  rules_version: number;
  players: number;
  seats: number;
  options: Record<string, Json>;
  turn: number;
  over: boolean;
  decision: { kind: string; seat: SeatNumber; about: Record<string, Json> } | null;
  score_sheets: ScoreLine[][];
  ranking: number[];
  progress: { round: number; rounds: number | null };
  layout?: Record<string, Role>; // what the game's own parts are, by their names, for the board of any game
  [own: string]: unknown;
}

export interface Refusal {
  rule: string;
  key: string;
  text: string;
}

/** What an action would change, as far as the deciding seat can know. */
export interface Preview {
  action: number;
  terms: Record<string, number>[]; // by seat: score term -> change
  total: number; // change of the deciding seat's score
  events: GameEvent[]; // up to the first that would reveal something
  area: Json; // the seat's own board after the action (one entry of view.cities or view.boards), or null
  score_sheet: ScoreLine[]; // of the deciding seat, after the action
  forced: number[]; // which of the events begin a choice that is made for the seat, because there is no other
  ends_turn: boolean; // the turn is certainly over then
}

export type SeatKind = "here" | "link" | "bot";

export interface SeatInfo {
  seat: SeatNumber;
  kind: SeatKind;
  name: string;
  level: string | null; // of the bot that plays it now: "level-3"
  taken: boolean; // a link seat: somebody has come
  online: boolean;
  mine: boolean; // this device may play it
  clock: number | null; // milliseconds left, at `TableState.now`
  away: boolean; // its person has not been connected for two minutes
  away_since: number | null; // when its person was last there, ms since 1970; null while they are connected
}

export interface Proposal {
  id: number;
  kind: "takeback" | "abandon" | "rematch" | "replace";
  by: SeatNumber;
  to: number | null; // takeback: the log is cut after this n
  agreed: SeatNumber[];
  waiting: SeatNumber[];
  seat: SeatNumber | null; // replace: whose seat a bot shall play
  level: string | null; // replace: of which level
}

export interface ChatLine {
  id: number;
  seat: SeatNumber | null; // null: a spectator
  name: string; // in the reader's language; empty: the table itself tells something about that seat
  text: string;
  at: number; // seconds since 1970
}

export type TableStatus = "waiting" | "playing" | "over" | "abandoned";

/** Everything a reader may know of a table. Sent whole whenever something changed; `log` may begin after `log_from`. */
export interface TableState {
  type: "state";
  protocol: 1;
  table: string;
  version: number; // grows with every change that this viewpoint sees; a choice is sent with the version it was made for
  status: TableStatus;
  game: string;
  name: string;
  viewpoint: SeatNumber | null; // as whom this reader sees; null: a spectator
  seats: SeatInfo[];
  view: View;
  decision: Decision | null; // null when the game is over
  choices: Choice[] | null; // null unless the viewpoint's seat must decide now
  can: { undo: number; undo_turn: number; confirm: boolean }; // steps that may be taken back; whether a turn waits to be confirmed
  log_from: number; // entries with n > log_from follow; earlier ones that the reader has stay as they are
  log: LogEntry[];
  proposals: Proposal[];
  chat: ChatLine[]; // lines the reader does not have yet
  clock: { seconds: number; increment: number } | null;
  now: number; // server's time in milliseconds since 1970
  next: string | null; // the table of the rematch
  seed_hash: string;
  seed: string | null; // once the game is over
  paused: boolean; // nobody is left who plays: bots and clocks wait
  previous: string | null; // the table of which this is the rematch: everybody has moved on by one seat
  hurried?: boolean; // the bot that must decide thinks shorter than usual: many tables wait
}

export type ServerMessage =
  | TableState
  | { type: "ack"; id: number; version: number }
  | { type: "preview"; id: number; version: number; preview: Preview }
  | { type: "why"; id: number; refusal: Refusal | null } // null: it is legal
  | { type: "refused"; id: number; version: number; refusal: Refusal }
  | { type: "error"; id: number | null; code: string; text: string }
  | { type: "pong"; now: number };

export type ClientMessage =
  // since: the highest n among entries with draft false; 0 with another seat or language than before
  | { type: "hello"; protocol: 1; seat: SeatNumber | null; lang: Lang; since: number; chat_since: number }
  | { type: "play"; id: number; version: number; action: number; hold: boolean }
  | { type: "undo"; id: number; version: number; steps: number }
  | { type: "confirm"; id: number; version: number }
  | { type: "preview"; id: number; version: number; action: number }
  | { type: "why"; id: number; version: number; notation: string }
  | { type: "chat"; id: number; text: string }
  | { type: "propose"; id: number; kind: Proposal["kind"]; to: number | null; seat: SeatNumber | null; level: string | null }
  | { type: "answer"; id: number; proposal: number; yes: boolean }
  | { type: "hand"; id: number; seat: SeatNumber; level: string | null } // to a bot of that level; null: take it back
  | { type: "name"; id: number; seat: SeatNumber; name: string }
  | { type: "ping" };

/** One position of a replay: after action n (0: the start). */
export interface Frame {
  n: number;
  turn: number;
  seat: SeatNumber | null; // who played action n
  text: string;
  notation: string;
  events: GameEvent[];
  scores: number[];
  view: View;
}

/** Everything about a replay but its positions, which come as frames, in pieces. */
export interface ReplayInfo {
  game: string;
  name: string;
  seats: SeatInfo[];
  viewpoint: SeatNumber | null;
  over: boolean;
  total: number; // the number of the last position; that of the deal is 0
  rounds: number[]; // of every position; the turn in games without rounds
  start: number[]; // scores before the first action
  log: LogEntry[];
  guest: boolean; // may look at this replay by its link, and do nothing else at the table
}
