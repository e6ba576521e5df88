// The input of a table of Beyond the Horizon: what its pieces are called, what moves, and what a tap on no choice meant.

import { BoardInput, provideInput, useInput } from "../../board/input.svelte";
import { partsOf, piece, pointed, type PieceName } from "../../board/pieces";
import type { BoardProps } from "../../lib/board";
import type { Choice, Play, View } from "./generated";
import type { Fields } from "../../lib/protocol";
import { piecesOf, spacesFor, type HorizonView, type Pieces } from "./model";
import { movesOf, type TokenMove } from "./moves";
import { stepFrom } from "./places";
import { asTarget, meant } from "./why";

export class HorizonInput extends BoardInput<TokenMove, Play> {
  constructor(read: () => BoardProps<Play>) {
    super(read, {
      moves: (event) => movesOf(event, read().view),
      planned: (events) => [...intoTheUnknown(read()), ...events.filter(({ kind }) => kind === "step").flatMap((event) => movesOf(event, read().view))],
      named: (target) => this.named(target),
      meant: (decision, name) => meant(this.view, this.pieces, decision, name),
      facts: (name) => asTarget(this.view, name, this.me),
      marked: ["spaces", "map", "tree", "objectives"],
    });
  }

  get view(): HorizonView {
    return this.props.view;
  }

  get pieces(): Pieces {
    return piecesOf(this.props.components);
  }

  /** The seat whose board lies at the own place. */
  get me(): number {
    const { replay, shown, viewpoint } = this.props;
    return replay ? shown : (viewpoint ?? shown);
  }

  named(target: Fields): PieceName {
    return named(target, this.view);
  }

  /** The spaces of a technology's action, by their ids. */
  spacesOf(technology: string): string[] {
    const action = this.pieces.technologies.get(technology)?.action;
    return spacesFor(action?.spaces ?? [], this.view.players).map(({ space }) => `${technology}.${space}`);
  }

  /** The choices of the action of the card in that slot, the cheapest first. */
  onCard(name: PieceName): Choice[] {
    const { zone, what } = partsOf(name);
    if (zone !== "tree" || this.props.decision?.kind !== "space" || !this.open) return [];
    const technology = this.view.tree.find(({ slot }) => slot === what)?.technology;
    const ids = technology ? this.spacesOf(technology) : [];
    const found = this.props.choices.filter((choice) => ids.includes(String(choice.args.space)));
    return found.sort((a, b) => Number(a.args.coins) - Number(b.args.coins));
  }

  /** A tap on a card means its cheapest free space. */
  override tap(name: PieceName): void {
    const [cheapest] = this.onCard(name);
    if (cheapest) this.pick(cheapest);
    else super.tap(name);
  }
}

/** A step to land that nobody has seen, of which a preview knows nothing: from the unit to there. */
function intoTheUnknown({ view, decision, chosen, hovered }: BoardProps<Play>): TokenMove[] {
  const choice = hovered ?? chosen;
  if (!decision || choice?.kind !== "step" || !choice.args.explores) return [];
  const [from, to] = choice.targets.map((target) => named(target, view));
  return from && to ? [{ sign: choice.args.unit, seat: decision.seat, from, to, count: 1 }] : [];
}

/** The piece a target means: units by kind, strength and place, all of the map by its coordinates. */
export function named(target: Fields, view: View): PieceName {
  if (target.zone === "units") return piece("units", Number(target.seat), `${target.unit},${target.strength},${target.place}`);
  if (target.zone === "map") {
    const tile = view.map.find(({ place }) => place === (target.place ?? target.beside));
    const at = tile && (target.direction ? stepFrom(tile, String(target.direction)) : tile);
    if (at) return piece("map", null, `${at.q},${at.r}`);
  }
  return pointed(target);
}

/** Makes the input of a table and hands it to the pieces below. */
export function provideTable(read: () => BoardProps<Play>): HorizonInput {
  return provideInput(new HorizonInput(read));
}

/** The input of the table this piece lies on. */
export function useTable(): HorizonInput {
  return useInput<HorizonInput>();
}
