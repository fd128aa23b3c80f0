/** Runs a trial on each broken store that this machine can be given, and what the trial tells. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BreakableGame, type BrokenStore, fullDisk, fullFile, readOnlyFile } from "./broken-store.ts";

export interface DiskVerdict {
  readonly fault: string;
  /** Changes refused, and changes that went through while the store was broken. */
  readonly refused: number;
  readonly accepted: number;
  /** Sentences about what went otherwise than promised; empty when all is well. */
  readonly faults: readonly string[];
}

export async function onEachBrokenStore(
  game: BreakableGame,
  trial: (store: BrokenStore) => Promise<DiskVerdict>,
): Promise<DiskVerdict[]> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-disk-"));
  try {
    const verdicts: DiskVerdict[] = [];
    for (const make of [fullDisk, fullFile, readOnlyFile]) {
      const store = await make(game, folder);
      if (store === undefined) continue;
      try {
        verdicts.push(await trial(store));
      } finally {
        await store.close();
      }
    }
    return verdicts;
  } finally {
    await rm(folder, { recursive: true });
  }
}
