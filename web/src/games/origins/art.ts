// The drawings of Origins: resources, actions, families, Zodiac signs and buildings, and the patterns of its slabs.
// A shape that is filled by `currentColor` has the ink of its piece.

import pieces from "../../../../src/pentapolis/pictures/origins/pieces.svg?raw";
import { symbolsOf, type Drawn } from "../../lib/symbols";

export const ART: Record<string, Drawn> = symbolsOf(pieces);

// The ground of a tile by its colour, so that no colour is alone.
export const PATTERNS: Record<string, { width: number; height: number; svg: string }> = {
  red: { width: 12, height: 8, svg: '<g fill="none" stroke="var(--pat)" stroke-width="1.3"><path d="M0 7 6 2l6 5"/></g>' },
  orange: { width: 16, height: 10, svg: '<g fill="none" stroke="var(--pat)" stroke-width="1.3"><path d="M0 0h16M0 5h16M4 0v5M12 5v5"/></g>' },
  yellow: { width: 8, height: 8, svg: '<g fill="none" stroke="var(--pat)" stroke-width="1.3"><path d="M-2 2 2-2M0 8 8 0M6 10l4-4"/></g>' },
  blue: { width: 12, height: 9, svg: '<g fill="none" stroke="var(--pat)" stroke-width="1.3"><path d="M0 0c0 6 12 6 12 0M-6 4.5c0 6 12 6 12 0M6 4.5c0 6 12 6 12 0"/></g>' },
  purple: { width: 6, height: 6, svg: '<g fill="none" stroke="var(--pat)" stroke-width="1.3"><path d="M3 0v6"/></g>' },
  farm: { width: 9, height: 7, svg: '<path d="M0 5.5c3-3 6-3 9 0" fill="none" stroke="var(--farm-line)" stroke-width="1.3"/>' },
  pave: { width: 28, height: 28, svg: '<path d="M0 0h28M0 14h28M0 0v14M14 14v14" stroke="var(--pave)" stroke-width="1" fill="none"/>' },
};
