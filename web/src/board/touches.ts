// Drags by a finger that the page itself follows.

/**
 * Takes the moves of fingers upon an element while they are ours. Chromium ends a quick drag with a throw, also where `touch-action` forbids
 * to scroll, and swallows taps anywhere as long as it believes that something glides. Moves that were taken throw nothing.
 */
export function takeMoves(target: EventTarget, ours: () => boolean, signal?: AbortSignal): void {
  const take = (event: Event): void => {
    if (ours() && event.cancelable) event.preventDefault();
  };
  target.addEventListener("touchmove", take, { passive: false, signal });
}
