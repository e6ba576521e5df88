// Shows a board with a prepared position, without a server: /dev/?fixture=akropolis-place&theme=dark&lang=fr
import "../src/styles/font.css";
import "../../src/pentapolis/pictures/tokens.css";
import "../src/styles/look.css";
import { mount } from "svelte";
import { loadGame } from "../src/games";
import { keepComponents } from "../src/lib/components";
import type { Lang } from "../src/lib/protocol";
import { speak, speakOf } from "../src/lib/texts";
import Dev from "./Dev.svelte";
import type { Fixture } from "./fixture";

const query = new URLSearchParams(location.search);
const files = import.meta.glob<Fixture>("./fixtures/*.json", { import: "default" });
const names = Object.keys(files).map((path) => path.slice("./fixtures/".length, -".json".length));
const name = query.get("fixture") ?? names[0];
const read = files[`./fixtures/${name}.json`];
if (!name || !read) throw new Error("Make the fixtures first: python web/dev/fixtures.py");
const lang = (query.get("lang") ?? "en") as Lang;
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const fixture = await read();
keepComponents(fixture.state.game, fixture.components ?? {});
await speak(lang);
const [ui] = await Promise.all([loadGame(fixture.state.game), speakOf(fixture.state.game)]);
mount(Dev, { target: document.getElementById("page")!, props: { fixture, ui, lang, names, name } });
