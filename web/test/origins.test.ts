// The board of Origins: rows of signs, what a tap meant, what is explained, what moved.

import { describe, expect, it } from "vitest";
import { factOf } from "../src/games/origins/facts";
import { freshOf, movesOf } from "../src/games/origins/moves";
import { guide } from "../src/games/origins/guide";
import { settle } from "../src/games/origins/settle";
import { advanced, fanned } from "../src/games/origins/shields";
import { actionsOf, dieOf, seatSums, type Area, type Components, type OriginsView } from "../src/games/origins/model";
import { ABILITIES, attackSigns, CARDS, lay } from "../src/games/origins/signs";
import { ART } from "../src/games/origins/art";
import { meant } from "../src/games/origins/why";
import type { Decision, GameEvent, Preview } from "../src/games/origins/generated";
import type { Fields } from "../src/lib/protocol";

const decision = (kind: string, about = {}): Decision => ({ kind, seat: 0, about, text: "" }) as unknown as Decision;

describe("signs", () => {
  it("lie side by side", () => {
    const { parts, width } = lay("stone to gold");
    expect(parts.map(({ word }) => word)).toEqual(["stone", "to", "gold"]);
    expect(parts[1]!.x).toBeCloseTo(parts[0]!.width);
    expect(width).toBeCloseTo(parts.reduce((sum, part) => sum + part.width, 0));
  });
  it("are all drawn", () => {
    const words = [...Object.values(ABILITIES), ...Object.values(CARDS)].flatMap((row) => row.split(" "));
    const own = /^('|vp|tile-|die-)|^(plus|times|or|to|colours)$/;
    expect(words.filter((word) => !own.test(word) && !(word in ART))).toEqual([]);
    expect(Object.keys(ABILITIES).filter((building) => !(`b-${building}` in ART))).toEqual([]);
    expect(Object.keys(CARDS).filter((sign) => !(`z-${sign}` in ART))).toEqual([]);
  });
  it("tell what an Attack gives", () => {
    expect(attackSigns({ basic: 1, gold: 2 })).toBe("basic gold gold");
    expect(attackSigns({ exchange_basic_for_gold: 1 })).toBe("basic to gold");
    expect(attackSigns(null)).toBe("");
  });
});

describe("a tap on what is no choice", () => {
  it("means what the decision is about", () => {
    expect(meant(decision("site"), "sites::4")).toBe("site 4");
    expect(meant(decision("choose_action"), "towers:0:red")).toBe("tower red");
    expect(meant(decision("choose_action"), "population:0:")).toBe("grow");
    expect(meant(decision("build_place"), "city:0:1,-2")).toBe("place 1,-2");
    expect(meant(decision("recruit"), "row::red3")).toBe("recruit red");
    expect(meant(decision("visit_menu", { site: 3 }), "sites::3.bonus")).toBe("bonus");
  });
  it("means nothing elsewhere, and is explained", () => {
    expect(meant(decision("choose_action"), "towers:1:red")).toBeNull();
    expect(meant(decision("visit_menu", { site: 3 }), "sites::2.bonus")).toBeNull();
    expect(meant(decision("exchange"), "resources:0:gold")).toBeNull();
    expect(meant(decision("food_step"), "workers:0:archon")).toBeNull();
  });
  it("asks for the thing as the server calls it", () => {
    expect(factOf("sites::3.top")).toEqual({ zone: "sites", site: 3 });
    expect(factOf("city:1:-2,0")).toEqual({ zone: "city", seat: 1, x: -2, y: 0 });
    expect(factOf("districts::2")).toEqual({ zone: "districts", card: 2 });
    expect(factOf("market::red")).toEqual({ zone: "market", colour: "red" });
    expect(factOf("tokens:0:")).toEqual({ zone: "tokens", seat: 0 });
    expect(factOf("nowhere::1")).toBeNull();
  });
});

describe("the view", () => {
  it("names dice by colour and value", () => expect(dieOf("purple6")).toEqual({ colour: "purple", value: 6 }));
  it("adds up the dice on Seats", () => {
    const area = { seats: [{ x: 0, y: 0, die: "red3" }, { x: 1, y: 0, die: "red2" }, { x: 2, y: 0, die: null }] } as unknown as Area;
    expect(seatSums(area)).toEqual({ red: 5 });
  });
  it("has two actions at each site", () => {
    const known = { main_actions: [{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }] } as unknown as Components;
    expect(actionsOf(known, 2)).toEqual(["c", "d"]);
  });
});

describe("moves", () => {
  const view = { decision: null, boards: [{ used: [{ die: "red3", site: 2 }], archon: null, spoken: [] }] } as unknown as OriginsView;
  const event = (kind: string, data: object): GameEvent => ({ kind, seat: 0, data, text: "", rule: "" }) as unknown as GameEvent;
  it("lead a worker to its site", () => expect(movesOf(view, event("visit", { worker: "red3", site: 2 }))).toMatchObject([{ from: "workers:0:red3", to: "standing:0:red3", worker: { name: "red3", seat: 0 } }]));
  it("keep it from standing there before it has come", () => expect([...freshOf([event("visit", { worker: "red3", site: 2 })])]).toEqual(["standing:0:red3"]));
  it("bring gains from where the worker stands", () => expect(movesOf(view, event("gain", { resource: "food", count: 3 }))).toMatchObject([{ from: "sites::2", to: "resources:0:food", count: 3 }]));
  it("are none where nothing changes its place", () => expect(movesOf(view, event("round", { round: 2 }))).toEqual([]));
});

describe("a choice that was confirmed", () => {
  const view = { boards: [{ score: 0 }, { score: 3 }], score_sheets: [[], []], sites: [{ site: 1, ship: 4 }, { site: 2, ship: 6 }] } as unknown as OriginsView;
  const event = (kind: string, seat: number, data: Fields = {}): GameEvent => ({ kind, seat, rule: "R1", data, text: "", turn: 1 }) as GameEvent;
  const preview = (...events: GameEvent[]): Preview => ({ action: 1, terms: [], total: 0, events, area: { score: 1 }, score_sheet: [], forced: [], ends_turn: false }) as unknown as Preview;

  it("lies there at once, and the ship has risen", () => {
    const after = settle(view, 0, preview(event("visit", 0, { site: 1 }), event("rise", 0, { at: 1, value: 5 }))) as OriginsView;
    expect(after.boards).toEqual([{ score: 1 }, { score: 3 }]);
    expect(after.sites.map(({ ship }) => ship)).toEqual([5, 6]);
    expect((settle(view, 0, preview(event("reset", 0, { at: 2 }))) as OriginsView).sites[1]?.ship).toBe(1);
  });
  it("waits for the server where a track, a card or somebody else is touched", () => {
    expect(settle(view, 0, preview(event("climb", 0)))).toBeNull();
    expect(settle(view, 0, preview(event("gain", 1)))).toBeNull();
    expect(settle(view, 0, preview())).toBeNull();
  });
});

describe("what is new", () => {
  const event = (kind: string, data: Fields): GameEvent => ({ kind, seat: 1, rule: "", data, text: "", turn: 1 }) as GameEvent;
  it("is a tile that was laid, and dice that show something else", () => {
    expect([...freshOf([event("farm", { x: 2, y: -1 }), event("gain", {}), event("raise", { colour: "red", from: 3, to: 4 })])]).toEqual(["city:1:2,-1", "workers:1:red4"]);
    expect([...freshOf([event("take_back", { count: 3 })])]).toEqual(["workers:1:"]);
  });
});

describe("shields on the Military track", () => {
  it.each([1, 2, 3, 4])("are all seen where %i stand on one space, and leave the bonus some room", (count) => {
    const spots = fanned(count, 44.7, false);
    expect(spots).toHaveLength(count);
    for (const [at, spot] of spots.entries()) expect(spot - (spots[at - 1] ?? spot - 5)).toBeGreaterThanOrEqual(4.5);
    expect(spots[0]! - 9).toBeGreaterThan(11);
    expect(spots.at(-1)! + 10).toBeLessThanOrEqual(44.7);
  });
  it("stand where the last step would lead", () => {
    const step = (seat: number, to: number, kind = "advance"): GameEvent => ({ kind, seat, data: { from: 0, to } }) as unknown as GameEvent;
    expect(advanced([step(0, 1), step(0, 2), step(1, 5), step(0, 1, "push_back")], 0)).toBe(2);
    expect(advanced([step(1, 5)], 0)).toBeNull();
  });
});

describe("what can be chosen now", () => {
  const told = (kind: string, kinds: string[] = []): string => guide({ decision: decision(kind), choices: kinds.map((each) => ({ kind: each })) } as unknown as Parameters<typeof guide>[0]);
  it("is told by what there is", () => {
    expect(told("choose_action", ["visit", "tower", "pass"])).not.toBe("");
    expect(told("choose_action", ["pass"])).toBe("");
    expect(told("recruit")).toContain("page-origins-guide-recruit");
  });
  it("is left to the question where that says it all", () => {
    expect(told("superiority")).toBe("");
    expect(guide({ decision: null, choices: [] })).toBe("");
  });
});
