// What moved, read from events: coins, pawns, cubes, scholars, tiles and units between pieces of the table.

import type { Move } from "../../board/flights";
import { piece, type PieceName } from "../../board/pieces";
import type { GameEvent } from "./generated";
import type { Json } from "../../lib/protocol";
import type { HorizonView } from "./model";
import { stepFrom } from "./places";

export interface TokenMove extends Move {
  sign: string; // what flies
  seat: number; // whose it is
}

type Data = GameEvent["data"];
const text = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const count = (data: Data): number => (typeof data.count === "number" ? data.count : 1);
const purse = (seat: number): PieceName => piece("purse", seat, "coins");
const pawns = (seat: number): PieceName => piece("purse", seat, "active");

/** The moves of an event, none for one in which nothing changes its place. */
export function movesOf({ kind, seat, data }: GameEvent, view: HorizonView): TokenMove[] {
  const at = (place: string): PieceName => {
    const tile = view.map.find((each) => each.place === place) ?? (view.exploring?.place === place ? view.exploring : undefined);
    return piece("map", null, tile ? `${tile.q},${tile.r}` : "");
  };
  const move = (sign: string, from: PieceName, to: PieceName, many = 1): TokenMove[] => [{ sign, seat, from, to, count: many }];
  const pawn = view.boards[seat]?.pawn ?? "";
  switch (kind) {
    case "go":
      return move("apawn", pawns(seat), piece("spaces", null, text(data.space)));
    case "coins":
      return move("coin", piece("spaces", null, pawn), purse(seat), count(data));
    case "produce_coins":
      return move("coin", piece("columns", seat), purse(seat), count(data));
    case "pop":
    case "produce_pop":
      return move("pawn", piece("columns", seat), pawns(seat), count(data));
    case "research":
      return move("leader", pawns(seat), piece("tree", null, text(data.slot)));
    case "place_card":
      return move("card", piece("revealed", null, text(data.technology)), piece("tree", null, text(data.slot)));
    case "uncover":
      return move("cube", piece("tracks", seat, text(data.track)), piece("investment", seat));
    case "recruit":
      return move(text(data.unit), pawns(seat), at(text(data.place)));
    case "step": {
      return move(text(data.unit), at(text(data.place)), at(text(data.to)));
    }
    case "explore": {
      const from = view.map.find(({ place }) => place === data.place);
      const to = from && stepFrom(from, text(data.direction));
      return to ? move("explore", piece("stack", null), piece("map", null, `${to.q},${to.r}`)) : [];
    }
    case "pick":
      return move("bld", piece("river", null, text(data.building)), piece("reserve", seat));
    case "token":
      return move(text(data.token), piece("spaces", null, pawn), piece("purse", seat, text(data.token)), count(data));
    case "village":
    case "city":
    case "first_builder":
    case "second_builder":
      return move("cube", piece("columns", seat), at(text(data.place)));
    case "claim":
      return move("cube", piece("columns", seat), piece("objectives", null, text(data.objective)));
    default:
      return [];
  }
}
