/**
 * What the space service does while its database cannot be written: changes are refused with 503 and Retry-After and leave
 * no trace, reads go on, and once it can be written again all is well without a restart.
 */
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { createSpaceApp } from "@outbound/space/api/app.ts";
import { MIGRATIONS } from "@outbound/space/store/migrations.ts";
import { type SpaceTables, TABLES } from "@outbound/space/store/tables.ts";
import { Client, type Reply } from "../harness/client.ts";
import { startService } from "../harness/service.ts";
import { endlessOrder } from "../harness/space/endless-orders.ts";
import type { BreakableGame, BrokenStore } from "./broken-store.ts";
import { type DiskVerdict, onEachBrokenStore } from "./disk-verdict.ts";

/** Tries each fault that this machine can be given; `times` it breaks and is mended. */
export const breakSpaceDisks = (times: number): Promise<DiskVerdict[]> =>
  onEachBrokenStore(SPACE, (store) => new Trial(store).run(times));

const SPACE: BreakableGame = {
  start: startService,
  async open(file) {
    const store = await openStore<SpaceTables>(`sqlite:${file}`, { tables: TABLES });
    await migrate(store, MIGRATIONS);
    const app = createSpaceApp({ store, version: "0.0.0", settings: { rateLimit: false, seed: 1 } });
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    return { url, write: store.write, close: () => app.close().then(() => store.close()) };
  },
};

interface Change {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const READS = [
  "/api/world",
  "/api/crew",
  "/api/ship",
  "/api/tasks",
  "/api/events",
  "/api/missions",
  "/api/save/export",
];

/** One of each kind of change that a game with a queue takes. */
const CHANGES: readonly Change[] = [
  { method: "POST", path: "/api/explore", body: { leadId: 1 } },
  { method: "POST", path: "/api/turn" },
  { method: "POST", path: "/api/turn/run", body: { maxTurns: 2 } },
  { method: "DELETE", path: "/api/tasks/1" },
  { method: "POST", path: "/api/tasks/2/move", body: { position: 1 } },
  { method: "POST", path: "/api/missions/1/accept" },
  { method: "POST", path: "/api/save/new", body: { seed: 3 } },
  { method: "PATCH", path: "/api/admin/tables/save/rows?pk.id=1", body: { credits: 5 } },
  { method: "POST", path: "/api/admin/tables/crew/rows", body: { id: 90, name: "Ada", fatigue: 0 } },
  { method: "DELETE", path: "/api/admin/tables/crew/rows?pk.id=4" },
];

/** Turns after which a store that was broken must have refused one. */
const MOST_TURNS = 2000;

class Trial {
  readonly #store: BrokenStore;
  readonly #connection: Client;
  readonly #faults: string[] = [];
  #refused = 0;
  #accepted = 0;
  #orders = 0;

  constructor(store: BrokenStore) {
    this.#store = store;
    this.#connection = new Client(store.url);
  }

  async run(times: number): Promise<DiskVerdict> {
    for (let time = 0; time < times; time += 1) {
      await this.#begin();
      await this.#store.break();
      await this.#changeWhileBroken();
      await this.#store.mend();
      await this.#expectRecovery();
    }
    this.#connection.close();
    return { fault: this.#store.name, refused: this.#refused, accepted: this.#accepted, faults: this.#faults };
  }

  /** A new game with three tasks in its queue. */
  async #begin(): Promise<void> {
    await this.#expectSuccess({ method: "POST", path: "/api/save/new", body: { difficulty: "sandbox", seed: 1 } });
    for (let task = 0; task < 3; task += 1) {
      await this.#expectSuccess({ method: "POST", path: "/api/explore", body: { leadId: 1 } });
    }
  }

  async #changeWhileBroken(): Promise<void> {
    const refusedBefore = this.#refused;
    for (let turn = 0; turn < MOST_TURNS && this.#refused === refusedBefore; turn += 1) {
      this.#orders += 1;
      await this.#tryChange({ method: "POST", ...endlessOrder(this.#orders) });
      await this.#tryChange({ method: "POST", path: "/api/turn" });
    }
    if (this.#refused === refusedBefore) this.#fault("no change was refused while the store was broken");
    for (const change of CHANGES) await this.#tryChange(change);
  }

  /** Refused as promised and without a trace, or accepted; what the rules refuse says nothing. */
  async #tryChange(change: Change): Promise<void> {
    const before = await this.#readAll();
    const reply = await this.#send(change);
    if (reply.status < 300) {
      this.#accepted += 1;
      if (this.#store.refusesAll && (await this.#readAll()) !== before) this.#fault(`${named(change)} was accepted`);
    } else if (reply.status === 503) {
      this.#refused += 1;
      if (!/"code":"store-unavailable"/.test(reply.text)) this.#fault(`${named(change)}: ${reply.text}`);
      if (!/^retry-after: \d+$/im.test(reply.head)) this.#fault(`${named(change)}: no Retry-After`);
      if ((await this.#readAll()) !== before) this.#fault(`${named(change)} was refused, but changed something`);
    } else if (reply.status >= 500) {
      this.#fault(`${named(change)}: ${reply.status} ${reply.text}`);
    }
  }

  async #readAll(): Promise<string> {
    const texts: string[] = [];
    for (const path of READS) {
      const { status, text } = await this.#send({ method: "GET", path });
      if (status !== 200) this.#fault(`GET ${path}: ${status} ${text}`);
      texts.push(text);
    }
    return texts.join("\n");
  }

  async #expectRecovery(): Promise<void> {
    // What went through meanwhile may have filled the queue or emptied it: either way there is a task then.
    const order = await this.#send({ method: "POST", path: "/api/explore", body: { leadId: 1 } });
    if (order.status !== 202 && order.status !== 409) this.#fault(`an order after the mending: ${order.text}`);
    const before = await this.#readAll();
    await this.#expectSuccess({ method: "POST", path: "/api/turn" });
    if ((await this.#readAll()) === before) this.#fault("a turn after the mending changed nothing");
  }

  async #expectSuccess(change: Change): Promise<void> {
    const { status, text } = await this.#send(change);
    if (status >= 300) this.#fault(`${named(change)} on a whole store: ${status} ${text}`);
  }

  #send({ method, path, body }: Change): Promise<Reply> {
    return this.#connection.send(method, path, body);
  }

  #fault(sentence: string): void {
    this.#faults.push(`${this.#store.name}: ${sentence}`);
  }
}

const named = ({ method, path }: Change): string => `${method} ${path}`;
