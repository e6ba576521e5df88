// What the screen is like: one definition, for scripts here and for styles as classes of the root element.

import { settings } from "./settings.svelte";

const QUERIES = {
  phone: "(max-width: 999px), (max-height: 559px)", // one thing at a time, panels as sheets
  sideways: "(max-height: 559px) and (min-width: 600px)", // a phone on its side: the action beside the board
  calm: "(prefers-reduced-motion: reduce)",
};
type Name = keyof typeof QUERIES;

const now = $state<Record<Name, boolean>>({ phone: false, sideways: false, calm: false });
for (const name of Object.keys(QUERIES) as Name[]) {
  const query = matchMedia(QUERIES[name]);
  const tell = (): void => {
    now[name] = query.matches;
    document.documentElement.classList.toggle(name, query.matches);
  };
  query.addEventListener("change", tell);
  tell();
}

export const screen = {
  get phone(): boolean {
    return now.phone;
  },
  get sideways(): boolean {
    return now.sideways;
  },
  get still(): boolean {
    return now.calm || settings.still;
  },
};
