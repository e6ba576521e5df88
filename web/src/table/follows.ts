// What happens by itself, in the server's own sentences: after a choice, and before the first one of a turn.

import { parted } from "../lib/merge";
import type { LogEntry, Preview } from "../lib/protocol";
import { say } from "../lib/texts";

const MOST = 4; // sentences; the table shows the rest when it happens

/** What the choice sets off for the seat in this turn, with a word about what there was no other choice for. */
export function setOff(preview: Preview, seat: number): string[] {
  const next = preview.events.findIndex((event) => event.turn > (preview.events[0]?.turn ?? 0) && event.seat !== seat);
  return preview.events
    .slice(0, next < 0 ? undefined : next)
    .flatMap((event, at) => {
      const forced = preview.forced.includes(at);
      if (event.seat !== seat || !event.text || (at === 0 && !forced)) return [];
      return forced ? [event.text, say("page-only-choice")] : [event.text];
    })
    .slice(0, MOST);
}

/** The same in a line, with the end of the turn. */
export function following(preview: Preview, seat: number): string {
  return [...setOff(preview, seat), ...(preview.ends_turn ? [say("page-ends-turn")] : [])].join(" ");
}

/** What was done for the seat at the beginning of its turn, and why; empty where it begins with a choice. */
export function begun(log: LogEntry[], seat: number | null): string {
  const last = log.at(-1);
  if (!last?.forced || !last.reason || last.seat !== seat) return "";
  return parted(last)[0].events.map((event) => event.text).join(" ");
}
