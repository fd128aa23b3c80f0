/** Orders, cancels and works turns over one connection, each request with an Idempotency-Key, until the connection ends. */
import { setTimeout as wait } from "node:timers/promises";
import { Client, ConnectionLostError, type Reply } from "../harness/client.ts";
import type { Random } from "../harness/random.ts";
import { ENDLESS_CYCLE, endlessOrder } from "../harness/space/endless-orders.ts";
import type { OutageWitness } from "./outage-witness.ts";

export interface KeyedRequest {
  readonly kind: "order" | "cancel" | "turn";
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

export interface Answered {
  readonly request: KeyedRequest;
  readonly reply: Reply;
  /** By this process's own clock, in milliseconds: which of several players' answers came first. */
  readonly at: number;
}

/** What was answered, each player's in order, and what was not. Requests refused are in neither: they changed nothing. */
export interface Played {
  readonly answered: readonly Answered[];
  readonly inDoubt: readonly KeyedRequest[];
}

export class KeyedPlayer {
  readonly #url: string;
  readonly #name: string;
  readonly #random: Random;
  readonly #witness: OutageWitness | undefined;
  readonly #pauseMs: number;
  #asked = 0;
  #ordered: number[] = [];

  /**
   * `name` makes its keys differ from those of other players. With a witness it repeats what is refused with 503. It waits for `pauseMs`
   * between two requests: after some ten thousand turns chance ends a game all the same.
   */
  constructor(url: string, name: string, random: Random, witness?: OutageWitness, pauseMs = 0) {
    this.#url = url;
    this.#name = name;
    this.#random = random;
    this.#witness = witness;
    this.#pauseMs = pauseMs;
  }

  /** Until the connection ends, or until the signal. */
  async play(stop?: AbortSignal): Promise<Played> {
    const connection = new Client(this.#url);
    const answered: Answered[] = [];
    for (;;) {
      if (stop?.aborted) {
        connection.close();
        return { answered, inDoubt: [] };
      }
      const request = this.#next();
      if (this.#pauseMs > 0) await wait(this.#pauseMs);
      try {
        const send = () => sendKeyed(connection, request);
        const reply = await (this.#witness?.through(request.path, send) ?? send());
        if (reply.status >= 500) throw new Error(`${request.method} ${request.path}: ${reply.status} ${reply.text}`);
        if (reply.status >= 400) continue;
        if (request.kind === "order") this.#ordered.push(taskOf(reply).id);
        answered.push({ request, reply, at: performance.now() });
      } catch (error) {
        if (!(error instanceof ConnectionLostError)) throw error;
        return { answered, inDoubt: [request] };
      }
    }
  }

  #next(): KeyedRequest {
    this.#asked += 1;
    const key = `${this.#name}-${this.#asked}`;
    if (this.#ordered.length > 0 && this.#random.chance(0.1)) {
      const id = this.#random.pick(this.#ordered);
      this.#ordered = this.#ordered.filter((other) => other !== id);
      return { kind: "cancel", key, method: "DELETE", path: `/api/tasks/${id}` };
    }
    // Rounds are short, and each order of the endless sequence may be the next, so that patches come as often as they must.
    const place = this.#random.integer(1, ENDLESS_CYCLE);
    if (this.#random.chance(0.4)) return { kind: "order", key, method: "POST", ...endlessOrder(place) };
    return { kind: "turn", key, method: "POST", path: "/api/turn" };
  }
}

export const sendKeyed = (connection: Client, { method, path, body, key }: KeyedRequest): Promise<Reply> =>
  connection.send(method, path, body, { "idempotency-key": key });

/** The task that an order or a cancel answers with. */
export const taskOf = (reply: Reply): { readonly id: number } => JSON.parse(reply.text).task;
