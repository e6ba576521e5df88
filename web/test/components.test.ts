import { afterEach, describe, expect, it, vi } from "vitest";
import { componentsOf, keepComponents, loadComponents } from "../src/lib/components";
import type { View } from "../src/lib/protocol";

const view = (game: string, own: Record<string, unknown> = {}): View => ({ game, ...own }) as unknown as View;

function answering(status: number, body: unknown) {
  const fetch = vi.fn(async (_url: URL) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("location", { origin: "http://table.test" });
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe("the components of a game", () => {
  it("are asked for once", async () => {
    const fetch = answering(200, { tiles: { a: ["quarry"] } });
    await Promise.all([loadComponents("first"), loadComponents("first")]);
    await loadComponents("first");
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(String(fetch.mock.calls[0]![0])).toContain("/api/v1/games/first/components");
    expect(componentsOf(view("first"))).toEqual({ tiles: { a: ["quarry"] } });
  });
  it("are asked for again after a failure", async () => {
    answering(503, { error: { code: "busy", text: "Busy." } });
    await expect(loadComponents("second")).rejects.toThrow("Busy.");
    answering(200, { cards: {} });
    await expect(loadComponents("second")).resolves.toEqual({ cards: {} });
  });
  it("come with the file of a replay, and nothing is asked for", async () => {
    const fetch = answering(500, {});
    keepComponents("third", { cards: { a: 1 } });
    await expect(loadComponents("third")).resolves.toEqual({ cards: { a: 1 } });
    expect(fetch).not.toHaveBeenCalled();
  });
  it("are none of the view's fields as long as they are not known", () => {
    expect(componentsOf(view("unknown", { hand: 3 }))).toEqual({});
  });
  it("are those of the view where that brings its own, as games of former rules do", () => {
    keepComponents("fourth", { cards: { a: 1 }, tiles: { t: 1 } });
    expect(componentsOf(view("fourth", { cards: { old: 2 }, hand: 3 }))).toEqual({ cards: { old: 2 }, tiles: { t: 1 } });
  });
});
