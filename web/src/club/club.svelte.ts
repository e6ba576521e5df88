// What the host offers beside tables, and who is signed in on this device. Loaded once, and again after every change.

import { ApiError, posted, request } from "../lib/api";
import type { ClaimName, ClubFeature, ClubInfo, KeptInvitation, MemberInfo, ModeratedName, Moderate, NewPassphrase, NoticeInfo, OwnStatistics, Publicity, RatingList, SeatPlace, SetNotices, SignIn, SignInLink } from "../lib/protocol";
import { set, settings } from "../lib/settings.svelte";
import { say, speakOf } from "../lib/texts";

const state = $state<{ info: ClubInfo | null }>({ info: null });
let loading: Promise<void> | undefined;

/** What the host offers and who is signed in; null until it is known. */
export function club(): ClubInfo | null {
  return state.info;
}

/** Whether the host offers it. */
export function offers(feature: ClubFeature): boolean {
  return state.info?.features.includes(feature) ?? false;
}

/** Who is signed in on this device. */
export function me(): MemberInfo | null {
  return state.info?.me ?? null;
}

/** Asks once; later calls wait for the same answer. */
export function loadClub(): Promise<void> {
  loading ??= request<ClubInfo>("/club").then(know, () => void (loading = undefined));
  return loading;
}

async function know(info: ClubInfo): Promise<void> {
  if (info.features.length) await speakOf("club");
  state.info = info;
  if (info.me && settings.name !== info.me.name) set("name", info.me.name);
}

async function told(answer: Promise<ClubInfo>): Promise<void> {
  await know(await answer);
}

function post<T>(path: string, body: unknown = undefined): Promise<T> {
  return request<T>(path, body === undefined ? { method: "POST" } : posted(body));
}

/** What went wrong, in words. */
export function worded(error: unknown): string {
  return error instanceof ApiError && error.message ? error.message : say("page-offline");
}

export const clubApi = {
  claim: (wish: ClaimName) => told(post("/club/name", wish)),
  signIn: (wish: SignIn) => told(post("/club/sign-in", wish)),
  byLink: (token: string) => told(post("/club/sign-in-link", { token })),
  signOut: (others: boolean) => told(post("/club/sign-out", { others })),
  passphrase: (wish: NewPassphrase) => told(post("/club/passphrase", wish)),
  link: () => post<SignInLink>("/club/link"),
  notices: async (wish: SetNotices) => noticed(await post<NoticeInfo>("/club/notices", wish)),
  confirmMail: async (token: string) => noticed(await post<NoticeInfo>("/club/notices/mail", { token })),
  join: (table: string) => post<SeatPlace>(`/club/lobby/${table}/join`),
  watch: (table: string) => post<SeatPlace>(`/club/lobby/${table}/watch`),
  hide: (table: string) => request<unknown>(`/club/lobby/${table}`, { method: "DELETE" }),
  ratings: (game: string) => request<RatingList>(`/club/ratings/${game}`),
  statistics: () => request<OwnStatistics>("/club/statistics"),
  invitations: () => request<KeptInvitation[]>("/club/invitations"),
  accept: (invitation: KeptInvitation) => post<SeatPlace>(`/club/invitations/${invitation.table}/${invitation.seat}`),
  decline: (invitation: KeptInvitation) => request<KeptInvitation[]>(`/club/invitations/${invitation.table}/${invitation.seat}`, { method: "DELETE" }),
  invite: (table: string, seat: number, name: string) => post<SeatPlace>(`/tables/${table}/invite`, { seat, name }),
  isPublic: (table: string) => request<Publicity>(`/tables/${table}/public`),
  setPublic: (table: string, shown: boolean) => post<Publicity>(`/tables/${table}/public`, { public: shown }),
  names: () => request<ModeratedName[]>("/club/names"),
  moderate: (wish: Moderate) => post<ModeratedName[]>("/club/names", wish),
};

function noticed(notices: NoticeInfo): void {
  if (state.info?.me) state.info.me.notices = notices;
}
