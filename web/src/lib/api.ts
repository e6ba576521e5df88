// Requests to the server. Errors arrive in words, in the reader's language.

import type {
  AnalysedMove, AnalysisInfo, CoachAnswer, DeviceInfo, ErrorAnswer, FirstRead, Fields, Frames, GameInfo, GameTexts, Invitation, Lang, LessonAnswer, LessonAsked, LessonBook, LookLink, NewTable, OwnTable, PlanAnswer, PlanAsked, PlayOn, PlayOnLesson, RecordMade, ReplayInfo, RuleExample, Rules, SandboxPosition, SeatPlace, SettingName, TableLeft, TableMade, TableState,
} from "./protocol";
import type { Components } from "./components";
import { language } from "./texts";

export class ApiError extends Error {
  constructor(readonly status: number, readonly code: string, text: string) {
    super(text);
  }
}

const BASE = "/api/v1";

export async function request<T>(path: string, init: RequestInit = {}, lang: Lang = language()): Promise<T> {
  const response = await asked(path, init, lang);
  if (!response.ok) throw await problem(response);
  return (await response.json()) as T;
}

async function asked(path: string, init: RequestInit, lang: Lang): Promise<Response> {
  const url = new URL(BASE + path, location.origin);
  url.searchParams.set("lang", lang);
  try {
    return await fetch(url, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError(0, "offline", "");
  }
}

async function problem(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as ErrorAnswer;
    return new ApiError(response.status, error.code, error.text);
  } catch {
    return new ApiError(response.status, "unknown", "");
  }
}

export function posted(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function looking(look: string): string {
  return look ? `&look=${encodeURIComponent(look)}` : "";
}

export const api = {
  games: () => request<GameInfo[]>("/games"),
  rules: (game: string) => request<Rules>(`/games/${encodeURIComponent(game)}/rules`),
  firstRead: (game: string) => request<FirstRead>(`/games/${encodeURIComponent(game)}/first-read`),
  firstReadPosition: (game: string, number: number) => request<SandboxPosition>(`/games/${encodeURIComponent(game)}/first-read/${number}`),
  examples: (game: string, rule: string) => request<RuleExample[]>(`/games/${encodeURIComponent(game)}/rules/${rule}/examples`),
  components: (game: string) => request<Components>(`/games/${encodeURIComponent(game)}/components`),
  texts: (game: string, lang: Lang) => request<GameTexts>(`/games/${encodeURIComponent(game)}/texts`, {}, lang),
  lessons: () => request<LessonBook[]>("/lessons"),
  lesson: (game: string, lesson: string, asked: LessonAsked) =>
    request<LessonAnswer>(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, posted(asked)),
  coach: (id: string, seat: number, seen: string[]) => request<CoachAnswer>(`/tables/${encodeURIComponent(id)}/coach?seat=${seat}`, posted({ seen })),
  tables: () => request<OwnTable[]>("/tables"),
  table: (id: string) => request<TableState>(`/tables/${encodeURIComponent(id)}`),
  create: (table: NewTable) => request<TableMade>("/tables", posted(table)),
  playOn: (source: string, order: PlayOn | PlayOnLesson, look = "") => request<TableMade>(`/${source}/play-on?${looking(look)}`, posted(order)),
  plan: (id: string, seat: number, asked: PlanAsked) => request<PlanAnswer>(`/tables/${encodeURIComponent(id)}/plan?seat=${seat}`, posted(asked)),
  leave: (id: string) => request<TableLeft>(`/tables/${encodeURIComponent(id)}`, { method: "DELETE" }),
  links: (id: string, own: number | null = null) =>
    request<TableMade>(`/tables/${encodeURIComponent(id)}/links${own === null ? "" : `?seat=${own}`}`, { method: "POST" }),
  invitation: (token: string) => request<Invitation>("/invitation", posted({ token })),
  join: (token: string) => request<SeatPlace>("/join", posted({ token })),
  command: (id: string, seat: number, message: Fields) =>
    request<unknown>(`/tables/${encodeURIComponent(id)}/messages?seat=${seat}`, posted({ id: 1, ...message })),
  devices: (id: string) => request<DeviceInfo[]>(`/tables/${encodeURIComponent(id)}/devices`),
  endDevice: (id: string, device: string) => request<DeviceInfo[]>(`/tables/${encodeURIComponent(id)}/devices/${device}`, { method: "DELETE" }),
  share: (id: string, look: string) => request<LookLink>(`/tables/${encodeURIComponent(id)}/look?${looking(look)}`, { method: "POST" }),
  endShare: (id: string) => request<LookLink>(`/tables/${encodeURIComponent(id)}/look`, { method: "DELETE" }),
  upload: (record: string) =>
    request<RecordMade>("/records", { method: "POST", headers: { "content-type": "application/jsonl" }, body: record }),
  replay: (source: string, seat: number | null, lang: Lang, look = "") =>
    request<ReplayInfo>(`/${source}/replay?${seat === null ? "" : `seat=${seat}`}${looking(look)}`, {}, lang),
  /** The analysis, unless it is still what the reader has by its tag. */
  analysis: async (source: string, lang: Lang, look: string, tag: string): Promise<{ info: AnalysisInfo; tag: string } | null> => {
    const response = await asked(`/${source}/analysis?${looking(look)}`, { headers: tag ? { "If-None-Match": tag } : {}, cache: "no-store" }, lang);
    if (response.status === 304) return null;
    if (!response.ok) throw await problem(response);
    return { info: (await response.json()) as AnalysisInfo, tag: response.headers.get("ETag") ?? "" };
  },
  analyse: (source: string, setting: SettingName, look: string) => request<AnalysisInfo>(`/${source}/analysis?${looking(look)}`, posted({ setting })),
  stopAnalysis: (source: string, look: string) => request<AnalysisInfo>(`/${source}/analysis?${looking(look)}`, { method: "DELETE" }),
  analysedMove: (source: string, n: number, lang: Lang, look: string) => request<AnalysedMove>(`/${source}/analysis/${n}?${looking(look)}`, {}, lang),
  frames: (source: string, seat: number | null, from: number, to: number, look = "") =>
    request<Frames>(`/${source}/frames?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}${looking(look)}`),
};

/** The addresses of files about a table or an uploaded record: `tables/ID` or `records/ID`. */
export const files = {
  record: (source: string, look = "") => `${BASE}/${source}${source.startsWith("tables/") ? `/record?${looking(look)}` : ""}`,
  replay: (source: string, lang: Lang, look = "") => `${BASE}/${source}/replay.html?lang=${lang}${looking(look)}`,
};
