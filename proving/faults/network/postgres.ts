/**
 * Takes PostgreSQL away from the services under load and gives it back: what was answered is stored, what was in doubt and
 * repeated with its key happened once, no client waits without end, and the services recover without a restart.
 */
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres, type TestServer, testDatabase } from "@outbound/kit/testing/postgres.ts";
import { startProxy, type Proxy as TcpProxy } from "@outbound/kit/testing/proxy.ts";
import { duration } from "../../harness/report.ts";
import { GAMES } from "../../harness/spawn-service.ts";
import { type FaultProgram, type LoadRun, type Place, underLoad } from "../fault.ts";

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
  const inject = async (run: LoadRun) => {
    const { players, observer, log } = run;
    const recoveries = new Map<string, number>();
    for (let round = 1; round <= rounds; round += 1) {
      for (const outage of outagesOf(server, proxy, silenceMs)) {
        await wait(playMs);
        const ms = await recover(run, outage);
        recoveries.set(outage.name, Math.max(ms, recoveries.get(outage.name) ?? 0));
        log(`round ${round}, ${outage.name}: a change succeeds ${duration(ms)} after it is over`);
      }
    }
    await wait(playMs);
    await players.stop();
    observer.expectWithin(MOST_WAIT_MS);
    return () => ({
      "requests answered": players.answered,
      "refused with 503": observer.all.refused,
      "longest wait for an answer": duration(observer.all.longestMs),
      "a change succeeds, after the end of": [...recoveries].map(([name, ms]) => `${name} ${duration(ms)}`).join(", "),
    });
  };
  return underLoad(places, options, inject).finally(async () => {
    await proxy.cut();
    await server.stop();
  });
};

interface Outage {
  readonly name: string;
  readonly lastsMs: number;
  /** False where everything is answered, only later; undefined where it depends on how long it lasts. */
  readonly refuses?: boolean;
  start(): unknown;
  end(): unknown;
}

const DELAY_MS = 40;

function outagesOf(server: TestServer, proxy: TcpProxy, silenceMs: number): Outage[] {
  const end = () => proxy.restore();
  const startAgain = () => server.startAgain();
  const endCut = () => proxy.cutAfter(undefined);
  const refuses = true;
  return [
    { name: "restart", lastsMs: 0, refuses, start: () => server.end("in-order"), end: startAgain },
    { name: "kill -9", lastsMs: 200, refuses, start: () => server.end("killed"), end: startAgain },
    { name: "cut", lastsMs: 300, refuses, start: () => proxy.cut(), end },
    { name: "cut at the commit", lastsMs: 500, refuses, start: () => proxy.cutAfter("commit"), end: endCut },
    { name: "half-close", lastsMs: 300, refuses, start: () => proxy.halfClose(), end },
    { name: "delay", lastsMs: 500, refuses: false, start: () => proxy.delay(DELAY_MS), end },
    // The driver gives up a statement after some time.
    { name: "silence", lastsMs: silenceMs, start: () => proxy.fallSilent(), end },
  ];
}

/** Resolves with the milliseconds from the end of the outage to the first change that succeeds. */
async function recover(run: LoadRun, { name, lastsMs, refuses, start, end }: Outage): Promise<number> {
  const refusedBefore = run.observer.all.refused;
  await start();
  await wait(lastsMs);
  await end();
  const endedAt = performance.now();
  await run.players.change();
  const refused = run.observer.all.refused - refusedBefore;
  if (refuses === true) run.expect(refused > 0, `${name}: nothing was refused`);
  if (refuses === false) run.expect(refused === 0, `${name}: ${refused} requests were refused`);
  return performance.now() - endedAt;
}
