// The board of Beyond the Horizon: answers in words, where units stand, what a tap meant, what is at the front.

import { describe, expect, it } from "vitest";
import { looseOf, signOf } from "../src/games/horizon/loose";
import type { HorizonView } from "../src/games/horizon/model";
import { LOOK, middle, sight, standing } from "../src/games/horizon/places";
import { go } from "../src/games/horizon/go";
import { front } from "../src/games/horizon/stage.svelte";
import { asTarget } from "../src/games/horizon/why";
import type { BoardProps } from "../src/lib/board";
import type { Choice, Decision, GameEvent, Play } from "../src/games/horizon/generated";

const choice = (kind: string, args = {}, targets: object[] = []): Choice => ({ action: 1, kind, args, targets, text: kind }) as unknown as Choice;
const asked = (kind: string, choices: Choice[]): BoardProps<Play> => ({ decision: { kind, seat: 0, about: {} } as unknown as Decision, choices, replay: false, last: [], log: [], view: { turn: 1 } }) as unknown as BoardProps<Play>;

describe("answers in words", () => {
  it("are those that point at nothing, and what ends a decision stands apart", () => {
    const [step, stop] = [choice("step", {}, [{ zone: "units" }]), choice("stop")];
    expect(looseOf(asked("step", [step, stop]))).toEqual({ options: [], plain: [stop] });
    const [nothing, build] = [choice("expand", { option: "nothing" }), choice("expand", { option: "build", expansion: "build" })];
    expect(looseOf(asked("expansion", [nothing, build]))).toEqual({ options: [build], plain: [nothing] });
  });
  it("stand beside the lit pieces of a production", () => {
    const coins = choice("produce", { what: "coins" }, [{ zone: "tracks" }]);
    expect(looseOf(asked("production", [coins])).options).toEqual([coins]);
    expect(signOf(coins)).toBe("hand");
  });
  it("are none in a replay", () => {
    expect(looseOf({ ...asked("step", [choice("stop")]), replay: true })).toEqual({ options: [], plain: [] });
  });
});

describe("units on a tile", () => {
  it("each have a place of their own, in front of the tile", () => {
    for (let groups = 1; groups <= 8; groups++) {
      const { scale, spots } = standing(groups);
      const places = spots.slice(0, groups);
      expect(places).toHaveLength(groups);
      for (const [at, one] of places.entries()) {
        expect(Math.abs(one.x)).toBeLessThan(0.6 * LOOK.R);
        expect(one.y).toBeGreaterThan(-10);
        for (const other of places.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12 * scale);
      }
    }
  });
  it("are looked for from their middle", () => {
    expect(middle([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 100, y: 0 }])).toEqual({ x: 10, y: 0 });
    expect(middle([])).toBeUndefined();
  });
});

describe("where something can be done on the map", () => {
  it("is in sight as a whole, with what sticks out of its tiles", () => {
    expect(sight([])).toBeNull();
    const one = sight([{ q: 0, r: 0 }])!;
    const two = sight([{ q: 0, r: 0 }, { q: 3, r: 0 }])!;
    const step = Math.sqrt(3) * LOOK.R;
    expect([one.x, one.y]).toEqual([0, 0]);
    expect(one.room).toBeGreaterThan(step / 2);
    expect(two.x).toBeCloseTo(1.5 * step);
    expect(two.room - one.room).toBeCloseTo(1.5 * step);
    expect(two.high).toBe(one.high);
  });
});

describe("the button", () => {
  it("says by a word of its own what each kind of choice does, and to stop is only confirmed", () => {
    expect(go(choice("research", { slot: "III2" }))).not.toBe(go(choice("settle")));
    expect(go(choice("step", { explores: 1 }))).not.toBe(go(choice("step", { explores: 0 })));
    for (const kind of ["stop", "decline"]) expect(go(choice(kind))).toBe("");
    expect(go(choice("expand", { option: "nothing" }))).toBe("");
  });
});

describe("the front", () => {
  it("follows the decision", () => {
    expect(front.at(asked("step", [choice("step")]), false)).toBe("map");
    expect(front.at(asked("slot", [choice("research")]), false)).toBe("tree");
    expect(front.at(asked("production", [choice("produce")]), true)).toBe("mine");
  });
  it("follows in a replay what happened", () => {
    const replay = (kind: string): BoardProps<Play> => ({ ...asked("", []), decision: null, replay: true, last: [{ kind } as GameEvent] });
    expect(front.at(replay("explore"), true)).toBe("map");
    expect(front.at(replay("research"), true)).toBe("tree");
  });
});

describe("an explanation", () => {
  it("of a card on the tree is asked for who looks", () => {
    expect(asTarget({ map: [] } as unknown as HorizonView, "tree::IV2", 2)).toEqual({ slot: "IV2", seat: 2 });
  });
  it("is asked of columns and investments by their board", () => {
    expect(asTarget({ map: [] } as unknown as HorizonView, "columns:1:", 0)).toEqual({ zone: "columns", seat: 1 });
    expect(asTarget({ map: [] } as unknown as HorizonView, "investment:0:", 0)).toEqual({ zone: "investment", seat: 0 });
  });
});
