// What the choices of one position would do: asked from the server one at a time, each once. Pure, so that it can be tested.

import type { Preview } from "./protocol";

export class Previews {
  private known = new Map<number, Preview>();
  private position = 0; // answers about an earlier one are dropped
  private asking = false;

  /** `wishes` tells which actions are looked at now, the most wanted first; `ask` gives null where there is no answer. */
  constructor(
    private wishes: () => (number | undefined)[],
    private ask: (action: number) => Promise<Preview | null>,
    private told: (preview: Preview) => void,
  ) {}

  /** The preview of an action, where it is known. */
  of(action: number | undefined): Preview | null {
    return (action === undefined ? undefined : this.known.get(action)) ?? null;
  }

  /** Forgets everything: the position is another one. */
  clear(): void {
    this.known.clear();
    this.position += 1;
  }

  /** Asks for what is wished and not known, unless an answer is still on its way. */
  async look(failed?: number): Promise<void> {
    const action = this.wishes().find((each) => each !== undefined && each !== failed && !this.known.has(each));
    if (action === undefined || this.asking) return;
    const position = this.position;
    this.asking = true;
    const preview = await this.ask(action);
    this.asking = false;
    if (preview && position === this.position) {
      this.known.set(action, preview);
      this.told(preview);
    }
    void this.look(preview ? undefined : action);
  }
}

/** The events, with those that were shown already at their beginning as the same objects: a board can tell them apart. */
export function recognised<Event>(events: Event[], shown: Event[]): Event[] {
  const same = (at: number): boolean => JSON.stringify(events[at]) === JSON.stringify(shown[at]);
  let known = 0;
  while (known < shown.length && same(known)) known += 1;
  return [...shown.slice(0, known), ...events.slice(known)];
}
