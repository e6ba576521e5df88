// What somebody looks at and chooses in a position, before anything is played: at a live table, in a sandbox.

import { Previews } from "./previews";
import type { Choice, Fact, Fields, Preview, RefusalText } from "./protocol";
import { settings } from "./settings.svelte";

export const REST = 140; // ms a pointer stays on a choice before its preview is asked for

export abstract class Choosing {
  chosen = $state.raw<Choice | null>(null);
  preview = $state.raw<Preview | null>(null); // of the chosen one
  hovered = $state.raw<Choice | null>(null); // where a pointer rests, once its preview is there
  glance = $state.raw<Preview | null>(null); // of the hovered one
  refusal = $state.raw<RefusalText | null>(null); // why something tapped or sent is not allowed
  fact = $state.raw<Fact | null>(null); // what something tapped is
  protected about = $state.raw<Fields | null>(null); // the thing of which it tells

  private pointed: Choice | null = null; // where a pointer is
  private rested: Choice | null = null; // where it has stayed long enough
  private rest: ReturnType<typeof setTimeout> | undefined;
  protected previews = new Previews(
    () => [this.chosen?.action, this.rested?.action],
    (action) => this.foresee(action),
    () => this.foreseen(),
  );

  /** Whether the viewpoint's seat must decide now. */
  abstract get myTurn(): boolean;

  /** Plays a choice; tells whether it was taken. */
  abstract play: (choice: Choice) => Promise<boolean>;

  /** Asks what an action would change; null where there is no answer. */
  protected abstract foresee(action: number): Promise<Preview | null>;

  /** The thing that is explained now, named as it was asked for. */
  get explained(): Fields | null {
    return this.fact && this.about;
  }

  /** Chooses, or lets go; where one click plays, it plays unless this is only to look. */
  pick = (choice: Choice | null, look = false): void => {
    this.refusal = this.fact = null;
    if (choice && settings.quick && !look) return void this.play(choice);
    this.chosen = choice;
    clearTimeout(this.rest);
    this.rested = null; // what is chosen now is looked at, until the pointer comes to something else
    this.foreseen();
    void this.previews.look();
  };

  /** A pointer came to a choice, or left it: once it rests there, the preview is shown until it leaves. */
  hover = (choice: Choice | null): void => {
    if (choice?.action === this.pointed?.action) return;
    this.leave();
    this.pointed = choice;
    if (!choice || !this.myTurn) return;
    this.rest = setTimeout(() => {
      this.rested = choice;
      this.foreseen();
      void this.previews.look();
    }, REST);
  };

  protected leave(): void {
    clearTimeout(this.rest);
    this.pointed = this.rested = this.hovered = this.glance = null;
  }

  /** Shows what is known of the choices that are looked at. */
  protected foreseen(): void {
    this.preview = this.previews.of(this.chosen?.action);
    this.glance = this.rested?.action === this.chosen?.action ? null : this.previews.of(this.rested?.action);
    this.hovered = this.glance && this.rested;
  }
}
