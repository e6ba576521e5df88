// A live table: what the server told, what is chosen here, and the messages between them.

import { Choosing } from "./choosing.svelte";
import { mergedChat, mergedLog, news, sinceOwn } from "./merge";
import { recognised } from "./previews";
import type { ChatLine, Choice, ClientMessage, Fields, GameEvent, LogEntry, Preview, ProposalInfo, SeatInfo, ServerMessage, TableState } from "./protocol";
import { settings } from "./settings.svelte";
import { LiveSocket, type Connection } from "./socket";
import { language } from "./texts";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
type Command = WithoutId<ClientMessage>;
export type Answer = Exclude<ServerMessage, TableState>;

export class LiveTable extends Choosing {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  news = $state.raw<GameEvent[]>([]);
  connection = $state<Connection>("connecting");
  settled = $state.raw<Preview | null>(null); // of what was played, until the server's state comes
  problem = $state(""); // an error in words, or its code
  missing = $state(false); // there is no such table, or this device may not see it
  outdated = $state(false); // its rules have changed, and it cannot go on
  busy = $state(false); // a command is on its way
  private answered: Promise<unknown> = Promise.resolve(); // its answer
  private told = 0; // the last entry of the log, also while it comes again in another language
  private acked = 0; // the version that the last command of this viewpoint made
  heard = $state(0); // this device's clock when the last state came

  secret = true; // whether people hold something hidden, so that a device they share is covered between them

  private socket: LiveSocket;
  private seat = $state<number | null | undefined>(undefined); // the wanted viewpoint; undefined: not yet known
  private ids = 0;
  private asked = new Map<number, (answer: Answer) => void>();
  private spoken: string = language();

  constructor(readonly id: string) {
    super();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new LiveSocket(`${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(id)}/live`, {
      opened: () => this.hello(),
      received: (message) => this.receive(message as ServerMessage),
      changed: (connection) => this.connect(connection),
    });
  }

  close(): void {
    this.socket.close();
  }

  /** Tries to connect at once. */
  retry = (): void => this.socket.now();

  // --- what follows from the state ---

  get seats(): SeatInfo[] {
    return this.state?.seats ?? [];
  }

  get viewpoint(): number | null {
    return this.state?.viewpoint ?? null;
  }

  /** Seats that people on this device play. */
  get mine(): SeatInfo[] {
    return this.seats.filter((seat) => seat.mine);
  }

  /** Whether the viewpoint's seat must decide now. */
  get myTurn(): boolean {
    const state = this.state;
    return state?.status === "playing" && state.choices !== null && state.decision?.seat === state.viewpoint;
  }

  /** The seat of this device that must decide but is not the viewpoint: the device is to be handed over. */
  get handTo(): SeatInfo | null {
    const state = this.state;
    if (!state || state.status !== "playing" || !state.decision || state.can.confirm) return null;
    if (state.decision.seat === state.viewpoint) return null;
    const next = this.seats[state.decision.seat];
    return next?.mine && !next.level ? next : null;
  }

  /** Whether several people hold seats on this device, also where a bot plays one of them now. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** Whether the device lies between its people: nobody has said who looks, or somebody else must decide. */
  get between(): boolean {
    return this.shared && this.state?.status === "playing" && (this.seat === null || this.handTo !== null);
  }

  /** The seat whose clock runs now. */
  get ticking(): number | null {
    const state = this.state;
    const seat = state?.status === "playing" && !state.paused ? state.decision?.seat : undefined;
    return seat === undefined || this.seats[seat]?.level ? null : seat;
  }

  /** The last moves of the others, to be marked and stepped through. */
  get last(): LogEntry[] {
    return sinceOwn(this.log, this.viewpoint);
  }

  get connected(): boolean {
    return this.connection === "open" && this.state !== null;
  }

  // --- choosing ---

