// The one door between the table and a game's board. A board is a pure function of these, and tells what was chosen.

import type { Choice, Decision, GameEvent, Lang, LogEntry, Preview, SeatInfo, View } from "./protocol";

export interface BoardProps {
  view: View;
  seats: SeatInfo[];
  viewpoint: number | null; // whose table is at the front; null: a spectator
  shown: number; // the seat whose area is in the centre; equals the viewpoint unless somebody looks around
  decision: Decision | null;
  choices: Choice[]; // empty when there is nothing to choose
  chosen: Choice | null; // picked, not yet played: shown as a preview
  preview: Preview | null; // of `chosen`, as soon as it is there
  last: GameEvent[]; // of the last turn of the others: to be marked
  news: GameEvent[]; // since the last state this board was given: to be moved
  log: LogEntry[];
  lang: Lang;
  still: boolean; // no movement wanted
  phone: boolean;
  replay: boolean; // only to be looked at
  onpick: (choice: Choice | null) => void; // choose or let go; the table asks for the preview
  onplay: (choice: Choice) => void; // play at once
  onwhy: (notation: string) => void; // something that is no choice was tapped: ask why
  onlook: (seat: number) => void; // bring that seat's area to the centre
}
