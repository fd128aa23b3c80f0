/** A player of a sandbox space game that orders, cancels, decides encounters and works turns at random. */
import type { Encounter, Task, TurnAnswer } from "@outbound/space/web/api.ts";
import { Client, type ClientOptions } from "../client.ts";
import type { Answered, Operation, Player } from "../operations.ts";
import type { Random } from "../random.ts";
import { ENDLESS_CYCLE, endlessOrder } from "./endless-orders.ts";

export interface SpaceOperation extends Operation {
  readonly kind: "order" | "cancel" | "choose" | "turn";
}

/** Returns the id of the task that the answer to an order or a cancel shows. */
export const taskOf = ({ reply }: Answered): number => reply.json<{ readonly task: Task }>().task.id;

export class SpacePlayer implements Player<SpaceOperation> {
  readonly #name: string;
  readonly #random: Random;
  #asked = 0;
  #ordered: number[] = [];
  #open: Encounter | null = null;

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
    if (this.#open !== null && this.#random.chance(0.5)) return this.#choose(this.#open);
    // Rounds may be short, so any order may come next. Encounters decided at random cost hull, so patches are twice as frequent.
    if (this.#random.chance(0.4)) {
      return { ...this.#keyed("order"), ...endlessOrder(this.#random.integer(ENDLESS_CYCLE / 2 + 1, ENDLESS_CYCLE)) };
    }
    return this.turn();
  }

  turn(): SpaceOperation {
    return { ...this.#keyed("turn"), path: "/api/turn" };
  }

  succeeded(one: Answered<SpaceOperation>): void {
    const { operation, reply } = one;
    if (operation.kind === "order") this.#ordered.push(taskOf(one));
    if (operation.kind === "turn") this.#open = reply.json<TurnAnswer>().encounter;
  }

  /** Tries once. After a refusal the encounter takes its cautious option. */
  #choose({ id, options }: Encounter): SpaceOperation {
    this.#open = null;
    const possible = options.filter(({ needs }) => needs.every(({ met }) => met));
    const body = { option: this.#random.pick(possible).key };
    return { ...this.#keyed("choose"), path: `/api/encounters/${id}/choose`, body };
  }

  #keyed(kind: SpaceOperation["kind"]) {
    this.#asked += 1;
    return { kind, key: `${this.#name}-${this.#asked}`, method: "POST" };
  }
}
