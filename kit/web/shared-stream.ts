/**
 * One event stream for all tabs of a browser. The tab that holds a lock keeps the EventSource and forwards messages over a
 * BroadcastChannel. When it closes, the lock and the stream pass to another tab. Most browsers do not freeze a background page that
 * holds a lock; a visible tab that gets no answer from it takes the lock over. Without locks (plain http on an address other than
 * localhost) each tab has its own stream.
 */

export interface SharedStreamOptions<Message> {
  readonly url: string;
  /** Name of the lock and the channel. It is the same in all tabs that may share a stream, so it includes whose stream it is. */
  readonly name: string;
  /**
   * Called in the tab that has the stream. Returns the message for all tabs, or undefined if messages are missing; the stream is
   * then opened again from the start.
   */
  readonly read: (message: StreamMessage) => Message | undefined;
  readonly onMessage: (message: Message) => void;
  readonly onConnection: (connected: boolean) => void;
  /** Called when the service refuses the stream: the session may have ended. */
  readonly onRefused: () => void;
  /** Names of events, besides unnamed ones, with data that count as messages. */
  readonly events?: readonly string[];
}

/** `event` is "message" if the service sends no name. */
export interface StreamMessage {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

type Passed<Message> =
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "connection"; readonly connected: boolean }
  | { readonly kind: "refused" }
  | { readonly kind: "hello" }
  | { readonly kind: "ping" }
  /** `connected` is undefined before the first connection. */
  | { readonly kind: "pong"; readonly connected: boolean | undefined };

/** Interval in milliseconds at which a visible tab asks whether the tab with the stream still runs. */
const PING_MS = 5_000;
/** After this many questions without an answer, the tab takes the stream over. */
const MOST_UNANSWERED = 2;

/** Delay in milliseconds after a refusal, or after newer streams replaced this one. */
const REOPEN_MS = 5_000;

/** Opens the stream or shares another tab's. Returns a function that closes this tab's part. */
export function openSharedStream<Message>(options: SharedStreamOptions<Message>): () => void {
  const closing = new AbortController();
  if (!("locks" in navigator)) {
    void keepOpen(options, (passed) => send(options, passed), closing.signal);
    return () => closing.abort();
  }
  const channel = new BroadcastChannel(options.name);
  const post = (passed: Passed<Message>) => channel.postMessage(passed);
  let latest: Passed<Message>[] = [];
  let connected: boolean | undefined;
  let unanswered = 0;

  const lock = new Lock(options.name, closing.signal, (signal) => {
    latest = [];
    connected = undefined;
    return keepOpen(options, pass, signal);
  });
  function pass(passed: Passed<Message>): void {
    latest = [...latest.filter(({ kind }) => kind !== passed.kind), passed];
    post(passed);
    show(passed);
  }
  function show(passed: Passed<Message>): void {
    if (passed.kind === "connection") connected = passed.connected;
    send(options, passed);
  }
  /** Asks whether the tab with the stream runs, or takes the stream over if it has not answered. */
  function ask(): void {
    if (lock.isHeld || document.hidden) unanswered = 0;
    else if (unanswered < MOST_UNANSWERED) {
      unanswered += 1;
      post({ kind: "ping" });
    } else {
      unanswered = 0;
      lock.takeOver();
    }
  }
  function answer({ kind }: Passed<Message>): void {
    if (kind === "ping") post({ kind: "pong", connected });
    else if (kind === "hello") for (const one of latest) if (one.kind !== "refused") post(one);
  }
  channel.onmessage = ({ data }: MessageEvent<Passed<Message>>) => {
    if (lock.isHeld) return answer(data);
    if (data.kind === "hello" || data.kind === "ping") return;
    unanswered = 0;
    if (data.kind !== "pong") return show(data);
    // A tab that lost the lock while it was frozen may have reported its own connection.
    const isOther = data.connected !== undefined && data.connected !== connected;
    if (isOther) show({ kind: "connection", connected: data.connected });
  };

  const asking = setInterval(ask, PING_MS);
  post({ kind: "hello" });
  return () => {
    clearInterval(asking);
    closing.abort();
    channel.close();
  };
}

function send<Message>(options: SharedStreamOptions<Message>, passed: Passed<Message>): void {
  if (passed.kind === "message") options.onMessage(passed.message);
  else if (passed.kind === "connection") options.onConnection(passed.connected);
  else if (passed.kind === "refused") options.onRefused();
}

/** Waits for the lock of this name, runs `work` while it is held, and waits again if another tab takes it over. */
class Lock {
  readonly #name: string;
  readonly #closing: AbortSignal;
  readonly #work: (signal: AbortSignal) => Promise<void>;
  #request = new AbortController();
  #takesOver = false;
  isHeld = false;

  /** The signal of `work` aborts when the lock is lost, and when `closing` aborts. */
  constructor(name: string, closing: AbortSignal, work: (signal: AbortSignal) => Promise<void>) {
    this.#name = name;
    this.#closing = closing;
    this.#work = work;
    void this.#keepRequesting();
  }

  /** Takes the lock from the tab that holds it. */
  takeOver(): void {
    this.#takesOver = true;
    this.#request.abort();
  }

  async #keepRequesting(): Promise<void> {
    while (!this.#closing.aborted) {
      this.#request = new AbortController();
      const signal = AbortSignal.any([this.#closing, this.#request.signal]);
      const how = this.#takesOver ? { steal: true } : { signal };
      this.#takesOver = false;
      try {
        await navigator.locks.request(this.#name, how, () => this.#hold(signal));
      } catch {
        // It was aborted while waiting, which is how most tabs end, or another tab has taken the lock over.
        if (!this.isHeld && !this.#takesOver) return;
      } finally {
        this.isHeld = false;
        this.#request.abort();
      }
    }
  }

  #hold(signal: AbortSignal): Promise<void> {
    this.isHeld = true;
    return this.#work(signal);
  }
}

/** Resolves when the signal is aborted. */
function keepOpen<Message>(
  { url, events = [], read }: SharedStreamOptions<Message>,
  pass: (passed: Passed<Message>) => void,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      source?.close();
      reopening = setTimeout(open, REOPEN_MS);
    };
    function open(): void {
      source = new EventSource(url);
      const take = ({ type, lastEventId, data }: MessageEvent<string>) => {
        const message = read({ event: type, id: lastEventId, data });
        if (message !== undefined) return pass({ kind: "message", message });
        // A new stream without the id of the last message begins from the start.
        source?.close();
        open();
      };
      source.onopen = () => pass({ kind: "connection", connected: true });
      source.onmessage = take;
      for (const name of events) source.addEventListener(name, take);
      source.addEventListener("bye", later);
      source.onerror = () => {
        pass({ kind: "connection", connected: false });
        // CONNECTING means that the browser retries; CLOSED means that the service refused.
        if (source?.readyState !== EventSource.CLOSED) return;
        pass({ kind: "refused" });
        later();
      };
    }
    signal.addEventListener("abort", () => {
      clearTimeout(reopening);
      source?.close();
      resolve();
    });
    open();
  });
}
