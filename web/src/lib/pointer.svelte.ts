// What people point with: the pointer last used, and before that the one the device was made for.

export type Pointing = "touch" | "mouse";

let now = $state<Pointing>("mouse");

/** By what people point now; every text gets it as `$pointer`. */
export const pointer = {
  get kind(): Pointing {
    return now;
  },
  get touch(): boolean {
    return now === "touch";
  },
};

/** Follows the pointers of the window; a pen taps like a finger. */
export function watchPointer(window: Window): void {
  const coarse = window.matchMedia("(pointer: coarse)");
  const main = (): void => {
    now = coarse.matches ? "touch" : "mouse";
  };
  const used = ({ pointerType }: PointerEvent): void => {
    if (pointerType) now = pointerType === "mouse" ? "mouse" : "touch";
  };
  coarse.addEventListener("change", main);
  for (const type of ["pointerdown", "pointermove"] as const) window.addEventListener(type, used, { capture: true, passive: true });
  main();
}
