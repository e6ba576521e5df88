// What a new state of the table changes in what the page already has. Pure, so that it can be tested.

import type { ChatLine, GameEvent, LogEntry, TableState } from "./protocol";

/** The log after a state came: entries up to `log_from` stay, later ones are replaced. */
export function mergedLog(old: LogEntry[], state: TableState): LogEntry[] {
  const kept = old.filter((entry) => entry.n <= state.log_from);
  return [...kept, ...state.log];
}

/** The chat after a state came: new lines are added, none twice; one that begins anew replaces the old one. */
export function mergedChat(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  if (lines[0]?.id === 1) return lines;
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
  while (first > 0 && (settled[first - 1]?.seat !== seat || settled[first - 1]?.forced)) first -= 1;
  return settled.slice(first);
}

export interface LogTurn {
  turn: number;
  seat: number;
  entries: LogEntry[];
  gain: number; // points of that seat in this turn
  draft: boolean;
}

export type Opens = Record<string, string>; // kinds of events with which a turn begins by itself, and what is said about it

/** The entry's own part, and the turns that begin with it by themselves; seats in `told` know why already. */
export function parted(entry: LogEntry, opens: Opens, told = new Set<number>()): [own: LogEntry, ...begun: LogEntry[]] {
  const parts: [LogEntry, ...LogEntry[]] = [{ ...entry, events: [] }];
  entry.events.forEach((event, at) => {
    const word = opens[event.kind];
    const forced = entry.forced && at === 0;
    if (word !== undefined && (forced || at > 0 || event.seat !== entry.seat)) {
      const text = word && !told.has(event.seat) ? `${event.text} ${word}` : event.text;
      if (word) told.add(event.seat);
      if (forced) parts[0].events.push({ ...event, text });
      else parts.push({ ...entry, turn: entry.turn + parts.length, seat: event.seat, text: "", events: [{ ...event, text }] });
    } else {
      if (word) told.delete(event.seat); // had a choice this time
      parts.at(-1)!.events.push(event);
    }
  });
  return parts;
}

/** All entries in their parts: why a turn began by itself is said once to each seat, until it can choose again. */
export function partedLog(log: LogEntry[], opens: Opens): ReturnType<typeof parted>[] {
  const told = new Set<number>();
  return log.map((entry) => parted(entry, opens, told));
}

/** The log in turns, the oldest first: entries of the same seat that follow each other in one turn belong together. */
export function turns(log: LogEntry[], seats: number, opens: Opens = {}): LogTurn[] {
  const found: LogTurn[] = [];
  let before: number[] = [];
  for (const entry of partedLog(log, opens).flat()) {
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
