// What a new state of the table changes in what the page already has. Pure, so that it can be tested.

import type { ChatLine, GameEvent, LogEntry, TableState } from "./protocol";

/** The log after a state came: entries up to `log_from` stay, later ones are replaced. */
export function mergedLog(old: LogEntry[], state: TableState): LogEntry[] {
  const kept = old.filter((entry) => entry.n <= state.log_from);
  return [...kept, ...state.log];
}

/** The chat after a state came: new lines are added, none twice. */
export function mergedChat(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const known = new Set(old.map((line) => line.id));
  return [...old, ...lines.filter((line) => !known.has(line.id))].sort((a, b) => a.id - b.id);
}

/** What happened since the log the page had: the events to be moved on the board. */
export function news(old: LogEntry[], now: LogEntry[]): GameEvent[] {
  const before = old.at(-1)?.n ?? 0;
  if (old.length === 0) return [];
  return now.filter((entry) => entry.n > before).flatMap((entry) => entry.events);
}

/** How many entries at the end of the log the viewpoint's seat has not answered yet: the others' last moves. */
export function sinceOwn(log: LogEntry[], seat: number | null): LogEntry[] {
  const settled = log.filter((entry) => !entry.draft);
  if (seat === null) {
    const turn = settled.at(-1)?.turn;
    return settled.filter((entry) => entry.turn === turn);
  }
  let first = settled.length;
  while (first > 0 && settled[first - 1]?.seat !== seat) first -= 1;
  return settled.slice(first);
}

export interface LogTurn {
  turn: number;
  seat: number;
  entries: LogEntry[];
  gain: number; // points of that seat in this turn
  draft: boolean;
}

/** What belongs to the entry's own turn, and what already begins the next one: events of those kinds of another seat. */
export function parted(entry: LogEntry, opens: string[]): [own: LogEntry, next: LogEntry | null] {
  const at = entry.events.findIndex((event) => event.seat !== entry.seat && opens.includes(event.kind));
  const opening = entry.events[at];
  if (!opening) return [entry, null];
  const next = { ...entry, turn: entry.turn + 1, seat: opening.seat, text: "", events: entry.events.slice(at) };
  return [{ ...entry, events: entry.events.slice(0, at) }, next];
}

/** The log in turns, the oldest first: entries of the same seat that follow each other in one turn belong together. */
export function turns(log: LogEntry[], seats: number, opens: string[] = []): LogTurn[] {
  const found: LogTurn[] = [];
  let before: number[] = [];
  for (const entry of log.flatMap((each) => parted(each, opens).filter((part) => part !== null))) {
    const open = found.at(-1);
    const gain = (entry.scores[entry.seat] ?? 0) - (before[entry.seat] ?? (before.length ? 0 : (entry.scores[entry.seat] ?? 0)));
    before = entry.scores.slice(0, seats);
    if (open && open.turn === entry.turn && open.seat === entry.seat) {
      open.entries.push(entry);
      open.gain += gain;
      open.draft ||= entry.draft;
    } else {
      found.push({ turn: entry.turn, seat: entry.seat, entries: [entry], gain, draft: entry.draft });
    }
  }
  return found;
}
