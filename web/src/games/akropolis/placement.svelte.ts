// What board, list of places and hand share while somebody thinks: never part of the game.

class Placement {
  level: number | null = $state(null); // only places of this level are shown
  rotation = $state(1); // how the tile was held last
  pointed: number | null = $state(null); // the action of the place under the mouse, which is not chosen
}

export const placement = new Placement();
