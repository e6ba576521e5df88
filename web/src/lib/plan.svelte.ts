// The private plan of a seat: steps tried on a copy of what it may know. Kept on this device, and told to nobody.

import { api } from "./api";
import type { Choice, LogEntry, PlanEnd, PlanStep, SandboxAnswer, SandboxQuestion } from "./protocol";
import { Sandbox, sandboxSource } from "./sandbox.svelte";

interface Kept {
  n: number; // the length of the log when the plan was made
  moves: string[];
  meant?: string[]; // what each was about then: a place in a row may hold something else by now
}

/** What is left of a plan when those entries of the log have come: own steps that were played as planned are done. */
export function left(kept: Kept, log: LogEntry[], seat: number): string[] {
  const played = log.filter((entry) => entry.n > kept.n && entry.seat === seat && !entry.forced).map((entry) => entry.notation);
  let done = 0;
  while (done < kept.moves.length && kept.moves[done] === played[done]) done += 1;
  return kept.moves.slice(done);
}

/** What a step is about, in every language the same. */
const about = (step: PlanStep): string => (step.choice ? JSON.stringify(step.choice.args) : "");

export class Plan extends Sandbox {
  steps = $state.raw<PlanStep[]>([]);
  end = $state<PlanEnd>("");
  private meant = $state.raw<string[]>([]);
  thrown = $state.raw<string[] | null>(null); // what was thrown away last

  constructor(private table: string, readonly seat: number, private log: () => LogEntry[]) {
    super(sandboxSource((moves, question) => this.answered(moves, question)));
  }

  /** Opens the plan that was kept, as far as it is still to be played. */
  begin = (): Promise<boolean> => {
    const kept = this.kept();
    const moves = left(kept, this.log(), this.seat);
    this.meant = kept.meant?.slice(kept.moves.length - moves.length) ?? [];
    return this.open(moves);
  };

  /** Whether the step is about something else than when it was planned. */
  changed(at: number): boolean {
    const [step, meant] = [this.steps[at], this.meant[at]];
    return !!meant && !!step && !step.struck && about(step) !== meant;
  }

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
      return kept && Array.isArray(kept.moves) ? { ...kept, meant: Array.isArray(kept.meant) ? kept.meant : [] } : { n: 0, moves: [] };
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
    this.meant = this.steps.map(about);
    try {
      if (this.moves.length) localStorage.setItem(this.name, JSON.stringify({ n: this.log().filter((entry) => !entry.draft).length, moves: this.moves, meant: this.meant } satisfies Kept));
      else localStorage.removeItem(this.name);
    } catch {
      // It lasts as long as the page.
    }
    return true;
  }
}
