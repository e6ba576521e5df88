// Puts the shared drawings into the page, once and for all boards.

import { mount } from "svelte";
import Drawings from "./Drawings.svelte";

let there = false;

export function needArt(): void {
  if (there) return;
  there = true;
  mount(Drawings, { target: document.body });
}
