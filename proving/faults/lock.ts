/**
 * Another program holds the lock of the SQLite file: changes are refused with 503 and Retry-After, who only reads waits for
 * nobody but for what is due, and once it is free all goes on without a restart.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startChild } from "../harness/child.ts";
import type { Crowd } from "./crowd.ts";
import { CROWDED_GAMES } from "./crowded-games.ts";
import { OutageWitness } from "./outage-witness.ts";
import { type FaultOptions, type FaultProgram, type FaultVerdict, shownMs } from "./program.ts";

const SIZES = {
  quick: { rounds: 1, playMs: 100, heldMs: 1_500 },
  full: { rounds: 20, playMs: 1_000, heldMs: 5_000 },
};
/** A change waits a second for the lock, and may stand behind a batch that does. */
const MOST_WAIT_MS = 5_000;
/** A reader waits for nobody: what is left is a busy machine. */
const MOST_READ_MS = 1_000;

const HOLDER = new URL("lock-holder.ts", import.meta.url);

export const holdLock: FaultProgram = async (options) => [
  await endure("space", options),
  await endure("cargo", options),
];

async function endure(game: keyof typeof CROWDED_GAMES, options: FaultOptions): Promise<FaultVerdict> {
  const { rounds, playMs, heldMs } = SIZES[options.size];
  const folder = await mkdtemp(join(tmpdir(), "outbound-faults-"));
  const file = join(folder, "game.db");
  const service = await CROWDED_GAMES[game].startOn(`sqlite:${file}`, join(folder, "compiled"));
  const witness = new OutageWitness();
  const faults: string[] = [];
  let slowestMs = 0;
  try {
    const crowd = await CROWDED_GAMES[game].startCrowd(service, options.seed, witness);
    for (let round = 1; round <= rounds; round += 1) {
      await wait(playMs);
      const refusedBefore = witness.refused;
      slowestMs = Math.max(slowestMs, await suffer(crowd, file, heldMs));
      if (witness.refused === refusedBefore) faults.push("nothing was refused while the file was locked");
      options.tell?.(`${game}, round ${round}: ${witness.refused} refused, ${crowd.answered} answered`);
    }
    await crowd.settle();
    witness.expectWithin(MOST_WAIT_MS);
    // A flight that is due has to land before a state can be shown.
    if (game === "space") witness.expectReadsWithin(MOST_READ_MS);
    return {
      name: game,
      figures: {
        "requests answered": crowd.answered,
        "refused with 503": witness.refused,
        "longest wait for an answer": shownMs(witness.longestMs),
        "reads refused with 503": witness.reads.refused,
        "longest wait for a read": shownMs(witness.reads.longestMs),
        "a change succeeds, after the lock is free": shownMs(slowestMs),
      },
      faults: [...faults, ...witness.faults, ...crowd.faults],
    };
  } finally {
    await service.stop("SIGKILL");
    await rm(folder, { recursive: true });
  }
}

/** Gives the milliseconds from the end of the lock to the first change that succeeds. */
async function suffer(crowd: Crowd, file: string, heldMs: number): Promise<number> {
  const holder = startChild(HOLDER, [file]);
  await holder.line();
  await wait(heldMs);
  await holder.stop("SIGKILL");
  const freeAt = performance.now();
  await crowd.change();
  return performance.now() - freeAt;
}
