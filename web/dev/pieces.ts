// Shows the pieces that every board may use, with choices that answer: /dev/pieces.html
import "../src/styles/font.css";
import "../../src/pentapolis/pictures/tokens.css";
import "../src/styles/look.css";
import { mount } from "svelte";
import { speak } from "../src/lib/texts";
import Pieces from "./Pieces.svelte";

await speak("en");
mount(Pieces, { target: document.getElementById("page")! });
