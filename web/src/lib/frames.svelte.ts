// The positions of a game one after the other, fetched in portions when they are needed.

import { api } from "./api";
import type { ReplayFrame, Frames } from "./protocol";

export type Fetch = (seat: number | null, from: number, to: number) => Promise<Frames>;
const PORTION = 40;

export class FrameStore {
  total = $state(0); // of positions
  frames = $state.raw<(ReplayFrame | undefined)[]>([]);
  problem = $state("");
  private asked = new Set<number>();

  constructor(private readonly fetch: Fetch, readonly seat: number | null) {}

  static of(source: string, seat: number | null): FrameStore {
    return new FrameStore((viewpoint, from, to) => api.frames(source, viewpoint, from, to), seat);
  }

  /** The frame of action n, if it is there; asks for it otherwise. */
  at(n: number): ReplayFrame | undefined {
    const found = this.frames[n];
    if (!found) void this.need(n);
    return found;
  }

  /** Fetches the portion with action n. */
  async need(n: number): Promise<void> {
    const from = Math.floor(Math.max(0, n) / PORTION) * PORTION;
    if (this.asked.has(from)) return;
    this.asked.add(from);
    try {
      const answer = await this.fetch(this.seat, from, from + PORTION - 1);
      const frames = this.frames.slice();
      for (const frame of answer.frames) frames[frame.n] = frame;
      this.frames = frames;
      this.total = answer.total + 1; // moves, and the start
      this.problem = "";
    } catch (error) {
      this.asked.delete(from);
      this.problem = error instanceof Error ? error.message || "offline" : "offline";
    }
  }

  /** Fetches everything, the end first, because that is where the score sheet is. */
  async all(): Promise<void> {
    await this.need(0);
    await this.need(this.total - 1);
    for (let from = PORTION; from < this.total && !this.problem; from += PORTION) await this.need(from);
  }
}
