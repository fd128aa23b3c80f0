/**
 * One event stream for all tabs of a browser. The tab that holds a lock keeps the EventSource and forwards messages over a
 * BroadcastChannel. When it closes, the lock and the stream pass to another tab. Browsers do not freeze a background page that
 * holds a lock. Without locks (plain http on an address other than localhost) each tab has its own stream.
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
  | { readonly kind: "hello" };

/** Delay in milliseconds after a refusal, or after newer streams replaced this one. */
const REOPEN_MS = 5_000;

/** Opens the stream or shares another tab's. Returns a function that closes this tab's part. */
export function openSharedStream<Message>(options: SharedStreamOptions<Message>): () => void {
  const channel = "locks" in navigator ? new BroadcastChannel(options.name) : undefined;
  const closing = new AbortController();
  let leads = false;
  let latest: Passed<Message>[] = [];

  function send(passed: Passed<Message>): void {
    if (passed.kind === "message") options.onMessage(passed.message);
    else if (passed.kind === "connection") options.onConnection(passed.connected);
    else if (passed.kind === "refused") options.onRefused();
  }
  function pass(passed: Passed<Message>): void {
    latest = [...latest.filter(({ kind }) => kind !== passed.kind), passed];
    channel?.postMessage(passed);
    send(passed);
  }
  function takeFromTab({ data }: MessageEvent<Passed<Message>>): void {
    if (data.kind !== "hello") send(data);
    else if (leads) for (const one of latest) if (one.kind !== "refused") channel?.postMessage(one);
  }
  if (channel !== undefined) channel.onmessage = takeFromTab;

  void whileLeading(options.name, closing.signal, () => {
    leads = true;
    return keepOpen(options, pass, closing.signal);
  });
  channel?.postMessage({ kind: "hello" } satisfies Passed<Message>);
  return () => {
    closing.abort();
    channel?.close();
  };
}

async function whileLeading(name: string, signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return lead();
  // Rejects when it is aborted while waiting, which is how most tabs end.
  await navigator.locks.request(name, { signal }, lead).catch(() => undefined);
}

/** Resolves when the signal aborts. */
function keepOpen<Message>(
  { url, events = [], read }: SharedStreamOptions<Message>,
  pass: (passed: Passed<Message>) => void,
  signal: AbortSignal,
): Promise<void> {
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
