// How seats are called on the page.

import type { GameEvent, SeatInfo } from "./protocol";
import { language, say } from "./texts";

/** Who is waited for: a person, a bot, or the bot that plays for somebody of this device. */
export function waitingFor(seats: SeatInfo[], seat: number, viewpoint: number | null): string {
  const info = seats[seat];
  const name = seatName(seats, seat, viewpoint);
  if (!info?.level) return say("page-decides", { name });
  return info.mine ? say("page-bot-thinks", { name: info.name }) : say("page-thinks", { name });
}

/** "You" for the only person of this device, else the seat's name. */
export function seatName(seats: SeatInfo[], seat: number, viewpoint: number | null): string {
  const people = seats.filter((each) => each.mine);
  if (seat === viewpoint && people.length === 1 && people[0]?.seat === seat) return say("page-you");
  return seats[seat]?.name || say("page-player", { number: seat + 1 });
}

/** What sits there: "bot, Adept", "here", "by link". */
export function seatKind(info: SeatInfo): string {
  if (info.level) return /^level-\d$/.test(info.level) ? say("page-bot-level", { level: Number(info.level.slice(-1)) }) : info.level; // a bot of the host has its name
  return info.kind === "link" ? say("page-kind-link") : say("page-kind-here");
}

export type Presence = "here" | "away" | "bot" | "nobody";

/** Whether the person of a seat is at the table, or a bot plays it. */
export function presenceOf(info: SeatInfo): Presence {
  if (info.level) return "bot";
  if (info.online) return "here";
  return info.away_since === null ? "nobody" : "away";
}

/** The same in words; somebody who left a moment ago is away without a number. */
export function presenceText(info: SeatInfo, now: number): string {
  const presence = presenceOf(info);
  if (presence === "here") return say("page-here");
  if (presence === "bot") return info.kind === "bot" ? seatKind(info) : say("page-bot-plays");
  if (presence === "nobody" || info.away_since === null) return "";
  const minutes = Math.floor((now - info.away_since) / 60_000);
  return minutes < 1 ? say("page-away") : say("page-away-for", { time: duration(minutes) });
}

function duration(minutes: number): string {
  const [value, unit] = minutes < 60 ? [minutes, "minute"] : minutes < 60 * 48 ? [Math.floor(minutes / 60), "hour"] : [Math.floor(minutes / 1440), "day"];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "short" }).format(value as number);
}

/** A clock's time: "4:07", "1:02:09"; from a day on "3 days, 4 hr". */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) {
    const unit = (value: number, name: string) => new Intl.NumberFormat(language(), { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
    return `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;
  }
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** What to do, without the name in front of it: the reader is the one who is asked. */
export function asked(text: string, name: string): string {
  const start = `${name}, `;
  if (!name || !text.startsWith(start)) return text;
  return capital(text.slice(start.length));
}

/** A sentence of its own. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What somebody did, without the name in front of it: the sentence goes on from the name that stands above it. */
export function did(text: string, name: string): string {
  if (!name || !text.startsWith(`${name} `)) return text;
  const rest = text.slice(name.length + 1);
  return rest.charAt(0).toLowerCase() + rest.slice(1);
}

/** What a seat's move brought about, as sentences that follow each other: they go on from the name in front until somebody else is told of. */
export function sentences(events: GameEvent[], seat: number, name: string): string[] {
  let own = true;
  return events.map((event, at) => {
    own &&= event.seat === seat;
    const text = own ? did(event.text, name) : event.text;
    return at ? capital(text) : text;
  });
}
