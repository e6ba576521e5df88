// Words about an analysis: percentages, signs, qualities, how long it takes.

import type { AnalysedDecision, AnalysisInfo, Quality, SeatInfo, SettingName } from "../lib/protocol";
import { seatName } from "../lib/names";
import { language, say } from "../lib/texts";
import { ownSeat } from "../replay/words";
import type { Reason } from "./figures";

export function qualityName(quality: Quality): string {
  switch (quality) {
    case "best": return say("page-analysis-best");
    case "fine": return say("page-analysis-fine");
    case "slip": return say("page-analysis-slip");
    case "mistake": return say("page-analysis-mistake");
    default: return say("page-analysis-blunder");
  }
}

export function settingName(setting: SettingName): string {
  return setting === "deep" ? say("page-analysis-deep") : say("page-analysis-quick");
}

/** A share as a percentage, as the language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share).replace("-", "−");
}

/** A loss: "−40 %". */
export const lost = (share: number): string => `${share < 0.005 ? "" : "−"}${percent(Math.max(0, share))}`;

/** A whole number with its sign; no sign for none. */
export function signed(value: number): string {
  const rounded = Math.round(value);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : "0";
}

/** A time that nobody needs to the second: "40 s", "4 min". */
export function about(seconds: number): string {
  const [value, unit] = seconds < 55 ? [Math.max(5, Math.ceil(seconds / 5) * 5), "second"] : seconds < 3300 ? [Math.max(1, Math.round(seconds / 60)), "minute"] : [Math.round(seconds / 360) / 10, "hour"];
  return new Intl.NumberFormat(language(), { style: "unit", unit: unit as string, unitDisplay: "short" }).format(value as number);
}

export const nameOf = (seats: SeatInfo[], seat: number): string => seatName(seats, seat, ownSeat(seats));

/** What a shape in a lane says: "Turn 31, you, blunder, −40 %". */
export function shapeLabel(decision: AnalysedDecision, seats: SeatInfo[]): string {
  const what = { turn: decision.turn, name: nameOf(seats, decision.seat), quality: qualityName(decision.quality), cost: lost(decision.cost.value) };
  return decision.quality === "best" || decision.quality === "fine" ? say("page-analysis-shape", what) : say("page-analysis-shape-cost", what);
}

/** What the better action is better by, in a sentence. */
export function reasonText(reason: Reason, at: [number, number], rival: string): string {
  const [better, played] = at.map((points) => String(points).replace("-", "−"));
  const figures = { better: better!, played: played! };
  switch (reason) {
    case "rival": return say("page-analysis-reason-rival", { name: rival });
    case "chance": return say("page-analysis-reason-chance");
    case "both": return say("page-analysis-reason-both", { name: rival });
    case "sooner": return say("page-analysis-reason-sooner", figures);
    case "more": return say("page-analysis-reason-more", figures);
    case "later": return say("page-analysis-reason-later", figures);
    case "position": return say("page-analysis-reason-position");
    default: return "";
  }
}

/** How far it is, in a sentence. */
export function progressText(info: AnalysisInfo): { title: string; text: string } {
  const title = info.status === "waiting" ? say("page-analysis-waiting") : say("page-analysis-looking", { n: Math.min(info.judged + 1, info.total), total: info.total });
  const left = info.seconds_left;
  const text = left === null ? settingName(info.setting) : say("page-analysis-left", { setting: settingName(info.setting), time: about(left) });
  return { title, text };
}
