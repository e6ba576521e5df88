// A real board on a position that is no live table: in lessons, plans, analyses. Nothing is kept on the server, so
// every question brings the moves that were made here so far.

import { Choosing } from "./choosing.svelte";
import type { Choice, Fact, Fields, GameEvent, Preview, RefusalText, SandboxAnswer, SandboxPosition, SandboxQuestion } from "./protocol";

/** Answers questions about the position after some moves; fails with words for people. */
export interface SandboxSource<Position extends SandboxPosition = SandboxPosition> {
  position: (moves: string[]) => Promise<Position>;
  preview: (moves: string[], action: number) => Promise<Preview | null>;
  why: (moves: string[], notation: string) => Promise<RefusalText | null>;
  explain: (moves: string[], target: Fields) => Promise<Fact | null>;
}

/** A source that asks everything at one address. */
export function sandboxSource(ask: (moves: string[], question: SandboxQuestion) => Promise<SandboxAnswer>): SandboxSource {
  return {
    position: async (moves) => (await ask(moves, { type: "position" })).position!,
    preview: async (moves, action) => (await ask(moves, { type: "preview", action })).preview,
    why: async (moves, notation) => (await ask(moves, { type: "why", notation })).refusal,
    explain: async (moves, target) => (await ask(moves, { type: "explain", target })).fact,
  };
}

export class Sandbox<Position extends SandboxPosition = SandboxPosition> extends Choosing {
  state = $state.raw<Position | null>(null);
  moves = $state.raw<string[]>([]); // the choices made here, in notation
  news = $state.raw<GameEvent[]>([]); // since the last position
  settled = $state.raw<Preview | null>(null); // of what was played, until the answer comes
  busy = $state(false);
  problem = $state(""); // an error in words, or its code
  private question = 0; // answers to earlier ones are dropped

  constructor(private source: SandboxSource<Position>) {
    super();
  }

  get myTurn(): boolean {
    return !!this.state?.choices;
  }

  /** Goes to the position after those moves; false where it was refused, or where something else was asked meanwhile. */
  open = async (moves: string[] = this.moves): Promise<boolean> => {
    const mine = ++this.question;
    const before = this.state;
    const goesOn = before !== null && moves.length > this.moves.length && this.moves.every((move, at) => move === moves[at]);
    this.busy = true;
    try {
      const state = await this.source.position(moves);
      if (mine !== this.question) return false;
      this.forget();
      this.news = goesOn ? state.log.slice(before.log.length).flatMap((entry) => entry.events) : [];
      this.moves = moves;
      this.state = state;
      return true;
    } catch (error) {
      if (mine === this.question) this.fail(error);
      return false;
    } finally {
      if (mine === this.question) {
        this.busy = false;
        this.settled = null;
      }
    }
  };

  play = async (choice: Choice): Promise<boolean> => {
    if (!this.myTurn || this.busy) return false;
    this.refusal = this.fact = null;
    this.settled = this.previews.of(choice.action);
    return this.open([...this.moves, choice.notation]);
  };

  /** Takes back moves that were made here. */
  undo = async (steps = 1): Promise<void> => {
    const back = Math.min(steps, this.state?.undo ?? 0, this.moves.length);
    if (back > 0) await this.open(this.moves.slice(0, -back));
  };

  why = async (notation: string): Promise<void> => {
    if (!this.myTurn) return;
    const refusal = await this.asked(this.source.why(this.moves, notation));
    if (refusal === undefined) return;
    this.fact = null;
    this.refusal = refusal;
  };

  /** Asks what a thing on the table is, named as in the targets of choices. */
  explain = async (target: Fields): Promise<void> => {
    const fact = await this.asked(this.source.explain(this.moves, target));
    if (!fact) return;
    this.refusal = null;
    this.about = target;
    this.fact = fact;
  };

  /** Lets go of what is told about the position, but not of what is chosen. */
  clear = (): void => {
    this.refusal = this.fact = null;
    this.problem = "";
  };

  /** The same position in the language the page speaks now. */
  translate = async (): Promise<void> => {
    if (this.state) await this.open();
  };

  protected async foresee(action: number): Promise<Preview | null> {
    return (await this.asked(this.source.preview(this.moves, action))) ?? null;
  }

  /** The answer; undefined where there is none, or where the position is another one by now. */
  private async asked<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    const position = this.state;
    try {
      const found = await answer;
      return position === this.state ? found : undefined;
    } catch (error) {
      if (position === this.state) this.fail(error);
      return undefined;
    }
  }

  protected forget(): void {
    this.previews.clear();
    this.chosen = this.preview = this.refusal = this.fact = null;
    this.problem = "";
    this.leave();
  }

  private fail(error: unknown): void {
    this.problem = (error instanceof Error && error.message) || "offline";
  }
}
