import { describe, expect, it, vi } from "vitest";
import { Hints } from "../src/lib/hints.svelte";
import type { Choice, Hint, LogEntry } from "../src/lib/protocol";
import type { LiveTable } from "../src/lib/table.svelte";

const choice = (notation: string): Choice => ({ notation, action: Number(notation.slice(-1)) }) as Choice;
const entry = (notation: string, seat = 0, forced = false): LogEntry => ({ notation, seat, forced }) as LogEntry;
const plan = (...steps: string[]) => ({ steps: steps.map((notation) => ({ notation, targets: [{ site: notation }] })) });
const told = (rung: number): Hint => ({ rung, around: [{ cell: 1 }], at: [{ site: 2 }], plans: rung < 3 ? [] : [plan("take 1", "place 1"), plan("take 2")] }) as unknown as Hint;

function table(answers: unknown[] = []) {
  const made = { log: [] as LogEntry[], viewpoint: 0, myTurn: true, state: { choices: [choice("take 1"), choice("take 2")] }, pick: vi.fn(), help: vi.fn(async (rung: number) => answers.shift() ?? { type: "hint", hint: told(rung) }) };
  return { made, hints: new Hints(made as unknown as LiveTable) };
}

describe("hints", () => {
  it("tell one rung at a time and look at the best plan at last", async () => {
    const { made, hints } = table();
    expect(hints.marks).toEqual([]);
    await hints.more();
    expect(hints.marks).toEqual([{ targets: [{ cell: 1 }], label: "", strong: false }]);
    await hints.more();
    expect(hints.marks).toEqual([{ targets: [{ site: 2 }], label: "", strong: true }]);
    expect(made.pick).not.toHaveBeenCalled();
    await hints.more();
    expect(made.pick).toHaveBeenCalledWith(made.state.choices[0], true);
    expect(hints.marks.map((mark) => [mark.label, mark.strong])).toEqual([["1", true], ["2", false]]);
    await hints.more();
    expect(made.help.mock.calls).toEqual([[1], [2], [3]]);
  });
  it("follow the plan that is played and drop one that is not", async () => {
    const { made, hints } = table();
    for (let rung = 0; rung < 3; rung++) await hints.more();
    made.log = [entry("take 1"), entry("draw", 0, true)];
    made.state = { choices: [choice("place 1"), choice("place 3")] };
    expect(hints.plans.map((each) => hints.done(each))).toEqual([1, -1]);
    expect(hints.next(hints.plans[0])?.notation).toBe("place 1");
    expect(hints.fits).toBe(true);
    made.log = [entry("take 5")];
    expect(hints.fits).toBe(false);
  });
  it("mark where a plan first touches the table", async () => {
    const untouched = plan("take 1", "place 1");
    untouched.steps[0]!.targets = [];
    const { hints } = table([1, 2, 3].map((rung) => ({ type: "hint", hint: { ...told(rung), plans: rung < 3 ? [] : [untouched] } })));
    for (let rung = 0; rung < 3; rung++) await hints.more();
    expect(hints.marks.map((mark) => mark.targets)).toEqual([[{ site: "place 1" }]]);
  });
  it("say why there are none, and forget answers to earlier questions", async () => {
    const { hints } = table([{ type: "refused", refusal: { text: "Not here." } }]);
    await hints.more();
    expect([hints.problem, hints.rung, hints.busy]).toEqual(["Not here.", 0, false]);
    const asked = hints.more();
    hints.forget();
    await asked;
    expect(hints.hint).toBeNull();
  });
  it("of an early rung hold only for the decision they are about", async () => {
    const { made, hints } = table();
    await hints.more();
    expect(hints.fits).toBe(true);
    made.log = [entry("take 1", 1)];
    expect(hints.fits).toBe(false);
  });
});
