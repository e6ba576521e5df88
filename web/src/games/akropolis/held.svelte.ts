// A tile dragged out of the Site or the hand by mouse, pen or finger, until it is dropped on the city or returns.

import { takeMoves } from "../../board/touches";
import type { Kind } from "./view";

export interface HeldTile {
  kinds: Kind[];
  site: boolean; // from the Site, where it returns to; else from the hand
  taken: boolean; // the server has given it into the hand
  x: number; // where it hovers in the window of the browser
  y: number;
  end: "dropped" | "returned" | null; // let go there, or let go of
}

class Held {
  tile: HeldTile | null = $state.raw(null);

  /** Lets go of the tile without dropping it. */
  back(): void {
    if (this.tile && !this.tile.end) this.tile = { ...this.tile, end: "returned" };
  }
}

export const held = new Held();

const STIR = 8; // px before a press becomes a drag
const ABOVE = 46; // px: under a finger it keeps above, in sight

/** Follows a press on a tile: once it moves, the tile is held. `take` brings it into the hand and tells whether it came. */
export function dragTile(start: PointerEvent, kinds: Kind[], site: boolean, take: () => Promise<boolean>): void {
  if (start.button !== 0 || (held.tile && !held.tile.end)) return;
  const above = start.pointerType === "touch" ? ABOVE : 0;
  const root = document.documentElement; // the tile's own button may go away meanwhile
  let begun = false;
  const begin = async (): Promise<void> => {
    begun = true;
    root.setPointerCapture(start.pointerId);
    held.tile = { kinds, site, taken: false, x: start.clientX, y: start.clientY - above, end: null };
    const came = await take();
    held.tile = came && held.tile ? { ...held.tile, taken: true } : null;
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    if (!begun && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= STIR) void begin();
    if (held.tile && !held.tile.end) held.tile = { ...held.tile, x: event.clientX, y: event.clientY - above };
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    move(event);
    stop.abort();
    if (event.type === "pointercancel") held.back();
    else if (begun && held.tile && !held.tile.end) held.tile = { ...held.tile, end: "dropped" };
  };
  const stop = new AbortController();
  takeMoves(start.target!, () => begun, stop.signal); // of the thing that was pressed: it hears of its touch to the end, also when it is gone
  addEventListener("pointermove", move, { signal: stop.signal });
  addEventListener("pointerup", end, { signal: stop.signal });
  addEventListener("pointercancel", end, { signal: stop.signal });
}
