// The input of a table of The Golden Ages: what a tap asks for is done, or is over.

import { describe, expect, it } from "vitest";
import { GoldenInput } from "../src/games/golden_ages/input.svelte";
import type { BoardProps } from "../src/lib/board";
import type { Choice, Play } from "../src/games/golden_ages/generated";

const choice = (action: number, kind: string): Choice => ({ action, notation: kind, kind, args: {}, targets: [], text: "", rule: "", effect: "" }) as unknown as Choice;

/** A table that asks something, and what the input did there. */
function table(kind: string, choices: Choice[]) {
  const did: string[] = [];
  let props = {} as unknown as BoardProps<Play>;
  const ask = (kind: string, choices: Choice[], more: Partial<BoardProps<Play>> = {}) => {
    props = {
      view: { turn: 5, boards: [] }, components: {}, decision: { kind, seat: 0, about: {}, text: "" }, choices, chosen: null, preview: null, refusal: null, log: [], last: [], replay: false,
      onpick: (each: Choice | null) => did.push(`pick ${each?.kind}`), onplay: (each: Choice) => void did.push(`play ${each.kind}`), onundo: () => did.push("undo"), onwhy: () => did.push("why"),
      ...more,
    } as unknown as BoardProps<Play>;
    input.pursue();
  };
  const input = new GoldenInput(() => props);
  ask(kind, choices);
  return { input, did, ask };
}

describe("an action that a tap asks for", () => {
  const golden = choice(7, "golden_age");

  it("is over when it leads to something else than a decision of its own", () => {
    const { input, did, ask } = table("action", [golden]);
    input.choose("golden_age");
    ask("action", [golden], { chosen: golden, preview: { action: 7, ends_turn: false } as never });
    expect(input.wishing).toBe(true);
    ask("civilization", [choice(8, "keep"), choice(9, "take")]);
    expect(did).toEqual(["pick golden_age", "play golden_age"]);
    expect(input.wishing).toBe(false);
  });

  it("takes the place of another one, unless that cannot be taken back", () => {
    const { input, did, ask } = table("building", [choice(3, "build")]);
    input.choose("artist");
    expect([did, input.wishing]).toEqual([["undo"], true]);
    ask("building", [choice(3, "build")], { refusal: { text: "Too late." } as never });
    expect([did, input.wishing]).toEqual([["undo"], false]);
  });
});
