// The positions of a replay, fetched in pieces and kept.

import type { View } from "../lib/protocol";
import type { Source } from "./source";

export const PIECE = 24; // positions in one request

export class Reel {
  private readonly views = new Map<string, View>();
  private readonly asked = new Map<string, Promise<void>>();

  constructor(private readonly source: Source, public total: number) {}

  /** The position if it is here. */
  get(n: number, seat: number | null): View | undefined {
    return this.views.get(`${seat}/${n}`);
  }

  /** The position, fetched with its neighbours if it is not here; the next piece is fetched ahead. */
  async view(n: number, seat: number | null): Promise<View> {
    const piece = Math.floor(n / PIECE);
    if (!this.get(n, seat)) await this.fetch(piece, seat);
    if (!this.get(n, seat)) await this.again(piece, seat);
    if (n % PIECE > PIECE / 2 && (piece + 1) * PIECE <= this.total) this.fetch(piece + 1, seat).catch(() => undefined);
    const view = this.get(n, seat);
    if (!view) throw new Error(`no position ${n}`);
    return view;
  }

  /** Asks once more for a piece that came short: the game may have gone on since. */
  private again(piece: number, seat: number | null): Promise<void> {
    this.asked.delete(`${seat}/${piece}`);
    return this.fetch(piece, seat);
  }

  private fetch(piece: number, seat: number | null): Promise<void> {
    const key = `${seat}/${piece}`;
    let promise = this.asked.get(key);
    if (!promise) {
      promise = this.take(piece * PIECE, seat);
      promise.catch(() => this.asked.delete(key)); // ask again next time
      this.asked.set(key, promise);
    }
    return promise;
  }

  private async take(from: number, seat: number | null): Promise<void> {
    const views = await this.source.views(from, Math.min(from + PIECE, this.total + 1), seat);
    views.forEach((view, i) => this.views.set(`${seat}/${from + i}`, view));
  }
}
