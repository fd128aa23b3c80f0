/** Ways in which a game's database can no longer be written, each really so, and how each ends. */
import { execFile } from "node:child_process";
import { appendFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SqlRunner } from "@outbound/kit/store/database.ts";
import { runSql } from "@outbound/kit/testing/run-sql.ts";
import type { Service } from "../harness/service.ts";

/** A game whose store is to be broken. */
export interface BreakableGame {
  /** Starts its service as a process on this SQLite file. */
  start(file: string, compiled: string): Promise<Service>;
  /** The same in this process, so that its connection can be told what it may do. */
  open(file: string): Promise<OwnApp>;
}

interface OwnApp {
  readonly url: string;
  /** The connection that writes. */
  readonly write: SqlRunner;
  close(): Promise<void>;
}

export interface BrokenStore {
  readonly name: string;
  /** False where changes that need no new room still succeed. */
  readonly refusesAll: boolean;
  readonly url: string;
  /** Path of the database file. */
  readonly file: string;
  break(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

const run = promisify(execFile);

/** Room for the log of changes, which grows to 4 MB, and for a database of as much. */
const TMPFS_SIZE = "24m";
const FILLER_BYTES = 1024 * 1024;

/** A service process whose file lies on a small disk of its own that is filled up; undefined where none can be mounted. */
export async function fullDisk(game: BreakableGame, folder: string): Promise<BrokenStore | undefined> {
  const disk = join(folder, "disk");
  await mkdir(disk);
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${TMPFS_SIZE}`, "outbound", disk]);
  } catch {
    return undefined;
  }
  const [filler, file] = [join(disk, "filler"), join(disk, "game.db")];
  const service = await game.start(file, join(folder, "compiled")).catch(async (error) => {
    await run("umount", [disk]);
    throw error;
  });
  return {
    name: "full disk",
    refusesAll: false,
    url: service.url,
    file,
    break: () => fill(filler),
    mend: () => rm(filler),
    async close() {
      await service.stop();
      await run("umount", [disk]);
    },
  };
}

/** Takes what room there is, at last byte by byte. */
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

/** SQLite itself refuses to let the file grow: the same error as a full disk, where nothing can be mounted. */
export const fullFile = (game: BreakableGame, folder: string): Promise<BrokenStore> =>
  ownStore(game, join(folder, "full.db"), {
    name: "full file",
    refusesAll: false,
    broken: "pragma max_page_count = 1",
    whole: "pragma max_page_count = 4294967294",
  });

/** The connection that writes may only read. */
export const readOnlyFile = (game: BreakableGame, folder: string): Promise<BrokenStore> =>
  ownStore(game, join(folder, "read-only.db"), {
    name: "read-only database",
    refusesAll: true,
    broken: "pragma query_only = on",
    whole: "pragma query_only = off",
  });

interface Pragmas extends Pick<BrokenStore, "name" | "refusesAll"> {
  readonly broken: string;
  readonly whole: string;
}

async function ownStore(
  game: BreakableGame,
  file: string,
  { name, refusesAll, broken, whole }: Pragmas,
): Promise<BrokenStore> {
  const { url, write, close } = await game.open(file);
  return {
    name,
    refusesAll,
    url,
    file,
    break: () => runSql(write, broken),
    mend: () => runSql(write, whole),
    close,
  };
}
