// The one door between the table and a game's board. A board is a pure function of these, and tells what was chosen.

import type { Component, Snippet } from "svelte";
import type { Components } from "./components";
import type { Choice, Decision, Fields, GameEvent, Lang, LogEntry, Preview, RefusalText, SeatInfo, View } from "./protocol";

/** What a game is made of: the types in its `generated.ts`; without one, those of any game. */
export interface Play {
  view: View;
  decision: Decision;
  choice: Choice;
  event: GameEvent;
  preview: Preview;
}

/** What is called by a board is a method: a board of a game calls it with its own choices, and so may what draws any game. */
export interface BoardProps<P extends Play = Play> {
  view: P["view"];
  components: Components; // what never changes about the pieces: what their names stand for
  seats: SeatInfo[];
  viewpoint: number | null; // whose table is at the front; null: a spectator
  shown: number; // the seat whose area is in the centre; equals the viewpoint unless somebody looks around
  decision: P["decision"] | null;
  choices: P["choice"][]; // empty when there is nothing to choose
  chosen: P["choice"] | null; // picked, not yet played: shown as a preview
  hovered: P["choice"] | null; // a pointer rests on it and its preview is there; never the chosen one
  preview: P["preview"] | null; // of `hovered`, else of `chosen`, as soon as it is there: `preview.action` tells of which
  refusal: RefusalText | null; // why what was asked about is not allowed, as long as it is told
  explained?: Fields | null; // what is told about now, named as it was asked for: to be ringed
  rings?: Rings | null; // what a coach points at
  marked?: Fields[]; // what hints and plans point at, named as in the targets of choices: to be found by `GameUi.piece`
  last: P["event"][]; // of the last turn of the others: to be marked
  news: P["event"][]; // since the last state this board was given: to be moved
  log: LogEntry[];
  lang: Lang;
  still: boolean; // no movement wanted
  phone: boolean;
  replay: boolean; // only to be looked at
  onpick(choice: P["choice"] | null, look?: boolean): void; // choose or let go; the table asks for the preview. With `look` it is never played at once, whatever the settings: for arrow keys, turning, dragging
  onhover(choice: P["choice"] | null): void; // a pointer that can hover came to it or left; the table waits for a rest and asks for the preview (lib/hover.ts)
  onplay(choice: P["choice"]): Promise<boolean> | void; // play at once; tells whether the server took it
  onundo: () => void; // take the last step back
  onwhy: (notation: string) => void; // something that is no choice was tapped: ask why
  told?: string | null; // the term of the score that it belongs to
  onexplain?: (target: Fields) => void; // something that is no choice was tapped: ask what it is; none where nobody can be asked
  action?: Snippet; // the action bar, where the game wants it inside its board (GameUi.action)
  onlook: (seat: number) => void; // bring that seat's area to the centre
}

/** Things that a coach points at, named like the targets of choices. */
export interface Rings {
  look: Fields[]; // ringed
  missing: Fields[]; // dashed: what is not there yet
  wrong?: boolean; // what is missing is missing because of what was tried
}

/** The panels beside a board on a wide screen; on a phone each is a sheet. */
export type PanelName = "score" | "choices" | "areas" | "legend" | "log";

/** A part of a board that a phone shows by itself: a tab of the table instead of the one for the whole board. */
export interface BoardPart<P extends Play = Play> {
  name: () => string;
  icon: string; // path data in a box of 24
  on: (board: BoardProps<P>) => boolean; // whether it is shown now
  show: (board: BoardProps<P>) => void;
  lit?: (board: BoardProps<P>) => boolean; // whether anything can be chosen there
}

export type Keys = [names: string[], text: () => string][];

/** What `games/<game>/index.ts` exports as default. Panels a game does not draw itself are the table's own. */
export interface GameUi<P extends Play = Play> {
  Board: Component<BoardProps<P>>; // fills the central area, whatever its size
  Areas?: Component<BoardProps<P>>; // the areas of the others, small; each calls onlook
  Legend?: Component<BoardProps<P>>; // what the signs on the board mean, what is still hidden, …
  Score?: Component<BoardProps<P>>; // instead of the table's score panel (terms × seats, changes of the preview)
  Choices?: Component<BoardProps<P>>; // instead of the table's list of all choices
  Answers?: Component<BoardProps<P>>; // buttons in the action bar for choices that point at nothing on the table: to stop, to decline
  Purse?: Component<{ view: P["view"]; seat: number }>; // what a seat can pay with, small, below its name in the strip of a phone
  Lead?: Component<BoardProps<P>>; // a small drawing at the beginning of the action bar: the piece in hand
  Where?: Component<BoardProps<P>>; // in the top bar, instead of the words of `progress`
  Help?: Component; // what newcomers should know of this game, in the help
  Term?: Component<{ term: string }>; // the sign of a score term, 20 px, in score panel and score sheet
  left: PanelName[]; // columns on a wide screen, from top to bottom; an empty column takes no room
  right: PanelName[];
  widths: [number, number]; // of the columns, px
  folded?: boolean; // choices, log and chat share one place, as tabs: the column has much else to show
  action: "below" | "inside"; // inside: on a wide screen the board itself renders `props.action`; on a phone the table does
  shortName?: () => string; // of the game, on a phone; else its name up to a colon
  progress: (view: P["view"], short: boolean) => string; // "Round 9 of 12", in the top bar; short on a phone
  areaIcon: string; // path data in a box of 24, for the first phone tab
  areaName: () => string; // "City": the first phone tab
  parts?: BoardPart<P>[]; // tabs of a phone in the place of the first one
  keys?: Keys; // that only this game has
  tall?: boolean; // the board needs all the height of a phone: in a replay the chart is folded away at first
  titled?: boolean; // the board itself says whose area is at the front, and leads back to the own one
  piece?: (target: Fields, view: P["view"]) => string; // the `data-piece` of what a target points at, where more than its first part names it
  head?: [number, number]; // px at the top of the board that hints must not cover, wide and on a phone
  secret?: boolean; // false: nobody holds anything hidden, so a device changes hands without a screen in between
  order?: (choices: P["choice"][]) => P["choice"][]; // as the game's own list shows them: arrow keys and numbers go the same way
  settle?: (view: P["view"], seat: number, preview: P["preview"]) => P["view"] | null; // the view with the previewed choice played, shown until the server's state comes; null: wait for it
  go?: (choice: P["choice"], board: BoardProps<P>) => string; // what the one button says it does; empty: to confirm
  guide?: (board: BoardProps<P>) => string; // what can be chosen now and what the signs beside it tell, below the question; empty: it says all; without it, how many choices there are
  effect?: (choice: P["choice"], board: BoardProps<P>) => string; // a sentence below the prompt, where it is more than the choice's text and its effect, as the server words them
}
