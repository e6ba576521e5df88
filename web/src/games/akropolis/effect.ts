// One sentence about what a choice does: facts read from the view, no rule.

import type { BoardProps } from "../../lib/board";
import type { Choice } from "../../lib/protocol";
import { say } from "../../lib/texts";
import { placement } from "./placement.svelte";
import { numberArg, spotKey, spotsOf, textArg, tilesOf, type AkropolisView } from "./view";
import { tileName } from "./words";

/** "On level 3, over 2 tiles, covers 2 quarries." */
export function effect(choice: Choice, board: BoardProps): string {
  const view = board.view as AkropolisView;
  if (choice.kind === "take") {
    const tile = tileName(tilesOf(board.components)[textArg(choice.args, "tile")] ?? []);
    return say("page-akropolis-effect-take", { tile, price: numberArg(choice.args, "price") });
  }
  const level = numberArg(choice.args, "level");
  const city = view.cities[view.hand?.seat ?? 0];
  const wanted = new Set(spotsOf(choice).map(spotKey));
  const below = city?.cells.filter((cell) => wanted.has(spotKey(cell))) ?? [];
  const tiles = new Set(below.map((cell) => cell.placement)).size;
  const quarries = below.filter((cell) => cell.kind === "quarry").length;
  const said = { level, tiles, quarries };
  return placement.pointed === choice.action ? say("page-akropolis-effect-hover", said) : say("page-akropolis-effect-place", said);
}
