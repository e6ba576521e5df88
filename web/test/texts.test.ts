import { expect, it, vi } from "vitest";
import { askForWords, say, speak, speakOf } from "../src/lib/texts";
import { fieldName } from "../src/lib/words";

it("asks the server for the words of a game that the page was not built with, in both languages", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const ask = vi.fn(async (_game: string, lang: string) => (lang === "fr" ? "tiny-name = Petit\ntiny-field-hand = Main" : "tiny-name = Tiny\ntiny-field-hand = Your hand"));
  askForWords(ask);
  await speak("fr");
  await speakOf("tiny");
  expect([say("tiny-name"), fieldName("tiny", "hand"), fieldName("tiny", "hand_sizes")]).toEqual(["Petit", "Main", "Hand sizes"]);
  await speak("en");
  expect(fieldName("tiny", "hand")).toBe("Your hand");
  await speakOf("replay"); // built in
  expect(ask.mock.calls).toEqual([["tiny", "fr"], ["tiny", "en"]]);
  vi.unstubAllGlobals();
});
