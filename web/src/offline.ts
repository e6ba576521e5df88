// A replay in one file that needs no server: the positions lie in the page itself.

import "./styles/font.css";
import "./styles/tokens.css";
import "./styles/look.css";
import { mount } from "svelte";
import { loadGame } from "./games";
import { speak, speakOf } from "./lib/texts";
import Offline, { type OfflineReplay } from "./replay/Offline.svelte";

async function start(): Promise<void> {
  const data = JSON.parse(document.getElementById("replay")?.textContent ?? "null") as OfflineReplay | null;
  if (!data) throw new Error("this file has no game in it");
  await speak(data.lang);
  const [ui] = await Promise.all([loadGame(data.game), speakOf(data.game)]);
  mount(Offline, { target: document.getElementById("page")!, props: { data, ui } });
}

void start();
