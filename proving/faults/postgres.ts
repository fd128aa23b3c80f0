/**
 * Takes PostgreSQL away from the services in mid-load and gives it back: what was answered is there, what was in doubt
 * and repeated with its key happened once, nobody waits without end, and all goes on without a restart.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres, type TestServer, testDatabase } from "@outbound/kit/testing/postgres.ts";
import { startProxy } from "@outbound/kit/testing/proxy.ts";
import type { Crowd } from "./crowd.ts";
import { CROWDED_GAMES } from "./crowded-games.ts";
import { OutageWitness } from "./outage-witness.ts";
import { type Outage, outagesOf, suffer } from "./outages.ts";
import { type FaultOptions, type FaultProgram, type FaultVerdict, shownMs } from "./program.ts";

/** At full size the silence is longer than anybody waits for an answer. */
const SIZES = {
  quick: { rounds: 1, playMs: 200, silenceMs: 1_000 },
  full: { rounds: 5, playMs: 3_000, silenceMs: 40_000 },
};
const MOST_WAIT_MS = 30_000;

/** Each game in turn. */
export const losePostgres: FaultProgram = async (options) => {
  const folder = await mkdtemp(join(tmpdir(), "outbound-faults-"));
  const server = await startPostgres();
  try {
    return [await endure("space", server, folder, options), await endure("cargo", server, folder, options)];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
};

async function endure(
  game: keyof typeof CROWDED_GAMES,
  server: TestServer,
  folder: string,
  { size, seed, tell = () => {} }: FaultOptions,
): Promise<FaultVerdict> {
  const { rounds, playMs, silenceMs } = SIZES[size];
  const proxy = await startProxy((await testDatabase(server)).url);
  const witness = new OutageWitness();
  const service = await CROWDED_GAMES[game].startOn(proxy.url, join(folder, "compiled"));
  const faults: string[] = [];
  const recoveries = new Map<string, number>();
  try {
    const crowd = await CROWDED_GAMES[game].startCrowd(service, seed, witness);
    for (let round = 1; round <= rounds; round += 1) {
      for (const outage of outagesOf(server, proxy, silenceMs)) {
        await wait(playMs);
        const ms = await recover(crowd, witness, outage, faults);
        recoveries.set(outage.name, Math.max(ms, recoveries.get(outage.name) ?? 0));
        tell(`${game}, round ${round}, ${outage.name}: goes on ${shownMs(ms)} after it is over`);
      }
    }
    await wait(playMs);
    await crowd.settle();
    witness.expectWithin(MOST_WAIT_MS);
    const slowest = [...recoveries].map(([name, ms]) => `${name} ${shownMs(ms)}`).join(", ");
    return {
      name: game,
      figures: {
        "requests answered": crowd.answered,
        "refused with 503": witness.refused,
        "longest wait for an answer": shownMs(witness.longestMs),
        "a change succeeds, after the end of": slowest,
      },
      faults: [...faults, ...witness.faults, ...crowd.faults],
    };
  } finally {
    await service.stop("SIGKILL");
    await proxy.cut();
  }
}

/** Gives the milliseconds from the end of the outage to the first change that succeeds. */
async function recover(crowd: Crowd, witness: OutageWitness, outage: Outage, faults: string[]): Promise<number> {
  const refusedBefore = witness.refused;
  await suffer(outage);
  const healedAt = performance.now();
  await crowd.change();
  const ms = performance.now() - healedAt;
  if (outage.refuses === true && witness.refused === refusedBefore) faults.push(`${outage.name}: nothing was refused`);
  if (outage.refuses === false && witness.refused > refusedBefore) faults.push(`${outage.name}: a request was refused`);
  return ms;
}
