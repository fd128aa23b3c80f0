/** What a space service owes its players: everything that it answered, each exactly once. */
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { Client, type Reply } from "../client.ts";
import { differences, type Oracle, type Outcome } from "../operations.ts";
import { type SpaceOperation, taskOf } from "./keyed-player.ts";

interface Chosen {
  readonly encounter: { readonly id: number; readonly decided: { readonly option: string } };
}

interface TurnAnswer {
  readonly turn: number;
  readonly skipped: boolean;
  readonly events: readonly { readonly text: string }[];
  readonly encounter: { readonly id: number } | null;
  readonly lapsed: { readonly id: number; readonly decided: { readonly option: string } } | null;
}

export class SpaceOracle implements Oracle<SpaceOperation> {
  readonly faults: string[] = [];
  /** The service keeps the last 1,000 keys; a key that it has forgotten would be a new request. */
  readonly keysRepeated = 800;
  /** Keys by the turns that were worked, and by the tasks that were ordered and cancelled: each belongs to one operation. */
  readonly #turns = new Map<number, string>();
  readonly #orders = new Map<number, string>();
  readonly #cancels = new Map<number, string>();
  readonly #choices = new Map<number, string>();
  /** Encounters that answers showed, and the options that decided them. */
  readonly #met = new Set<number>();
  readonly #decided = new Map<number, string>();
  readonly #texts = new Set<string>();

  get done(): number {
    return this.#turns.size;
  }

  client(url: string): Client {
    return new Client(url);
  }

  isSame(reply: Reply, first: Reply): boolean {
    return reply.text === first.text;
  }

  record(outcome: Outcome<SpaceOperation>): void {
    const { kind, key } = outcome.operation;
    if (kind === "order") this.#own(this.#orders, taskOf(outcome), key, "task");
    if (kind === "cancel") this.#own(this.#cancels, taskOf(outcome), key, "cancel of task");
    if (kind === "choose") this.#choose(outcome);
    if (kind !== "turn") return;
    const { turn, skipped, events, encounter, lapsed } = outcome.reply.json<TurnAnswer>();
    if (skipped) return;
    if (encounter !== null) this.#met.add(encounter.id);
    if (lapsed !== null) this.#decided.set(lapsed.id, lapsed.decided.option);
    this.#own(this.#turns, turn, key, "turn");
    for (const { text } of events) this.#texts.add(`${turn} ${text}`);
  }

  #choose({ operation, reply }: Outcome<SpaceOperation>): void {
    const { id, decided } = reply.json<Chosen>().encounter;
    this.#own(this.#choices, id, operation.key, "the decision of encounter");
    this.#decided.set(id, decided.option);
  }

  #own(owners: Map<number, string>, id: number, key: string, what: string): void {
    const owner = owners.get(id) ?? key;
    if (owner !== key) this.faults.push(`${what} ${id} was given to ${owner} and to ${key}`);
    owners.set(id, key);
  }

  async compare(client: Client): Promise<void> {
    const { game, events, tasks } = await client.ok<SaveDocument>("GET", "/api/save/export");
    if (game.status !== "active") this.faults.push("the game ended, which the orders should have prevented");
    const cancelled = tasks.filter(({ outcome }) => outcome === "cancelled").map(({ task }) => task.id);
    const known = [...game.tasks, ...tasks.map(({ task }) => task)].map(({ id }) => id);
    const given = upTo(game.nextTaskId - 1);
    const numbers = events.map(({ number }) => number);
    const encounters = new Map(game.encounters.map(({ id, decided }) => [id, decided?.option]));
    const logged = new Set(events.map(({ turn, text }) => `${turn} ${text}`));
    this.faults.push(
      ...differences("turns", [...this.#turns.keys()], upTo(game.turn)),
      ...differences("tasks", [...this.#orders.keys()], given),
      ...differences("cancelled tasks", [...this.#cancels.keys()], cancelled),
      ...differences("tasks that are in the save", known, given),
      ...differences("numbers of events", numbers, upTo(game.eventCount)),
      ...[...this.#met].filter((id) => !encounters.has(id)).map((id) => `encounter ${id} is lost`),
      ...[...this.#decided]
        .filter(([id, option]) => encounters.get(id) !== option)
        .map(([id, option]) => `encounter ${id} was decided by ${option}, the save has ${encounters.get(id)}`),
      ...[...this.#texts].filter((text) => !logged.has(text)).map((text) => `the log has lost: ${text}`),
    );
  }
}

const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);