  /** The version that is shown, once no answer is on its way; null if the table has moved on meanwhile. */
  private async current(): Promise<number | null> {
    const version = this.state?.version ?? null;
    while (this.busy) await this.answered; // a click is not lost because an answer is late
    return version !== null && version === this.state?.version && version >= this.acked ? version : null;
  }

  /** Plays a choice; tells whether the server took it. */
  play = async (choice: Choice): Promise<boolean> => {
    const version = await this.current();
    if (version === null || !this.myTurn) return false;
    this.refusal = this.fact = null;
    this.settled = this.previews.of(choice.action);
    return this.command({ type: "play", version, action: choice.action, hold: settings.hold });
  };

  /** Asks for help with the open decision, up to that rung; everybody at the table is told that it was asked for. */
  help = (rung: number): Promise<Answer> => this.ask({ type: "hint", version: this.state?.version ?? 0, rung });

  undo = async (steps: number): Promise<void> => {
    const version = await this.current();
    if (version === null || steps < 1) return;
    this.chosen = this.preview = this.refusal = this.fact = null;
    await this.command({ type: "undo", version, steps });
  };

  confirm = async (): Promise<void> => {
    const version = await this.current();
    if (version !== null) await this.command({ type: "confirm", version });
  };

  why = async (notation: string): Promise<void> => {
    if (!this.state || !this.myTurn) return;
    const answer = await this.ask({ type: "why", version: this.state.version, notation });
    if (answer.type !== "why") return;
    this.fact = null;
    this.refusal = answer.refusal;
  };

  /** Asks what a thing on the table is, named as in the targets of choices. */
  explain = async (target: Fields): Promise<void> => {
    const answer = await this.ask({ type: "explain", target });
    if (answer.type !== "explain" || !answer.fact) return;
    this.refusal = null;
    this.about = target;
    this.fact = answer.fact;
  };

  say = (text: string): void => void this.command({ type: "chat", text });
  propose = (kind: Exclude<ProposalInfo["kind"], "replace">, to: number | null = null): void => void this.command({ type: "propose", kind, to, seat: null, level: null });
  replace = (seat: number, level: string): void => void this.command({ type: "propose", kind: "replace", to: null, seat, level });
  answer = (proposal: number, yes: boolean): void => void this.command({ type: "answer", proposal, yes });
  hand = (seat: number, level: string | null): void => void this.command({ type: "hand", seat, level });
  rename = (seat: number, name: string): void => void this.command({ type: "name", seat, name });

  /** Looks from another seat of this device, or as a spectator. */
  lookAs = (seat: number | null): void => {
    this.seat = seat;
    this.acked = 0;
    this.state = null; // whatever the other seat saw is gone before anything is shown
    this.log = [];
    this.chosen = this.preview = this.settled = this.refusal = this.fact = null;
    this.leave();
    this.hello();
  };

  /** Nobody looks from a seat any more: what it saw is let go, and the device lies covered between its people. */
  cover(): void {
    if (this.seat === null) return;
    this.seat = null;
    this.acked = 0;
    this.log = [];
    this.news = [];
    this.chosen = this.preview = this.refusal = this.fact = null;
    this.hello();
  }

  /** Asks for everything again in the language the page speaks now. */
  translate(): void {
    if (this.spoken === language()) return;
    this.log = [];
    this.hello();
  }

  // --- messages ---

  private hello(): void {
    this.spoken = language();
    const settled = this.log.filter((entry) => !entry.draft);
    this.socket.send({
      type: "hello",
      protocol: 1,
      seat: this.seat ?? null,
      lang: language(),
      since: settled.at(-1)?.n ?? 0,
      chat_since: this.chat.at(-1)?.id ?? 0,
    });
  }

  /** The seat to look from: the only one of this device. With several in a game, somebody must say first who holds it. */
  private ownSeat(state: TableState): number | null {
    const mine = state.seats.filter((seat) => seat.mine);
    const over = state.status === "over" || state.status === "abandoned";
    return mine.length > 1 && !over ? null : (mine[0]?.seat ?? null);
  }

