/** Each game on each store that this machine can break. */
import { withFolder } from "../../harness/folder.ts";
import { GAMES, type Game } from "../../harness/spawn-service.ts";
import type { FaultProgram, FaultVerdict } from "../fault.ts";
import { fullDisk, fullFile, readOnlyFile } from "./broken-store.ts";
import { CARGO } from "./cargo-disk.ts";
import type { DiskGame } from "./disk-game.ts";
import { DiskTrial } from "./disk-trial.ts";
import { SPACE } from "./space-disk.ts";

/** How often each store breaks and is repaired. */
const TIMES = { quick: 1, full: 20 };

const DISK_GAMES: Readonly<Record<Game, DiskGame>> = { space: SPACE, cargo: CARGO };

export const breakDisks: FaultProgram = async ({ size, log = () => {} }) => {
  const verdicts: FaultVerdict[] = [];
  for (const game of GAMES) {
    await withFolder(async (folder) => {
      for (const make of [fullDisk, fullFile, readOnlyFile]) {
        const store = await make(DISK_GAMES[game], folder);
        if (store === undefined) continue;
        const trial = new DiskTrial(store);
        try {
          await DISK_GAMES[game].run(trial, TIMES[size]);
        } finally {
          trial.close();
          await store.close();
        }
        verdicts.push(trial.verdict(game));
        log(`${game}, ${store.name}: ${trial.refused} refused`);
      }
    });
  }
  return verdicts;
};
