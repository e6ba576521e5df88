// The coach at a table: asks the server at each decision whether something is new, and keeps what was said on this device.

import { api } from "../lib/api";
import type { Rings } from "../lib/board";
import { saw, seenAt, silentAt, skipCoach, wakeCoach } from "../lib/coached";
import type { CardInfo, CoachCard } from "../lib/protocol";
import type { LiveTable } from "../lib/table.svelte";
import { books } from "./books";

export class TableCoach {
  card = $state.raw<CoachCard | null>(null);
  cards = $state.raw<CardInfo[]>([]); // all that may come
  seen = $state.raw<string[]>([]);
  silent = $state(false); // skipped
  private asked = ""; // the moment that was asked about

  constructor(private table: LiveTable) {
    this.seen = seenAt(table.id) ?? [];
    this.silent = silentAt(table.id);
  }

  get rings(): Rings | null {
    return this.card?.look.length ? { look: this.card.look, missing: [] } : null;
  }

  /** To be called whenever the table has changed or speaks another language. */
  async follow(lang: string): Promise<void> {
    const { state, viewpoint, myTurn } = this.table;
    if (this.silent || !state || viewpoint === null) return;
    const moment = `${state.version} ${viewpoint} ${lang}`;
    if (moment === this.asked || state.can.confirm) return;
    const again = this.asked.split(" ")[0] === String(state.version); // only in other words
    this.asked = moment;
    if (this.card && !again) this.dismiss(); // what it asked for has been done
    try {
      const book = (await books()).find((each) => each.game === state.game);
      this.cards = book?.guided?.cards ?? [];
      if (!myTurn) return;
      const { card } = await api.coach(this.table.id, viewpoint, this.seen.filter((id) => id !== this.card?.id));
      if (moment === this.asked) this.card = card;
    } catch {
      this.asked = ""; // asked again with the next change
    }
  }

  /** Its card was read. */
  dismiss = (): void => {
    if (!this.card) return;
    this.seen = [...this.seen, this.card.id];
    saw(this.table.id, this.card.id);
    this.card = null;
  };

  skip = (): void => {
    this.silent = true;
    this.card = null;
    skipCoach(this.table.id);
  };

  /** Speaks again after having been skipped. */
  wake = async (lang: string): Promise<void> => {
    if (!this.silent) return;
    wakeCoach(this.table.id);
    this.silent = false;
    this.asked = "";
    await this.follow(lang);
  };
}
