/** Interrupts PostgreSQL for the services under load: nothing answered is lost, and the services recover without a restart. */
import { startPostgres, type TestServer, testDatabase } from "@outbound/kit/testing/postgres.ts";
import { startProxy, type Proxy as TcpProxy } from "@outbound/kit/testing/proxy.ts";
import { GAMES } from "../../harness/spawn-service.ts";
import { type FaultProgram, type LoadRun, type Place, underLoad } from "../fault.ts";
import { haveOutages, type Outage } from "../outages.ts";

/** At full size the silence is longer than any client waits for an answer. */
const SIZES = {
  quick: { rounds: 1, playMs: 100, silenceMs: 1_000 },
  full: { rounds: 5, playMs: 3_000, silenceMs: 40_000 },
};
const MOST_WAIT_MS = 30_000;

export const losePostgres: FaultProgram = async (options) => {
  const { rounds, playMs, silenceMs } = SIZES[options.size];
  const server = await startPostgres();
  const proxy = await startProxy((await testDatabase(server)).url);
  const places: Place[] = [];
  for (const game of GAMES) {
    const database = new URL((await testDatabase(server)).url);
    database.port = new URL(proxy.url).port;
    places.push({ game, engine: "postgres", database: database.href });
  }
  const inject = (run: LoadRun) =>
    haveOutages(run, outagesOf(server, proxy, silenceMs), { rounds, playMs, mostWaitMs: MOST_WAIT_MS });
  return underLoad(places, options, inject).finally(async () => {
    await proxy.cut();
    await server.stop();
  });
};

const DELAY_MS = 40;

function outagesOf(server: TestServer, proxy: TcpProxy, silenceMs: number): Outage[] {
  const end = () => proxy.restore();
  const startAgain = () => server.startAgain();
  const endCut = () => proxy.cutAfter(undefined);
  const refuses = "every";
  return [
    { name: "restart", lastsMs: 0, refuses, start: () => server.end("in-order"), end: startAgain },
    { name: "kill -9", lastsMs: 200, refuses, start: () => server.end("killed"), end: startAgain },
    { name: "cut", lastsMs: 300, refuses, start: () => proxy.cut(), end },
    { name: "cut at the commit", lastsMs: 500, refuses, start: () => proxy.cutAfter("commit"), end: endCut },
    { name: "half-close", lastsMs: 300, refuses, start: () => proxy.halfClose(), end },
    { name: "delay", lastsMs: 500, refuses: "none", start: () => proxy.delay(DELAY_MS), end },
    // The driver gives up a statement after some time.
    { name: "silence", lastsMs: silenceMs, start: () => proxy.fallSilent(), end },
  ];
}
