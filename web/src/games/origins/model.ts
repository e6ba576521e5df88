// What a view of Origins holds (docs/origins.md), and the names of its things.

import type { Components as Known } from "../../lib/components";
import type { Area, Colour, Components, PositionView, Preview, Resource, View } from "./generated";
import type { Json } from "../../lib/protocol";
import { say } from "../../lib/texts";

export type { Area, CityTile, Colour, Components, Resource, SeatOfPower, Site, Temple } from "./generated";
export const COLOURS = ["red", "orange", "yellow", "blue", "purple"] as const satisfies readonly Colour[];
export const RESOURCES = ["stone", "food", "wisdom", "gold"] as const satisfies readonly Resource[];
export const TEMPLES = ["forest", "mountain", "sea"] as const;
export type OriginsView = View & PositionView;

/** What never changes, as this game's own. */
export const componentsOf = (components: Known): Components => components as unknown as Components;

/** What would lie before the deciding seat after the previewed choice. */
export const areaOf = (preview: Preview | null): Area | null => preview?.area ?? null;

/** The colour and value of a die by its name: "red3". */
export function dieOf(name: string): { colour: string; value: number } {
  return { colour: name.slice(0, -1), value: Number(name.slice(-1)) };
}

/** Whether it is one of the five colours. */
export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** The two main actions of a site: the data list them pair by pair. */
export function actionsOf(known: Components, site: number): [string, string] {
  const of = (at: number): string => known.main_actions[2 * (site - 1) + at]?.id ?? "";
  return [of(0), of(1)];
}

/** The colour of a kind of tile; grey for those every city begins with. */
export function colourOf(known: Components, building: string): string {
  return [...known.building_kinds, ...known.starting_tiles].find(({ id }) => id === building)?.colour ?? "grey";
}

/** The Stone a building costs. */
export function stoneOf(known: Components, building: string): number {
  return known.building_kinds.find(({ id }) => id === building)?.stone_cost ?? 0;
}

/** Sums of dice on Seats of Power, by colour. */
export function seatSums(area: Area): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { die } of area.seats) {
    if (!die) continue;
    const { colour, value } = dieOf(die);
    found[colour] = (found[colour] ?? 0) + value;
  }
  return found;
}

export const colourName = (colour: string): string => say(`origins-colour-${colour}`);
export const workerName = (worker: string): string => say(`origins-worker-${worker}`);
export const buildingName = (building: string): string => say(`origins-building-${building}`);
export const signName = (sign: string): string => say(`origins-sign-${sign}`);
export const templeName = (temple: string): string => say(`origins-temple-${temple}`);
export const resourceName = (resource: string): string => say(`origins-resource-${resource}`);

/** A word or number out of plain JSON. */
export const word = (value: Json | undefined): string => (typeof value === "string" ? value : "");
export const number = (value: Json | undefined, otherwise = 0): number => (typeof value === "number" ? value : otherwise);
