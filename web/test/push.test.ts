// The service worker of notices: what it shows, and where a tap on a notice leads.
import { beforeEach, describe, expect, it } from "vitest";
import source from "../public/push.js?raw";

type Handler = (event: Record<string, unknown>) => void;
type Page = { url: string; focus: () => void };

let heard: Map<string, Handler>;
let shown: { title: string; more: Record<string, unknown> }[];
let opened: string[];
let focused: string[];
let pages: Page[];

beforeEach(() => {
  [heard, shown, opened, focused, pages] = [new Map(), [], [], [], []];
  const worker = {
    addEventListener: (kind: string, handler: Handler) => heard.set(kind, handler),
    location: { origin: "https://games.example.org" },
    registration: { showNotification: (title: string, more: Record<string, unknown>) => shown.push({ title, more }) },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (path: string) => opened.push(path) },
  };
  new Function("self", source)(worker);
});

const page = (path: string): Page => ({ url: `https://games.example.org${path}`, focus: () => focused.push(path) });

async function tap(link: string) {
  let done: unknown;
  heard.get("notificationclick")?.({
    notification: { close: () => undefined, data: { link } },
    waitUntil: (work: unknown) => (done = work),
  });
  await done;
}

describe("a notice", () => {
  it("shows what the server told, one for each table", () => {
    const told = { title: "Your turn", text: "Akropolis", table: "t1", link: "https://games.example.org/table/t1" };
    heard.get("push")?.({ data: { json: () => told }, waitUntil: () => undefined });
    expect(shown).toHaveLength(1);
    expect(shown).toMatchObject([
      { title: "Your turn", more: { body: "Akropolis", tag: "pentapolis-t1", data: { link: told.link } } },
    ]);
  });

  it("is shown even without words, as browsers want one for every push", () => {
    heard.get("push")?.({ data: null, waitUntil: () => undefined });
    expect(shown).toMatchObject([{ title: "Pentapolis" }]);
  });

  it("leads to the page of its table if that is open", async () => {
    pages = [page("/"), page("/table/t1")];
    await tap("https://games.example.org/table/t1");
    expect([focused, opened]).toEqual([["/table/t1"], []]);
  });

  it("opens the table if it is not, and never another server", async () => {
    pages = [page("/")];
    await tap("https://elsewhere.example.org/table/t1");
    expect([focused, opened]).toEqual([[], ["/table/t1"]]);
  });
});
