// Help with the open decision, rung by rung, and the plan that is being followed.

import type { Choice, Fields, Hint, HintPlan } from "./protocol";
import type { LiveTable } from "./table.svelte";

export const RUNGS = 3;

/** Something to be marked on the board: rings where `label` is empty, else a number. */
export interface Mark {
  targets: Fields[];
  label: string;
  strong: boolean;
}

export class Hints {
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);
  problem = $state("");
  selected = $state(0); // the plan that is looked at
  private base = 0; // the length of the log when help was asked for
  private asked = 0; // answers to earlier questions are dropped

  constructor(private table: LiveTable) {}

  get rung(): number {
    return this.hint?.rung ?? 0;
  }

  get plans(): HintPlan[] {
    return this.hint?.plans ?? [];
  }

  /** Asks for the next rung; the first one if nothing has been told of this position. */
  more = async (): Promise<void> => {
    if (this.busy || this.rung >= RUNGS) return;
    const mine = ++this.asked;
    const at = this.entries.length;
    this.busy = true;
    this.problem = "";
    const answer = await this.table.help(this.rung + 1);
    if (mine !== this.asked) return;
    this.busy = false;
    if (answer.type === "hint") {
      this.base = this.rung ? this.base : at;
      this.hint = answer.hint;
      if (this.rung >= RUNGS) this.look(0);
    } else this.problem = answer.type === "refused" ? answer.refusal.text : answer.type === "error" ? answer.text || answer.code : "";
  };

  /** Looks at a plan: its next choice is previewed on the board, and nothing is played. */
  look = (number: number): void => {
    this.selected = number;
    const choice = this.next(this.plans[number]);
    if (choice) this.table.pick(choice, true);
  };

  /** The choice by which the plan goes on now; undefined where it cannot. */
  next(plan: HintPlan | undefined): Choice | undefined {
    const step = plan?.steps[this.done(plan)];
    return step && this.table.state?.choices?.find((choice) => choice.notation === step.notation);
  }

  /** How many steps of the plan have been played; -1 if something else was. */
  done(plan: HintPlan): number {
    const played = this.entries.slice(this.base).filter((entry) => entry.seat === this.table.viewpoint && !entry.forced);
    return played.every((entry, at) => entry.notation === plan.steps[at]?.notation) ? played.length : -1;
  }

  /** Whether what was told is still about what is to be decided. */
  get fits(): boolean {
    if (!this.hint) return true;
    if (this.rung < RUNGS) return this.entries.length === this.base && this.table.myTurn;
    return this.plans.some((plan) => this.next(plan) !== undefined);
  }

  /** What is marked on the board now. */
  get marks(): Mark[] {
    const hint = this.hint;
    if (!hint) return [];
    if (hint.rung === 1) return [{ targets: hint.around, label: "", strong: false }];
    if (hint.rung === 2) return [{ targets: hint.at, label: "", strong: true }];
    return hint.plans.flatMap((plan, at) => {
      const step = plan.steps.slice(this.done(plan)).find((each) => each.targets.length); // where the plan first touches the table
      return step && this.next(plan) ? [{ targets: step.targets, label: String(at + 1), strong: at === this.selected }] : [];
    });
  }

  forget = (): void => {
    this.asked += 1;
    this.hint = null;
    this.busy = false;
    this.problem = "";
    this.selected = 0;
  };

  private get entries() {
    return this.table.log;
  }
}
