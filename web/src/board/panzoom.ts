// Where a board lies in its window: scale, then shift. Pure, so that it can be tested.

export interface Place {
  x: number; // of the content's corner in the window, px
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The place that shows the whole content in the middle of the window, clear of `aside` px at its right. */
export function fitted(window: Size, content: Size, margin: number, most: number, aside = 0): Place {
  const scale = Math.min((window.width - aside - 2 * margin) / content.width, (window.height - 2 * margin) / content.height, most);
  const safe = Math.max(scale, 0.05);
  const [wide, right] = [content.width * safe, window.width - aside - margin];
  return { x: Math.min((window.width - wide) / 2, aside ? right - wide : Infinity), y: (window.height - content.height * safe) / 2, scale: safe };
}

/** The place after zooming by a factor around a point of the window, which stays where it is. */
export function zoomed(place: Place, factor: number, at: { x: number; y: number }, least: number, most: number): Place {
  const scale = Math.min(Math.max(place.scale * factor, least), most);
  const by = scale / place.scale;
  return { x: at.x - (at.x - place.x) * by, y: at.y - (at.y - place.y) * by, scale };
}

/** The place with that point of the content in the middle of the window. */
export function centred(place: Place, window: Size, point: { x: number; y: number }): Place {
  return { ...place, x: window.width / 2 - point.x * place.scale, y: window.height / 2 - point.y * place.scale };
}

/** The place with no empty ground beside a content that is larger than the window, and with a smaller one in the middle. */
export function filled(place: Place, window: Size, content: Size): Place {
  const along = (shift: number, room: number, size: number): number => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, shift)));
  return { x: along(place.x, window.width, content.width * place.scale), y: along(place.y, window.height, content.height * place.scale), scale: place.scale };
}

/** A point of the content, and how much around it belongs to it. */
export interface Focus {
  x: number;
  y: number;
  room: number; // to each side
  high?: number; // above and below, where it is not as much
  least?: number; // all of it is wanted in sight, down to this scale
}

/** The scale at which all of that is seen: as large as wished, no smaller than its least. */
export function scaleFor(window: Size, { room, high = room, least }: Focus, wish: number, top = 0): number {
  if (least === undefined) return wish;
  return Math.min(wish, Math.max(least, Math.min(window.width / (2 * room), (window.height - top) / (2 * high))));
}

/** The place from which a point of the content is seen with what belongs to it: moved as little as possible. `top` px of
    the window are covered. */
export function shown(place: Place, window: Size, point: Focus, top = 0): Place {
  const along = (shift: number, at: number, around: number, from: number, to: number): number => {
    const room = Math.min(around * place.scale, (to - from) / 2);
    return Math.min(Math.max(shift, from + room - at), to - room - at);
  };
  return {
    x: along(place.x, point.x * place.scale, point.room, 0, window.width),
    y: along(place.y, point.y * place.scale, point.high ?? point.room, top, window.height),
    scale: place.scale,
  };
}

/** The place, kept so that a part of the content (a third of the window, or all of a small one) stays in sight. */
export function kept(place: Place, window: Size, content: Size): Place {
  const [wide, high] = [content.width * place.scale, content.height * place.scale];
  const stay = { x: Math.min(window.width / 3, wide), y: Math.min(window.height / 3, high) };
  return {
    x: Math.min(Math.max(place.x, stay.x - wide), window.width - stay.x),
    y: Math.min(Math.max(place.y, stay.y - high), window.height - stay.y),
    scale: place.scale,
  };
}
