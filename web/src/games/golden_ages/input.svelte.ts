// The input of a table of The Golden Ages: what its pieces are called, what moves, what a tap on no choice meant, and ways through several decisions at once.

import { BoardInput, provideInput, useInput, type Light } from "../../board/input.svelte";
import { partsOf, pointedBy, type PieceName } from "../../board/pieces";
import type { BoardProps } from "../../lib/board";
import type { Choice, GameEvent, Play } from "./generated";
import type { RefusalText } from "../../lib/protocol";
import { actionOf, catalogueOf, priceOf, techState, type Action, type Board, type Catalogue, type GoldenView } from "./model";
import { arrivalsOf, freshOf, movesOf, planned, type GoldMove } from "./moves";
import { meant, named } from "./why";

/** An action that was asked for by a tap, and the piece that was meant by it. */
interface Wish {
  action: Action;
  kind?: string; // the decision in which the piece is to be chosen
  piece?: PieceName;
  turn: number; // in which it was asked for
  done: string; // what was last done for it, and in which position
  told?: RefusalText | null; // why not, told before of something else
  steps: number;
}

const NOTATION: Record<Action, string> = {
  explorer: "explorer", builder: "builder", artist: "artist", soldier: "soldier", build_wonder: "build wonder", activate: "activate", develop: "develop", golden_age: "golden age",
};
const ZONES: Record<string, [Action, string]> = {
  wonders: ["build_wonder", "build_wonder"], buildings: ["builder", "building"], techs: ["develop", "develop"], cards: ["activate", "activate"], map: ["explorer", "colonist"],
  agora: ["artist", ""], judgements: ["golden_age", "judgement"],
};

export class GoldenInput extends BoardInput<GoldMove, Play> {
  private wish = $state.raw<Wish | null>(null);

  constructor(read: () => BoardProps<Play>) {
    super(read, { moves: movesOf, planned, meant, facts: named, marked: ["map", "cards", "techs"] });
  }

  get view(): GoldenView {
    return this.props.view;
  }

  get catalogue(): Catalogue {
    return catalogueOf(this.props.components);
  }

