import { describe, expect, it } from "vitest";
import { duration, flights, joined, placeOf, stops } from "../src/board/flights";
import { BoardInput, type Habits } from "../src/board/input.svelte";
import { numberOf, partsOf, piece, pointed, pointedBy } from "../src/board/pieces";
import { othersFrom } from "../src/board/seats";
import type { BoardProps } from "../src/lib/board";
import type { Choice, Fields, GameEvent } from "../src/lib/protocol";

const choice = (action: number, targets: Fields[], kind = "take"): Choice => ({ action, notation: `c${action}`, kind, args: {}, targets, text: "", rule: "", effect: "" });

describe("names of pieces", () => {
  it("go both ways", () => {
    expect(partsOf(piece("stock", 2, "clay"))).toEqual({ zone: "stock", seat: 2, what: "clay" });
    expect(partsOf(piece("market", null, 7))).toEqual({ zone: "market", seat: null, what: "7" });
  });
  it("are what choices point at; the first thing a target tells beside zone and seat names it", () => {
    const found = pointedBy(choice(1, [{ zone: "sites", seat: 0, building: "pont", colour: "stone" }, { zone: "stock", seat: 0, colour: "stone" }]));
    expect(found).toEqual(["sites:0:pont", "stock:0:stone"]);
  });
  it("are those of cells and of things without a zone too", () => {
    expect(pointed({ zone: "map", cell: [3, -1] })).toBe("map::3,-1");
    expect(pointed({ cell: [3, -1] })).toBe("cell::3,-1");
    expect(pointed({ zone: "pass" })).toBe("pass::");
  });
  it("number the first nine choices", () => {
    const all = Array.from({ length: 10 }, (_, action) => choice(action, []));
    expect(all.map((each) => numberOf(all, each))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", ""]);
  });
});

describe("where things fly", () => {
  const box = (x: number): DOMRect => ({ x, y: 0, width: 10, height: 10 }) as DOMRect;
  it("is from where they lay to where they lie, or to their zone", () => {
    const before = new Map([["a::1", box(1)], ["b::", box(2)]]);
    const after = new Map([["b::", box(3)]]);
    expect(placeOf(after, "b::9")).toEqual(box(3));
    const [only] = flights([{ from: "a::1", to: "b::9", count: 1 }], before, after, 4);
    expect([only?.id, only?.from, only?.to]).toEqual([4, box(1), box(3)]);
    expect(flights([{ from: "c::1", to: "b::9", count: 1 }], before, after, 0)).toEqual([]);
    expect(joined([only!], [])).toEqual([only]); // news in which nothing moves ends nothing
    expect(joined([only!], [only!])).toHaveLength(2);
  });
  it("pass what lies on their way, a step after the other, and jump over the joined edge of a map", () => {
    const at = (x: number) => ({ x, y: 0, width: 10, height: 10 }) as DOMRect;
    const cells = new Map([0, 1, 8, 9].map((cell) => [`map::${cell}`, at(10 * cell)]));
    const [way] = flights([{ from: "map::1", to: "map::8", count: 1, via: ["map::0", "map::9"] }], cells, cells, 0);
    expect(duration(way!)).toBe(450);
    expect(stops(way!).map(({ box, seen }) => [box.x, seen])).toEqual([[10, true], [0, true], [0, false], [90, false], [90, true], [80, true]]);
    const [straight] = flights([{ from: "map::1", to: "map::8", count: 1 }], cells, cells, 0);
    expect(stops(straight!).map(({ box, at: part }) => [box.x, part])).toEqual([[10, 0], [80, 1]]);
  });
});

interface Said { picked: (number | null)[]; played: number[]; why: string[] }

function table(props: Partial<BoardProps>, habits: Habits<{ from: string; to: string; count: number }> = {}): { input: BoardInput; said: Said } {
  const said: Said = { picked: [], played: [], why: [] };
  const all = {
    choices: [], chosen: null, decision: { kind: "act", seat: 0, about: {}, text: "" }, last: [], preview: null, replay: false,
    onpick: (each: Choice | null) => said.picked.push(each?.action ?? null),
    onplay: (each: Choice) => void said.played.push(each.action),
    onwhy: (notation: string) => said.why.push(notation),
    ...props,
  } as unknown as BoardProps;
  return { input: new BoardInput(() => all, habits), said };
}

const card = (what: string): Fields => ({ zone: "hand", seat: 0, card: what });
const site = (what: string): Fields => ({ zone: "site", building: what });

describe("the input of a table", () => {
  const choices = [choice(1, [card("a"), site("x")]), choice(2, [card("a"), site("y")]), choice(3, [card("b")]), choice(4, [])];

  it("lights what choices are about, softly what they only touch", () => {
    const { input } = table({ choices });
    expect(["hand:0:a", "hand:0:b", "site::x", "hand:0:c"].map((name) => input.light(name))).toEqual(["lit", "lit", "soft", ""]);
    expect([input.peg("hand:0:a"), input.peg("hand:0:b")]).toEqual(["…", "3"]);
    expect(input.loose.map((each) => each.action)).toEqual([4]);
  });
  it("picks the only choice of a piece, and plays it by a second tap", () => {
    const { input, said } = table({ choices });
    input.tap("hand:0:b");
    expect(said.picked).toEqual([3]);
    const again = table({ choices, chosen: choices[2]! });
    again.input.tap("hand:0:b");
    expect(again.said.played).toEqual([3]);
  });
  it("holds a piece of several choices until a second piece tells which", () => {
    const { input, said } = table({ choices });
    input.tap("hand:0:a");
    expect([input.held, input.menu.map((each) => each.action)]).toEqual(["hand:0:a", [1, 2]]);
    expect(["site::x", "hand:0:b"].map((name) => input.light(name))).toEqual(["lit", ""]);
    input.tap("site::y");
    expect([said.picked, input.held]).toEqual([[2], null]);
  });
  it("asks why not, opens a text, or says that nothing is there", () => {
    const { input, said } = table({ choices }, { meant: (_, name) => (name === "site::z" ? "build z" : null), texts: ["card"] });
    input.tap("site::z");
    expect(said.why).toEqual(["build z"]);
    input.tap("card::k");
    expect(input.sheet).toBe("k");
    input.tap("site::w");
    expect(input.idle).toBe("site::w");
  });
  it("asks what a piece is where somebody can be asked, and rings it", () => {
    const facts = (name: string) => ({ what: name });
    const asked: Fields[] = [];
    const { input } = table({ onexplain: (target) => asked.push(target), explained: { what: "card::k" } }, { facts, texts: ["card"] });
    input.tap("card::k");
    expect([asked, input.sheet]).toEqual([[{ what: "card::k" }], null]);
    expect([input.explained("card::k"), input.explained("card::j")]).toEqual([true, false]);
    const alone = table({}, { facts, texts: ["card"] }).input;
    alone.tap("card::k");
    expect([alone.sheet, alone.explained("card::k")]).toEqual(["k", false]);
  });
  it("lights nothing in a replay", () => {
    const { input } = table({ choices, replay: true });
    expect([input.light("hand:0:b"), input.answers("hand:0:b")]).toEqual(["", false]);
  });
  it("tells what the chosen action changes, and marks what the others moved", () => {
    const moves = (event: GameEvent) => [{ from: "hand:0:a", to: `site::${event.kind}`, count: 2 }];
    const event = { kind: "x", seat: 0, rule: "", data: {}, text: "", turn: 1 };
    const preview = { action: 1, terms: [], total: 0, events: [event], area: null, score_sheet: [], forced: [], ends_turn: false };
    const { input } = table({ choices, preview, last: [event] }, { moves, marked: ["site"] });
    expect([input.change("hand:0:a"), input.change("site::x"), input.last("site::x"), input.last("site::y")]).toEqual([-2, 2, true, false]);
  });
});

describe("the others", () => {
  it("sit clockwise from the seat at the front", () => {
    expect([othersFrom(0, 3), othersFrom(2, 3), othersFrom(1, 2), othersFrom(0, 1)]).toEqual([[1, 2], [0, 1], [0], []]);
  });
});
