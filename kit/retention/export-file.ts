/** Writes rows that leave the database to a compressed file. They are on disk before `append` resolves. */
import { type FileHandle, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { makeMissing } from "../store/database-file.ts";

const compress = promisify(gzip);

/** Rows could not be exported, because the disk is full or the folder cannot be written. They stay in the database. */
export class ExportError extends Error {
  constructor(path: string, cause: unknown) {
    super(`cannot write ${path}: ${(cause as Error).message}`, { cause });
    this.name = "ExportError";
  }
}

/**
 * JSON lines in gzip members, one for each `append`; gzip readers concatenate them. A member that could not be written whole is
 * cut off again.
 */
export class ExportFile {
  readonly path: string;
  readonly #file: FileHandle;
  #bytes = 0;

  constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  /** Resolves when the lines are on disk. Rejects with ExportError; the file is then unchanged. */
  append(lines: readonly string[]): Promise<void> {
    return guarded(this.path, async () => {
      const member = await compress(`${lines.join("\n")}\n`);
      try {
        await this.#file.appendFile(member);
        await this.#file.sync();
      } catch (error) {
        // A partly written member would make the rest of the file unreadable.
        await this.#file.truncate(this.#bytes).catch(() => {});
        throw error;
      }
      this.#bytes += member.length;
    });
  }

  /** Closes the file, and removes it if it has no rows. */
  async close(): Promise<void> {
    await this.#file.close();
    if (this.#bytes === 0) await rm(this.path, { force: true });
  }
}

/**
 * Creates `<folder>/<name>.jsonl.gz`, readable only by its owner, and the folder if it is missing. If the file exists, a number
 * is added to the name. Rejects with ExportError.
 */
export function createExportFile(folder: string, name: string): Promise<ExportFile> {
  return guarded(folder, async () => {
    makeMissing(folder, 0o700);
    const file = await openNew(folder, name);
    try {
      // A new name belongs to its folder, which must be synced apart from the file.
      for (const parent of [folder, dirname(folder)]) await syncFolder(parent);
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  });
}

/** An earlier file may have the name if the clock was set back. */
async function openNew(folder: string, name: string): Promise<ExportFile> {
  for (let number = 1; ; number++) {
    const path = join(folder, `${name}${number === 1 ? "" : `-${number}`}.jsonl.gz`);
    try {
      return new ExportFile(path, await open(path, "ax", 0o600));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** Codes of a folder that may not be read, and of a file system without this call. */
const CANNOT_SYNC: ReadonlySet<string | undefined> = new Set(["EACCES", "EPERM", "EINVAL", "ENOTSUP"]);

/** Does nothing where folders cannot be synced, as on Windows. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  try {
    await using folder = await open(path, "r");
    await folder.sync();
  } catch (error) {
    if (!CANNOT_SYNC.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}

async function guarded<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ExportError(path, error);
  }
}
