// The private plan of a seat: steps tried on a copy of what it may know. Kept on this device, and told to nobody.

import { api } from "./api";
import type { Choice, LogEntry, PlanEnd, PlanStep, SandboxAnswer, SandboxQuestion } from "./protocol";
import { Sandbox, sandboxSource } from "./sandbox.svelte";

interface Kept {
  n: number; // the length of the log when the plan was made
  moves: string[];
}

/** What is left of a plan when those entries of the log have come: own steps that were played as planned are done. */
export function left(kept: Kept, log: LogEntry[], seat: number): string[] {
  const played = log.filter((entry) => entry.n > kept.n && entry.seat === seat && !entry.forced).map((entry) => entry.notation);
  let done = 0;
  while (done < kept.moves.length && kept.moves[done] === played[done]) done += 1;
  return kept.moves.slice(done);
}

export class Plan extends Sandbox {
  steps = $state.raw<PlanStep[]>([]);
  end = $state<PlanEnd>("");
  thrown = $state.raw<string[] | null>(null); // what was thrown away last

  constructor(private table: string, readonly seat: number, private log: () => LogEntry[]) {
    super(sandboxSource((moves, question) => this.answered(moves, question)));
  }

  /** Opens the plan that was kept, as far as it is still to be played. */
  begin = (): Promise<boolean> => this.open(left(this.kept(), this.log(), this.seat));

  /** Adds a step; what has become impossible goes. */
  override play = async (choice: Choice): Promise<boolean> => {
    if (!this.myTurn || this.busy) return false;
    this.refusal = this.fact = null;
    this.thrown = null;
    return this.keep(await this.open([...this.good, choice.notation]));
  };

  override undo = async (): Promise<void> => {
    this.thrown = null;
    if (this.moves.length) this.keep(await this.open(this.moves.slice(0, -1)));
  };

  throwAway = async (): Promise<void> => {
    const moves = this.moves;
    if (this.keep(await this.open([]))) this.thrown = moves;
  };

  bringBack = async (): Promise<void> => {
    const moves = this.thrown;
    if (moves && this.keep(await this.open(moves))) this.thrown = null;
  };

  /** The steps that can be played. */
  get good(): string[] {
    return this.moves.slice(0, this.steps.filter((step) => !step.struck).length);
  }

  private async answered(moves: string[], question: SandboxQuestion): Promise<SandboxAnswer> {
    const told = await api.plan(this.table, this.seat, { moves, question });
    if (question.type === "position") {
      this.steps = told.steps;
      this.end = told.end;
    }
    return told.answer;
  }

  private get name(): string {
    return `pentapolis-plan-${this.table}-${this.seat}`;
  }

  private kept(): Kept {
    try {
      const kept = JSON.parse(localStorage.getItem(this.name) ?? "null") as Kept | null;
      return kept && Array.isArray(kept.moves) ? kept : { n: 0, moves: [] };
    } catch {
      return { n: 0, moves: [] };
    }
  }

  /** Whether there is something of a plan left. */
  get waits(): boolean {
    return left(this.kept(), this.log(), this.seat).length > 0;
  }

  private keep(done: boolean): boolean {
    if (!done) return false;
    try {
      if (this.moves.length) localStorage.setItem(this.name, JSON.stringify({ n: this.log().filter((entry) => !entry.draft).length, moves: this.moves } satisfies Kept));
      else localStorage.removeItem(this.name);
    } catch {
      // It lasts as long as the page.
    }
    return true;
  }
}