  /** Whether a bot has just taken the seat from which somebody looks at a shared device: their time was up. */
  private lost(state: TableState): boolean {
    const seat = state.viewpoint;
    return seat !== null && this.shared && !this.seats[seat]?.level && !!state.seats[seat]?.level;
  }

  private connect(connection: Connection): void {
    this.connection = connection;
    if (connection !== "lost") return;
    for (const [id, answer] of this.asked) answer({ type: "error", id, code: "offline", text: "" });
    this.asked.clear();
    this.busy = false;
    this.acked = 0;
  }

  private receive(message: ServerMessage): void {
    if (message.type === "state") return this.update(message);
    if (message.type === "pong") return;
    const answer = message.id === null ? undefined : this.asked.get(message.id);
    if (message.id !== null) this.asked.delete(message.id);
    if (answer) answer(message);
    else if (message.type === "error") this.fail(message.code, message.text);
  }

  private update(state: TableState): void {
    if (this.seat === undefined) {
      this.seat = this.ownSeat(state);
      if (this.seat !== null) return this.hello();
    }
    if (state.viewpoint !== this.seat) return; // of a viewpoint that was left
    const before = this.state;
    const here = Date.now() - state.now; // this device's clock may go otherwise than the server's
    state.seats = state.seats.map((seat) => (seat.away_since === null ? seat : { ...seat, away_since: seat.away_since + here }));
    if (before && before.viewpoint === state.viewpoint && state.version < before.version) return; // an older one, overtaken
    const log = mergedLog(this.log, state);
    this.news = before && before.viewpoint === state.viewpoint ? recognised(news(this.told, log), this.settled?.events ?? []) : [];
    this.log = log;
    this.told = log.at(-1)?.n ?? 0;
    this.chat = mergedChat(this.chat, state.chat);
    if (before?.version !== state.version || before.viewpoint !== state.viewpoint) {
      this.previews.clear();
      this.chosen = this.preview = this.settled = this.fact = null;
      this.leave();
    }
    const lost = this.lost(state);
    this.heard = Date.now();
    this.missing = false;
    this.state = state;
    const over = state.status === "over" || state.status === "abandoned";
    if (this.secret && (lost || this.handTo)) this.cover();
    else if (over && this.seat === null && this.shared) {
      this.seat = this.ownSeat(state); // nothing is hidden any more
      this.hello();
    }
  }

  private fail(code: string, text: string): void {
    if (code === "forbidden" || code === "club-banned" || code === "no-table" || code === "old-rules") {
      if (code === "old-rules") this.outdated = true;
      else this.missing = true; // the seat was taken from this device, or the table was deleted just now
      this.state = null; // nothing of it stays on the screen
      this.socket.close();
    }
    this.problem = text || code;
  }

  protected async foresee(action: number): Promise<Preview | null> {
    const version = this.state?.version;
    if (version === undefined) return null;
    const answer = await this.ask({ type: "preview", version, action });
    return answer.type === "preview" ? answer.preview : null;
  }

  private async command(command: Command): Promise<boolean> {
    this.problem = "";
    this.busy = true;
    const seat = this.seat;
    const asked = this.ask(command);
    this.answered = asked;
    const answer = await asked;
    this.busy = false;
    if (answer.type === "ack" && seat === this.seat) this.acked = answer.version;
    if (answer.type !== "ack") this.settled = null; // it goes back to where it was
    if (answer.type === "refused") this.refusal = answer.refusal;
    if (answer.type === "error") this.fail(answer.code, answer.text);
    return answer.type === "ack";
  }

  private ask(command: Command): Promise<Answer> {
    const id = ++this.ids;
    return new Promise((resolve) => {
      if (this.socket.send({ ...command, id })) this.asked.set(id, resolve);
      else resolve({ type: "error", id, code: "offline", text: "" });
    });
  }
}
