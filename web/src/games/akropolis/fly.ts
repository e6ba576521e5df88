// Stones that fly from where they are won to the number that grows, or from the purse to what they pay.

const SPACE = "http://www.w3.org/2000/svg";
const running = new Set<Animation>();

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

/** Lets stones fly between two points of the window; calls `landed` after the last. */
export function flyStones(from: DOMPoint, to: DOMPoint, count: number, landed: () => void): void {
  let left = count;
  for (let i = 0; i < count; i++) {
    const piece = stone();
    document.body.append(piece);
    const spread = (i - (count - 1) / 2) * 14;
    const at = (x: number, y: number, size: number): string => `translate(${x - 11}px, ${y - 11}px) scale(${size})`;
    const middle = { x: (from.x + to.x) / 2 + spread, y: Math.min(from.y, to.y) - 26 };
    const flight = piece.animate(
      [
        { transform: at(from.x + spread, from.y, 1), opacity: 1 },
        { transform: at(middle.x, middle.y, 1.15), opacity: 1, offset: 0.55 },
        { transform: at(to.x, to.y, 0.7), opacity: 0.9 },
      ],
      { duration: 300, delay: 60 * i, easing: "cubic-bezier(.5, 0, .2, 1)", fill: "both" },
    );
    running.add(flight);
    const done = (): void => {
      running.delete(flight);
      piece.remove();
      if (--left === 0) landed();
    };
    flight.onfinish = done;
    flight.oncancel = done;
  }
}
