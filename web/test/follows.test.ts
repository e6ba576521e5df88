import { describe, expect, it } from "vitest";
import type { GameEvent, LogEntry, Preview } from "../src/lib/protocol";
import { effectOf } from "../src/lib/words";
import { begun, setOff } from "../src/table/follows";

const event = (kind: string, seat: number, text: string, turn = 1): GameEvent => ({ kind, seat, rule: "R1", data: {}, text, turn });
const preview = (events: GameEvent[], forced: number[] = []): Preview => ({ action: 1, terms: [], total: 0, events, area: null, score_sheet: [], forced, ends_turn: true });
const entry = (seat: number, events: GameEvent[]): LogEntry => ({ n: 1, turn: 1, seat, notation: "x", text: "X.", events, scores: [0, 0], draft: false, forced: false, reason: "" });

describe("what a choice sets off", () => {
  it("tells what follows the choice itself, for the seat alone, until another turn opens", () => {
    const events = [event("command", 0, "You Command."), event("start", 0, "You start."), event("loses", 1, "Bob loses."), event("clear", 1, "Bob clears.", 2), event("clear", 0, "You clear.", 3)];
    expect(setOff(preview(events), 0)).toEqual(["You start."]);
  });
  it("says beside a forced choice that there is no other, also where the choice itself tells nothing", () => {
    const said = setOff(preview([event("start", 0, "You start."), event("add", 0, "You add.")], [0]), 0);
    expect(said).toHaveLength(3);
    expect([said[0], said[2]]).toEqual(["You start.", "You add."]);
  });
});

describe("what a turn began with", () => {
  const forced: LogEntry = { ...entry(0, [event("take", 0, "You take.")]), forced: true, reason: "No Stones." };
  it("gives the reason to the seat it was done for", () => {
    expect(begun([forced], 0)).toBe("You take. No Stones.");
    expect(begun([forced], 1)).toBe("");
  });
  it("says nothing of one's own choice, or of what needs no reason", () => {
    expect(begun([entry(0, [event("take", 0, "You take.")])], 0)).toBe("");
    expect(begun([{ ...forced, reason: "" }], 0)).toBe("");
    expect(begun([], 0)).toBe("");
  });
});

describe("a choice", () => {
  it("is told with its effect, as the server words both", () => {
    const choice = { action: 1, notation: "x", kind: "x", args: {}, targets: [], text: "Command Trade", rule: "R57", effect: "" };
    expect(effectOf(choice)).toBe("Command Trade.");
    expect(effectOf({ ...choice, effect: "Launch an Activity." })).toBe("Command Trade. Launch an Activity.");
  });
});
