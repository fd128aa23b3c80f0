/** Two processes of the cargo service that play one world on one PostgreSQL database. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { type Service, startCargoOn } from "../service/service.ts";

export class CargoCluster {
  readonly #folder: string;
  readonly #database: Awaited<ReturnType<typeof testDatabase>>;
  readonly #nodes: [Service, Service];

  private constructor(folder: string, database: Awaited<ReturnType<typeof testDatabase>>, nodes: [Service, Service]) {
    this.#folder = folder;
    this.#database = database;
    this.#nodes = nodes;
  }

  static async start(): Promise<CargoCluster> {
    const folder = await mkdtemp(join(tmpdir(), "outbound-cluster-"));
    const database = await testDatabase();
    const startOne = () => startCargoOn(database.url, join(folder, "compiled"));
    // The first one makes the tables; both at once would only wait for each other.
    return new CargoCluster(folder, database, [await startOne(), await startOne()]);
  }

  url(node: 0 | 1): string {
    return this.#nodes[node].url;
  }

  kill(node: 0 | 1): Promise<void> {
    return this.#nodes[node].stop("SIGKILL");
  }

  /** In the place of one that was killed. */
  async startAgain(node: 0 | 1): Promise<void> {
    this.#nodes[node] = await startCargoOn(this.#database.url, join(this.#folder, "compiled"));
  }

  async stop(): Promise<void> {
    for (const node of this.#nodes) await node.stop();
    await this.#database.drop();
    await rm(this.#folder, { recursive: true });
  }
}
