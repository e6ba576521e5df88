// The input of a table of Uchronia: what its pieces are called, what moves, and what a tap on no choice meant.

import { BoardInput, provideInput, useInput } from "../../board/input.svelte";
import type { BoardProps } from "../../lib/board";
import type { Play } from "./generated";
import { buildingsOf, type Building, type UchroniaView } from "./model";
import { movesOf, turnMoves, type CardMove } from "./moves";
import { counted, meant, named } from "./meant";

export class UchroniaInput extends BoardInput<CardMove, Play> {
  constructor(read: () => BoardProps<Play>) {
    super(read, {
      moves: movesOf,
      planned: turnMoves,
      meant: (decision, name) => meant(this.buildings, decision, name),
      leads: (choice) => choice.kind === "copy",
      marked: ["domain", "stock", "activities", "sites", "completed"],
      texts: ["great_works", "sites", "completed"],
      looked: ["hand"],
      facts: named,
      counted: (target) => counted(this.view, target),
    });
  }

  get view(): UchroniaView {
    return this.props.view;
  }

  get buildings(): Record<string, Building> {
    return buildingsOf(this.props.components);
  }
}

/** Makes the input of a table and hands it to the pieces below. */
export function provideTable(read: () => BoardProps<Play>): UchroniaInput {
  return provideInput(new UchroniaInput(read));
}

/** The input of the table this piece lies on. */
export function useTable(): UchroniaInput {
  return useInput<UchroniaInput>();
}
