// Where a card that explains something has room: in free ground beside the thing, never over it.

/** A part of the screen; `weight` tells how much is lost, per px², by what lies over it. */
export interface Ground {
  box: DOMRect;
  weight: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 10; // px between the card and the thing

function over(left: number, top: number, wide: number, high: number, box: DOMRect): number {
  const across = Math.min(left + wide, box.right) - Math.max(left, box.left);
  const down = Math.min(top + high, box.bottom) - Math.max(top, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The place for a card of that size inside of the room that covers least, and of those the nearest to the thing. */
export function beside(thing: DOMRect, wide: number, high: number, room: DOMRect, grounds: Ground[]): Spot {
  const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
  const fit = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));
  const lefts = [thing.right + GAP, thing.left - GAP - wide, x - wide / 2, thing.left, thing.right - wide, room.left, room.right - wide];
  const tops = [y - high / 2, thing.top, thing.bottom - high, thing.bottom + GAP, thing.top - GAP - high, room.top, room.bottom - high];
  let best = { left: room.left, top: room.top };
  let least = Infinity;
  for (const wished of lefts) {
    for (const want of tops) {
      const [left, top] = [fit(wished, room.left, room.right - wide), fit(want, room.top, room.bottom - high)];
      const far = Math.hypot(left + wide / 2 - x, top + high / 2 - y);
      const cost = grounds.reduce((sum, ground) => sum + ground.weight * over(left, top, wide, high, ground.box), 0) + far * 6;
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}
