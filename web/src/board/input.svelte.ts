// How a table of pieces answers to taps: which pieces are lit, which is held until a second one is tapped, what changes.

import { getContext, setContext } from "svelte";
import type { BoardProps, Play } from "../lib/board";
import type { Fields } from "../lib/protocol";
import type { Move } from "./flights";
import { numberOf, partsOf, pointed, pointedBy, type PieceName } from "./pieces";

export type Light = "" | "lit" | "soft" | "held" | "chosen";

/** What a game tells about its pieces. All of it may be left out. */
export interface Habits<M extends Move, P extends Play = Play> {
  moves?(event: P["event"]): M[]; // what an event moves
  planned?(events: P["event"][], seat: number): M[]; // what a previewed choice moves; else all its events do
  named?(target: Fields): PieceName; // the piece a target points at, where more than its first part names it
  meant?(decision: P["decision"], name: PieceName): string | null; // the notation of what a tap on no choice meant
  leads?(choice: P["choice"], at: number): boolean; // whether the choice is about its target of that number; else about the first alone
  marked?: string[]; // zones where the others' last moves are marked
  texts?: string[]; // zones whose pieces have a text to open where nobody can be asked
  looked?: string[]; // zones where a pointer over a piece of several choices looks at the first
  counted?(target: Fields): PieceName[]; // what counts for a line of the score that is explained
  facts?(name: PieceName): Fields | null; // what a piece is called where the server explains it; null: nothing to explain
}

const KEY = Symbol("input");

export class BoardInput<M extends Move = Move, P extends Play = Play> {
  held = $state<PieceName | null>(null); // tapped, and shared by several choices
  sheet = $state<string | null>(null); // the piece whose text is open
  idle = $state<PieceName | null>(null); // tapped although nothing can be said about it
  zoom = $state(1); // how much larger than drawn the table is shown
  readonly #read: () => BoardProps<P>;
  readonly #habits: Habits<M, P>;

  constructor(read: () => BoardProps<P>, habits: Habits<M, P> = {}) {
    this.#read = read;
    this.#habits = habits;
  }

  get props(): BoardProps<P> {
    return this.#read();
  }

  /** The choices by the pieces they point at; `first` where the piece is what the choice is about. */
  readonly #pointed = $derived.by(() => {
    const found = new Map<PieceName, { first: P["choice"][]; all: P["choice"][] }>();
    if (!this.open) return found;
    for (const choice of this.props.choices) {
      this.#names(choice).forEach((name, at) => {
        const entry = found.get(name) ?? { first: [], all: [] };
        entry.all.push(choice);
        if (at === 0 || this.#habits.leads?.(choice, at)) entry.first.push(choice);
        found.set(name, entry);
      });
    }
    return found;
  });

  /** Choices that point at nothing on the table: to stop, to decline, … */
  readonly loose = $derived.by(() => this.props.choices.filter((choice) => !choice.targets.length));

  readonly #chosen = $derived.by(() => new Set(this.props.chosen ? this.#names(this.props.chosen) : []));

  /** What the chosen action would move, as far as one can know. */
  readonly moves: M[] = $derived.by(() => {
    const { preview, decision } = this.props;
    if (!preview || !decision) return [];
    return this.#habits.planned?.(preview.events, decision.seat) ?? preview.events.flatMap((event) => this.movesOf(event));
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
    const shown = new Set(this.#habits.marked ?? []);
    const moved = this.props.last.flatMap((event) => this.movesOf(event)).map((move) => move.to);
    return new Set(moved.filter((name) => shown.has(partsOf(name).zone)));
  });

  #names(choice: P["choice"]): PieceName[] {
    return pointedBy(choice, this.#habits.named);
  }

  /** What an event moves. */
  movesOf(event: P["event"]): M[] {
    return this.#habits.moves?.(event) ?? [];
  }

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

  /** By how much the chosen action changes the piece. */
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
  get menu(): P["choice"][] {
    return this.held ? (this.#pointed.get(this.held)?.all ?? []) : [];
  }

  /** Whether a tap on the piece is answered: by a choice, a reason, or its text. */
  answers(name: PieceName): boolean {
    return this.open || this.light(name) !== "" || this.#has(this.#habits.texts, partsOf(name).zone) || this.#fact(name) !== null;
  }

  /** What to ask the server about a piece that is no choice; null where nobody can be asked. */
  #fact(name: PieceName): Fields | null {
    return this.props.onexplain ? (this.#habits.facts?.(name) ?? null) : null;
  }

  /** Asks what a piece is, also one that could be chosen; false where there is nothing to tell. */
  explain(name: PieceName): boolean {
    const fact = this.#fact(name);
    if (fact) this.props.onexplain?.(fact);
    return fact !== null;
  }

  /** Keys on a piece: a question mark asks what it is. */
  asks(event: KeyboardEvent, name: PieceName): void {
    if (event.key === "?" && this.explain(name)) event.preventDefault();
  }

  /** Whether the server's words about the piece are shown now. */
  explained(name: PieceName): boolean {
    const asked = this.props.explained;
    return !!asked && JSON.stringify(this.#habits.facts?.(name)) === JSON.stringify(asked);
  }

  readonly #counted = $derived.by(() => new Set(this.props.explained ? (this.#habits.counted?.(this.props.explained) ?? []) : []));

  /** Whether the piece counts for the line of the score that is explained now. */
  counts(name: PieceName): boolean {
    return this.#counted.has(name);
  }

  /** How a coach points at the piece: a ring, or dashes around what is missing. */
  ringed(name: PieceName): "" | "ringed" | "missing" {
    const rings = this.props.rings;
    if (!rings) return "";
    const fact = JSON.stringify(this.#habits.facts?.(name) ?? null);
    const meant = (target: Fields): boolean => JSON.stringify(target) === fact || (this.#habits.named ?? pointed)(target) === name;
    return rings.look.some(meant) ? "ringed" : rings.missing.some(meant) ? "missing" : "";
  }

  #has(zones: string[] | undefined, zone: string): boolean {
    return zones?.includes(zone) ?? false;
  }

  pick(choice: P["choice"]): void {
    this.held = null;
    if (this.props.chosen?.action === choice.action) this.props.onplay(choice);
    else this.props.onpick(choice);
  }

  /** The choice a pointer over the piece looks at: the only one, or the first where the zone wants it. */
  looked(name: PieceName): P["choice"] | null {
    if (!this.open) return null;
    const between = this.held && this.held !== name ? this.#between(this.held, name) : [];
    const fitting = between.length ? between : (this.#pointed.get(name)?.all ?? []);
    return fitting.length === 1 || this.#has(this.#habits.looked, partsOf(name).zone) ? (fitting[0] ?? null) : null;
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
    const fact = this.#fact(name);
    const notation = this.open && decision ? (this.#habits.meant?.(decision, name) ?? null) : null;
    if (notation) this.props.onwhy(notation);
    else if (fact) this.props.onexplain?.(fact);
    else if (this.#has(this.#habits.texts, zone)) this.sheet = what;
    else this.idle = this.open ? name : null;
  }

  #between(one: PieceName, two: PieceName): P["choice"][] {
    const others = new Set(this.#pointed.get(two)?.all ?? []);
    return (this.#pointed.get(one)?.all ?? []).filter((choice) => others.has(choice));
  }
}

/** Hands the input of a table to the pieces below. */
export function provideInput<I>(input: I): I {
  return setContext(KEY, input);
}

/** The input of the table this piece lies on. */
export function useInput<I = BoardInput>(): I {
  return getContext<I>(KEY);
}
