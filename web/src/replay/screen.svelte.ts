// Whether this is a phone, and whether movement is wanted.

import { settings } from "../lib/settings.svelte";

const narrow = matchMedia("(max-width: 760px)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const now = $state({ phone: narrow.matches, calm: calm.matches });
narrow.addEventListener("change", () => (now.phone = narrow.matches));
calm.addEventListener("change", () => (now.calm = calm.matches));

export const screen = {
  get phone(): boolean {
    return now.phone;
  },
  get still(): boolean {
    return now.calm || settings.still;
  },
};
