// Keys that mean something on the board go no further: the table's list of choices has its own meaning for them.

const ELSEWHERE = "input, textarea, select, dialog, [role=dialog], [role=listbox], [role=tablist], [role=slider], [data-own-keys]";

/** Whether the one choice there is has been made: keys may then mean something around the board. */
export const settled = (choices: readonly unknown[], chosen: unknown): boolean => choices.length === 1 && chosen !== null;

/** Gives the key to the board, unless it is typed somewhere else; what the board used, nobody else hears. */
export function boardKey(event: KeyboardEvent, use: (event: KeyboardEvent) => boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element | null)?.closest?.(ELSEWHERE) || !use(event)) return;
  event.preventDefault();
  event.stopPropagation();
}
