// The parts of a small drawing: paths in the ink of the piece, or cut out of it in the colour of its face.

export interface Part {
  d: string;
  cut?: boolean; // drawn in the colour of the face
  line?: number; // a stroke of that width instead of a filled shape
  dash?: string;
  opacity?: number;
}

/** A filled shape. */
export function solid(d: string, opacity?: number): Part {
  return { d, opacity };
}

/** A shape cut out of what lies below. */
export function hole(d: string): Part {
  return { d, cut: true };
}

/** A stroke. */
export function line(d: string, width = 2.4): Part {
  return { d, line: width };
}

/** A stroke in the colour of the face. */
export function groove(d: string, width = 2, dash?: string): Part {
  return { d, line: width, cut: true, dash };
}

/** The path of a circle. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
