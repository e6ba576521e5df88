// Answers that have no piece on the table: which they are, and the sign of each.

import type { BoardProps } from "../../lib/board";
import type { Choice, Play } from "./generated";

const PLAIN = new Set(["decline", "stop"]);
const BESIDE = new Set(["colour", "production"]); // decisions whose pieces are lit too, and whose answers are worth words
const SIGNS: Record<string, string> = { population: "prod", coins: "hand", trade: "trade", build: "bld", join: "build", settle: "settle", fortify: "fortify", buy: "pop", sell: "exh", take: "pop" };
const BASIC = ["", "book", "book", "either", "pop"];

/** The answers in words: what can be done, and what only ends or leaves it. */
export function looseOf({ choices, decision, replay }: Pick<BoardProps<Play>, "choices" | "decision" | "replay">): { options: Choice[]; plain: Choice[] } {
  const found = replay ? [] : choices.filter((choice) => !choice.targets.length || BESIDE.has(decision?.kind ?? ""));
  const plain = found.filter((choice) => PLAIN.has(choice.kind) || choice.args.option === "nothing");
  return { options: found.filter((choice) => !plain.includes(choice)), plain };
}

/** The sign of such an answer; none where there is no good one. */
export function signOf({ kind, args }: Choice): string {
  if (kind === "basic") return BASIC[Number(args.number ?? 0)] ?? "basic";
  if (kind === "colour") return `c-${args.colour}`;
  return SIGNS[String(args.what ?? args.expansion ?? "")] ?? SIGNS[kind] ?? "";
}
