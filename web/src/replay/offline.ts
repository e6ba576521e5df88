// The page inside an offline replay: unpacks what lies in the file and plays it.

import "./offline.css";
import "../../../src/pentapolis/pictures/tokens.css";
import "../styles/look.css";
import { mount } from "svelte";
import { keepComponents } from "../lib/components";
import { watchPointer } from "../lib/pointer.svelte";
import { say, speak, speakOf } from "../lib/texts";
import OfflineReplay from "./OfflineReplay.svelte";
import { packed, type Packed } from "./source";

async function unpacked(text: string): Promise<Packed> {
  const bytes = Uint8Array.from(atob(text.trim()), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return (await new Response(stream).json()) as Packed;
}

async function open(): Promise<void> {
  watchPointer(window);
  const target = document.getElementById("page")!;
  const lang = document.documentElement.lang === "fr" ? "fr" : "en";
  await speak(lang);
  await speakOf("replay");
  if (!("DecompressionStream" in window)) {
    target.textContent = say("page-replay-file-old");
    return;
  }
  const data = await unpacked(document.getElementById("replay")!.textContent ?? "");
  const { game } = data.infos[lang][0];
  keepComponents(game, data.components ?? {});
  await speakOf(game);
  mount(OfflineReplay, { target, props: { source: packed(data) } });
}

void open();
