// How a table of pieces answers to taps: which pieces are lit, which is held until a second one is tapped, what changes.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Choice } from "../../lib/protocol";
import { buildingsOf, uchronia, type Building, type UchroniaView } from "./model";
import { movesOf, turnMoves, type Move } from "./moves";
import { numberOf, partsOf, pointedBy, type PieceName } from "./pieces";
import { meant } from "./why";

export type Light = "" | "lit" | "soft" | "held" | "chosen";

const KEY = Symbol("uchronia");
const TEXTS = new Set(["great_works", "sites", "completed"]); // zones of Buildings

export class Play {
  held = $state<PieceName | null>(null); // tapped, and shared by several choices
  sheet = $state<string | null>(null); // the Building whose text is open
  idle = $state<PieceName | null>(null); // tapped although nothing can be said about it
  zoom = $state(1); // how much larger than drawn the table is shown
  readonly #read: () => BoardProps;

  constructor(read: () => BoardProps) {
    this.#read = read;
  }

  get props(): BoardProps {
    return this.#read();
  }

  get view(): UchroniaView {
    return uchronia(this.props.view);
  }

  get buildings(): Record<string, Building> {
    return buildingsOf(this.props.components);
  }

  /** The choices by the pieces they point at; `first` where the piece is what the choice is about. */
  readonly #pointed = $derived.by(() => {
    const found = new Map<PieceName, { first: Choice[]; all: Choice[] }>();
    if (!this.open) return found;
    for (const choice of this.props.choices) {
      pointedBy(choice).forEach((name, at) => {
        const entry = found.get(name) ?? { first: [], all: [] };
        entry.all.push(choice);
        if (at === 0 || choice.kind === "copy") entry.first.push(choice);
        found.set(name, entry);
      });
    }
    return found;
  });

  /** Choices that point at nothing on the table: stop, decline, plot, an Order of the Plaza. */
  readonly loose = $derived.by(() => this.props.choices.filter((choice) => !choice.targets.length));

  readonly #chosen = $derived.by(() => new Set(this.props.chosen ? pointedBy(this.props.chosen) : []));

  /** What the chosen action would move, as far as one can know. */
  readonly moves: Move[] = $derived.by(() => {
    const { preview, decision } = this.props;
    return preview && decision ? turnMoves(preview.events, decision.seat) : [];
  });

  readonly #changes = $derived.by(() => {
    const found = new Map<PieceName, number>();
    for (const move of this.moves) {
      found.set(move.from, (found.get(move.from) ?? 0) - move.count);
      found.set(move.to, (found.get(move.to) ?? 0) + move.count);
    }
    return found;
  });

  readonly #last = $derived.by(() => {
    const shown = new Set(["domain", "stock", "activities", "sites", "completed"]);
    const moved = this.props.last.flatMap(movesOf).map((move) => move.to);
    return new Set(moved.filter((name) => shown.has(partsOf(name).zone)));
  });

  /** How the piece is lit. */
  light(name: PieceName): Light {
    if (this.#chosen.has(name)) return "chosen";
    if (this.held === name) return "held";
    const entry = this.#pointed.get(name);
    if (!entry) return "";
    if (this.held) return this.#between(this.held, name).length ? "lit" : "";
    return entry.first.length ? "lit" : "soft";
  }

  /** The number to press for the piece; a dot where several choices share it. */
  peg(name: PieceName): string {
    const entry = this.#pointed.get(name);
    const choices = this.held && this.held !== name ? this.#between(this.held, name) : (entry?.first ?? []);
    const [only] = choices;
    if (!only) return "";
    return choices.length === 1 ? numberOf(this.props.choices, only) : "…";
  }

  /** By how many cards the chosen action changes the piece. */
  change(name: PieceName): number {
    return this.#changes.get(name) ?? 0;
  }

  /** Whether the others moved the piece in their last turn. */
  last(name: PieceName): boolean {
    return !this.props.chosen && this.#last.has(name);
  }

  /** Whether anything can be chosen here now. */
  get open(): boolean {
    return this.props.choices.length > 0 && !this.props.replay;
  }

  /** The choices of the held piece. */
  get menu(): Choice[] {
    return this.held ? (this.#pointed.get(this.held)?.all ?? []) : [];
  }

  /** Whether a tap on the piece is answered: by a choice, a reason, or the text of a Building. */
  answers(name: PieceName): boolean {
    const { zone, seat } = partsOf(name);
    if (this.light(name) || TEXTS.has(zone)) return true;
    return this.open && (zone !== "activities" || seat === this.props.decision?.seat);
  }

  pick(choice: Choice): void {
    this.held = null;
    if (this.props.chosen?.action === choice.action) this.props.onplay(choice);
    else this.props.onpick(choice);
  }

  /** The choice a pointer over the piece looks at: the only one, or the Order of a card of the Hand. */
  looked(name: PieceName): Choice | null {
    if (!this.open) return null;
    const between = this.held && this.held !== name ? this.#between(this.held, name) : [];
    const fitting = between.length ? between : (this.#pointed.get(name)?.all ?? []);
    return fitting.length === 1 || partsOf(name).zone === "hand" ? (fitting[0] ?? null) : null;
  }

  /** A tap: picks, holds the piece until a second one is tapped, or asks why not. */
  tap(name: PieceName): void {
    this.idle = null;
    const held = this.held;
    if (held === name) {
      this.held = null;
      return;
    }
    const choices = held ? this.#between(held, name) : [];
    const fitting = choices.length ? choices : (this.#pointed.get(name)?.all ?? []);
    const [only] = fitting;
    if (!this.open || !only) this.#refuse(name);
    else if (fitting.length === 1) this.pick(only);
    else if (this.props.chosen && fitting.includes(this.props.chosen)) this.#reopen(name);
    else this.#hold(name);
  }

  #hold(name: PieceName): void {
    this.held = name;
    if (this.props.chosen) this.props.onpick(null);
  }

  #reopen(name: PieceName): void {
    this.props.onpick(null);
    this.held = name;
  }

  #refuse(name: PieceName): void {
    this.held = null;
    const { zone, what } = partsOf(name);
    const { decision } = this.props;
    const notation = this.open && decision ? meant(this.buildings, decision, name) : null;
    if (notation) this.props.onwhy(notation);
    else if (TEXTS.has(zone)) this.sheet = what;
    else this.idle = this.open ? name : null;
  }

  #between(one: PieceName, two: PieceName): Choice[] {
    const others = new Set(this.#pointed.get(two)?.all ?? []);
    return (this.#pointed.get(one)?.all ?? []).filter((choice) => others.has(choice));
  }
}

/** Makes the play of a table and hands it to the pieces below. */
export function providePlay(read: () => BoardProps): Play {
  return setContext(KEY, new Play(read));
}

/** The play of the table this piece lies on. */
export function usePlay(): Play {
  return getContext<Play>(KEY);
}
