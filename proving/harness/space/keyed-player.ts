/** A player of a sandbox space game that orders, cancels and works turns at random. */
import { Client, type ClientOptions } from "../client.ts";
import type { Operation, Outcome, Player } from "../operations.ts";
import type { Random } from "../random.ts";
import { ENDLESS_CYCLE, endlessOrder } from "./endless-orders.ts";

export interface SpaceOperation extends Operation {
  readonly kind: "order" | "cancel" | "turn";
}

export const taskOf = ({ reply }: Outcome): number => reply.json<{ readonly task: { readonly id: number } }>().task.id;

export class SpacePlayer implements Player<SpaceOperation> {
  readonly #name: string;
  readonly #random: Random;
  #asked = 0;
  #ordered: number[] = [];

  /** `name` makes its keys differ from those of other players. */
  constructor(name: string, random: Random) {
    this.#name = name;
    this.#random = random;
  }

  client(url: string, options?: ClientOptions): Client {
    return new Client(url, options);
  }

  next(): SpaceOperation {
    if (this.#ordered.length > 0 && this.#random.chance(0.1)) {
      const id = this.#random.pick(this.#ordered);
      this.#ordered = this.#ordered.filter((other) => other !== id);
      return { ...this.#keyed("cancel"), method: "DELETE", path: `/api/tasks/${id}` };
    }
    // Rounds may be short, so any order of the cycle may come next: patches stay frequent enough.
    if (this.#random.chance(0.4)) {
      return { ...this.#keyed("order"), ...endlessOrder(this.#random.integer(1, ENDLESS_CYCLE)) };
    }
    return this.turn();
  }

  turn(): SpaceOperation {
    return { ...this.#keyed("turn"), path: "/api/turn" };
  }

  succeeded(outcome: Outcome<SpaceOperation>): void {
    if (outcome.operation.kind === "order") this.#ordered.push(taskOf(outcome));
  }

  #keyed(kind: SpaceOperation["kind"]) {
    this.#asked += 1;
    return { kind, key: `${this.#name}-${this.#asked}`, method: "POST" };
  }
}
