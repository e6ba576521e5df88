// Words of games that the page meets without knowing them: a text where there is one, else the name from the rules, tidied.

import type { Choice, ClockSetting } from "./protocol";
import { has, language, said, say } from "./texts";

/** A name from the rules as people write it: "great_works" is "Great works". */
export function tidy(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

/** The text of a key; where there is none, the name tidied. */
export const worded = (key: string, name: string): string => (has(key) ? say(key) : tidy(name));

/** The name of a game. */
export const gameName = (game: string): string => worded(`${game}-name`, game);

/** The same where there is little room: without what follows a colon. */
export const shortName = (game: string): string => gameName(game).split(/\s*:/)[0]!;

/** What a game calls its rounds: eras, for example. */
export const roundName = (game: string): string => (has(`${game}-round-name`) ? say(`${game}-round-name`) : say("page-replay-round"));

/** How long everybody has. */
export function clockWords({ seconds, increment = 0 }: ClockSetting): string {
  if (seconds >= 86_400) return say("page-clock-days", { days: Math.round(seconds / 86_400), hours: Math.round(increment / 3600) });
  return say("page-clock-of", { minutes: seconds / 60, increment });
}

/** What a score term is called. */
export const termName = (game: string, term: string): string => worded(`${game}-term-${term}`, term);

/** What an option is called. */
export const optionName = (game: string, option: string): string => worded(`${game}-option-${option}`, option);

/** What a value of an option is called. */
export const optionValue = (game: string, option: string, value: string): string => worded(`${game}-option-${option}-${value}`, value);

/** What a part of a view, or of a thing in it, is called: `<game>-field-<name>`. */
export const fieldName = (game: string, name: string): string => worded(`${game}-field-${name}`, thingName(game, name) ?? name);

/** What choices of a kind are about: `<game>-verb-<kind>`. */
export const kindName = (game: string, kind: string): string => worded(`${game}-verb-${kind}`, kind);

// Sentences and headings; everything else that ends with a name is a word for the thing of that name.
const SENTENCES = /^(choice|event|field|option|prompt|refuse|rules|term|verb)-/;

/**
 * The game's own word for something that the rules call so: `<game>-colour-wood` for "wood"; undefined if it has none, or several.
 * What stands in a field of its kind has that word first: "wood" in the field "colour".
 */
export function thingName(game: string, name: string, field = ""): string | undefined {
  if (field && has(`${game}-${field}-${name}`)) return say(`${game}-${field}-${name}`);
  const found = said(`${game}-`, `-${name}`).filter((key) => !SENTENCES.test(key.slice(game.length + 1)));
  return found.length === 1 ? say(found[0]!) : undefined;
}

/** A choice in the server's words, with what it will do. */
export function effectOf(choice: Choice): string {
  return choice.effect ? `${choice.text}. ${choice.effect}` : `${choice.text}.`;
}
