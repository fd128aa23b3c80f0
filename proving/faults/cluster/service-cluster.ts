/** Processes of one game's service that share a PostgreSQL database, behind a round-robin proxy. */
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { freePort } from "../../harness/child.ts";
import { type Game, type Service, startGame } from "../../harness/spawn-service.ts";
import { startRoundRobin } from "./round-robin.ts";

export type ServiceCluster = Awaited<ReturnType<typeof startCluster>>;

export async function startCluster(game: Game, size: number) {
  const database = await testDatabase();
  const ports: number[] = [];
  while (ports.length < size) ports.push(await freePort());
  // The proxy is trusted, so that a client may claim any address.
  let environment: NodeJS.ProcessEnv = { TRUSTED_PROXIES: "127.0.0.1" };
  const start = (port = 0) => startGame(game, { database: database.url, port, environment });
  // The first process migrates the database; the others would only wait for it.
  const nodes: Service[] = [await start(ports[0])];
  nodes.push(...(await Promise.all(ports.slice(1).map(start))));
  const proxy = await startRoundRobin(nodes.map(({ url }) => url));
  const of = (node: number) => nodes[node] as Service;
  const startAgain = async (node: number): Promise<void> => {
    nodes[node] = await start(ports[node]);
  };
  return {
    ...{ size, proxy, startAgain, databaseUrl: database.url },
    url: proxy.url,
    /** Address of one process, which bypasses the proxy. */
    nodeUrl: (node: number): string => of(node % size).url,
    kill: (node: number): Promise<void> => of(node).stop("SIGKILL"),
    /** Restarts all processes gracefully, one after the other, with these settings from now on. */
    async roll(settings: NodeJS.ProcessEnv = {}): Promise<void> {
      environment = { ...environment, ...settings };
      for (let node = 0; node < size; node += 1) {
        await of(node).stop();
        await startAgain(node);
      }
    },
    async stop(): Promise<void> {
      await proxy.stop();
      await Promise.all(nodes.map((node) => node.stop()));
      await database.drop();
    },
  };
}
