// What this device prefers; kept in its storage, and in step between tabs.

import { speak } from "./texts";
import type { Lang } from "./protocol";

export interface Settings {
  theme: "system" | "light" | "dark";
  lang: Lang | null; // null: the browser's
  hold: boolean; // ask before a finished turn is final
  quick: boolean; // one click plays
  sound: boolean;
  notice: boolean; // tell by the browser when it is your turn
  still: boolean; // no movement, also where the system allows it
  name: string; // how others see this player
  levels: Record<string, string>; // by game: the level of the bots somebody last played against
  known: string[]; // first helps that were read and closed
}

const KEY = "pentapolis-settings";
const DEFAULTS: Settings = { theme: "system", lang: null, hold: false, quick: false, sound: false, notice: false, still: false, name: "", levels: {}, known: [] };

function stored(): Settings {
  try {
    const found = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
    return { ...found, levels: { ...found.levels } }; // also where it is not what it should be
  } catch {
    return { ...DEFAULTS }; // no storage, or not ours
  }
}

export const settings = $state<Settings>(stored());

/** The language to speak: the chosen one, else the browser's where we have it, else English. */
export function preferredLanguage(): Lang {
  return settings.lang ?? (navigator.languages.find((tag) => /^(fr|en)\b/.test(tag))?.slice(0, 2) as Lang | undefined) ?? "en";
}

/** Changes one setting and keeps it. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It then holds until the page is closed.
  }
  apply();
}

/** Makes the page look and speak as the settings say. */
export function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.classList.toggle("still", settings.still);
  void speak(preferredLanguage());
}

/** Whether dark is shown now. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
}

addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  Object.assign(settings, stored());
  apply();
});
