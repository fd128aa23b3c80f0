/** Makes the database of a service unwritable in three ways, and repairs it. */
import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { instruct, preloaded } from "../../harness/preload/preloaded.ts";
import { type Game, startGame } from "../../harness/spawn-service.ts";
import { mountDisk } from "./mount-disk.ts";

export interface BrokenStore {
  readonly name: string;
  /** False if changes that need no new space still succeed. */
  readonly refusesAll: boolean;
  readonly url: string;
  readonly file: string;
  break(): Promise<void>;
  repair(): Promise<void>;
  close(): Promise<unknown>;
}

/** Space for the write-ahead log, which grows to 4 MB, and for a database of the same size. */
const TMPFS_SIZE = "24m";
const FILLER_BYTES = 1024 * 1024;

/** Puts the file on a small disk and fills it up. Resolves with undefined if none can be mounted. */
export async function fullDisk(game: Game, folder: string): Promise<BrokenStore | undefined> {
  const disk = join(folder, "disk");
  const unmount = await mountDisk(disk, TMPFS_SIZE);
  if (unmount === undefined) return undefined;
  const [filler, file] = [join(disk, "filler"), join(disk, "game.db")];
  const service = await startGame(game, { database: `sqlite:${file}` }).catch(async (error) => {
    await unmount();
    throw error;
  });
  return {
    ...{ name: "full disk", refusesAll: false, url: service.url, file },
    break: () => fill(filler),
    repair: () => rm(filler),
    close: () => service.stop().then(unmount),
  };
}

/** Fills all space, the last of it byte by byte. */
async function fill(filler: string): Promise<void> {
  for (let bytes = FILLER_BYTES; bytes >= 1; ) {
    try {
      await appendFile(filler, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      bytes = Math.floor(bytes / 2);
    }
  }
}

/** Breaks the store by one SQL statement on the service's connections, and repairs it by another. */
const restricted =
  (name: string, refusesAll: boolean, broken: string, repaired: string) =>
  async (game: Game, folder: string): Promise<BrokenStore> => {
    const file = join(folder, "game.db");
    const service = await startGame(game, { database: `sqlite:${file}`, environment: preloaded() });
    return {
      ...{ name, refusesAll, url: service.url, file },
      break: () => instruct(service, broken),
      repair: () => instruct(service, repaired),
      close: () => service.stop(),
    };
  };

/** SQLite refuses to let the file grow: the error of a full disk, also on machines that mount nothing. */
const GROWTH = "pragma max_page_count";
export const fullFile = restricted("full file", false, `${GROWTH} = 1`, `${GROWTH} = 4294967294`);

export const readOnlyFile = restricted("read-only database", true, "pragma query_only = on", "pragma query_only = off");
