// The signs of the game as SVG in a box of 24: the ink is the text colour, `--cardface` is what cuts through it.

import pieces from "../../../../src/pentapolis/pictures/horizon/pieces.svg?raw";
import { symbolsOf, type Drawn } from "../../lib/symbols";

export const SIGNS: Record<string, Drawn> = symbolsOf(pieces);
