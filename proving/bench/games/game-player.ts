/** A player of one of many games: follows the first suggestion, or saves again and again. */
import { setTimeout as wait } from "node:timers/promises";
import type { NextStep } from "@outbound/space/rules/turn/next-steps.ts";
import { Client, type Reply } from "../../harness/client.ts";
import { type Random, seededRandom } from "../../harness/random.ts";

/** Milliseconds. */
export interface Latencies {
  readonly command: number[];
  readonly read: number[];
  readonly save: number[];
}

type Kind = keyof Latencies;

interface World {
  readonly save: { readonly status: string; readonly turn: number };
  readonly nextSteps: readonly NextStep[];
  readonly activeTask: unknown;
}

export class GamePlayer {
  readonly #client: Client;
  readonly #id: string;
  readonly #random: Random;
  readonly #thinkMs: number;
  #latencies: Latencies | undefined;

  /** Each player has an address of their own, as a reverse proxy would forward. */
  static async create(url: string, number: number, thinkMs: number): Promise<GamePlayer> {
    const headers = { "x-forwarded-for": `10.0.${number >>> 8}.${number & 255}` };
    const client = new Client(url, { headers, retry: { statuses: [429, 503], most: 20 } });
    const { id } = await client.ok<{ id: string }>("POST", "/api/games", { seed: number });
    return new GamePlayer(client, id, seededRandom(number + 1), thinkMs);
  }

  private constructor(client: Client, id: string, random: Random, thinkMs: number) {
    this.#client = client;
    this.#id = id;
    this.#random = random;
    this.#thinkMs = thinkMs;
  }

  /** Imports the document. */
  async load(text: string): Promise<void> {
    await this.#ok("save", "POST", "/api/save/import", JSON.parse(text));
  }

  /** Plays until the signal. */
  play(stop: AbortSignal, latencies: Latencies): Promise<void> {
    return this.#repeat(stop, latencies, () => this.#step());
  }

  /** Exports the game, imports it again and goes back a turn, until the signal. */
  save(stop: AbortSignal, latencies: Latencies): Promise<void> {
    return this.#repeat(stop, latencies, async () => {
      const document = await this.#ok("save", "GET", "/api/save/export");
      await this.#pause(stop);
      const { save } = (await this.#ok("save", "POST", "/api/save/import", document.json())).json<World>();
      await this.#pause(stop);
      await this.#ok("save", "POST", "/api/save/restore", { turn: save.turn });
    });
  }

  close(): void {
    this.#client.close();
  }

  async #repeat(stop: AbortSignal, latencies: Latencies, work: () => Promise<void>): Promise<void> {
    this.#latencies = latencies;
    await wait(this.#random.fraction() * this.#thinkMs);
    for (; !stop.aborted; await this.#pause(stop)) await work();
    this.#latencies = undefined;
  }

  /** The first suggestion when the queue is empty, else a turn. An ended game starts again. */
  async #step(): Promise<void> {
    const { save, nextSteps, activeTask } = (await this.#ok("read", "GET", "/api/world")).json<World>();
    const [step] = nextSteps;
    if (save.status !== "active") await this.#ok("command", "POST", "/api/save/new", {});
    else if (activeTask === null && step) await this.#ok("command", step.method, step.path, step.body);
    else await this.#ok("command", "POST", "/api/turn");
  }

  async #ok(kind: Kind, method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await this.#client.send(method, `${path}?game=${this.#id}`, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 200)}`);
    this.#latencies?.[kind].push(reply.ms);
    return reply;
  }

  #pause(stop: AbortSignal): Promise<unknown> {
    return wait(this.#thinkMs * (0.5 + this.#random.fraction()), undefined, { signal: stop }).catch(() => {});
  }
}
