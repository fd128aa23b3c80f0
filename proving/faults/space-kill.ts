/**
 * Kills the space service (SIGKILL) in the middle of orders, cancels and turns, again and again on the same database, and
 * holds what is there afterwards against what was answered.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom } from "../harness/random.ts";
import { startService } from "../harness/service.ts";
import { KeyedPlayer, type Played } from "./keyed-player.ts";
import type { KillOptions, KillVerdict } from "./kill-verdict.ts";
import { Ledger } from "./ledger.ts";

const CONNECTIONS = 8;
/** From the first request of a round to the kill. */
const LEAST_LOAD_MS = 30;
const MOST_LOAD_MS = 400;

/** Plays and kills so many times; stops after the first round with a fault. */
export async function killSpace({ rounds, seed, tell = () => {} }: KillOptions): Promise<KillVerdict> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-kill-"));
  const random = seededRandom(seed);
  const ledger = new Ledger();
  const verdict = { answered: 0, inDoubt: 0, hadHappened: 0 };
  try {
    for (let round = 1; round <= rounds && ledger.faults.length === 0; round += 1) {
      const service = await startService(join(folder, "space.db"), join(folder, "compiled"));
      try {
        if (round === 1) await service.json("POST", "/api/save/new", { difficulty: "sandbox", seed });
        const played = await playUntilKilled(service, round, random.integer(LEAST_LOAD_MS, MOST_LOAD_MS), seed);
        verdict.answered += played.answered.length;
        verdict.inDoubt += played.inDoubt.length;
        verdict.hadHappened += await checkAfterRestart(folder, ledger, played);
      } finally {
        await service.stop("SIGKILL");
      }
      tell(`round ${round}: ${verdict.answered} answered, ${verdict.inDoubt} in doubt, ${ledger.turns} turns`);
    }
    return { ...verdict, done: ledger.turns, faults: ledger.faults };
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Service = Awaited<ReturnType<typeof startService>>;

async function playUntilKilled(service: Service, round: number, loadMs: number, seed: number): Promise<Played> {
  const players = Array.from(
    { length: CONNECTIONS },
    (_, place) => new KeyedPlayer(service.url, `${round}-${place}`, seededRandom(seed + round * 1000 + place)),
  );
  const playing = players.map((player) => player.play());
  await new Promise((resolve) => setTimeout(resolve, loadMs));
  await service.stop("SIGKILL");
  const played = await Promise.all(playing);
  return {
    answered: played.flatMap(({ answered }) => answered),
    inDoubt: played.flatMap(({ inDoubt }) => inDoubt),
  };
}

/** Gives how many of the requests in doubt had happened. The service it starts is stopped in good order. */
async function checkAfterRestart(folder: string, ledger: Ledger, played: Played): Promise<number> {
  const service = await startService(join(folder, "space.db"), join(folder, "compiled"));
  try {
    return await ledger.check(service, played);
  } finally {
    await service.stop();
  }
}
