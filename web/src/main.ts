import "./styles/font.css";
import "../../src/pentapolis/pictures/tokens.css";
import "./styles/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { watchPointer } from "./lib/pointer.svelte";
import "./lib/screen.svelte";
import { apply, preferredLanguage } from "./lib/settings.svelte";
import { askForWords, speak } from "./lib/texts";

// A part that is gone belongs to an older build of the page: load the new one, once.
addEventListener("vite:preloadError", () => {
  if (sessionStorage.getItem("pentapolis-reloaded") === document.lastModified) return;
  sessionStorage.setItem("pentapolis-reloaded", document.lastModified);
  location.reload();
});

askForWords(async (game, lang) => (await api.texts(game, lang)).fluent);
watchPointer(window);
apply();
void speak(preferredLanguage()).then(() => mount(App, { target: document.getElementById("page")! }));
