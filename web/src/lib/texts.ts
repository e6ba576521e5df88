// Every sentence of the page, from the Fluent files that the Python package reads too. `say` follows the language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { pointer } from "./pointer.svelte";
import type { Lang } from "./protocol";

type Load = () => Promise<string>;
const page = import.meta.glob<string>("../../../src/pentapolis/texts/*/page.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>(
  [
    "../../../src/pentapolis/texts/*/*.ftl",
    "!../../../src/pentapolis/texts/*/*-{rules,lessons,first-read,prospects}.ftl", // the server sends these
    "!../../../src/pentapolis/texts/*/{analysis,arena,bots,cli,core,lessons,page,records,server,server-*,table}.ftl",
  ],
  { query: "?raw", import: "default" },
);

export const LANGS: readonly Lang[] = ["en", "fr"];
export type TextArgs = Record<string, FluentVariable>;

const bundles = new Map<Lang, FluentBundle>();
const plain = new Map<Lang, Set<string>>(); // keys of texts without arguments
const loaded = new Map<string, Promise<void>>();
const wanted = new Set<string>(); // games whose texts are in use
let askServer: ((game: string, lang: Lang) => Promise<string>) | null = null;
let current: Lang = "en";
let changed: () => void = () => undefined;
const subscribe = createSubscriber((update) => {
  changed = update;
  return () => undefined;
});

/** The language the page speaks now. */
export function language(): Lang {
  subscribe();
  return current;
}

/** The text of the key, in the page's language; `$pointer` in it is "touch" or "mouse", for "tap" or "click". */
export function say(key: string, args?: TextArgs): string {
  subscribe();
  const bundle = bundles.get(current);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return import.meta.env.DEV ? `⟨${key}⟩` : "";
  return bundle.formatPattern(pattern, { pointer: pointer.kind, ...args });
}

/** Whether there is a text of that key. */
export function has(key: string): boolean {
  return bundles.get(current)?.hasMessage(key) ?? false;
}

/** The keys between that beginning and that end whose texts are there in the page's language and need no arguments. */
export function said(beginning: string, end: string): string[] {
  subscribe();
  return [...(plain.get(current) ?? [])].filter((key) => key.startsWith(beginning) && key.endsWith(end));
}

/** Changes the page's language; resolves when its texts are there. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([texts(lang, ""), ...[...wanted].map((game) => texts(lang, game))]);
  current = lang;
  document.documentElement.lang = lang;
  changed();
}

/** Loads the words of a game (`<game>*.ftl` and `page-<game>.ftl`) in the page's language, and from now on in others. */
export async function speakOf(game: string): Promise<void> {
  wanted.add(game);
  if (loaded.has(`${current}/${game}`)) return texts(current, game);
  await texts(current, game);
  changed();
}

function texts(lang: Lang, game: string): Promise<void> {
  const name = `${lang}/${game}`;
  let promise = loaded.get(name);
  if (!promise) {
    promise = add(lang, game ? wordsOf(lang, game) : files(page, lang, ""));
    promise.catch(() => loaded.delete(name)); // offline: try again when asked again
    loaded.set(name, promise);
  }
  return promise;
}

/** The words the page was built with; a game that came later brings its own, where there is a server to ask. */
function wordsOf(lang: Lang, game: string): Load[] {
  const built = files(games, lang, game);
  return built.length || !askServer ? built : [() => askServer!(game, lang)];
}

/** Says how to get the words of a game that the page was not built with. */
export function askForWords(ask: (game: string, lang: Lang) => Promise<string>): void {
  askServer = ask;
}

function files(all: Record<string, Load>, lang: Lang, game: string): Load[] {
  return Object.entries(all).flatMap(([path, read]) => {
    const [folder, file] = path.split("/").slice(-2);
    const fits = !game || file === `${game}.ftl` || file === `page-${game}.ftl` || file?.startsWith(`${game}-`);
    return folder === lang && fits ? [read] : [];
  });
}

async function add(lang: Lang, reads: Load[]): Promise<void> {
  const sources = await Promise.all(reads.map((read) => read()));
  const bundle = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
  bundles.set(lang, bundle);
  const keys = plain.get(lang) ?? new Set();
  plain.set(lang, keys);
  for (const resource of sources.map((source) => new FluentResource(source))) {
    bundle.addResource(resource, { allowOverrides: true });
    for (const entry of resource.body) if (typeof entry.value === "string") keys.add(entry.id);
  }
}
