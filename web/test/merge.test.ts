import { describe, expect, it } from "vitest";
import { mergedChat, mergedLog, news, partedLog, sinceOwn, turns } from "../src/lib/merge";
import type { ChatLine, LogEntry, TableState } from "../src/lib/protocol";

function entry(n: number, seat: number, turn: number, scores: number[] = [0, 0], draft = false): LogEntry {
  return { n, turn, seat, notation: `m${n}`, text: `move ${n}`, events: [{ kind: "take", seat, rule: "R1", data: { n }, text: `event ${n}` }], scores, draft };
}
function state(log_from: number, log: LogEntry[]): TableState {
  return { log_from, log } as TableState;
}
const line = (id: number): ChatLine => ({ id, seat: 0, name: "Ada", text: "hello", at: 0 });

describe("the log", () => {
  it("keeps what the server does not repeat and replaces the rest", () => {
    const old = [entry(1, 0, 1), entry(2, 0, 1, [0, 0], true)];
    const merged = mergedLog(old, state(1, [entry(2, 0, 1), entry(3, 1, 2)]));
    expect(merged.map((each) => [each.n, each.draft])).toEqual([[1, false], [2, false], [3, false]]);
  });
  it("loses what was taken back", () => {
    expect(mergedLog([entry(1, 0, 1), entry(2, 1, 2), entry(3, 0, 3)], state(1, []))).toHaveLength(1);
  });
  it("starts anew when everything is sent", () => {
    expect(mergedLog([entry(1, 0, 1), entry(2, 1, 2)], state(0, [entry(1, 0, 1)]))).toHaveLength(1);
  });
  it("tells only what is new, and nothing on the first sight", () => {
    const [first, second] = [entry(1, 0, 1), entry(2, 1, 2)];
    expect(news([first], [first, second]).map((event) => event.data.n)).toEqual([2]);
    expect(news([], [first, second])).toEqual([]);
    expect(news([first, second], [first])).toEqual([]);
  });
  it("finds the others' moves since one's own last", () => {
    const log = [entry(1, 0, 1), entry(2, 1, 2), entry(3, 2, 3), entry(4, 0, 4, [0, 0], true)];
    expect(sinceOwn(log, 0).map((each) => each.n)).toEqual([2, 3]);
    expect(sinceOwn(log, 1).map((each) => each.n)).toEqual([3]);
    expect(sinceOwn(log, null).map((each) => each.n)).toEqual([3]);
  });
  it("says once to each seat why its turn began by itself, until it can choose again", () => {
    const take = (seat: number) => ({ kind: "take", seat, rule: "R22", data: {}, text: "takes." });
    const build = (n: number, seat: number, next: number): LogEntry => ({ ...entry(n, seat, n), events: [{ ...take(seat), kind: "build", text: "builds." }, take(next)] });
    const log = [build(1, 0, 1), build(2, 1, 0), build(3, 0, 1), entry(4, 1, 4), build(5, 0, 1)];
    const said = partedLog(log, { take: "No other choice." }).map(([, ...begun]) => begun.map((part) => part.events[0]?.text));
    expect(said).toEqual([["takes. No other choice."], ["takes. No other choice."], ["takes."], [], ["takes. No other choice."]]);
  });
  it("groups moves of a seat in one turn and counts its points", () => {
    const log = [entry(1, 0, 1, [1, 2]), entry(2, 0, 1, [4, 2]), entry(3, 1, 2, [4, 7]), entry(4, 0, 3, [5, 7], true)];
    expect(turns(log, 2).map((turn) => [turn.seat, turn.entries.length, turn.gain, turn.draft])).toEqual([
      [0, 2, 3, false],
      [1, 1, 5, false],
      [0, 1, 1, true],
    ]);
  });
  it("puts what begins another's turn by itself under that seat", () => {
    const forced = { kind: "take", seat: 1, rule: "R22", data: {}, text: "takes the last tile" };
    const place = entry(2, 0, 1, [3, 0]);
    place.events.push(forced);
    const log = [entry(1, 0, 1), place, entry(3, 1, 2, [3, 4])];
    expect(turns(log, 2, { take: "No choice." }).map((turn) => [turn.turn, turn.seat, turn.entries.flatMap((each) => each.events.map((event) => event.text))])).toEqual([
      [1, 0, ["event 1", "event 2"]],
      [2, 1, ["takes the last tile No choice.", "event 3"]],
    ]);
    expect(turns(log.slice(0, 2), 2, { take: "" }).at(-1)?.seat).toBe(1);
    expect(turns(log, 2)[0]?.entries[1]?.events).toContain(forced);
  });
  it("puts two turns that begin by themselves under two seats", () => {
    const place = entry(1, 0, 1);
    place.events.push({ kind: "architect", seat: 1, rule: "R86", data: {}, text: "pays" }, { kind: "take", seat: 0, rule: "R85", data: {}, text: "takes" });
    expect(turns([place], 2, { take: "", architect: "" }).map((turn) => [turn.turn, turn.seat])).toEqual([[1, 0], [2, 1], [3, 0]]);
  });
});

describe("the chat", () => {
  it("adds lines once and in order", () => {
    expect(mergedChat([line(1), line(3)], [line(2), line(3)]).map((each) => each.id)).toEqual([1, 2, 3]);
  });

  it("begins anew where the server sends it from its first line, as after a restored backup", () => {
    expect(mergedChat([line(1), line(2), line(3)], [line(1), line(2)]).map((each) => each.id)).toEqual([1, 2]);
    expect(mergedChat([line(1)], []).map((each) => each.id)).toEqual([1]);
  });
});
