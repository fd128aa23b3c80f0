/** Server-sent events as an async iterator that reconnects after lost connections. */
import { errorOf, NoAnswerError } from "./problem.ts";
import { checkTime, type Fetch, LONGEST_TIMER_MS, wait } from "./retry.ts";

export interface Message {
  /** "message" if the event has no name. */
  readonly event: string;
  /** Empty if the event has no id. */
  readonly id: string;
  readonly data: string;
}

export interface StreamOptions {
  /** Ends the iteration when aborted. */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds of silence after which a connection counts as lost; 45,000 by default. Infinity: never. The services send a
   * comment every 15 seconds.
   */
  readonly silenceMs?: number;
}

export class EventStream {
  /** The Last-Event-ID of the next connection. */
  lastId: string | undefined;
  readonly #fetch: Fetch;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  #connection = new AbortController();

  /** `fetch` repeats requests that are lost while connecting. */
  constructor(fetch: Fetch, url: string, headers: Readonly<Record<string, string>> = {}, lastId?: string) {
    this.#fetch = fetch;
    this.#url = url;
    this.#headers = headers;
    this.lastId = lastId;
  }

  /** Closes the connection and reconnects without Last-Event-ID. */
  restart(): void {
    this.lastId = undefined;
    this.#connection.abort();
  }

  /**
   * Yields the messages that have arrived, as a batch. Reconnects with Last-Event-ID after a lost connection. Throws a
   * ProblemError if the service refuses, and a NoAnswerError if it cannot be reached for as long as `fetch` tries, or if
   * something that is not an event stream comes, such as a proxy's page.
   */
  async *messages({ signal, silenceMs = 45_000 }: StreamOptions = {}): AsyncGenerator<readonly Message[], void> {
    checkTime("silenceMs", silenceMs, 1);
    const parser = new MessageParser();
    while (signal?.aborted !== true) {
      this.#connection = new AbortController();
      const both = AbortSignal.any([this.#connection.signal, ...(signal === undefined ? [] : [signal])]);
      try {
        for await (const text of this.#texts(both, silenceMs)) {
          const messages = parser.take(text);
          this.lastId = messages.findLast(({ id }) => id !== "")?.id ?? this.lastId;
          if (messages.length > 0) yield messages;
          if (both.aborted) break;
        }
      } finally {
        this.#connection.abort();
      }
      parser.reset();
      // Between half and one and a half of the delay, so that clients do not all reconnect together after a restart.
      await wait(parser.retryMs * (0.5 + Math.random()), signal).catch(() => undefined);
    }
  }

  /** Yields the text of one connection until it ends, is lost or is silent. */
  async *#texts(signal: AbortSignal, silenceMs: number): AsyncGenerator<string, void> {
    const headers = new Headers({ ...this.#headers, accept: "text/event-stream" });
    if (this.lastId !== undefined) headers.set("last-event-id", this.lastId);
    let response: Response;
    try {
      response = await this.#fetch(new Request(this.#url, { headers, signal }));
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    if (!response.ok) throw errorOf(await response.json().catch(() => undefined), response);
    const type = response.headers.get("content-type") ?? "an answer without a type";
    if (!type.startsWith("text/event-stream")) {
      await response.body?.cancel();
      throw new NoAnswerError(`${this.#url}: ${type} came instead of an event stream, and not from the service`);
    }
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    // The request no longer follows the signal: the platform may have garbage-collected the signals in between.
    const cancel = () => void reader?.cancel().catch(() => undefined);
    signal.addEventListener("abort", cancel, { once: true });
    try {
      while (reader !== undefined) {
        const text = await textOf(reader, silenceMs).catch(() => undefined);
        if (text === undefined || signal.aborted) return;
        yield text;
      }
    } finally {
      signal.removeEventListener("abort", cancel);
      cancel();
    }
  }
}

/** Resolves with the next piece of text; undefined at the end, and after a long silence. */
async function textOf(reader: ReadableStreamDefaultReader<string>, silenceMs: number): Promise<string | undefined> {
  const lost = () => void reader.cancel().catch(() => undefined);
  const silence = setTimeout(lost, Math.min(silenceMs, LONGEST_TIMER_MS));
  try {
    return (await reader.read()).value;
  } finally {
    clearTimeout(silence);
  }
}

/** Assembles the lines of a stream, wherever the network split them. */
export class MessageParser {
  /** Milliseconds to wait before reconnecting, as the service asks. */
  retryMs = 2000;
  #rest = "";
  #event = "";
  #id = "";
  #data: string[] = [];

  /** Drops a message that did not arrive completely. */
  reset(): void {
    this.#rest = "";
    this.#event = "";
    this.#id = "";
    this.#data = [];
  }

  /** Returns the messages that end in this text. */
  take(text: string): Message[] {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop() ?? "";
    return lines.flatMap((line) => this.#line(line.replace(/\r$/, "")) ?? []);
  }

  #line(line: string): Message | undefined {
    if (line === "") {
      const message = { event: this.#event || "message", id: this.#id, data: this.#data.join("\n") };
      const isEmpty = this.#data.length === 0;
      [this.#event, this.#id, this.#data] = ["", "", []];
      return isEmpty ? undefined : message;
    }
    const [, field, value = ""] = /^(\w*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "event") this.#event = value;
    else if (field === "id") this.#id = value;
    else if (field === "data") this.#data.push(value);
    // A pause of 0 would flood a service that ends each stream, so it counts as missing.
    else if (field === "retry" && /^\d+$/.test(value)) this.retryMs = Number(value) || this.retryMs;
    return undefined;
  }
}
