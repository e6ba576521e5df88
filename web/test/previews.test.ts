import { describe, expect, it } from "vitest";
import { Previews, recognised } from "../src/lib/previews";
import type { Preview } from "../src/lib/protocol";

/** A server that answers when it is told to. */
function server() {
  const asked: number[] = [];
  const waiting: ((found: Preview | null) => void)[] = [];
  const ask = (action: number): Promise<Preview | null> => {
    asked.push(action);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const answer = async (found = true): Promise<void> => {
    const action = asked[asked.length - waiting.length]!;
    waiting.shift()!(found ? preview(action) : null);
    for (let i = 0; i < 4; i++) await Promise.resolve();
  };
  return { asked, waiting, ask, answer };
}

const preview = (action: number): Preview => ({ action, terms: [], total: action, events: [], area: null, score_sheet: [], forced: [], ends_turn: false });

describe("previews", () => {
  it("asks for one at a time, and then for what is looked at now, not for what was passed over", async () => {
    const { asked, waiting, ask, answer } = server();
    let at = 1;
    const previews = new Previews(() => [undefined, at], ask, () => undefined);
    for (at of [1, 2, 3, 4]) void previews.look();
    expect([asked, waiting.length]).toEqual([[1], 1]);
    await answer();
    expect(asked).toEqual([1, 4]);
  });
  it("asks for the chosen one first", async () => {
    const { asked, ask, answer } = server();
    let wishes = [undefined, 9] as (number | undefined)[];
    const previews = new Previews(() => wishes, ask, () => undefined);
    void previews.look();
    wishes = [5, 8];
    void previews.look();
    await answer();
    await answer();
    expect(asked).toEqual([9, 5, 8]);
  });
  it("asks for nothing twice in a position, and tells once", async () => {
    const { asked, ask, answer } = server();
    const told: number[] = [];
    const previews = new Previews(() => [7], ask, (each) => told.push(each.action));
    void previews.look();
    await answer();
    void previews.look();
    expect([asked, told, previews.of(7)?.total]).toEqual([[7], [7], 7]);
  });
  it("drops the answer about an earlier position and asks again", async () => {
    const { asked, ask, answer } = server();
    const told: number[] = [];
    const previews = new Previews(() => [7], ask, (each) => told.push(each.action));
    void previews.look();
    previews.clear();
    void previews.look();
    await answer();
    expect([asked, told, previews.of(7)]).toEqual([[7, 7], [], null]);
    await answer();
    expect(told).toEqual([7]);
  });
  it("asks no second time by itself where there was no answer, but when it is looked at again", async () => {
    const { asked, ask, answer } = server();
    const previews = new Previews(() => [7, 8], ask, () => undefined);
    void previews.look();
    await answer(false);
    expect(asked).toEqual([7, 8]);
    await answer();
    void previews.look();
    expect(asked).toEqual([7, 8, 7]);
  });
});

describe("events that were shown before the server told them", () => {
  it("are the same objects, and what is new follows", () => {
    const shown = [{ kind: "place" }, { kind: "gain" }];
    const found = recognised([{ kind: "place" }, { kind: "gain" }, { kind: "take" }], shown);
    expect(found).toEqual([{ kind: "place" }, { kind: "gain" }, { kind: "take" }]);
    expect([found[0] === shown[0], found[1] === shown[1]]).toEqual([true, true]);
  });
  it("are told anew from the first that came out differently", () => {
    const shown = [{ kind: "place" }, { kind: "gain" }];
    const found = recognised([{ kind: "place" }, { kind: "end" }], shown);
    expect(found).toEqual([{ kind: "place" }, { kind: "end" }]);
    expect(found[0]).toBe(shown[0]);
  });
});
