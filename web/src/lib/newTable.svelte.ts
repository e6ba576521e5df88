// The table that is about to be made: kept between the start page and the page of options.

import { api } from "./api";
import type { GameInfo, Json, NewSeat, NewTable, TableMade } from "./protocol";
import { set, settings } from "./settings.svelte";

export interface DraftSeat extends NewSeat {
  name: string;
}

interface Draft extends Required<NewTable> {
  seats: DraftSeat[];
}

export const newTable = $state<Draft>({ game: "", options: {}, name: "", seats: [], clock: null, hints: null, public: false });

const FIRST = "level-1"; // of the bots in somebody's first game of a title

/** Begins a table of a game: this device against one bot. */
export function begin(game: GameInfo): void {
  if (newTable.game === game.id) return;
  newTable.game = game.id;
  newTable.options = {};
  newTable.name = "";
  newTable.clock = null;
  newTable.hints = null;
  newTable.public = false;
  newTable.seats = [{ kind: "here", name: settings.name }];
  while (newTable.seats.length < Math.max(2, game.players[0])) newTable.seats.push(bot(game));
}

/** Whether nobody has played the game on this device. */
export function firstGame(game: GameInfo): boolean {
  return !settings.levels[game.id];
}

/** The level a bot has unless somebody chooses another: the weakest in the first game of a title, later the last one. */
export function usualLevel(game: GameInfo): string {
  const wanted = settings.levels[game.id] ?? FIRST;
  return (game.levels.find((each) => each.name === wanted) ?? game.levels.at(0))?.name ?? wanted;
}

/** Remembers against whom a game was begun. */
export function keepLevel(game: string, level: string | undefined): void {
  set("levels", { ...settings.levels, [game]: level ?? settings.levels[game] ?? FIRST });
}

export function bot(game: GameInfo): DraftSeat {
  return { kind: "bot", name: "", level: usualLevel(game) };
}

export function addSeat(game: GameInfo, seat: DraftSeat = bot(game)): void {
  if (newTable.seats.length < game.players[1]) newTable.seats.push(seat);
  matchOpponent(game);
}

export function removeSeat(game: GameInfo, index: number): void {
  if (newTable.seats.length > game.players[0]) newTable.seats.splice(index, 1);
  matchOpponent(game);
}

/** Only the first seat stays. */
export function alone(game: GameInfo): void {
  newTable.seats.splice(1);
  matchOpponent(game);
}

/** Who plays alone gets the first opponent that the game has for it; with others there is none. */
function matchOpponent(game: GameInfo): void {
  const solo = game.solo;
  const option = game.options.find((each) => each.name === solo?.option);
  if (!solo || !option) return;
  if (newTable.seats.length > 1) delete newTable.options[option.name];
  else if (opponent(game) === null) newTable.options[option.name] = option.choices.find((choice) => choice !== solo.none) ?? option.default;
}

/** The value of the option that chooses the opponent of who plays alone; null where there is none. */
export function opponent(game: GameInfo): Json {
  const solo = game.solo;
  const option = game.options.find((each) => each.name === solo?.option);
  if (!solo || !option) return null;
  const chosen = newTable.options[option.name] ?? option.default;
  return chosen === solo.none ? null : chosen;
}

/** Makes the last seat that is not this device's first one of that kind, or adds one. */
export function invite(game: GameInfo, kind: "link" | "here"): void {
  const bots = newTable.seats.flatMap((seat, index) => (seat.kind === "bot" ? [index] : []));
  const index = bots.at(-1);
  if (index !== undefined) newTable.seats[index] = { kind, name: "" };
  else addSeat(game, { kind, name: "" });
}

export function setOption(game: GameInfo, name: string, value: Json): void {
  const option = game.options.find((each) => each.name === name);
  if (option && JSON.stringify(option.default) === JSON.stringify(value)) delete newTable.options[name];
  else newTable.options[name] = value;
}

/** Makes the table; its links are kept for this visit, because the server shows them only once. */
export async function place(): Promise<string> {
  const made = await api.create({ ...newTable, name: newTable.name.trim() });
  keepLinks(made);
  keepLevel(newTable.game, newTable.seats.find((seat) => seat.kind === "bot")?.level);
  newTable.game = "";
  return made.table;
}

export function keepLinks(links: TableMade): void {
  try {
    sessionStorage.setItem(`pentapolis-links-${links.table}`, JSON.stringify(links));
  } catch {
    // They can be made anew at the table.
  }
}

export function keptLinks(table: string): TableMade | null {
  try {
    return JSON.parse(sessionStorage.getItem(`pentapolis-links-${table}`) ?? "null") as TableMade | null;
  } catch {
    return null;
  }
}
