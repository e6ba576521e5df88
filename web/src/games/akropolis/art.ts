// Puts the shared drawings into the page, once and for all boards.

import { mount } from "svelte";
import Art from "./Art.svelte";

let there = false;

export function needArt(): void {
  if (there) return;
  there = true;
  mount(Art, { target: document.body });
}
