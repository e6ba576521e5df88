// An analysis on the page: how far it is, which decision is looked at, which way of it is on the board, and which step of the better line.

import type { AnalysedDecision, AnalysedMove, AnalysisInfo, Lang, SettingName, View } from "../lib/protocol";
import { language } from "../lib/texts";
import type { Player } from "../replay/player.svelte";
import type { AnalysisSource } from "../replay/source";
import { nextMistake } from "./figures";

const ASK = 1500; // milliseconds between two looks while it is worked on
export type Way = "better" | "played";

export class Analyst {
  info = $state.raw<AnalysisInfo | null>(null);
  move = $state.raw<AnalysedMove | null>(null); // of the decision that is looked at, as soon as it is there
  before = $state.raw<View | null>(null); // the position of that decision
  way = $state<Way>("better");
  step = $state(0); // of the better line; 0: the position before it
  mine = $state<number | null>(null); // whose mistakes are walked through; null: everybody's
  problem = $state("");
  busy = $state(false);

  readonly running: boolean = $derived(this.info?.status === "running" || this.info?.status === "waiting");
  readonly decision: AnalysedDecision | null = $derived(this.info?.decisions.find((each) => each.n === this.player.n) ?? null);
  readonly shown: View | null = $derived(this.step > 0 ? (this.move?.line[this.step - 1]?.view ?? null) : this.before);

  private tag = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private lookedAt = ""; // which decision, in which language and setting

  constructor(readonly player: Player, readonly source: AnalysisSource) {}

  /** Whether what the board needs for the decision is on its way. */
  get loading(): boolean {
    return this.decision !== null && this.move === null && !this.problem && !this.source.fixed;
  }

  /** Looks how far it is; with `begin` it is asked for if nobody has. */
  async open(begin: boolean): Promise<void> {
    await this.refresh();
    if (begin && this.info?.status === "none" && this.info.offered && !this.source.fixed) await this.start("quick");
  }

  async refresh(lang: Lang = language()): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await this.source.state(lang, this.tag);
      if (found && !this.closed) {
        this.info = found.info;
        this.tag = found.tag;
      }
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
    if (!this.closed && this.running) this.timer = setTimeout(() => void this.refresh(), ASK);
  }

  /** In another language everything is worded anew. */
  async speak(lang: Lang): Promise<void> {
    this.tag = "";
    await this.refresh(lang);
  }

  async start(setting: SettingName): Promise<void> {
    await this.ask(() => this.source.start(setting));
  }
  async stop(): Promise<void> {
    await this.ask(() => this.source.stop());
  }
  private async ask(what: () => Promise<AnalysisInfo>): Promise<void> {
    this.busy = true;
    try {
      this.info = await what();
      this.tag = "";
      this.problem = "";
      clearTimeout(this.timer);
      if (!this.closed && this.running) this.timer = setTimeout(() => void this.refresh(), ASK);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }

  /** Fetches what the board needs for the decision that is looked at. */
  async look(decision: AnalysedDecision | null, lang: Lang): Promise<void> {
    const what = decision ? `${decision.n} ${decision.setting} ${lang}` : "";
    if (what === this.lookedAt) return;
    const same = what.split(" ")[0] === this.lookedAt.split(" ")[0];
    this.lookedAt = what;
    if (!same) {
      this.move = this.before = null;
      this.step = 0;
      this.way = "better";
    }
    if (!decision) return;
    try {
      const [view] = await this.player.source.views(decision.n - 1, decision.n, decision.seat);
      if (this.lookedAt !== what) return;
      this.before = view ?? null;
      const move = await this.source.move(decision.n, lang);
      if (this.lookedAt !== what) return;
      this.move = move;
      if (!move?.better) this.way = "played";
    } catch (error) {
      if (this.lookedAt === what) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** Steps through the better line; whether there was such a step. */
  by(step: 1 | -1): boolean {
    const to = this.step + step;
    if (!this.move?.line.length || to < 0 || to > this.move.line.length) return false;
    this.way = "better";
    this.step = to;
    return true;
  }
  to(step: number): void {
    this.way = "better";
    this.step = step;
  }
  show(way: Way): void {
    this.way = way;
    this.step = 0;
  }

  /** Goes to the next dearest mistake, or back. */
  walk(by: 1 | -1): void {
    const next = nextMistake(this.info?.decisions ?? [], this.mine, this.player.n, by);
    if (next) this.player.to(next.n);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
