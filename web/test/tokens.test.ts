import { describe, expect, it } from "vitest";
import css from "../../src/pentapolis/pictures/tokens.css?raw";

const GROUNDS = ["page", "panel", "panel-2", "table", "table-2", "act-soft", "gain-soft", "loss-soft", "link-soft"];
const INKS = ["ink", "ink-2", "ink-3", "act-press", "gain", "loss", "link"];
const LEAST = 4.5; // AA, for text of any size

const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9A-F]{6}), (#[0-9A-F]{6})\)/gi)].map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]),
);

function light(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dim! + 0.05);
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  it.each(INKS)("%s can be read on every ground", (ink) => {
    for (const ground of GROUNDS) {
      const found = contrast(colours.get(ink)![theme], colours.get(ground)![theme]);
      expect(found, `${ink} on ${ground}`).toBeGreaterThanOrEqual(LEAST);
    }
  });
});

describe("movement", () => {
  const sheets = import.meta.glob<string>("../src/**/*.css", { query: "?raw", import: "default", eager: true });
  it.each(Object.keys(sheets))("is described where browsers look for it: at the top of %s", (file) => {
    const text = sheets[file]!;
    for (const { index } of text.matchAll(/@keyframes/g)) {
      const before = text.slice(0, index);
      expect(before.split("{").length, before.slice(-40)).toBe(before.split("}").length);
    }
  });
});
