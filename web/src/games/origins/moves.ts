// What moved, read from events: a worker, a tile, a resource from one piece of the table to another.

import type { Move } from "../../board/flights";
import { piece, type PieceName } from "../../board/pieces";
import type { GameEvent } from "./generated";
import { number, word, type OriginsView } from "./model";

export interface OriginsMove extends Move {
  sign: string; // what flies: a drawing
  colour: string; // on a ground of this colour; empty: by itself
  worker?: { name: string; seat: number | null }; // flies as it is, not as a sign
}

type Data = GameEvent["data"];
type Teller = (seat: number, data: Data, view: OriginsView) => OriginsMove[];

const move = (sign: string, colour: string, from: PieceName, to: PieceName, count = 1): OriginsMove => ({ from, to, count, sign, colour });
/** A worker that stands on a site. */
export const standing = (seat: number, worker: string): PieceName => piece("standing", seat, worker);
const die = (data: Data): string => `${word(data.colour)}${number(data.value)}`;
const cell = (data: Data): string => `${number(data.x)},${number(data.y)}`;

/** Where the seat's last worker stands: what it gains and pays comes from there. */
function source(seat: number, view: OriginsView): PieceName {
  const about = view.decision?.about.site;
  const area = view.boards[seat];
  const site = typeof about === "number" ? about : (area?.used.at(-1)?.site ?? area?.archon ?? area?.spoken.at(-1)?.site ?? 0);
  return site ? piece("sites", null, site) : piece("city", seat);
}

function worker(name: string, seat: number | null, from: PieceName, to: PieceName): OriginsMove[] {
  return [{ ...move("die", "", from, to), worker: { name, seat } }];
}

const MOVES: Partial<Record<GameEvent["kind"], Teller>> = {
  visit: (seat, data) => worker(word(data.worker), seat, piece("workers", seat, word(data.worker)), standing(seat, word(data.worker))),
  gain: (seat, data, view) => [move(word(data.resource), "", source(seat, view), piece("resources", seat, word(data.resource)), number(data.count, 1))],
  pay: (seat, data, view) => [move(word(data.resource), "", piece("resources", seat, word(data.resource)), source(seat, view), number(data.count, 1))],
  exchange: (seat, data) => [move("gold", "", piece("resources", seat, word(data.resource)), piece("resources", seat, "gold"))],
  draft: (seat, data) => worker(die(data), null, piece("pool", null, die(data)), piece("workers", seat)),
  recruit: (seat, data) => worker(die(data), null, piece("row", null, die(data)), piece("workers", seat)),
  speaker: (seat, data) => worker(`speaker${number(data.value)}`, null, piece("speakers", null, number(data.value)), piece("workers", seat)),
  build: (seat, data) => tile(seat, data, word(data.building)),
  build_over: (seat, data) => tile(seat, data, word(data.building)),
  farm: (seat, data) => [move("farm", "", piece("market", null), piece("city", seat, cell(data)))],
  keep: (seat, data) => [move(`b-${word(data.building)}`, "grey", piece("market", null), piece("kept", seat))],
  district: (seat, data) => worker(die(data), null, piece("workers", seat), piece("seats", seat, cell(data))),
  advisor: (seat, data) => [move(`f-${word(data.colour)}`, word(data.colour), piece("workers", seat), piece("advisors", seat))],
  tower: (seat, data) => [move("tower", word(data.colour), piece("levels", null, word(data.colour)), piece("towers", seat, word(data.colour)))],
  climb: (_seat, data) => [move(word(data.temple), "", piece("temples", null, word(data.temple)), piece("temples", null, word(data.temple)), 0)],
  advance: (_seat, data) => [move("flag", "", piece("military", null, number(data.from)), piece("military", null, number(data.to)))],
  token: (seat, data) => [move("token", "", piece("military", null), piece("tokens", seat), number(data.count, 1))],
};

// Events after which a die shows something else: which one, of those before the seat or in the row.
const TURNED: Partial<Record<GameEvent["kind"], (seat: number, data: Data) => PieceName[]>> = {
  raise: (seat, data) => [piece("workers", seat, `${word(data.colour)}${number(data.to)}`)],
  roll: (_seat, data) => [piece("row", null, die(data))],
  take_back: (seat) => [piece("workers", seat)],
};

/** What has just been laid, sent or turned: cells of a city, workers on sites, and dice; all dice of a seat by the name of their place. */
export function freshOf(events: GameEvent[]): Set<PieceName> {
  const laid = (event: GameEvent): PieceName[] => (["build", "farm", "build_over"].includes(event.kind) ? [piece("city", event.seat, cell(event.data))] : []);
  const sent = ({ kind, seat, data }: GameEvent): PieceName[] => (kind === "visit" ? [standing(seat, word(data.worker))] : []);
  return new Set(events.flatMap((event) => [...laid(event), ...sent(event), ...(TURNED[event.kind]?.(event.seat, event.data) ?? [])]));
}

function tile(seat: number, data: Data, building: string): OriginsMove[] {
  return [move(`b-${building}`, "grey", piece("market", null), piece("city", seat, cell(data)))];
}

/** The moves of an event, none for one in which nothing changes its place. */
export function movesOf(view: OriginsView, event: GameEvent): OriginsMove[] {
  return MOVES[event.kind]?.(event.seat, event.data, view) ?? [];
}
