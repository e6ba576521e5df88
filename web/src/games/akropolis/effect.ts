// One sentence about what a choice does, in the server's words, and how the tile is turned.

import type { BoardProps } from "../../lib/board";
import type { Choice } from "../../lib/protocol";
import { say } from "../../lib/texts";
import { placement } from "./placement.svelte";
import { numberArg, spotKey, spotsOf, textArg, tilesOf, type AkropolisView } from "./view";
import { tileName } from "./words";

/** "On level 3, over 2 tiles, covers 2 quarries. Click again to turn." */
export function effect(choice: Choice, board: BoardProps): string {
  const does = choice.effect || facts(choice, board);
  return choice.kind === "take" || placement.pointed === choice.action ? does : `${does} ${say("page-akropolis-effect-turn")}`;
}

// What the view tells of it, as long as a server words no effects.
function facts(choice: Choice, board: BoardProps): string {
  const view = board.view as AkropolisView;
  if (choice.kind === "take") {
    const tile = tileName(tilesOf(board.components)[textArg(choice.args, "tile")] ?? []);
    return say("page-akropolis-effect-take", { tile, price: numberArg(choice.args, "price") });
  }
  const city = view.cities[view.hand?.seat ?? 0];
  const wanted = new Set(spotsOf(choice).map(spotKey));
  const below = city?.cells.filter((cell) => wanted.has(spotKey(cell))) ?? [];
  const tiles = new Set(below.map((cell) => cell.placement)).size;
  const quarries = below.filter((cell) => cell.kind === "quarry").length;
  return say("page-akropolis-effect-place", { level: numberArg(choice.args, "level"), tiles, quarries });
}
