// The boards there are, by folder. Each is loaded when it is first shown; a game without one gets the board for any game.

import type { GameUi } from "../lib/board";

const boards = import.meta.glob<{ default: GameUi }>("./*/index.ts");

/** The board and panels of a game. */
export async function loadGame(game: string): Promise<GameUi> {
  const load = boards[`./${game}/index.ts`] ?? (() => import("../board/any"));
  return (await load()).default;
}
