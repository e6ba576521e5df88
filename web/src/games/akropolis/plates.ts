// What the plate of a district says: its height, and whether that counts now.

import { spotKey, type Cell, type CityView, type Spot } from "./view";

export interface Plate {
  text: string;
  counts: boolean;
  changes: boolean; // with the preview
}

/** The plate of a cell: none for plazas, quarries and what simply counts on the ground. */
function plate(cell: Cell, before: number | null): Plate | null {
  if (cell.worth === null) return null;
  const counts = cell.worth > 0;
  const changes = before !== null && before !== cell.worth;
  const doubled = cell.worth > cell.level;
  if (cell.level < 2 && counts && !changes && !doubled) return null;
  return { text: doubled ? `${cell.level}×2` : String(cell.level), counts, changes };
}

/** Plates by cell. With `after`, the city as it would be: plates of cells that stay show what would become of them. */
export function plates(city: CityView, after: CityView | null): Map<string, Plate> {
  const later = new Map(after?.cells.map((cell) => [spotKey(cell), cell]));
  const found = new Map<string, Plate>();
  for (const cell of city.cells) {
    const then = later.get(spotKey(cell));
    const stays = then !== undefined && then.placement === cell.placement && then.level === cell.level;
    const sign = stays ? plate(then, cell.worth) : plate(cell, null);
    if (sign) found.set(spotKey(cell), sign);
  }
  return found;
}

/** Plates of the cells of a tile that is not there yet. */
export function platesOf(spots: Spot[], after: CityView | null): Map<string, Plate> {
  const found = new Map<string, Plate>();
  if (!after) return found;
  const wanted = new Set(spots.map(spotKey));
  for (const cell of after.cells) {
    if (!wanted.has(spotKey(cell))) continue;
    const sign = plate(cell, null);
    if (sign) found.set(spotKey(cell), sign);
  }
  return found;
}
