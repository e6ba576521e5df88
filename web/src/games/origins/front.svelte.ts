// Which part of the table a phone shows: the world or the city. The decision chooses; a hand may swap until the next one.

import type { BoardProps } from "../../lib/board";
import type { Play } from "./generated";

export type Part = "world" | "city";

const IN_CITY = new Set(["build_tile", "build_side", "build_place", "activate", "seat", "activation_order", "copy", "keep_tile"]);

class Front {
  #swapped = $state<{ to: Part; at: string } | null>(null);

  /** What is shown. */
  at(props: BoardProps<Play>): Part {
    if (this.#swapped?.at === this.#moment(props)) return this.#swapped.to;
    return props.shown !== (props.viewpoint ?? props.shown) ? "city" : this.asked(props);
  }

  /** Shows it until the next decision; a replay goes on with it. */
  swap(props: BoardProps<Play>, to: Part): void {
    this.#swapped = { to, at: this.#moment(props) };
  }

  /** Where something is to be decided. */
  asked({ decision, choices }: BoardProps<Play>): Part {
    return decision && choices.length && IN_CITY.has(decision.kind) ? "city" : "world";
  }

  #moment({ view, decision, choices, shown, replay }: BoardProps<Play>): string {
    return replay ? "replay" : `${view.turn} ${shown} ${decision?.seat} ${decision?.kind} ${choices.length} ${choices[0]?.action}`;
  }
}

export const front = new Front();
