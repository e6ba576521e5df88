// At which tables of this device a coach sits, and what they have said there. Only the device knows it.

const KEY = "pentapolis-coach";
const MOST = 20; // tables that are remembered

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
  return read()[table] ?? null;
}

export function saw(table: string, card: string): void {
  const coached = read();
  const seen = coached[table];
  if (seen && !seen.includes(card)) write({ ...coached, [table]: [...seen, card] });
}

export function skipCoach(table: string): void {
  const { [table]: _, ...others } = read();
  write(others);
}
