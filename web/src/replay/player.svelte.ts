// Plays a replay: which position is shown, as whom one looks, and how fast it goes on by itself.

import type { GameEvent, Lang, LogEntry, ReplayInfo, View } from "../lib/protocol";
import { momentsOf, type Moment } from "./moments";
import { Reel } from "./reel";
import { outcomeOf } from "../board/score";
import type { Source } from "./source";
import { scoresOf, turnAt, turnsOf, turnStep, type Turn } from "./turns";

export const SPEEDS = [0.5, 1, 2, 4];
const BEAT = 1400; // milliseconds a position stays at normal speed

export class Player {
  info = $state.raw<ReplayInfo>({} as ReplayInfo);
  n = $state(0); // the position asked for
  shownAt = $state(0); // the position that `view` is
  view = $state.raw<View | null>(null);
  viewpoint = $state<number | null>(null);
  shown = $state(0); // the seat in the middle
  playing = $state(false);
  speed = $state(1);
  forward = $state(false); // the last step was one forward: it may move
  seen = $state(0); // the furthest position looked at
  open = $state(false); // whoever looks may know how it ends
  problem = $state("");

  winners = $state.raw<number[]>([]); // known when the end may be

  readonly turns: Turn[] = $derived(turnsOf(this.info));
  readonly scores: number[][] = $derived(scoresOf(this.info));
  readonly known: number = $derived(this.open ? this.info.total : this.seen);
  readonly turn: Turn | null = $derived(turnAt(this.turns, this.shownAt));
  readonly entry: LogEntry | null = $derived(this.info.log[this.shownAt - 1] ?? null);
  readonly moments: Moment[] = $derived(momentsOf(this.turns, this.winners));

  private reel: Reel;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private spoken: Lang | null = null;

  private constructor(readonly source: Source, info: ReplayInfo) {
    this.info = info;
    this.viewpoint = info.viewpoint;
    this.shown = info.viewpoint ?? 0;
    this.reel = new Reel(source, info.total);
  }

  /** A player with its first position on the table. `open`: the end may be known from the beginning. */
  static async load(source: Source, lang: Lang, options: { at: number; viewpoint: number | null; open: boolean }): Promise<Player> {
    const player = new Player(source, await source.info(options.viewpoint, lang));
    player.spoken = lang;
    player.open = options.open;
    await player.go(options.at);
    if (options.open) await player.learnEnd();
    return player;
  }

  /** What happened in the shown turn before the shown action, and by it. */
  get last(): GameEvent[] {
    return (this.turn?.entries ?? []).filter((entry) => entry.n < this.shownAt).flatMap((entry) => entry.events);
  }
  get news(): GameEvent[] {
    return this.entry?.events ?? [];
  }

  /** Shows a position. */
  async go(n: number): Promise<void> {
    const to = Math.max(0, Math.min(this.info.total, Math.round(n) || 0));
    this.n = to;
    this.clearTimer();
    try {
      const view = this.reel.get(to, this.viewpoint) ?? (await this.reel.view(to, this.viewpoint));
      if (this.n !== to) return; // somebody has moved on
      this.forward = to === this.shownAt + 1;
      this.view = view;
      this.shownAt = to;
      this.seen = Math.max(this.seen, to);
      this.problem = "";
      void this.reel.view(to, this.viewpoint); // the next piece ahead
      if (to === this.info.total) await this.learnEnd();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.playing = false;
    }
    this.goOn();
  }

  /** Steps, turns and ends, by hand: playing stops. */
  by(step: number): void {
    this.pause();
    void this.go(this.n + step);
  }
  byTurn(step: 1 | -1): void {
    this.pause();
    void this.go(turnStep(this.turns, this.n, step));
  }
  to(n: number): void {
    this.pause();
    void this.go(n);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.n >= this.info.total) void this.go(0);
    else void this.go(this.n + 1);
  }
  pause(): void {
    this.playing = false;
    this.clearTimer();
  }
  faster(speed: number): void {
    this.speed = speed;
    this.clearTimer();
    this.goOn();
  }

  /** Looks as another seat. */
  async lookAs(seat: number | null): Promise<void> {
    this.viewpoint = seat;
    if (seat !== null) this.shown = seat;
    this.spoken = null;
    await this.go(this.n);
  }

  /** Lets the end be known. */
  async reveal(): Promise<void> {
    this.open = true;
    await this.learnEnd();
  }

  /** The log in that language, as the present seat; nothing to do if it is. */
  async speak(lang: Lang): Promise<void> {
    if (this.spoken === lang) return;
    const before = this.spoken;
    this.spoken = lang;
    try {
      this.info = await this.source.info(this.viewpoint, lang);
      this.reel.total = this.info.total; // a running game has gone on
    } catch (error) {
      this.spoken = before;
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  destroy(): void {
    this.pause();
  }

  private async learnEnd(): Promise<void> {
    if (!this.info.over || this.winners.length) return;
    this.winners = outcomeOf(await this.reel.view(this.info.total, this.viewpoint)).winners;
  }
  private goOn(): void {
    if (!this.playing) return;
    if (this.n >= this.info.total) {
      this.playing = false;
      return;
    }
    this.clearTimer();
    this.timer = setTimeout(() => void this.go(this.n + 1), BEAT / this.speed);
  }
  private clearTimer(): void {
    clearTimeout(this.timer);
  }
}
