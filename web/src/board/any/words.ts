// How the board of any game calls things: by the game's own texts where it has some, else by their tidied names.

import { seatName } from "../../lib/names";
import type { Json, SeatInfo, View } from "../../lib/protocol";
import { say } from "../../lib/texts";
import { fieldName, kindName, thingName, tidy } from "../../lib/words";

export interface Words {
  field: (name: string) => string;
  kind: (kind: string) => string;
  other: string; // what is none of the named kinds
  value: (value: Json, name: string) => string; // `name`: of the field it is the value of
}

export function wordsOf(view: View, seats: SeatInfo[], viewpoint: number | null): Words {
  const game = view.game;
  const value = (each: Json, name: string): string => {
    if (each === null) return "–";
    if (typeof each === "boolean") return each ? say("page-any-yes") : say("page-any-no");
    if (typeof each === "number") return name === "seat" || view.layout?.[name] === "seat" ? seatName(seats, each, viewpoint) : each < 0 ? `−${-each}` : String(each);
    if (typeof each === "string") return thingName(game, each, name) ?? tidy(each);
    if (Array.isArray(each)) return each.map((part) => value(part, name)).join(", ") || "–";
    return Object.entries(each).map(([field, part]) => `${fieldName(game, field)} ${value(part, field)}`).join(", ") || "–";
  };
  return { field: (name) => fieldName(game, name), kind: (kind) => kindName(game, kind), other: say("page-any-other"), value };
}
