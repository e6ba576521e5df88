// The games there are. Each is loaded when it is first shown.

import type { GameUi } from "../lib/board";

const loaders: Record<string, () => Promise<{ default: GameUi }>> = {
  akropolis: () => import("./akropolis"),
  uchronia: () => import("./uchronia"),
};

/** Whether the page has a board for the game. */
export function hasBoard(game: string): boolean {
  return game in loaders;
}

/** The board and panels of a game. */
export async function loadGame(game: string): Promise<GameUi> {
  const loader = loaders[game];
  if (!loader) throw new Error(`no board for ${game}`);
  return (await loader()).default;
}
