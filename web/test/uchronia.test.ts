import { describe, expect, it } from "vitest";
import buildings from "../../src/pentapolis/games/uchronia/data/buildings.json";
import { effect, go } from "../src/games/uchronia/effect";
import { flights, placeOf } from "../src/board/flights";
import { COLOURS, colourOf, ORDERS, orderOf, present, total, type Building } from "../src/games/uchronia/model";
import { GLYPHS, SILHOUETTES } from "../src/games/uchronia/glyphs";
import { movesOf } from "../src/games/uchronia/moves";
import { meant, named } from "../src/games/uchronia/meant";
import type { BoardProps } from "../src/lib/board";
import type { Choice, Decision, GameEvent, Play, Preview } from "../src/games/uchronia/generated";
import type { Fields } from "../src/lib/protocol";

const event = (kind: string, seat: number, data: Fields): GameEvent => ({ kind, seat, rule: "R1", data, text: "", turn: 1 }) as GameEvent;
const decision = (kind: string): Decision => ({ kind, seat: 0, about: {}, text: "" }) as Decision;
const ends = (of: GameEvent): string[][] => movesOf(of).map((move) => [move.from, move.to]);

describe("drawings", () => {
  it("has a silhouette of its own for every Building", () => {
    const ids = buildings.map((each) => each.id);
    expect(Object.keys(SILHOUETTES).sort()).toEqual([...ids].sort());
    expect(new Set(Object.values(SILHOUETTES).map((parts) => JSON.stringify(parts))).size).toBe(ids.length);
  });
  it("has a sign for every colour and every Order", () => {
    for (const name of [...COLOURS, ...ORDERS]) expect(GLYPHS[name]?.svg.length).toBeGreaterThan(0);
  });
});

describe("colours and Orders", () => {
  it("belong together", () => {
    expect(COLOURS.map(orderOf)).toEqual([...ORDERS]);
    expect(ORDERS.map(colourOf)).toEqual([...COLOURS]);
  });
  it("are counted", () => {
    const counts = { wood: 2, clay: 0, brick: 1, stone: 0, marble: 0 };
    expect([total(counts), present(counts)]).toEqual([3, ["wood", "brick"]]);
  });
});

describe("what a choice does", () => {
  const choice: Choice = { action: 0, notation: "", kind: "command", args: { order: "trade" }, targets: [], text: "Command Trade", rule: "R57", effect: "Launch an Activity." } as unknown as Choice;
  const said = (preview: Partial<Preview> | null): string => effect(choice, { preview } as BoardProps<Play>);
  const did = (...seats: number[]) => ({ ends_turn: true, events: seats.map((seat) => event("launch", seat, {})) });
  it("is what the server says of it", () => {
    expect(said(null)).toBe("Command Trade. Launch an Activity.");
    expect(said({ ...did(0), ends_turn: false })).toBe("Command Trade. Launch an Activity.");
  });
  it("is left to what follows where the whole turn is foreseen", () => {
    expect(said(did(0, 0, 1))).toBe("Command Trade.");
    expect(said(did(0, 1))).toBe("Command Trade. ⟨page-uchronia-does-nothing⟩");
  });
});

describe("moves", () => {
  it("take cards from where they lay to where they go", () => {
    expect(ends(event("command", 1, { colour: "stone", count: 2, order: "trade" }))).toEqual([["hand:1:stone", "domain:1:stone"]]);
    expect(ends(event("take", 0, { colour: "clay", to: "hand", by: "monopoly" }))).toEqual([["forum::clay", "hand:0:clay"]]);
    expect(ends(event("give", 2, { colour: "clay", executor: 0 }))).toEqual([["hand:2:clay", "stock:0:clay"]]);
    expect(ends(event("add", 0, { building: "pont", colour: "stone", from: "forum" }))).toEqual([["forum::stone", "sites:0:pont"]]);
    expect(ends(event("undermine", 0, { building: "pont", colour: "stone", victim: 1 }))).toEqual([["sites:1:pont", "stock:0:stone"]]);
    expect(ends(event("swap", 0, { colour: "wood", other: "clay" }))).toEqual([["stock:0:wood", "forum::wood"], ["forum::clay", "stock:0:clay"]]);
  });
  it("show only as much of a drawn card as is known", () => {
    expect(movesOf(event("draw", 1, { count: 3 }))).toMatchObject([{ colour: "", count: 3, to: "hand:1:" }]);
    expect(movesOf(event("draw", 0, { count: 2, colours: ["wood", "clay"] })).map((move) => move.colour)).toEqual(["wood", "clay"]);
  });
  it("are none where nothing changes its place", () => {
    for (const kind of ["plot", "reveal", "monopoly", "last_turn", "end", "no_card"]) expect(movesOf(event(kind, 0, {}))).toEqual([]);
    expect(movesOf(event("copy", 0, { colour: "clay", order: "production", paid: false }))).toEqual([]);
  });
  it("fly from the piece, or from its zone when it is gone", () => {
    const box = (x: number) => ({ left: x }) as DOMRect;
    const before = new Map([["forum::", box(1)]]);
    const after = new Map([["stock:0:clay", box(2)]]);
    expect(placeOf(before, "forum::clay")).toEqual(box(1));
    const made = flights(movesOf(event("collect", 0, { colour: "clay", count: 3 })), before, after, 10);
    expect(made.map((flight) => [flight.id, flight.from.left, flight.to.left])).toEqual([[10, 1, 2], [11, 1, 2], [12, 1, 2]]);
  });
});

describe("what a tap on no choice meant", () => {
  const buildings = { pont: { colour: "stone" } } as unknown as Record<string, Building>;
  it("is put in notation", () => {
    expect(meant(buildings, decision("action"), "hand:0:clay")).toBe("command clay");
    expect(meant(buildings, decision("construction"), "great_works::pont")).toBe("start pont forum");
    expect(meant(buildings, decision("construction"), "sites:0:pont")).toBe("add pont stone");
    expect(meant(buildings, decision("bridge"), "sites:2:pont")).toBe("seize pont stone from 2");
    expect(meant(buildings, decision("copy"), "domain:1:clay")).toBe("copy clay");
  });
  it("is unknown where no move has to do with it", () => {
    expect(meant(buildings, decision("action"), "hand:1:")).toBeNull();
    expect(meant(buildings, decision("action"), "domain:0:clay")).toBeNull();
  });
  it("is nothing where the decision is about something else: the piece is explained", () => {
    expect(["great_works::pont", "forum::clay", "monopoly::clay", "stock:0:clay"].map((name) => meant(buildings, decision("action"), name))).toEqual([null, null, null, null]);
    expect(meant(buildings, decision("trade"), "stock:1:clay")).toBeNull();
    expect(named("sites:1:pont")).toEqual({ zone: "sites", seat: 1, building: "pont" });
    expect(named("forum::clay")).toEqual({ zone: "forum", colour: "clay" });
    expect(named("hand:1:")).toBeNull();
  });
});

describe("the button", () => {
  const said = (kind: string, args = {}): string => go({ kind, args } as unknown as Choice);
  it("says what it does, and with which card", () => {
    expect(said("take", { colour: "clay" })).not.toBe("");
    expect(said("plot")).not.toBe(said("command"));
  });
  it("only confirms to stop or to decline", () => {
    for (const kind of ["stop", "decline", "take_back", "withhold"]) expect(said(kind)).toBe("");
  });
});
