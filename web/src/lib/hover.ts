// A pointer that can hover over something: a mouse or a pen. A finger cannot, and shows a preview by tapping.

type OnHover<Thing> = (thing: Thing | null) => void;

export const canHover = (event: PointerEvent): boolean => event.pointerType !== "touch";

/** The attributes of an element that stands for a choice: `<li {...hovers(onhover, choice)}>`. */
export function hovers<Thing>(onhover: OnHover<Thing>, choice: Thing | null) {
  return {
    onpointerenter: (event: PointerEvent) => canHover(event) && onhover(choice),
    onpointerleave: (event: PointerEvent) => canHover(event) && onhover(null),
  };
}
