// Where a tile can lie: choices that cover the same cells are one place, and its turns.

import type { Point } from "../../board/plane";
import type { Choice } from "./generated";
import { middle, type Frame } from "./land";

export interface Place {
  id: string;
  cells: { row: number; col: number }[];
  choices: Choice[]; // its turns, from the least on
  peg: Point; // where its peg is
  along: boolean; // the peg lies across, not upright
  round: boolean; // of a tile with a bend
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The places of the choices, from the upper left on. */
export function placesOf(choices: Choice[], frame: Frame): Place[] {
  const found = new Map<string, Place>();
  for (const choice of choices) {
    if (choice.kind !== "place") continue;
    const cells = choice.targets.map((target) => ({ row: number(target.row), col: number(target.col) }));
    const id = cells.map((cell) => `${cell.row},${cell.col}`).sort().join(" ");
    const place = found.get(id);
    if (place) place.choices.push(choice);
    else found.set(id, { id, cells, choices: [choice], ...pegOf(cells, frame) });
  }
  return [...found.values()];
}

/** Two cells share a side, and its middle is the peg; of three it is in the one at the bend. */
function pegOf(cells: { row: number; col: number }[], frame: Frame): { peg: Point; along: boolean; round: boolean } {
  const spots = cells.map((cell) => middle(frame, cell.row, cell.col));
  const near = (one: Point): number => spots.filter((other) => Math.abs(other.x - one.x) + Math.abs(other.y - one.y) < 70).length;
  const [first, second] = spots;
  if (spots.length === 2 && first && second) return { peg: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }, along: first.y === second.y, round: false };
  const bend = spots.find((spot) => near(spot) === 3) ?? first ?? { x: 0, y: 0 };
  const rest = spots.filter((spot) => spot !== bend);
  const pull = (axis: "x" | "y"): number => rest.reduce((sum, spot) => sum + spot[axis] - bend[axis], 0) * 0.27;
  return { peg: { x: bend.x + pull("x"), y: bend.y + pull("y") }, along: true, round: true };
}

/** The place whose peg is nearest to the point. */
export function nearest(places: Place[], { x, y }: Point): Place | undefined {
  const far = (place: Place): number => Math.hypot(place.peg.x - x, place.peg.y - y);
  return [...places].sort((a, b) => far(a) - far(b))[0];
}

/** The place of a choice. */
export function placeOf(places: Place[], choice: Choice | null): Place | undefined {
  return choice ? places.find((place) => place.choices.some((each) => each.action === choice.action)) : undefined;
}

/** The next turn of the chosen tile in its place. */
export function nextTurn(place: Place, choice: Choice): Choice {
  const at = place.choices.findIndex((each) => each.action === choice.action);
  return place.choices[(at + 1) % place.choices.length] ?? choice;
}
