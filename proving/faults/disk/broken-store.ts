/** Ways in which the database of a service really becomes unwritable, and how each is repaired. */
import { execFile } from "node:child_process";
import { appendFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { instruct, preloaded } from "../../harness/preload/preloaded.ts";
import { type Game, startGame } from "../../harness/spawn-service.ts";

export interface BrokenStore {
  readonly name: string;
  /** False where changes that need no new space still succeed. */
  readonly refusesAll: boolean;
  readonly url: string;
  readonly file: string;
  break(): Promise<void>;
  repair(): Promise<void>;
  close(): Promise<unknown>;
}

const run = promisify(execFile);

/** Space for the write-ahead log, which grows to 4 MB, and for a database of the same size. */
const TMPFS_SIZE = "24m";
const FILLER_BYTES = 1024 * 1024;

/** Mounts a disk of this size at a new folder. Resolves with how to remove it; undefined where none can be mounted. */
export async function mountDisk(folder: string, size: string): Promise<(() => Promise<unknown>) | undefined> {
  await mkdir(folder);
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${size}`, "outbound", folder]);
    return () => run("umount", [folder]);
  } catch {
    return undefined;
  }
}

/** The file is on a small disk that is filled up; undefined where none can be mounted. */
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

/** Takes all space, at last byte by byte. */
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

/** One SQL statement on the service's connections breaks the store, and another repairs it. */
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

/** SQLite itself refuses to let the file grow: the same error as a full disk, where nothing can be mounted. */
const GROWTH = "pragma max_page_count";
export const fullFile = restricted("full file", false, `${GROWTH} = 1`, `${GROWTH} = 4294967294`);

export const readOnlyFile = restricted("read-only database", true, "pragma query_only = on", "pragma query_only = off");
