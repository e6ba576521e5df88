// A sandbox as a game's board sees it.

import type { BoardProps, GameUi } from "./board";
import { componentsOf } from "./components";
import { sinceOwn } from "./merge";
import type { Sandbox } from "./sandbox.svelte";
import { screen } from "./screen.svelte";
import { language } from "./texts";

/** What the game's board is given, exactly as a table would give it; `more` goes before. */
export function sandboxBoard(sandbox: Sandbox, ui: GameUi, more: Partial<BoardProps> = {}): BoardProps | null {
  const seen = sandbox.state;
  if (!seen) return null;
  const ahead = sandbox.settled && (ui.settle?.(seen.view, seen.viewpoint, sandbox.settled) ?? null);
  const view = ahead ?? seen.view;
  const choices = seen.choices ?? [];
  return {
    view,
    components: componentsOf(view),
    seats: seen.seats,
    viewpoint: seen.viewpoint,
    shown: seen.viewpoint,
    decision: seen.decision,
    choices: ahead ? [] : (ui.order?.(choices) ?? choices),
    chosen: ahead ? null : sandbox.chosen,
    hovered: ahead ? null : sandbox.hovered,
    preview: ahead ? null : (sandbox.glance ?? sandbox.preview),
    refusal: sandbox.refusal,
    explained: sandbox.explained,
    last: sinceOwn(seen.log, seen.viewpoint).flatMap((entry) => entry.events),
    news: ahead ? (sandbox.settled?.events ?? []) : sandbox.news,
    log: seen.log,
    lang: language(),
    still: screen.still,
    phone: screen.phone,
    replay: false,
    onpick: sandbox.pick,
    onhover: sandbox.hover,
    onplay: sandbox.play,
    onundo: () => void sandbox.undo(),
    onwhy: (notation) => void sandbox.why(notation),
    onexplain: (target) => void sandbox.explain(target),
    onlook: () => undefined,
    ...more,
  };
}
