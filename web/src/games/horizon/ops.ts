// Effects in the game's own language of signs: one sign, one figure. A gold disc is a price, a coin beside a figure a gain.

import { say } from "../../lib/texts";
import { LEVELS, perSign, type Op } from "./model";

/** A part of an effect as it is drawn. */
export type Token =
  | { kind: "sign"; name: string; small?: boolean; wide?: boolean }
  | { kind: "number" | "level" | "price" | "points" | "word"; text: string }
  | { kind: "then" | "or" };

export type Effect = Token[];

const sign = (name: string, small = false): Token => ({ kind: "sign", name, small, wide: name === "either" });
const number = (text: string | number): Token => ({ kind: "number", text: String(text) });
const level = (of: number): Token => ({ kind: "level", text: LEVELS[of] ?? "" });
const price = (coins: number): Token => ({ kind: "price", text: String(coins) });
const points = (text: string | number): Token => ({ kind: "points", text: String(text) });
const several = (n: number): Token[] => (n > 1 ? [number(n)] : []);
const ofOps = (value: unknown): Op[] => (Array.isArray(value) ? (value as Op[]) : []);
const n = (op: Op, name = "n"): number => Number(op[name] ?? 1);
const flat = (ops: Op[]): Token[] => effects(ops).flat();

const OPS: Record<string, (op: Op) => Effect> = {
  coins: (op) => [sign("coin"), number(n(op))],
  pop: (op) => [sign("pop"), ...several(n(op))],
  produce: (op) => [sign(op.what === "coins" ? "hand" : "prod")],
  invest: (op) => [sign("inv"), sign(String(op.track), true), ...several(n(op))],
  recruit: (op) => [sign(String(op.unit)), number(n(op, "strength"))],
  upgrade: (op) => [...(op.unit === "any" ? [] : [sign(String(op.unit), true)]), sign("up"), number(n(op, "by"))],
  move: (op) => [sign("move"), number(n(op, "points")), ...(op.extra_explore ? [sign("explore", true)] : [])],
  research: (op) => [sign("book"), ...(op.levels as number[]).flatMap((of) => [level(of), ...pricedAt(op, of)])],
  token: (op) => [sign(String(op.kind)), ...several(n(op))],
  building: (op) => [sign("bld"), level(n(op, "level"))],
  build: (op) => [sign("build"), sign("less", true), number(n(op, "discount"))],
  basic_action: (op) => [sign("basic"), ...several(n(op, "times"))],
  choose: (op) => joined((op.options as Op[]).map((option) => [...costs(option.cost as Op | undefined), ...flat(ofOps(option.ops))])),
  settle: () => [sign("village")],
  fortify: () => [sign("city")],
  others: (op) => [sign("people"), ...flat(ofOps(op.ops))],
  others_vp: (op) => [sign("people"), points(n(op))],
  vp: (op) => [points(n(op))],
  private_tech: (op) => [sign("card"), level(n(op, "level"))],
};

function pricedAt(op: Op, of: number): Token[] {
  const coins = (op.coins as Record<string, number>)[of] ?? 0;
  return coins ? [price(coins)] : [];
}

function joined(all: Effect[]): Effect {
  return all.flatMap((each, at) => (at ? [{ kind: "or" } as Token, ...each] : each));
}

/** The effects of a list of ops. */
export function effects(ops: Op[]): Effect[] {
  return ops.map((op) => OPS[String(op.op)]?.(op) ?? []);
}

/** What is paid before the first effect, and that it comes before. */
export function costs(cost: Op | { coins: number; exhaust: number } | null | undefined): Token[] {
  const [coins, exhaust] = [Number(cost?.coins ?? 0), Number(cost?.exhaust ?? 0)];
  if (!coins && !exhaust) return [];
  return [...(coins ? [price(coins)] : []), ...(exhaust ? [sign("exh"), ...several(exhaust)] : []), { kind: "then" }];
}

const WHEN: Record<string, string> = {
  on_explore: "explore", on_settle: "village", on_fortify: "city", on_build: "bld", on_discover: "leader", on_produce_pop: "prod",
  first_invest_each_turn: "inv", on_cube_placed_outside: "cube", basic_bonus: "basic",
};
const MORE: Record<string, string> = { move_points: "move", produce_coins: "hand" };

/** What lasts. */
export function hooks(list: Op[]): Effect[] {
  return list.map((hook) => {
    const kind = String(hook.hook);
    if (WHEN[kind]) return [sign(WHEN[kind]), { kind: "then" }, ...flat(ofOps(hook.ops))];
    if (MORE[kind]) return [sign(MORE[kind]), number(`+${n(hook, "add")}`)];
    if (kind === "trade_pop_cost") return [sign("trade"), price(n(hook, "set")), { kind: "then" }, sign("pawn", true)];
    if (kind === "force_discount") return [sign(hook.kind === "fortify" ? "city" : "village"), number(`−${n(hook)}`)];
    if (kind === "recruit_strength") return [sign(String(hook.unit)), number(`+${n(hook, "add")}`)];
    if (kind === "build_discount") return [sign("build"), sign("less", true), number(n(hook))];
    if (kind === "research_discount") return [sign("book"), { kind: "level", text: "II+" }, sign("less", true), number(n(hook))];
    return [];
  });
}

/** What counts at the end of the game. */
export function endings(list: Op[]): Effect[] {
  return list.map((bonus) => {
    const per = String(bonus.per);
    if (per === "flat") return [points(n(bonus, "vp"))];
    const each = n(bonus, "each");
    return [points(n(bonus, "vp")), { kind: "word", text: say("page-horizon-per", { each }) }, sign(perSign(per)), ...(per === "technology_level_3" ? [level(3)] : [])];
  });
}
