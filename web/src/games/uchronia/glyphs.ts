// The signs of the five materials, the five Orders and a few things of the table, and a silhouette for each Building.

import pieces from "../../../../src/pentapolis/pictures/uchronia/pieces.svg?raw";
import { symbolsOf, type Drawn } from "../../lib/symbols";

const ALL = Object.entries(symbolsOf(pieces));
const OUTLINE = "s-";

export const GLYPHS: Record<string, Drawn> = Object.fromEntries(ALL.filter(([name]) => !name.startsWith(OUTLINE)));
export const SILHOUETTES: Record<string, Drawn> = Object.fromEntries(
  ALL.filter(([name]) => name.startsWith(OUTLINE)).map(([name, drawn]) => [name.slice(OUTLINE.length), drawn]),
);
