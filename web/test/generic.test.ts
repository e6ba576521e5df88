import { describe, expect, it } from "vitest";

const files = Object.entries(import.meta.glob<string>("../src/**/*.{ts,svelte,css}", { eager: true, import: "default", query: "?raw" }));
const game = /\/games\/([^/]+)\//;
const games = new Set(files.flatMap(([path]) => game.exec(path)?.[1] ?? []));
const shared = files.filter(([path]) => !game.test(path));

describe("what all games share", () => {
  it("names none of them", () => {
    expect(games.size).toBeGreaterThan(1);
    expect(shared.length).toBeGreaterThan(80);
    const named = new RegExp([...games, "architect"].join("|"), "i");
    expect(shared.flatMap(([path, text]) => (named.test(text) ? [path] : []))).toEqual([]);
  });
});
