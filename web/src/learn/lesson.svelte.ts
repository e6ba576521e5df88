// A lesson that is played: a sandbox whose moves are tried first, and count only where they are right.

import { api } from "../lib/api";
import { Sandbox, type SandboxSource } from "../lib/sandbox.svelte";
import type { Choice, LessonQuestion, LessonStep, LessonTried, SandboxPosition } from "../lib/protocol";

export interface LessonPlace extends SandboxPosition {
  step: LessonStep;
}

const PAUSE = 900; // ms between two moves that are shown

function source(game: string, lesson: string): SandboxSource<LessonPlace> {
  const ask = (moves: string[], question: LessonQuestion) => api.lesson(game, lesson, { moves, question });
  return {
    position: async (moves) => {
      const { position, step } = await ask(moves, { type: "position" });
      return { ...position!, step: step! };
    },
    preview: async (moves, action) => (await ask(moves, { type: "preview", action })).preview,
    why: async (moves, notation) => (await ask(moves, { type: "why", notation })).refusal,
    explain: async (moves, target) => (await ask(moves, { type: "explain", target })).fact,
  };
}

export class LessonPlay extends Sandbox<LessonPlace> {
  tried = $state.raw<LessonTried | null>(null); // the last try, until somebody goes on
  showing = $state(false);
  onright: (tried: LessonTried, step: number) => void = () => undefined;

  constructor(
    readonly game: string,
    readonly lesson: string,
    private still: () => boolean,
  ) {
    super(source(game, lesson));
    const choose = this.pick;
    // Who taps elsewhere after a wrong try tries again.
    this.pick = (choice: Choice | null, look = false): void => {
      if (this.over || this.showing) return;
      this.tried = null;
      this.refusal = null;
      choose(choice, look);
    };
    this.play = async (choice: Choice): Promise<boolean> => (this.busy || this.showing || this.over || !this.myTurn ? false : this.attempt(choice.notation));
  }

  /** Whether the step is done and waits for somebody to go on. */
  get over(): boolean {
    return this.tried?.verdict === "right" && this.tried.step_done;
  }

  get step(): LessonStep | null {
    return this.state?.step ?? null;
  }

  /** Goes to the place the last right move leads to. */
  next = async (): Promise<void> => {
    const tried = this.tried;
    if (!tried || !this.over || tried.done) return;
    if (await this.open(tried.moves)) this.tried = null;
  };

  again = (): void => {
    this.tried = null;
    this.refusal = null;
    this.pick(null);
  };

  /** Plays what the step wants, move by move. */
  show = async (): Promise<void> => {
    if (this.showing || this.busy || this.over || !this.state) return;
    this.showing = true;
    this.tried = null;
    try {
      const way = (await api.lesson(this.game, this.lesson, { moves: this.moves, question: { type: "show" } })).show ?? [];
      const base = this.moves.every((move, at) => way[at] === move) ? this.moves : way.slice(0, this.begun(way));
      if (base !== this.moves) await this.open(base);
      for (const move of way.slice(base.length)) {
        const choice = this.state?.choices?.find((each) => each.notation === move) ?? null;
        this.chosen = choice;
        void this.previews.look();
        await new Promise((resolve) => setTimeout(resolve, this.still() ? 0 : PAUSE));
        if (!(await this.attempt(move))) break;
      }
    } catch (error) {
      this.problem = (error instanceof Error && error.message) || "offline";
    } finally {
      this.showing = false;
    }
  };

  /** How many of the moves so far belong to the steps before: as many as agree with the way that is shown. */
  private begun(way: string[]): number {
    const differs = this.moves.findIndex((move, at) => way[at] !== move);
    return differs < 0 ? Math.min(this.moves.length, way.length) : differs;
  }

  private async attempt(notation: string): Promise<boolean> {
    this.clear();
    this.busy = true;
    try {
      const { tried } = await api.lesson(this.game, this.lesson, { moves: this.moves, question: { type: "try", notation } });
      const step = this.step;
      if (!tried || !step) return false;
      this.tried = tried;
      if (tried.verdict !== "right") {
        this.chosen = this.state?.choices?.find((each) => each.notation === tried.notation) ?? null; // it stays where it was tried
        this.preview = tried.preview;
        return false;
      }
      const before = this.state?.log.length ?? 0;
      this.forget();
      this.news = tried.position!.log.slice(before).flatMap((entry) => entry.events);
      this.moves = tried.moves;
      this.state = { ...tried.position!, step };
      this.onright(tried, step.number);
      if (!tried.step_done) {
        await this.open(tried.moves);
        this.tried = null;
      }
      return true;
    } catch (error) {
      this.problem = (error instanceof Error && error.message) || "offline";
      return false;
    } finally {
      this.busy = false;
    }
  }
}
