/** A client as its author should write it: it waits where the service has too much to do, and connects anew after a while of silence. */
import { type Connection, connect, type Reply } from "../../harness/connection.ts";

type Sent = Parameters<Connection["send"]>;

export interface Patient {
  readonly reply: Reply;
  /** How long the reply took that is given, in milliseconds. */
  readonly ms: number;
  /** Answers before it that said to come back later. */
  readonly turnedAway: number;
}

const MOST_RETRIES = 20;
/** The service closes a connection that was silent for 72 seconds. */
const MOST_SILENCE_MS = 30_000;

export class PatientClient {
  readonly #url: string;
  #connection: Connection;
  #usedAt = performance.now();

  constructor(url: string) {
    this.#url = url;
    this.#connection = connect(url);
  }

  /** Sends the request until it is not answered by a 503 with Retry-After, at most so often. */
  async send(...request: Sent): Promise<Patient> {
    for (let turnedAway = 0; ; turnedAway += 1) {
      const connection = this.#fresh();
      const startedAt = performance.now();
      const reply = await connection.send(...request);
      this.#usedAt = performance.now();
      const ms = this.#usedAt - startedAt;
      const seconds = Number(/^retry-after: (\d+)/im.exec(reply.head)?.[1]);
      if (reply.status !== 503 || !(seconds > 0) || turnedAway === MOST_RETRIES) return { reply, ms, turnedAway };
      await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    }
  }

  close(): void {
    this.#connection.close();
  }

  #fresh(): Connection {
    if (performance.now() - this.#usedAt > MOST_SILENCE_MS) {
      this.#connection.close();
      this.#connection = connect(this.#url);
    }
    return this.#connection;
  }
}
