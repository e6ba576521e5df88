// Where people lie in the Agora: in rows that stay inside of the court, smaller the more there are.

export interface Spot {
  x: number; // of the middle, from the middle of the court
  y: number;
}

interface Seating {
  rows: number;
  across: number; // from one column to the next
  down: number;
  scale: number;
}

const WIDE: [upTo: number, seating: Seating][] = [[9, { rows: 3, across: 26, down: 19, scale: 1.05 }], [12, { rows: 3, across: 20, down: 17, scale: 0.8 }], [Infinity, { rows: 4, across: 15, down: 13, scale: 0.6 }]];
const UPRIGHT: [upTo: number, seating: Seating][] = [[5, { rows: 5, across: 0, down: 17, scale: 1.05 }], [8, { rows: 4, across: 18, down: 15, scale: 0.75 }], [Infinity, { rows: 6, across: 15, down: 10.5, scale: 0.6 }]];

/** The spots of that many people, column by column, and how large they are. */
export function seatedInAgora(count: number, upright: boolean): { spots: Spot[]; scale: number } {
  const { rows, across, down, scale } = (upright ? UPRIGHT : WIDE).find(([upTo]) => count <= upTo)![1];
  const columns = Math.ceil(count / rows);
  const spots = Array.from({ length: count }, (_, at) => {
    const col = Math.floor(at / rows);
    const deep = Math.min(rows, count - col * rows);
    return { x: (col - (columns - 1) / 2) * across, y: ((at % rows) - (deep - 1) / 2) * down };
  });
  return { spots, scale };
}
