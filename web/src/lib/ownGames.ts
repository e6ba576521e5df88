// What this device has played, counted by game and by level of bots. Pure: from the list of its tables.

import type { OwnTable } from "./protocol";

export interface Met {
  level: string;
  games: number;
  won: number;
}

export interface OwnGames {
  games: number;
  won: number;
  best: number | null; // points
  met: Met[]; // by level, in the order of the levels; none of a level that was never met
}

/** Whether the table is a finished game of one person of this device. */
function counts(table: OwnTable, game: string): boolean {
  return table.status === "over" && table.game === game && table.my_seats.length === 1 && table.scores.length > 0;
}

/** The finished games of a title in which one seat was this device's. A tie at the top counts as won. */
export function ownGames(tables: OwnTable[], game: string, levels: string[]): OwnGames {
  const found: OwnGames = { games: 0, won: 0, best: null, met: levels.map((level) => ({ level, games: 0, won: 0 })) };
  for (const table of tables.filter((each) => counts(each, game))) {
    const mine = table.my_seats[0]!;
    const points = table.scores[mine] ?? 0;
    const won = table.scores.every((score) => score <= points);
    found.games += 1;
    found.won += Number(won);
    found.best = Math.max(found.best ?? points, points);
    const met = new Set(table.seats.filter((seat) => seat.seat !== mine).map((seat) => seat.level));
    for (const each of found.met) {
      if (!met.has(each.level)) continue;
      each.games += 1;
      each.won += Number(won);
    }
  }
  return found;
}

/** The games of which something is finished, in their order. */
export function finishedGames(tables: OwnTable[], games: string[]): string[] {
  return games.filter((game) => tables.some((table) => counts(table, game)));
}
