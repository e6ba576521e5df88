// Where the focus goes when what had it is gone: a keyboard and a screen reader must not begin the page anew.

import { tick } from "svelte";

/** Gives the focus to what that finds, if nothing has it once the page is drawn anew. */
export async function catchFocus(to: () => HTMLElement | null | undefined): Promise<void> {
  await tick();
  const has = document.activeElement;
  if (has && has !== document.body && !has.matches(":disabled")) return;
  if (!document.querySelector("dialog[open]")) to()?.focus({ preventScroll: true });
}
