import "./styles/font.css";
import "./styles/tokens.css";
import "./styles/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { apply, preferredLanguage } from "./lib/settings.svelte";
import { speak } from "./lib/texts";

apply();
void speak(preferredLanguage()).then(() => mount(App, { target: document.getElementById("page")! }));
