// Which part of the table a phone shows: the one where something can be chosen, until a hand shows another.

import type { BoardProps } from "../../lib/board";
import type { Play } from "./generated";

export type Part = "map" | "mine" | "cards";

const ZONES: Record<Part, string[]> = { map: ["map"], mine: ["techs", "cards", "civ", "revealed"], cards: ["wonders", "buildings"] };
const PARTS = Object.keys(ZONES) as Part[];

class Front {
  #swapped = $state<{ to: Part; at: string } | null>(null);

  /** What is shown. */
  at(props: BoardProps<Play>): Part {
    if (this.#swapped?.at === this.#moment(props)) return this.#swapped.to;
    return PARTS.find((part) => this.lit(props, part)) ?? "map";
  }

  /** Shows it until other things can be chosen; a replay goes on with it. */
  swap(props: BoardProps<Play>, to: Part): void {
    this.#swapped = { to, at: this.#moment(props) };
  }

  /** Whether anything can be chosen there. */
  lit({ choices }: BoardProps<Play>, part: Part): boolean {
    return choices.some((choice) => choice.targets.some((target) => ZONES[part].includes(String(target.zone))));
  }

  #moment({ view, choices, replay }: BoardProps<Play>): string {
    return replay ? "replay" : `${view.turn} ${choices.map((choice) => choice.action).join()}`;
  }
}

export const front = new Front();
