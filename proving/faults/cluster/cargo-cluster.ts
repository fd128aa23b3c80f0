/** Processes of the cargo service that share one world on one PostgreSQL database, behind a round-robin proxy. */
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { freePort } from "../../harness/child.ts";
import { type Service, startGame } from "../../harness/spawn-service.ts";
import { RoundRobin } from "./round-robin.ts";

type Database = Awaited<ReturnType<typeof testDatabase>>;

/** The proxy is trusted, so that a client may claim any address. */
const BEHIND_A_PROXY: NodeJS.ProcessEnv = { TRUSTED_PROXIES: "127.0.0.1" };

export class CargoCluster {
  readonly proxy: RoundRobin;
  readonly #database: Database;
  readonly #ports: readonly number[];
  readonly #nodes: Service[];
  #environment = BEHIND_A_PROXY;

  private constructor(database: Database, ports: readonly number[], nodes: Service[], proxy: RoundRobin) {
    this.#database = database;
    this.#ports = ports;
    this.#nodes = nodes;
    this.proxy = proxy;
  }

  static async start(size: number): Promise<CargoCluster> {
    const ports: number[] = [];
    while (ports.length < size) ports.push(await freePort());
    const database = await testDatabase();
    const start = (port: number) => startGame("cargo", { database: database.url, port, environment: BEHIND_A_PROXY });
    const [first = 0, ...others] = ports;
    // The first one migrates the database, for which the others would only wait.
    const nodes = [await start(first), ...(await Promise.all(others.map(start)))];
    return new CargoCluster(database, ports, nodes, await RoundRobin.start(nodes.map(({ url }) => url)));
  }

  get size(): number {
    return this.#nodes.length;
  }

  /** Through the proxy. */
  get url(): string {
    return this.proxy.url;
  }

  get databaseUrl(): string {
    return this.#database.url;
  }

  /** Of one process, past the proxy. */
  nodeUrl(node: number): string {
    return (this.#nodes[node] as Service).url;
  }

  kill(node: number): Promise<void> {
    return (this.#nodes[node] as Service).stop("SIGKILL");
  }

  /** Replaces a process that ended. */
  async startAgain(node: number): Promise<void> {
    const port = this.#ports[node] as number;
    this.#nodes[node] = await startGame("cargo", { database: this.databaseUrl, port, environment: this.#environment });
  }

  /** Stops each in turn in good order and starts it again, with these settings from now on. */
  async roll(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#environment = { ...this.#environment, ...environment };
    for (const [node, service] of this.#nodes.entries()) {
      await service.stop();
      await this.startAgain(node);
    }
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await Promise.all(this.#nodes.map((node) => node.stop()));
    await this.#database.drop();
  }
}
