// Finding words in rules: without accents, all words, wherever they stand, short ones where a word begins; and the rules that a rule names.

import type { Rules } from "../lib/protocol";

export interface Piece {
  text: string;
  kind: "plain" | "found" | "rule";
}

/** Letters without accents, small; as long as the text, so that places agree. */
export function folded(text: string): string {
  return Array.from(text, (sign) => {
    const plain = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === sign.length ? plain : sign;
  }).join("");
}

/** The rule that is meant where nothing but its number was typed; empty where it is something else. */
export function ruleIn(search: string, rules: Rules | null): string {
  const number = /^\s*r\s?(\d+)\s*$/i.exec(search)?.[1];
  const id = number && `R${Number(number)}`;
  return id && rules?.sections.some((section) => section.rules.some((rule) => rule.id === id)) ? id : "";
}

export function wordsOf(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

const SHORT = 3; // letters: as few stand inside many other words

/** Where the word is found in what was folded. */
function* places(where: string, word: string): Generator<number> {
  for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + word.length)) {
    if (word.length > SHORT || !/\p{L}/u.test(where[at - 1] ?? "")) yield at;
  }
}

/** Whether every word occurs in the rule; a lone rule number means that rule. */
export function fits(words: string[], id: string, text: string): boolean {
  const where = folded(text);
  const found = (word: string): boolean => !places(where, word).next().done;
  return words.every((word) => found(word) || (/^r?\d+$/.test(word) && id.toLowerCase() === (word.startsWith("r") ? word : `r${word}`)));
}

/** The text in pieces: found words, numbers of rules, and what is between. */
export function pieces(text: string, words: string[], rules: ReadonlySet<string>): Piece[] {
  const marks: { from: number; to: number; kind: Piece["kind"] }[] = [];
  for (const found of text.matchAll(/\bR\d+\b/g)) {
    if (rules.has(found[0])) marks.push({ from: found.index, to: found.index + found[0].length, kind: "rule" });
  }
  const where = folded(text);
  for (const word of words) {
    for (const at of places(where, word)) marks.push({ from: at, to: at + word.length, kind: "found" });
  }
  marks.sort((a, b) => a.from - b.from || b.to - a.to);
  const made: Piece[] = [];
  let done = 0;
  for (const mark of marks) {
    if (mark.from < done) continue;
    if (mark.from > done) made.push({ text: text.slice(done, mark.from), kind: "plain" });
    made.push({ text: text.slice(mark.from, mark.to), kind: mark.kind });
    done = mark.to;
  }
  if (done < text.length) made.push({ text: text.slice(done), kind: "plain" });
  return made;
}
