// A connection that comes back by itself: waits longer after each failure, less when the browser says it is online.

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface SocketEvents {
  opened: () => void;
  received: (message: unknown) => void;
  changed: (connection: Connection) => void;
}

/** How long to wait before the next try, ms: doubles from half a second to fifteen, with some chance in it. */
export function backoff(tries: number, chance: number): number {
  return Math.min(500 * 2 ** tries, 15_000) * (0.75 + chance / 2);
}

const QUIET = 50_000; // ms without a word: the connection is dead even if nobody said so

export class LiveSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private ended = false;

  constructor(private readonly url: string, private readonly events: SocketEvents) {
    addEventListener("online", this.now);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.seen);
    this.connect();
  }

  /** Sends a message if the connection stands; says whether it did. */
  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of waiting. */
  now = (): void => {
    if (this.ended || this.socket?.readyState === WebSocket.OPEN) return;
    this.tries = 0;
    this.connect();
  };

  close(): void {
    this.ended = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.seen);
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.forget();
    this.events.changed("closed");
  }

  private drop = (): void => {
    if (!this.ended) this.lost();
  };

  private seen = (): void => {
    if (document.visibilityState === "visible") this.beat();
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.forget();
    this.events.changed("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.heard = Date.now();
      clearInterval(this.heart);
      this.heart = setInterval(() => this.beat(), 20_000);
      this.events.changed("open");
      this.events.opened();
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.events.received(JSON.parse(String(event.data)));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return this.now();
    if (Date.now() - this.heard > QUIET) this.lost();
    else this.send({ type: "ping" });
  }

  private lost(): void {
    this.forget();
    clearInterval(this.heart);
    if (this.ended) return;
    this.events.changed("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), backoff(this.tries++, Math.random()));
  }

  private forget(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
