/** Server-sent events as an async iterator that outlives lost connections. */
import { errorOf } from "./problem.ts";
import { checkTime, type Fetch, LONGEST_TIMER_MS, wait } from "./retry.ts";

export interface Message {
  /** "message" if it has no name. */
  readonly event: string;
  /** Empty if it has none. */
  readonly id: string;
  readonly data: string;
}

export interface StreamOptions {
  /** Ends the iteration. */
  readonly signal?: AbortSignal;
  /** A connection on which nothing comes for so long is lost; 45,000. Infinity: never. The services send a comment every 15 seconds. */
  readonly silenceMs?: number;
}

export class EventStream {
  /** What the next connection sends as Last-Event-ID. */
  lastId: string | undefined;
  readonly #fetch: Fetch;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  #connection = new AbortController();

  /** `fetch` repeats what is lost while connecting. */
  constructor(fetch: Fetch, url: string, headers: Readonly<Record<string, string>> = {}, lastId?: string) {
    this.#fetch = fetch;
    this.#url = url;
    this.#headers = headers;
    this.lastId = lastId;
  }

  /** Drops the connection, and connects again without Last-Event-ID. */
  restart(): void {
    this.lastId = undefined;
    this.#connection.abort();
  }

  /**
   * The messages, as many at a time as have come together. Connects again with Last-Event-ID after a lost connection. Throws a
   * ProblemError if the service refuses, a NoAnswerError if it cannot be reached for as long as `fetch` is patient.
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
      // Random by half, so that clients do not come back together after a restart.
      await wait(parser.retryMs * (0.5 + Math.random()), signal).catch(() => undefined);
    }
  }

  /** What one connection sends, until it ends, is lost or is silent. */
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
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    // The request no longer follows the signal: the platform may have collected the signals between them.
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

/** The next piece of text; undefined at the end and after a long silence. */
async function textOf(reader: ReadableStreamDefaultReader<string>, silenceMs: number): Promise<string | undefined> {
  const lost = () => void reader.cancel().catch(() => undefined);
  const silence = setTimeout(lost, Math.min(silenceMs, LONGEST_TIMER_MS));
  try {
    return (await reader.read()).value;
  } finally {
    clearTimeout(silence);
  }
}

/** Puts the lines of a stream together, wherever the network cut them. */
export class MessageParser {
  /** The wait before connecting again, as the service wishes. */
  retryMs = 2000;
  #rest = "";
  #event = "";
  #id = "";
  #data: string[] = [];

  /** Forgets a message that did not arrive whole. */
  reset(): void {
    this.#rest = "";
    this.#event = "";
    this.#id = "";
    this.#data = [];
  }

  /** The messages that end in this text. */
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
    else if (field === "retry" && /^\d+$/.test(value)) this.retryMs = Number(value);
    return undefined;
  }
}
