// Shows a packed replay without a server: /dev/replay.html?replay=akropolis-2&as=end&theme=dark&lang=fr#25
import "@fontsource-variable/commissioner/flar.css";
import "../../src/pentapolis/pictures/tokens.css";
import "../src/styles/look.css";
import { mount } from "svelte";
import type { Lang, TableState } from "../src/lib/protocol";
import { speak, speakOf } from "../src/lib/texts";
import { packed, type Packed } from "../src/replay/source";
import ReplayDev from "./ReplayDev.svelte";

const query = new URLSearchParams(location.search);
const files = import.meta.glob<Packed>("./replays/*.json", { import: "default" });
const read = files[`./replays/${query.get("replay") ?? "akropolis-2"}.json`];
if (!read) throw new Error("Make the replays first: python web/dev/replays.py");
const lang = (query.get("lang") ?? "en") as Lang;
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const data = await read();
for (const [info] of Object.values(data.infos)) info.seats = info.seats.map((seat) => ({ ...seat, mine: seat.seat === 0 }));
const source = packed(data);
await speak(lang);
await Promise.all([speakOf("replay"), speakOf(data.infos.en[0].game)]);
const viewpoint = query.has("spectator") ? null : 0;
const info = await source.info(viewpoint, lang);
const [view] = await source.views(info.total, info.total + 1, viewpoint);
const state = {
  type: "state", protocol: 1, table: "dev", version: info.total, status: "over", game: info.game, name: "", viewpoint,
  seats: info.seats, view, decision: null, choices: null, can: { undo: 0, undo_turn: 0, confirm: false }, log_from: 0, log: info.log,
  proposals: [], chat: [], clock: null, now: 0, next: null, previous: null, seed_hash: "", seed: "",
} as unknown as TableState;
const at = Number(location.hash.slice(1)) || 0;
mount(ReplayDev, { target: document.getElementById("page")!, props: { source, state, as: query.get("as") ?? "end", at } });
