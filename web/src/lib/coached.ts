// At which tables of this device a coach sits, and what they have said there. Only the device knows it.

const KEY = "pentapolis-coach";
const MOST = 20; // tables that are remembered
const SILENT = ""; // among what was said: the coach was skipped

export type Coached = Record<string, string[]>; // by table: the cards that were shown

function read(): Coached {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    if (!found || typeof found !== "object" || Array.isArray(found)) return {};
    return Object.fromEntries(Object.entries(found).filter(([, seen]) => Array.isArray(seen) && seen.every((id) => typeof id === "string"))) as Coached;
  } catch {
    return {};
  }
}

function write(coached: Coached): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(coached).slice(-MOST))));
  } catch {
    // Then the coach is silent after a reload.
  }
}

/** A coach sits down at a table. */
export function seatCoach(table: string): void {
  write({ ...read(), [table]: [] });
}

/** Whether a coach sits at the table. */
export function coached(table: string): boolean {
  return table in read();
}

/** The cards that were shown at a table; null where no coach sits. */
export function seenAt(table: string): string[] | null {
  return read()[table]?.filter((card) => card !== SILENT) ?? null;
}

/** Whether the coach of a table was skipped. */
export function silentAt(table: string): boolean {
  return read()[table]?.includes(SILENT) ?? false;
}

export function saw(table: string, card: string): void {
  const coached = read();
  const seen = coached[table];
  if (seen && !seen.includes(card)) write({ ...coached, [table]: [...seen, card] });
}

export function skipCoach(table: string): void {
  saw(table, SILENT);
}

/** The coach goes on where they were skipped. */
export function wakeCoach(table: string): void {
  const seen = seenAt(table);
  if (seen) write({ ...read(), [table]: seen });
}