  readonly #moved: GameEvent[] = $derived.by(() => {
    const { still, replay, last, news } = this.props;
    return still ? [] : replay ? last : news;
  });

  /** What has just been laid or turned over; nothing where nothing shall move. */
  readonly fresh: Set<PieceName> = $derived(freshOf(this.#moved, this.catalogue.tiles));

  /** Who and what is on its way to a cell, and for how many ms. */
  readonly arriving: Map<PieceName, number> = $derived(arrivalsOf(this.#moved));

  get kind(): string {
    return this.open ? (this.props.decision?.kind ?? "") : "";
  }

  /** Whether something that was asked for is still on its way; what waits for a colonist to be chosen is not. */
  get wishing(): boolean {
    return this.wish !== null && !(this.kind === "colonist" && this.begun === this.wish.action && this.wish.kind !== "colonist");
  }

  /** The board of the seat that decides. */
  get deciding(): Board | undefined {
    return this.props.decision ? this.view.boards[this.props.decision.seat] : undefined;
  }

  /** The action that has been begun; null before. */
  readonly begun: Action | null = $derived.by(() => {
    const { decision, log } = this.props;
    if (!decision) return null;
    const attacked = log.slice(-6).some((entry) => entry.turn === this.view.turn && entry.events.some((event) => event.kind === "attack"));
    return actionOf(decision.kind, decision.about, attacked);
  });

  /** Whether the action can be chosen, or has been begun in place of which it could. */
  can(action: Action): boolean {
    return this.open && this.props.choices.some((choice) => choice.kind === action);
  }

  /** Whether a tap on the piece begins an action: what is ready, paid for, or stands. */
  private begins(name: PieceName): boolean {
    if (this.kind !== "action") return false;
    const { zone, seat, what } = partsOf(name);
    const [action] = ZONES[zone] ?? [];
    const board = this.deciding;
    if (!action || !board || !this.can(action) || (seat !== null && seat !== this.props.decision?.seat)) return false;
    if (zone === "map") return board.colonists.some((one) => one.place === "map" && one.standing && `${one.row},${one.col}` === what);
    if (zone === "wonders") {
      const wonder = this.catalogue.wonders.get(what);
      return wonder !== undefined && (priceOf(wonder, board.civ) <= board.gold || (board.civ === "greece" && !board.greece_used));
    }
    if (zone === "techs") {
      const tech = this.catalogue.techs.get(what);
      return tech !== undefined && techState(this.catalogue, board, tech) === "next" && tech.cost <= board.gold;
    }
    if (zone === "cards") {
      const own = [...board.buildings, ...board.wonders].find((card) => card.card === what);
      const ops = this.catalogue.wonders.get(what)?.ops ?? this.catalogue.buildings.get(what)?.ops ?? [];
      return own !== undefined && !own.used && ops.some((op) => op.timing === "active");
    }
    return true;
  }

  override light(name: PieceName): Light {
    return super.light(name) || (this.begins(name) ? "soft" : "");
  }

  override answers(name: PieceName): boolean {
    return super.answers(name) || this.props.onexplain !== undefined;
  }

  override tap(name: PieceName): void {
    this.wish = null;
    const { zone, seat } = partsOf(name);
    if (this.kind === "found_city" && zone === "map" && this.light(name)) return this.pick(this.props.choices.find((choice) => choice.kind === "found")!);
    const [action, kind] = ZONES[zone] ?? [];
    const mine = seat === null || seat === this.props.decision?.seat;
    if (this.kind === "action" && action && mine && (this.begins(name) || ["wonders", "buildings", "agora"].includes(zone) || (zone === "judgements" && this.can(action)))) {
      if (!this.can(action)) return this.props.onwhy(NOTATION[action]);
      this.wish = { action, kind, piece: kind ? name : undefined, turn: this.view.turn, done: "", steps: 0 };
      return this.pursue();
    }
    super.tap(name);
  }

  /** A tap on one of the eight actions: begins it, in place of another one where that can be taken back. */
  choose(action: Action): void {
    this.wish = null;
    const choice = this.props.choices.find((each) => each.kind === action);
    if (this.kind === "action") {
      if (!choice) return this.props.onwhy(NOTATION[action]);
      if (this.props.chosen === choice) return this.pick(choice);
    } else if (!this.begun || action === this.begun) {
      return;
    }
    this.wish = { action, turn: this.view.turn, done: "", steps: 0 };
    this.pursue();
  }

  private get position(): string {
    return `${this.props.view.turn} ${this.props.decision?.kind} ${this.props.choices.map((choice) => choice.action).join()}`;
  }

  /** Goes on with what was asked for, one decision after the other; whatever is done is done once in a position. */
  pursue(): void {
    const wish = this.wish;
    if (!wish || !this.open) return;
    if (wish.turn !== this.view.turn || wish.steps > 6) return void (this.wish = null);
    const { choices } = this.props;
    if (this.kind === "action") return this.begin(wish, choices.find((choice) => choice.kind === wish.action));
    if (wish.done.endsWith(" play") && this.begun !== wish.action) return void (this.wish = null); // it has led on to something else
    if (this.begun !== wish.action) return this.replace(wish);
    if (wish.piece && this.kind !== wish.kind && this.kind === "colonist") return; // first who goes
    this.wish = null;
    if (!wish.piece || this.kind !== wish.kind) return;
    const [only, ...more] = choices.filter((choice) => pointedBy(choice).includes(wish.piece!));
    if (!only || more.length) super.tap(wish.piece);
    else if (this.kind === "colonist") void this.props.onplay(only);
    else this.props.onpick(only);
  }

  /** Begins the action; one that is over at once stays chosen until it is confirmed. */
  private begin(wish: Wish, choice: Choice | undefined): void {
    const { chosen, preview } = this.props;
    if (!choice) {
      this.wish = null;
      return this.props.onwhy(NOTATION[wish.action]);
    }
    if (chosen?.action !== choice.action) {
      if (wish.done.endsWith("pick") && chosen) return void (this.wish = null); // something else was chosen meanwhile
      return this.once(wish, "pick", () => this.props.onpick(choice));
    }
    if (preview?.action !== choice.action) return; // its preview is on its way
    if (preview.ends_turn) this.wish = null;
    else this.once(wish, "play", () => void this.props.onplay(choice));
  }

  /** Takes back what was begun instead; what cannot be taken back stays, and the server says why. */
  private replace(wish: Wish): void {
    const { refusal } = this.props;
    if (wish.done.endsWith(" undo") && refusal && refusal !== wish.told) return void (this.wish = null);
    this.once({ ...wish, told: refusal }, "undo", () => this.props.onundo());
  }

  private once(wish: Wish, what: string, act: () => void): void {
    const done = `${this.position} ${what}`;
    if (wish.done === done) return;
    this.wish = { ...wish, done, steps: wish.steps + 1 };
    act();
  }
}

/** Makes the input of a table and hands it to the pieces below. */
export function provideTable(read: () => BoardProps<Play>): GoldenInput {
  return provideInput(new GoldenInput(read));
}

/** The input of the table this piece lies on. */
export function useTable(): GoldenInput {
  return useInput<GoldenInput>();
}
