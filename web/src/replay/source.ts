// Where a replay comes from: the server, in pieces as they are needed, or the file that the page itself is.

import { api } from "../lib/api";
import type { Json, Lang, ReplayInfo, View } from "../lib/protocol";
import { patched, type Patch } from "./patch";

export interface Source {
  readonly at: string | null; // "tables/ID" or "records/ID" of the server; null: a file
  readonly look: string; // the secret of the link by which one looks, if any
  info(seat: number | null, lang: Lang): Promise<ReplayInfo>;
  views(from: number, to: number, seat: number | null): Promise<View[]>; // positions from … to - 1
}

/** A table (`tables/ID`) or an uploaded record (`records/ID`) of the server. */
export function served(at: string, look = ""): Source {
  return {
    at,
    look,
    info: (seat, lang) => api.replay(at, seat, lang, look),
    views: async (from, to, seat) => (await api.frames(at, seat, from, to, look)).frames.map((frame) => frame.view),
  };
}

/** What `pentapolis.wire.offline` packs into a file. */
export interface Packed {
  format: 1;
  lang: Lang;
  infos: Record<Lang, [ReplayInfo, ...Patch[]]>; // as a spectator, and what changes for each seat
  first: View;
  steps: Patch[];
  seats: Patch[][]; // what a seat sees otherwise than a spectator, by position
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
  };
}

function change<T>(value: T, patch: Patch): T {
  return patched(value as Json, patch) as T;
}
