import { describe, expect, it } from "vitest";
import { mergedChat, mergedLog, news, partedLog, sinceOwn, spoken, turns } from "../src/lib/merge";
import type { ChatLine, GameEvent, LogEntry, TableState } from "../src/lib/protocol";

function entry(n: number, seat: number, turn: number, scores: number[] = [0, 0], draft = false): LogEntry {
  return { n, turn, seat, notation: `m${n}`, text: `move ${n}`, events: [{ kind: "take", seat, rule: "R1", data: { n }, text: `event ${n}`, turn }], scores, draft, forced: false, reason: "" };
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
  it("tells only what is new", () => {
    const [first, second] = [entry(1, 0, 1), entry(2, 1, 2)];
    expect(news(1, [first, second]).map((event) => event.data.n)).toEqual([2]);
    expect(news(0, [first, second]).map((event) => event.data.n)).toEqual([1, 2]); // the first moves of a game fly too
    expect(news(2, [first])).toEqual([]);
  });
  it("finds the others' moves since one's own last", () => {
    const log = [entry(1, 0, 1), entry(2, 1, 2), entry(3, 2, 3), entry(4, 0, 4, [0, 0], true)];
    expect(sinceOwn(log, 0).map((each) => each.n)).toEqual([2, 3]);
    expect(sinceOwn(log, 1).map((each) => each.n)).toEqual([3]);
    expect(sinceOwn(log, null).map((each) => each.n)).toEqual([3]);
  });
  it("leaves out steps that later ones of the turn tell of, until there are such", () => {
    const quiet = (n: number, draft = false): LogEntry => ({ ...entry(n, 0, 1, [0, 0], draft), events: [] });
    const shown = (...log: LogEntry[]) => spoken(turns(log, 2)[0]!).map(({ n }) => n);
    expect(shown(quiet(1), entry(2, 0, 1), quiet(3))).toEqual([2]);
    expect(shown(quiet(1), quiet(2))).toEqual([1, 2]);
    expect(shown(quiet(1, true), entry(2, 0, 1, [0, 0], true), quiet(3, true))).toEqual([2, 3]);
  });
  it("says once to each seat why there was no choice, until it can choose again", () => {
    const forced = (n: number, seat: number): LogEntry => ({ ...entry(n, seat, n), forced: true, reason: "No other choice." });
    const built = (n: number, seat: number): LogEntry => ({ ...entry(n, seat, n), events: [{ ...entry(n, seat, n).events[0]!, kind: "build" }] });
    const log = [forced(1, 1), built(2, 1), forced(3, 0), forced(4, 1), entry(5, 1, 5), forced(6, 1)];
    const said = partedLog(log).map(([own]) => own.events[0]?.text);
    expect(said).toEqual(["event 1 No other choice.", "event 2", "event 3 No other choice.", "event 4", "event 5", "event 6 No other choice."]);
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
    const clear = { kind: "clear", seat: 1, rule: "R18", data: {}, text: "clears", turn: 2 };
    const loss = { ...clear, kind: "lose", text: "loses", turn: 1 }; // in the turn of the other seat
    const place = entry(2, 0, 1, [3, 0]);
    place.events.push(loss, clear);
    const log = [entry(1, 0, 1), place, entry(3, 1, 2, [3, 4])];
    expect(turns(log, 2).map((turn) => [turn.turn, turn.seat, turn.entries.flatMap((each) => each.events.map((event) => event.text))])).toEqual([
      [1, 0, ["event 1", "event 2", "loses"]],
      [2, 1, ["clears", "event 3"]],
    ]);
    expect(turns(log.slice(0, 2), 2).at(-1)?.seat).toBe(1);
  });
  it("puts two turns that begin by themselves under two seats", () => {
    const place = entry(1, 0, 1);
    place.events.push({ kind: "architect", seat: 1, rule: "R86", data: {}, text: "pays", turn: 2 }, { kind: "take", seat: 0, rule: "R85", data: {}, text: "takes", turn: 3 });
    expect(turns([place], 2).map((turn) => [turn.turn, turn.seat])).toEqual([[1, 0], [2, 1], [3, 0]]);
  });
  it("leaves what the same seat does in its next turn where it is, and what is older than the turns of events", () => {
    const kept = entry(1, 0, 1);
    kept.events.push({ ...kept.events[0]!, turn: 2 }, { kind: "clear", seat: 1, rule: "R18", data: {}, text: "clears" } as GameEvent);
    expect(turns([kept], 2)).toHaveLength(1);
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
