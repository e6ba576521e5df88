// Who has won, as this device sees it.

import type { TableState } from "./protocol";

/** Whether somebody of this device has won against others: people among themselves always have a winner. */
export function wonHere({ status, seats, view }: Pick<TableState, "status" | "seats" | "view">): boolean {
  const people = seats.filter((seat) => seat.mine && !seat.level);
  return status === "over" && people.length < seats.length && people.some(({ seat }) => view.ranking[seat] === 1);
}
