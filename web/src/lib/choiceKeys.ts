// The keys by which choices are made on every board: arrows, figures, Enter, Backspace, Escape.

import type { Choice } from "./protocol";

interface Chosen {
  chosen: Choice | null;
  pick: (choice: Choice | null, look?: boolean) => void;
  play: (choice: Choice) => unknown;
}

const ARROWS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Whether a key was pressed for something else: typed text, a dialog, a tab, a shortcut of the browser. */
export function busyKey(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return !!target.closest("input, textarea, select, [role=tab]") || !!document.querySelector("dialog[open]"); // the focus may have left a dialog that is open
}

/** The step an arrow key means, one on or one back; 0 for any other key. */
export function arrowStep(event: KeyboardEvent): number {
  return event.shiftKey ? 0 : (ARROWS[event.key] ?? 0);
}

/** Whether Enter is for what has the focus: a button, a link. */
export function ownEnter(event: KeyboardEvent): boolean {
  return (event.target as Element).closest("button, a, summary, [role=button]") !== null;
}

/** Carries out the key, if it is one of a choice; `undo` takes a step back. Tells whether it did. */
export function choiceKey(event: KeyboardEvent, choices: Choice[], on: Chosen, undo: () => void): boolean {
  const arrow = arrowStep(event);
  const figure = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
  if (arrow && choices.length) {
    const at = choices.findIndex((choice) => choice.action === on.chosen?.action);
    on.pick(choices[at < 0 ? (arrow > 0 ? 0 : choices.length - 1) : (at + arrow + choices.length) % choices.length] ?? null, true);
  } else if (event.key === "Enter" && on.chosen && !ownEnter(event)) on.play(on.chosen);
  else if (event.key === "Escape" && on.chosen) on.pick(null);
  else if (event.key === "Backspace") on.chosen ? on.pick(null) : undo();
  else if (figure) on.pick(figure);
  else return false;
  return true;
}
