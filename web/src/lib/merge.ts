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

/** What happened after the last entry the page was told, 0 before the first one: the events to be moved on the board. */
export function news(before: number, now: LogEntry[]): GameEvent[] {
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

/** The entry's own part, and the turns that begin with it by themselves; what is in `told` was explained already. */
export function parted(entry: LogEntry, told = new Set<string>()): [own: LogEntry, ...begun: LogEntry[]] {
  const own: LogEntry = { ...entry, events: [] };
  const parts: [LogEntry, ...LogEntry[]] = [own];
  for (const event of entry.events) {
    const open = parts.at(-1)!;
    if (event.turn > open.turn && event.seat !== open.seat)
      parts.push({ ...entry, turn: event.turn, seat: event.seat, text: "", reason: "", events: [event] });
    else open.events.push(event);
  }
  const [first] = own.events;
  if (!first) return parts;
  const what = `${first.seat} ${first.kind}`;
  if (!entry.forced) told.delete(what); // there was a choice this time
  else if (entry.reason && !told.has(what)) {
    told.add(what);
    own.events[0] = { ...first, text: `${first.text} ${entry.reason}` };
  }
  return parts;
}

/** All entries in their parts: why there was no choice is said once to each seat, until it can choose again. */
export function partedLog(log: LogEntry[]): ReturnType<typeof parted>[] {
  const told = new Set<string>();
  return log.map((entry) => parted(entry, told));
}

/** The log in turns, the oldest first: entries of the same seat that follow each other in one turn belong together. */
export function turns(log: LogEntry[], seats: number): LogTurn[] {
  const found: LogTurn[] = [];
  let before: number[] = [];
  for (const entry of partedLog(log).flat()) {
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

/** The entries of a turn that say something: a step that nothing came of is only told while nothing later tells of it. */
export function spoken({ entries, draft }: LogTurn): LogEntry[] {
  const tells = (entry: LogEntry): boolean => entry.events.some((event) => event.text);
  const last = entries.findLastIndex(tells);
  return entries.filter((entry, at) => tells(entry) || last < 0 || (draft && at > last));
}
