// Requests to the server. Errors arrive in words, in the reader's language.

import type { Frame, Json, Lang, ReplayInfo, SeatKind, TableState, TableStatus } from "./protocol";
import { language } from "./texts";

export class ApiError extends Error {
  constructor(readonly status: number, readonly code: string, text: string) {
    super(text);
  }
}

export interface GameOption {
  name: string;
  kind: "flag" | "choice" | "subset";
  default: Json;
  choices: (string | number)[];
  source: string;
  seats: boolean; // the numbers among the choices are seats
}

export interface Level {
  name: string;
  title: string;
  words: string;
}

export interface GameInfo {
  id: string;
  players: [number, number];
  options: GameOption[];
  levels: Level[];
  name: string;
  tagline: string;
  about: string;
  credits: string;
  provenance: string;
  duration: string;
  solo: { option: string; none: Json } | null; // the option that chooses the opponent of who plays alone, and its value in other games
}

export interface SeatOrder {
  kind: SeatKind;
  name: string;
  level?: string;
}

export interface TableOrder {
  game: string;
  options: Record<string, Json>;
  name: string;
  seats: SeatOrder[];
  clock: { seconds: number; increment: number } | null;
}

export interface SeatLink {
  seat: number;
  kind: SeatKind;
  link: string | null;
}

export interface TableLinks {
  table: string;
  seats: SeatLink[];
  spectator_link: string;
}

/** Where a link leads, before anything is taken by it. */
export interface Invitation {
  table: string;
  seat: number | null; // null: to watch
  game: string;
  name: string;
  status: TableStatus;
  hosts: string[];
  clock: { seconds: number; increment: number } | null;
  taken: boolean; // the link takes an own seat to another device
  yours: boolean; // this device has that place already
  my_seats: number[];
}

/** A device that holds an own seat; times are seconds since 1970. */
export interface Device {
  id: string;
  seat: number;
  this: boolean;
  came: number;
  used: number;
}

/** A link by which anybody may look at a finished game; empty while it goes on. */
export interface LookLink {
  link: string;
  mine: boolean; // this visitor may end it
}

export interface OwnTable {
  table: string;
  game: string;
  name: string;
  status: TableStatus;
  version: number;
  my_seats: number[];
  to_move: number[];
  my_turn: boolean;
  seats: { seat: number; name: string; kind: SeatKind; level: string | null }[];
  changed: number;
  scores: number[];
  shared: boolean; // somebody who came by a link has a seat too
}

export interface Rules {
  game: string;
  sections: { id: string; title: string; rules: { id: string; text: string }[] }[];
}

export interface Frames {
  total: number; // of moves; there is one position more
  frames: Frame[];
}

const BASE = "/api/v1";

async function request<T>(path: string, init: RequestInit = {}, lang: Lang = language()): Promise<T> {
  const url = new URL(BASE + path, location.origin);
  url.searchParams.set("lang", lang);
  let response: Response;
  try {
    response = await fetch(url, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  if (!response.ok) throw await problem(response);
  return (await response.json()) as T;
}

async function problem(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as { error: { code: string; text: string } };
    return new ApiError(response.status, error.code, error.text);
  } catch {
    return new ApiError(response.status, "unknown", "");
  }
}

function posted(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function looking(look: string): string {
  return look ? `&look=${encodeURIComponent(look)}` : "";
}

export const api = {
  games: () => request<GameInfo[]>("/games"),
  rules: (game: string) => request<Rules>(`/games/${encodeURIComponent(game)}/rules`),
  tables: () => request<OwnTable[]>("/tables"),
  table: (id: string) => request<TableState>(`/tables/${encodeURIComponent(id)}`),
  create: (table: TableOrder) => request<TableLinks>("/tables", posted(table)),
  leave: (id: string) => request<{ table: string; deleted: boolean }>(`/tables/${encodeURIComponent(id)}`, { method: "DELETE" }),
  links: (id: string, own: number | null = null) =>
    request<TableLinks>(`/tables/${encodeURIComponent(id)}/links${own === null ? "" : `?seat=${own}`}`, { method: "POST" }),
  invitation: (token: string) => request<Invitation>("/invitation", posted({ token })),
  join: (token: string) => request<{ table: string; seat: number | null }>("/join", posted({ token })),
  command: (id: string, seat: number, message: Record<string, Json>) =>
    request<unknown>(`/tables/${encodeURIComponent(id)}/messages?seat=${seat}`, posted({ id: 1, ...message })),
  devices: (id: string) => request<Device[]>(`/tables/${encodeURIComponent(id)}/devices`),
  endDevice: (id: string, device: string) => request<Device[]>(`/tables/${encodeURIComponent(id)}/devices/${device}`, { method: "DELETE" }),
  share: (id: string, look: string) => request<LookLink>(`/tables/${encodeURIComponent(id)}/look?${looking(look)}`, { method: "POST" }),
  endShare: (id: string) => request<LookLink>(`/tables/${encodeURIComponent(id)}/look`, { method: "DELETE" }),
  upload: (record: string) =>
    request<{ replay: string }>("/records", { method: "POST", headers: { "content-type": "application/jsonl" }, body: record }),
  replay: (source: string, seat: number | null, lang: Lang, look = "") =>
    request<ReplayInfo>(`/${source}/replay?${seat === null ? "" : `seat=${seat}`}${looking(look)}`, {}, lang),
  frames: (source: string, seat: number | null, from: number, to: number, look = "") =>
    request<Frames>(`/${source}/frames?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}${looking(look)}`),
};

/** The addresses of files about a table or an uploaded record: `tables/ID` or `records/ID`. */
export const files = {
  record: (source: string, look = "") => `${BASE}/${source}${source.startsWith("tables/") ? `/record?${looking(look)}` : ""}`,
  replay: (source: string, lang: Lang, look = "") => `${BASE}/${source}/replay.html?lang=${lang}${looking(look)}`,
};
