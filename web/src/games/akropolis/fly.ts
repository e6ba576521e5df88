// Stones that fly from where they are won to the number that grows, or from the purse to what they pay.

import type { GameEvent } from "../../lib/protocol";
import { laid, numberArg, type LaidTile } from "./view";

const SPACE = "http://www.w3.org/2000/svg";
const running = new Set<Animation>();
const flown = new WeakSet<GameEvent>(); // a tile that was shown as settled is told once more by the server

/** Ends every flight at once. */
export function land(): void {
  for (const flight of running) flight.finish();
}

function stone(): SVGSVGElement {
  const drawing = document.createElementNS(SPACE, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SPACE, "use");
  use.setAttribute("href", "#ak-g-stone");
  drawing.append(use);
  Object.assign(drawing.style, {
    position: "fixed", left: "0", top: "0", width: "22px", height: "22px", zIndex: "20", pointerEvents: "none",
    color: "var(--quarry-deep)", filter: "drop-shadow(0 2px 2px rgb(0 0 0 / .4))",
  });
  drawing.style.setProperty("--cut", "var(--q1)");
  return drawing;
}

/** Lets stones fly between two points of the window. */
function flyStones(from: DOMPoint, to: DOMPoint, count: number): void {
  for (let i = 0; i < count; i++) {
    const piece = stone();
    document.body.append(piece);
    const spread = (i - (count - 1) / 2) * 14;
    const at = (x: number, y: number, size: number): string => `translate(${x - 11}px, ${y - 11}px) scale(${size})`;
    const summit = { x: (from.x + to.x) / 2 + spread, y: Math.min(from.y, to.y) - 26 };
    const flight = piece.animate(
      [
        { transform: at(from.x + spread, from.y, 1), opacity: 1 },
        { transform: at(summit.x, summit.y, 1.15), opacity: 1, offset: 0.55 },
        { transform: at(to.x, to.y, 0.7), opacity: 0.9 },
      ],
      { duration: 300, delay: 60 * i, easing: "cubic-bezier(.5, 0, .2, 1)", fill: "both" },
    );
    running.add(flight);
    const done = (): void => {
      running.delete(flight);
      piece.remove();
    };
    flight.onfinish = done;
    flight.oncancel = done;
  }
}

function middle(element: Element): DOMPoint {
  const rect = element.getBoundingClientRect();
  return new DOMPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
}

/** Shows what a seat has won and paid: from the tile that covered quarries to its purse, from there to the Site. */
export function flyNews(news: GameEvent[], seat: number, purse: HTMLElement, tileAt: (tile: LaidTile) => DOMPoint): void {
  const own = news.filter((event) => event.seat === seat);
  const tile = laid(own)[0];
  for (const event of own.filter((each) => !flown.has(each))) {
    flown.add(event);
    const [won, paid] = [numberArg(event.data, "stones"), numberArg(event.data, "price")];
    if (event.kind === "gain" && tile) flyStones(tileAt(tile), middle(purse), Math.min(3, won));
    else if (event.kind === "take" && paid) flyStones(middle(purse), middle(purse.closest("section") ?? purse), Math.min(5, paid));
  }
}
