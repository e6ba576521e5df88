// Where a replay comes from: the server, in pieces as they are needed, or the file that the page itself is.

import { api } from "../lib/api";
import type { Components } from "../lib/components";
import type { AnalysedMove, AnalysisInfo, Json, Lang, ReplayFrame, ReplayInfo, SettingName, View } from "../lib/protocol";
import { patched, type Patch } from "./patch";

/** Where the analysis of a replay comes from. */
export interface AnalysisSource {
  readonly fixed: boolean; // it is there as a whole and can neither be started nor stopped
  state(lang: Lang, tag: string): Promise<{ info: AnalysisInfo; tag: string } | null>; // null: nothing has changed since that tag
  start(setting: SettingName): Promise<AnalysisInfo>;
  stop(): Promise<AnalysisInfo>;
  move(n: number, lang: Lang): Promise<AnalysedMove | null>; // null: nothing more is told of it
}

export interface Source {
  readonly at: string | null; // "tables/ID" or "records/ID" of the server; null: a file
  readonly look: string; // the secret of the link by which one looks, if any
  info(seat: number | null, lang: Lang): Promise<ReplayInfo>;
  views(from: number, to: number, seat: number | null): Promise<View[]>; // positions from … to - 1
  readonly analysis: AnalysisSource | null; // null: there is none and can be none
}

/** A table (`tables/ID`) or an uploaded record (`records/ID`) of the server. */
export function served(at: string, look = ""): Source {
  return {
    at,
    look,
    info: (seat, lang) => api.replay(at, seat, lang, look),
    views: async (from, to, seat) => (await api.frames(at, seat, from, to, look)).frames.map((frame) => frame.view),
    analysis: {
      fixed: false,
      state: (lang, tag) => api.analysis(at, lang, look, tag),
      start: (setting) => api.analyse(at, setting, look),
      stop: () => api.stopAnalysis(at, look),
      move: (n, lang) => api.analysedMove(at, n, lang, look),
    },
  };
}

/** What `pentapolis.wire.offline` packs into a file. */
export interface Packed {
  format: 1;
  lang: Lang;
  infos: Record<Lang, [ReplayInfo, ...Patch[]]>; // as a spectator, and what changes for each seat
  components: Components;
  first: View;
  steps: Patch[];
  seats: Patch[][]; // what a seat sees otherwise than a spectator, by position
  analysis?: PackedAnalysis;
}

/** An analysis in a file: its positions are told by what changes from one to the next, the first from the position before the move. */
export interface PackedAnalysis {
  infos: Record<Lang, AnalysisInfo>;
  moves: Record<Lang, Record<string, Omit<AnalysedMove, "line"> & { line: (Omit<ReplayFrame, "view"> & { patch: Patch })[] }>>;
}

/** A replay that is there as a whole. */
export function packed(data: Packed): Source {
  const open: View[] = [data.first]; // as a spectator, as far as somebody has looked
  const view = (n: number, seat: number | null): View => {
    while (open.length <= n) open.push(change(open[open.length - 1]!, data.steps[open.length - 1]!));
    return seat === null ? open[n]! : change(open[n]!, data.seats[seat]?.[n] ?? {});
  };
  return {
    at: null,
    look: "",
    info: async (seat, lang) => {
      const [spectator, ...seats] = data.infos[lang];
      return seat === null ? spectator : change(spectator, seats[seat] ?? {});
    },
    views: async (from, to, seat) => {
      const last = Math.min(to, data.steps.length + 1);
      return Array.from({ length: Math.max(0, last - from) }, (_, i) => view(from + i, seat));
    },
    analysis: data.analysis ? packedAnalysis(data.analysis, view) : null,
  };
}

function packedAnalysis({ infos, moves }: PackedAnalysis, view: (n: number, seat: number | null) => View): AnalysisSource {
  const never = () => Promise.reject(new Error("a file analyses nothing"));
  return {
    fixed: true,
    state: async (lang, tag) => (tag === lang ? null : { info: infos[lang], tag: lang }),
    start: never,
    stop: never,
    move: async (n, lang) => {
      const told = moves[lang][n];
      if (!told) return null;
      let shown = view(n - 1, told.seat);
      return { ...told, line: told.line.map(({ patch, ...frame }) => ({ ...frame, view: (shown = change(shown, patch)) })) };
    },
  };
}

function change<T>(value: T, patch: Patch): T {
  return patched(value as Json, patch) as T;
}
