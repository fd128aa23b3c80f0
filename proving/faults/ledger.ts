/** What the service owes its players: everything it answered, each exactly once. */
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { Client } from "../harness/client.ts";
import type { Service } from "../harness/service.ts";
import { type Answered, type KeyedRequest, type Played, sendKeyed, taskOf } from "./keyed-player.ts";

/** The service keeps the last 1,000 keys; those of fewer requests are surely among them. */
const KEYS_CHECKED = 800;

/** The part of a turn's answer that is held against the log. */
interface TurnAnswer {
  readonly turn: number;
  readonly skipped: boolean;
  readonly events: readonly { readonly seq: number; readonly text: string }[];
}

export class Ledger {
  readonly faults: string[] = [];
  /** Turn numbers that were answered, and ids of tasks that were ordered and cancelled: each belongs to one request. */
  readonly #turns = new Map<number, string>();
  readonly #orders = new Map<number, string>();
  readonly #cancels = new Map<number, string>();
  readonly #texts = new Set<string>();

  get turns(): number {
    return this.#turns.size;
  }

  /** Retries what is in doubt, then compares the save with all that was ever answered. Gives how much of it had happened. */
  async check(service: Service, played: Played): Promise<number> {
    const connection = new Client(service.url);
    try {
      for (const answered of played.answered) this.#enter(answered);
      // A key that the service has forgotten would be a new request.
      const latest = played.answered.toSorted((a, b) => a.at - b.at).slice(-KEYS_CHECKED);
      for (const answered of latest) await this.#expectReplay(connection, answered);
      let hadHappened = 0;
      for (const request of played.inDoubt) hadHappened += await this.#retry(connection, request);
      this.#compare((await service.json("GET", "/api/save/export")) as SaveDocument);
      return hadHappened;
    } finally {
      connection.close();
    }
  }

  /** The first retry settles what happened, the second must get the same answer. */
  async #retry(connection: Client, request: KeyedRequest): Promise<number> {
    const reply = await sendKeyed(connection, request);
    if (reply.status >= 500) this.faults.push(`${request.key}: the retry got ${reply.status}`);
    if (reply.status >= 400) return 0;
    const answered = { request, reply, at: performance.now() };
    this.#enter(answered);
    await this.#expectReplay(connection, answered);
    return isReplay(reply.head) ? 1 : 0;
  }

  async #expectReplay(connection: Client, { request, reply }: Answered): Promise<void> {
    const again = await sendKeyed(connection, request);
    if (again.status !== reply.status || again.text !== reply.text || !isReplay(again.head)) {
      this.faults.push(
        `${request.key}: ${request.method} ${request.path} was answered ${reply.status}, its retry ${again.status}`,
      );
    }
  }

  #enter({ request, reply }: Answered): void {
    if (request.kind === "order") this.#own(this.#orders, taskOf(reply).id, request, "task");
    if (request.kind === "cancel") this.#own(this.#cancels, taskOf(reply).id, request, "cancel of task");
    if (request.kind !== "turn") return;
    const { turn, skipped, events } = JSON.parse(reply.text) as TurnAnswer;
    if (skipped) return;
    this.#own(this.#turns, turn, request, "turn");
    for (const { text } of events) this.#texts.add(`${turn} ${text}`);
  }

  #own(owners: Map<number, string>, id: number, { key }: KeyedRequest, what: string): void {
    const owner = owners.get(id);
    if (owner !== undefined && owner !== key) this.faults.push(`${what} ${id} was given to ${owner} and to ${key}`);
    owners.set(id, key);
  }

  #compare({ game, events, tasks }: SaveDocument): void {
    if (game.status !== "active") this.faults.push("the game ended, which the orders should have kept from happening");
    this.#same("turns", [...this.#turns.keys()], numbersTo(game.turn));
    this.#same("tasks", [...this.#orders.keys()], numbersTo(game.nextTaskId - 1));
    const cancelled = tasks.filter(({ outcome }) => outcome === "cancelled").map(({ task }) => task.id);
    this.#same("cancelled tasks", [...this.#cancels.keys()], cancelled);
    this.#same(
      "tasks that are in the save",
      [...game.tasks, ...tasks.map(({ task }) => task)].map(({ id }) => id),
      numbersTo(game.nextTaskId - 1),
    );
    this.#same(
      "numbers of events",
      events.map(({ number }) => number),
      numbersTo(game.eventCount),
    );
    const logged = new Set(events.map(({ turn, text }) => `${turn} ${text}`));
    for (const text of this.#texts) if (!logged.has(text)) this.faults.push(`the log has lost: ${text}`);
  }

  #same(what: string, answered: readonly number[], stored: readonly number[]): void {
    const [first, second] = [answered, stored].map((ids) => [...ids].sort((a, b) => a - b).join());
    if (first === second) return;
    const lost = answered.filter((id) => !stored.includes(id));
    const unknown = stored.filter((id) => !answered.includes(id));
    this.faults.push(
      `${what}: ${lost.length} lost (${lost.slice(0, 5)}), ${unknown.length} that nobody asked for (${unknown.slice(0, 5)})`,
    );
  }
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

const isReplay = (head: string): boolean => /^idempotency-replayed: true$/im.test(head);
