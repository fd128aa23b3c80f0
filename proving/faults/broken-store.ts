/** Ways in which the space service's database can no longer be written, each really so, and how each ends. */
import { execFile } from "node:child_process";
import { appendFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { runSql } from "@outbound/kit/testing/run-sql.ts";
import { createSpaceApp } from "@outbound/space/api/app.ts";
import { MIGRATIONS } from "@outbound/space/store/migrations.ts";
import { type SpaceTables, TABLES } from "@outbound/space/store/tables.ts";
import { startService } from "../service/service.ts";

export interface BrokenStore {
  readonly name: string;
  /** False where changes that need no new room still succeed. */
  readonly refusesAll: boolean;
  readonly url: string;
  break(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

const run = promisify(execFile);

/** Room for the log of changes, which grows to 4 MB, and for a database of as much. */
const TMPFS_SIZE = "24m";
const FILLER_BYTES = 1024 * 1024;

/** A service process whose file lies on a small disk of its own that is filled up; undefined where none can be mounted. */
export async function fullDisk(folder: string): Promise<BrokenStore | undefined> {
  const disk = join(folder, "disk");
  await mkdir(disk);
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${TMPFS_SIZE}`, "outbound", disk]);
  } catch {
    return undefined;
  }
  const filler = join(disk, "filler");
  const service = await startService(join(disk, "space.db"), join(folder, "compiled")).catch(async (error) => {
    await run("umount", [disk]);
    throw error;
  });
  return {
    name: "full disk",
    refusesAll: false,
    url: service.url,
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
export const fullFile = (folder: string): Promise<BrokenStore> =>
  ownStore(join(folder, "full.db"), {
    name: "full file",
    refusesAll: false,
    broken: "pragma max_page_count = 1",
    whole: "pragma max_page_count = 4294967294",
  });

/** The connection that writes may only read. */
export const readOnlyFile = (folder: string): Promise<BrokenStore> =>
  ownStore(join(folder, "read-only.db"), {
    name: "read-only database",
    refusesAll: true,
    broken: "pragma query_only = on",
    whole: "pragma query_only = off",
  });

interface Pragmas extends Pick<BrokenStore, "name" | "refusesAll"> {
  readonly broken: string;
  readonly whole: string;
}

/** The app in this process, so that its connection can be told what it may do. */
async function ownStore(file: string, { name, refusesAll, broken, whole }: Pragmas): Promise<BrokenStore> {
  const store = await openStore<SpaceTables>(`sqlite:${file}`, { tables: TABLES });
  await migrate(store, MIGRATIONS);
  const app = createSpaceApp({ store, version: "0.0.0", seed: 1, settings: { rateLimit: false } });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    name,
    refusesAll,
    url,
    break: () => runSql(store.write, broken),
    mend: () => runSql(store.write, whole),
    async close() {
      await app.close();
      await store.close();
    },
  };
}
