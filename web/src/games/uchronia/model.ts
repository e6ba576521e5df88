// What a view of Uchronia holds (docs/uchronia.md), and the names of its things.

import type { Area, Colour, Components, PositionView, View } from "./generated";
import type { Components as Known } from "../../lib/components";
import { has, say } from "../../lib/texts";

export type { Area, Building, Colour, Site } from "./generated";
export const COLOURS = ["wood", "clay", "brick", "stone", "marble"] as const satisfies readonly Colour[];
export const ORDERS = ["exploration", "production", "draconians", "construction", "trade"] as const;
export type Counts = Record<Colour, number>;
export type UchroniaView = View & PositionView;

/** The Buildings, by their ids. */
export function buildingsOf(components: Known): Components["buildings"] {
  return (components as unknown as Components).buildings;
}

/** The Order of a colour. */
export function orderOf(colour: string): string {
  return ORDERS[COLOURS.indexOf(colour as Colour)] ?? "";
}

/** The colour of an Order. */
export function colourOf(order: string): string {
  return COLOURS[(ORDERS as readonly string[]).indexOf(order)] ?? "";
}

/** Whether the word is one of the five colours. */
export function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

export function colourName(colour: string): string {
  return say(`uchronia-colour-${colour}`);
}

/** "3 cards of Clay in the Stock". */
export function cardsLabel(zone: string, colour: string, count: number): string {
  return say("page-uchronia-cards", { count, colour: colourName(colour), zone: say(`uchronia-zone-${zone}`) });
}

/** What everybody knows of a Hand: "3 cards in Hand, at least 1 Stone, no Marble". */
export function handOf(area: Area): string {
  const least = present(area.known).map((colour) => `${area.known[colour]} ${colourName(colour)}`);
  return [
    say("page-uchronia-hand", { count: area.held }),
    ...(least.length ? [say("page-uchronia-at-least", { cards: least.join(", ") })] : []),
    ...(area.lacks.length ? [say("page-uchronia-none-of", { colours: area.lacks.map(colourName).join(", ") })] : []),
  ].join(", ");
}

export function orderName(order: string): string {
  return say(`uchronia-order-${order}`);
}

export function buildingName(id: string): string {
  return say(`uchronia-building-${id}`);
}

/** What a Building does, in a few words for the card, or in full. */
export function effectOf(id: string, short: boolean): string {
  const key = `page-uchronia-short-${id}`;
  return short && has(key) ? say(key) : say(`uchronia-building-${id}-text`);
}

/** How many cards there are in all. */
export function total(counts: Counts): number {
  return COLOURS.reduce((sum, colour) => sum + counts[colour], 0);
}

/** The colours that are there, in their order. */
export function present(counts: Counts): Colour[] {
  return COLOURS.filter((colour) => counts[colour] > 0);
}
