// Keys of a replay: arrows step, with Shift (or up and down) by turns, Home and End, space plays, digits choose the speed.

import { SPEEDS, type Player } from "./player.svelte";

/** Handles a key press; true when the key was one of ours. */
export function handleKey(event: KeyboardEvent, player: Player): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("dialog, textarea, select, input:not([type=range])")) return false;
  const pressed = target.closest("button, a, [role=button]") !== null;
  const act = action(event, player, pressed);
  if (!act) return false;
  event.preventDefault();
  act();
  return true;
}

function action(event: KeyboardEvent, player: Player, pressed: boolean): (() => void) | null {
  switch (event.key) {
    case "ArrowRight":
      return event.shiftKey ? () => player.byTurn(1) : () => player.by(1);
    case "ArrowLeft":
      return event.shiftKey ? () => player.byTurn(-1) : () => player.by(-1);
    case "PageDown":
      return () => player.byTurn(1);
    case "PageUp":
      return () => player.byTurn(-1);
    case "Home":
      return () => player.to(0);
    case "End":
      return () => player.to(player.info.total);
    case " ":
      return pressed ? null : () => player.toggle(); // space presses a button
    default: {
      const speed = SPEEDS[Number(event.key) - 1];
      return speed ? () => player.faster(speed) : null;
    }
  }
}
