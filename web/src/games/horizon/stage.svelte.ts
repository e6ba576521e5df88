// What is large on the table: the tree, the map or, on small screens, the own board. The decision chooses; a hand may swap until the next one.

import type { BoardProps } from "../../lib/board";
import type { Play } from "./generated";

export type Place = "tree" | "map" | "mine";

const ON_MAP = new Set(["recruit", "upgrade", "step", "expansion", "build", "builder", "settle", "fortify", "engage", "trade"]);
const MOVED_ON_MAP = new Set(["recruit", "upgrade", "step", "explore", "lay", "engage", "village", "city", "first_builder", "second_builder", "recall"]); // events
const LIES_ON_MAP = new Set(["map", "units"]);
const ON_MINE = new Set(["production", "track", "gain"]);

class Front {
  #swapped = $state<{ to: Place; at: string } | null>(null);
  #last = $state<Place>("tree");

  /** What is at the front; the own board only where it has no place of its own. */
  at(props: BoardProps<Play>, narrow: boolean): Place {
    const wanted = this.#swapped?.at === this.#moment(props) ? this.#swapped.to : (this.#asked(props) ?? this.#last);
    return wanted === "mine" && !narrow ? (this.#last === "map" ? "map" : "tree") : wanted;
  }

  /** Brings it to the front until the next decision. */
  swap(props: BoardProps<Play>, to: Place): void {
    this.#swapped = { to, at: this.#moment(props) };
  }

  /** Remembers what a decision has brought to the front, for the time after it. */
  keep(props: BoardProps<Play>): void {
    if (props.replay && !props.log.length) return; // a picture of a position, of which there may be several
    const asked = this.#asked(props);
    if (asked && asked !== this.#last) this.#last = asked;
  }

  #moment({ view, decision, choices, replay, log }: BoardProps<Play>): string {
    return `${replay ? log.length : view.turn} ${decision?.seat} ${decision?.kind} ${choices.length} ${choices[0]?.action}`;
  }

  #asked({ decision, choices, replay, last, rings }: BoardProps<Play>): Place | null {
    if (replay && rings?.look.some(({ zone }) => LIES_ON_MAP.has(String(zone)))) return "map"; // a picture that points there
    if (replay && last.length) return last.some((event) => MOVED_ON_MAP.has(event.kind)) ? "map" : "tree";
    if (!decision || !choices.length) return null;
    return ON_MAP.has(decision.kind) ? "map" : ON_MINE.has(decision.kind) ? "mine" : "tree";
  }
}

export const front = new Front();
