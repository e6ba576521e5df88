// The input of a table of Origins: what its pieces are called, what moves, what a tap on no choice meant and what explains it.

import { BoardInput, provideInput, useInput } from "../../board/input.svelte";
import { piece, pointed, type PieceName } from "../../board/pieces";
import type { BoardProps } from "../../lib/board";
import type { Choice, Play } from "./generated";
import type { Fields } from "../../lib/protocol";
import { factOf } from "./facts";
import { areaOf, componentsOf, type Area, type Components, type OriginsView } from "./model";
import { freshOf, movesOf, type OriginsMove } from "./moves";
import { meant } from "./why";

// First halves of an action: they take a thing in hand, and can be put back. What they lead to is chosen and confirmed.
const AT_ONCE = ["visit", "complete", "tile", "kept"];

export class OriginsInput extends BoardInput<OriginsMove, Play> {
  constructor(read: () => BoardProps<Play>) {
    super(read, {
      moves: (event) => movesOf(this.view, event),
      planned: () => [],
      named,
      meant,
      facts: factOf,
      marked: ["workers", "standing", "city", "seats", "towers", "temples", "military"],
    });
  }

  get view(): OriginsView {
    return this.props.view;
  }

  get known(): Components {
    return componentsOf(this.props.components);
  }

  /** What has just been laid or turned; nothing where nothing shall move. */
  readonly fresh: Set<PieceName> = $derived.by(() => (this.props.still ? new Set() : freshOf(this.props.news)));

  /** Who decides now, where something can be chosen. */
  get decider(): number | null {
    return this.open ? (this.props.decision?.seat ?? null) : null;
  }

  /** What would lie before the seat after the choice that is looked at; null without one. */
  after(seat: number): Area | null {
    return this.decider === seat ? areaOf(this.props.preview) : null;
  }

  /** The choice that is looked at: hovered, else chosen. */
  get looking(): Choice | null {
    return this.props.hovered ?? this.props.chosen;
  }

  /** The choices of that kind. */
  of(kind: string): Choice[] {
    return this.open ? this.props.choices.filter((choice) => choice.kind === kind) : [];
  }

  /** Takes in hand at once what is only the first half of an action. */
  override pick(choice: Choice): void {
    if (!AT_ONCE.includes(choice.kind)) return super.pick(choice);
    this.held = null;
    void this.props.onplay(choice);
  }
}

/** A cell and a Seat have two numbers, a slab is a part of its site. */
export function named(target: Fields): PieceName {
  const seat = typeof target.seat === "number" ? target.seat : null;
  if (target.zone === "city" || target.zone === "seats") return piece(target.zone, seat, `${target.x},${target.y}`);
  if (target.zone === "sites" && target.part) return piece("sites", null, `${target.site}.${target.part}`);
  return pointed(target);
}

/** Makes the input of a table and hands it to the pieces below. */
export function provideTable(read: () => BoardProps<Play>): OriginsInput {
  return provideInput(new OriginsInput(read));
}

/** The input of the table this piece lies on. */
export function useTable(): OriginsInput {
  return useInput<OriginsInput>();
}
