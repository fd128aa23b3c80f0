/**
 * A client as the API asks for one: it repeats a request with the same Idempotency-Key when its connection is lost, and after
 * the time that a 503 or 429 names. What is answered in the end is not its affair.
 */
import { Client, type Reply } from "../../harness/client.ts";

export interface Patience {
  /** Connections that were lost before an answer. */
  lost: number;
  /** Answers that asked to wait, and those of a proxy without any service. */
  putOff: number;
  /** Requests that had happened, though their first answer was lost. */
  hadHappened: number;
}

export const noPatienceYet = (): Patience => ({ lost: 0, putOff: 0, hadHappened: 0 });

/** After a lost connection. */
const PAUSE_MS = 50;
/** For one request with all its repetitions. */
const GIVE_UP_AFTER_MS = 60_000;
const WAITS_FOR = new Set([429, 502, 503]);

export class PatientClient {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #patience: Patience;
  #connection: Client | undefined;

  constructor(url: string, headers: Readonly<Record<string, string>>, patience: Patience) {
    this.#url = url;
    this.#headers = headers;
    this.#patience = patience;
  }

  /** Rejects when there was no answer for a minute. */
  async send(method: string, path: string, body?: object, key?: string): Promise<Reply> {
    const until = performance.now() + GIVE_UP_AFTER_MS;
    const headers = key === undefined ? this.#headers : { ...this.#headers, "idempotency-key": key };
    let wasLost = false;
    while (performance.now() < until) {
      const reply = await this.#try(method, path, body, headers);
      if (reply === undefined) {
        wasLost = true;
        this.#patience.lost += 1;
        await pause(PAUSE_MS);
      } else if (WAITS_FOR.has(reply.status)) {
        this.#patience.putOff += 1;
        await pause(1000 * Number(/^retry-after: (\d+)/im.exec(reply.head)?.[1] ?? 1));
      } else {
        if (wasLost && isReplay(reply)) this.#patience.hadHappened += 1;
        return reply;
      }
    }
    this.close();
    throw new Error(`${method} ${path} was not answered in ${GIVE_UP_AFTER_MS} ms`);
  }

  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
  }

  async #try(...[method, path, body, headers]: Parameters<Client["send"]>): Promise<Reply | undefined> {
    this.#connection ??= new Client(this.#url);
    try {
      return await this.#connection.send(method, path, body, headers);
    } catch {
      this.close();
      return undefined;
    }
  }
}

export const isReplay = ({ head }: Reply): boolean => /^idempotency-replayed: true$/im.test(head);

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
