// What would not go into its room is drawn smaller as a whole: nothing of it is cut, and nothing lies beyond an edge.

const STEP = 0.05;
const LEAST = 0.5; // smaller, nothing could be recognised

interface Wish {
  room: string; // what it must stay in: the nearest such thing around it; where there is none it may be scrolled
  parts: string; // what of it must be in sight
}

/** Keeps an element as large as its room allows. */
export function fit(node: HTMLElement, { room, parts }: Wish): { destroy: () => void } {
  function inside(edge: DOMRect): boolean {
    return [...node.querySelectorAll(parts)].every((part) => {
      const { right, bottom, width } = part.getBoundingClientRect();
      return !width || (right <= edge.right + 0.5 && bottom <= edge.bottom + 0.5);
    });
  }
  function measure(): void {
    node.style.zoom = "";
    const edge = node.closest(room)?.getBoundingClientRect();
    for (let size = 1 - STEP; edge && size >= LEAST && !inside(edge); size -= STEP) node.style.zoom = size.toFixed(2);
  }

  const sizes = new ResizeObserver(measure);
  const changes = new MutationObserver(measure);
  if (node.parentElement) sizes.observe(node.parentElement);
  changes.observe(node, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["class"] });
  return {
    destroy() {
      sizes.disconnect();
      changes.disconnect();
    },
  };
}
