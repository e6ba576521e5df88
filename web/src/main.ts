import "@fontsource-variable/commissioner/flar.css";
import "./styles/tokens.css";
import "./styles/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/texts";

await speak(navigator.language.startsWith("fr") ? "fr" : "en");
mount(App, { target: document.getElementById("page")! });
