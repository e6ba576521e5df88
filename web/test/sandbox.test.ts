import { describe, expect, it, vi } from "vitest";
import type { Choice, SandboxAnswer, SandboxPosition, SandboxQuestion } from "../src/lib/protocol";
import { Sandbox, sandboxSource } from "../src/lib/sandbox.svelte";

vi.mock("../src/lib/settings.svelte", () => ({ settings: { quick: false } }));

const choice = (action: number): Choice => ({ action, notation: `move ${action}`, kind: "move", args: {}, targets: [], text: "", rule: "", effect: "" });
const nothing: SandboxAnswer = { position: null, preview: null, refusal: null, fact: null };

/** A server that plays anything but `move 9`; one event for each move. */
function source(asked: [string[], SandboxQuestion][] = []) {
  return sandboxSource(async (moves, question) => {
    asked.push([moves, question]);
    if (moves.includes("move 9")) throw new Error("No.");
    if (question.type === "preview")
      return { ...nothing, preview: { action: question.action, terms: [], total: 1, events: [], area: null, score_sheet: [], forced: [], ends_turn: false } };
    if (question.type === "why") return { ...nothing, refusal: { rule: "R1", key: "", text: "" } };
    if (question.type === "explain") return { ...nothing, fact: { title: "x", text: "", rule: "", score: [], source: "", prospects: [] } };
    const log = moves.map((move, at) => ({ n: at + 1, events: [{ kind: move }] }));
    return { ...nothing, position: { choices: [choice(1)], log, undo: moves.length } as unknown as SandboxPosition };
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a sandbox", () => {
  it("sends the moves so far with everything it asks", async () => {
    const asked: [string[], SandboxQuestion][] = [];
    const sandbox = new Sandbox(source(asked));
    await sandbox.open();
    expect(await sandbox.play(choice(4))).toBe(true);
    sandbox.pick(choice(1));
    await settled();
    expect(sandbox.preview?.action).toBe(1);
    await sandbox.why("move 7");
    expect(sandbox.refusal?.rule).toBe("R1");
    await sandbox.explain({ zone: "site" });
    expect([sandbox.refusal, sandbox.fact?.title, sandbox.explained]).toEqual([null, "x", { zone: "site" }]);
    expect(asked.map(([moves, question]) => [moves.length, question.type])).toEqual([
      [0, "position"], [1, "position"], [1, "preview"], [1, "why"], [1, "explain"],
    ]);
  });
  it("moves what is new, and nothing when going back", async () => {
    const sandbox = new Sandbox(source());
    await sandbox.open();
    await sandbox.play(choice(4));
    await sandbox.play(choice(5));
    expect(sandbox.news.map((event) => event.kind)).toEqual(["move 5"]);
    await sandbox.undo();
    expect([sandbox.moves, sandbox.news]).toEqual([["move 4"], []]);
  });
  it("stays where it was when a move is refused, and says so", async () => {
    const sandbox = new Sandbox(source());
    await sandbox.open();
    expect(await sandbox.play(choice(9))).toBe(false);
    expect([sandbox.moves, sandbox.problem, sandbox.busy, sandbox.settled]).toEqual([[], "No.", false, null]);
    expect(await sandbox.play(choice(4))).toBe(true);
    expect(sandbox.problem).toBe("");
  });
  it("drops an answer that was overtaken", async () => {
    const waiting: (() => void)[] = [];
    const slow = source();
    const sandbox = new Sandbox({ ...slow, position: async (moves) => (await new Promise<void>((resolve) => waiting.push(resolve)), slow.position(moves)) });
    const [first, second] = [sandbox.open([]), sandbox.open(["move 4"])];
    waiting[1]!();
    expect(await second).toBe(true);
    waiting[0]!();
    expect([await first, sandbox.moves]).toEqual([false, ["move 4"]]);
  });
});
