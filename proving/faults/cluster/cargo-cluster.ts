/** Processes of the cargo service that play one world on one PostgreSQL database, behind a proxy that takes them in turn. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { freePort } from "../../harness/child.ts";
import { type Service, startCargoOn } from "../../harness/service.ts";
import { RoundRobin } from "./round-robin.ts";

type Database = Awaited<ReturnType<typeof testDatabase>>;

interface Place {
  readonly database: Database;
  readonly folder: string;
  readonly ports: readonly number[];
}

/** The proxy is believed, so that a client may have any address. */
const AS_BEHIND_A_PROXY: NodeJS.ProcessEnv = { TRUSTED_PROXIES: "127.0.0.1" };

export class CargoCluster {
  readonly proxy: RoundRobin;
  readonly #place: Place;
  readonly #nodes: Service[];
  #environment = AS_BEHIND_A_PROXY;

  private constructor(place: Place, nodes: Service[], proxy: RoundRobin) {
    this.#place = place;
    this.#nodes = nodes;
    this.proxy = proxy;
  }

  static async start(size: number): Promise<CargoCluster> {
    const folder = await mkdtemp(join(tmpdir(), "outbound-cluster-"));
    const ports: number[] = [];
    while (ports.length < size) ports.push(await freePort());
    const place = { database: await testDatabase(), folder, ports };
    const [first = 0, ...others] = ports;
    // The first one makes the tables, for which the others would only wait.
    const nodes = [await startNode(place, first, AS_BEHIND_A_PROXY)];
    nodes.push(...(await Promise.all(others.map((port) => startNode(place, port, AS_BEHIND_A_PROXY)))));
    return new CargoCluster(place, nodes, await RoundRobin.start(nodes.map(({ url }) => url)));
  }

  get size(): number {
    return this.#nodes.length;
  }

  /** Through the proxy. */
  get url(): string {
    return this.proxy.url;
  }

  get databaseUrl(): string {
    return this.#place.database.url;
  }

  /** Of one process, past the proxy. */
  nodeUrl(node: number): string {
    return (this.#nodes[node] as Service).url;
  }

  kill(node: number): Promise<void> {
    return (this.#nodes[node] as Service).stop("SIGKILL");
  }

  /** In the place of one that ended. */
  async startAgain(node: number): Promise<void> {
    this.#nodes[node] = await startNode(this.#place, this.#place.ports[node] as number, this.#environment);
  }

  /** Each in its turn stops as a signal asks it to and is started again, from now on with these settings. */
  async roll(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#environment = { ...this.#environment, ...environment };
    for (const [node, service] of this.#nodes.entries()) {
      await service.stop();
      await this.startAgain(node);
    }
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    for (const node of this.#nodes) await node.stop();
    await this.#place.database.drop();
    await rm(this.#place.folder, { recursive: true });
  }
}

const startNode = ({ database, folder }: Place, port: number, environment: NodeJS.ProcessEnv): Promise<Service> =>
  startCargoOn(database.url, join(folder, "compiled"), { port, environment });
