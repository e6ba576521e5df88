import { describe, expect, it } from "vitest";
import { finishedGames, ownGames } from "../src/lib/ownGames";
import type { OwnTable } from "../src/lib/protocol";

function table(scores: number[], level: string | null, more: Partial<OwnTable> = {}): OwnTable {
  const seats = scores.map((_, seat) => ({ seat, name: `S${seat}`, kind: seat ? "bot" : "here", level: seat ? level : null }));
  return { table: "t", game: "city", name: "", status: "over", version: 1, my_seats: [0], to_move: [], my_turn: false, seats, changed: 0, scores, shared: false, ...more } as OwnTable;
}
const LEVELS = ["level-1", "level-2"];

describe("games of this device", () => {
  it("are counted by title, with those won and the best", () => {
    const found = ownGames([table([80, 60], "level-1"), table([95, 120], "level-2"), table([70, 70], "level-2"), table([10, 5], "level-1", { game: "other" })], "city", LEVELS);
    expect(found).toEqual({ games: 3, won: 2, best: 95, met: [{ level: "level-1", games: 1, won: 1 }, { level: "level-2", games: 2, won: 1 }] });
  });
  it("leave out what is not over, what several played at one device, and what was only watched", () => {
    const tables = [table([1, 2], "level-1", { status: "playing" }), table([1, 2], null, { my_seats: [0, 1] }), table([1, 2], "level-1", { my_seats: [] })];
    expect(ownGames(tables, "city", LEVELS)).toMatchObject({ games: 0, won: 0, best: null });
    expect(finishedGames([...tables, table([1, 2], "level-1", { game: "other" })], ["city", "other"])).toEqual(["other"]);
  });
  it("meet a level once in a game, however many bots have it", () => {
    expect(ownGames([table([9, 8, 7], "level-2")], "city", LEVELS).met[1]).toEqual({ level: "level-2", games: 1, won: 1 });
  });
});
