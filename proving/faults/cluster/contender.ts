/**
 * A player with two clients: plays at random, tries to take the job that all want, and sends every fourth operation with both
 * clients at once under one Idempotency-Key, which the proxy passes to two processes.
 */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoOperation, Flier } from "../../harness/cargo/flier.ts";
import type { Client, ClientOptions, Reply } from "../../harness/client.ts";
import { type Outcome, sendOperation } from "../../harness/operations.ts";
import type { Random } from "../../harness/random.ts";
import type { OneWorld } from "./one-world.ts";
import type { WantedJobs } from "./wanted-jobs.ts";

/** What the clients met, all together. */
export interface RetryCounts {
  /** Connections that were lost before an answer. */
  lost: number;
  /** Answers that asked to wait, and those of a proxy without any service. */
  putOff: number;
  /** Operations that had been executed, though their first answer was lost. */
  hadHappened: number;
}

/** Shared by the players of a contest. */
export interface Field {
  readonly url: string;
  readonly world: OneWorld;
  readonly retries: RetryCounts;
  /** Count of each answer: "done", or the code of a refusal. */
  readonly answers: Record<string, number>;
  actionsLeft: number;
}

const WAITS_FOR = [429, 502, 503];
const GIVE_UP_AFTER_MS = 60_000;
const WANTS_THE_JOB = 0.5;
const USES_BOTH_CLIENTS = 0.25;

/** Repeats a request with the same key when its connection is lost, and after the time that a 503 or 429 names. */
export const patient = (retries: RetryCounts): ClientOptions => ({
  retry: { statuses: WAITS_FOR, lost: true, withinMs: GIVE_UP_AFTER_MS },
  onAttempt: (_request, reply) => {
    if (reply === undefined) retries.lost += 1;
    else if (WAITS_FOR.includes(reply.status)) retries.putOff += 1;
    else if (reply.losses > 0 && reply.isReplay) retries.hadHappened += 1;
  },
});

export class Contender {
  readonly done: Outcome<CargoOperation>[] = [];
  readonly #flier: Flier;
  readonly #field: Field;
  readonly #wanted: WantedJobs;
  readonly #random: Random;
  readonly #clients: readonly Client[];

  constructor(flier: Flier, field: Field, wanted: WantedJobs, random: Random) {
    this.#flier = flier;
    this.#field = field;
    this.#wanted = wanted;
    this.#random = random;
    this.#clients = [1, 2].map(() => flier.client(field.url, patient(field.retries)));
  }

  /** One operation after the other, as long as any are left to the players together. */
  async play(): Promise<void> {
    while (this.#field.actionsLeft > 0) {
      this.#field.actionsLeft -= 1;
      const { id } = this.#wanted;
      const wants = id !== undefined && this.#random.chance(WANTS_THE_JOB);
      const planeId = this.#random.chance(0.5) ? this.#flier.parked.id : undefined;
      await this.#act(wants ? this.#flier.take(id, planeId) : this.#flier.next());
    }
    for (const client of this.#clients) client.close();
  }

  async #act(operation: CargoOperation): Promise<void> {
    const { world } = this.#field;
    const before = world.seen;
    const clients = this.#random.chance(USES_BOTH_CLIENTS) ? this.#clients : this.#clients.slice(1);
    const replies = await Promise.all(clients.map((client) => sendOperation(client, operation)));
    for (const reply of replies) this.#count(reply, operation);
    const successes = replies.filter(({ status }) => status === 200);
    const what = `${operation.key} ${operation.path}`;
    for (const reply of successes) world.answered(before, reply.json(), what);
    if (successes.filter(({ isReplay }) => !isReplay).length > 1) world.fault(`${what} was done twice`);
    const [latest] = successes.sort((a, b) => b.json<StateView>().revision - a.json<StateView>().revision);
    if (latest) this.#succeeded(operation, latest);
    // The player who took a job need not be the first to notice.
    const isTaken = latest ? operation.kind !== "abandon" : replies.some(({ code }) => code?.startsWith("job-"));
    for (const id of operation.packageIds ?? []) if (isTaken) await this.#wanted.gone(id);
  }

  #count({ status, code = "done", text }: Reply, { key, path }: CargoOperation): void {
    const { answers, world } = this.#field;
    answers[code] = (answers[code] ?? 0) + 1;
    if (status >= 500) world.fault(`${key} ${path}: ${status} ${text.slice(0, 200)}`);
  }

  #succeeded(operation: CargoOperation, reply: Reply): void {
    const outcome = { operation, reply, at: performance.now() };
    this.done.push(outcome);
    this.#flier.succeeded(outcome);
    if (operation.kind === "abandon") return;
    for (const id of operation.packageIds ?? []) this.#field.world.taken(id, this.#flier.player.id);
  }
}
