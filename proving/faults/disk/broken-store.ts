/** Ways in which a game's database really becomes unwritable, and how each is repaired. */
import { execFile } from "node:child_process";
import { appendFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SqlRunner } from "@outbound/kit/store/database.ts";
import { runSql } from "@outbound/kit/testing/run-sql.ts";
import { type Game, startGame } from "../../harness/spawn-service.ts";

/** A game's app in this process, where its connections can be restricted. */
export interface OpenedApp {
  readonly url: string;
  /** The connection that writes. */
  readonly write: SqlRunner;
  close(): Promise<unknown>;
}

/** A game whose store is to be broken. */
export interface BreakableGame {
  readonly game: Game;
  /** Opens it on this SQLite file. */
  open(file: string): Promise<OpenedApp>;
}

export interface BrokenStore {
  readonly name: string;
  /** False where changes that need no new space still succeed. */
  readonly refusesAll: boolean;
  readonly url: string;
  /** Path of the database file. */
  readonly file: string;
  break(): Promise<void>;
  repair(): Promise<void>;
  close(): Promise<unknown>;
}

const run = promisify(execFile);

/** Space for the write-ahead log, which grows to 4 MB, and for a database of the same size. */
const TMPFS_SIZE = "24m";
const FILLER_BYTES = 1024 * 1024;

/** A service process whose file is on a small disk that is filled up; undefined where none can be mounted. */
export async function fullDisk({ game }: BreakableGame, folder: string): Promise<BrokenStore | undefined> {
  const disk = join(folder, "disk");
  await mkdir(disk);
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${TMPFS_SIZE}`, "outbound", disk]);
  } catch {
    return undefined;
  }
  const [filler, file] = [join(disk, "filler"), join(disk, "game.db")];
  const unmount = () => run("umount", [disk]);
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

/** A store in this process that one SQL statement breaks and another repairs. */
const restricted =
  (name: string, refusesAll: boolean, broken: string, repaired: string) =>
  async ({ open }: BreakableGame, folder: string): Promise<BrokenStore> => {
    const file = join(folder, `${name}.db`);
    const { url, write, close } = await open(file);
    const state = { name, refusesAll, url, file, close };
    return { ...state, break: () => runSql(write, broken), repair: () => runSql(write, repaired) };
  };

/** SQLite itself refuses to let the file grow: the same error as a full disk, where nothing can be mounted. */
const GROWTH = "pragma max_page_count";
export const fullFile = restricted("full file", false, `${GROWTH} = 1`, `${GROWTH} = 4294967294`);

/** The connection that writes may only read. */
export const readOnlyFile = restricted("read-only database", true, "pragma query_only = on", "pragma query_only = off");
