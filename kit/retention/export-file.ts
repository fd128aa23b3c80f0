/** A compressed file of rows that leave the database: what it holds is on disk before `append` resolves. */
import { type FileHandle, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { makeMissing } from "../store/database-file.ts";

const compress = promisify(gzip);

/** Rows could not be exported: a full disk, or a folder that cannot be written. They stay in the database. */
export class ExportError extends Error {
  constructor(path: string, cause: unknown) {
    super(`cannot write ${path}: ${(cause as Error).message}`, { cause });
    this.name = "ExportError";
  }
}

/**
 * JSON lines in gzip members, one member for each `append`: readers of gzip take them as one text. A member that could not be
 * written whole is cut off again.
 */
export class ExportFile {
  readonly path: string;
  readonly #file: FileHandle;
  #bytes = 0;

  constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  /** Resolves when the lines are on disk. Rejects with ExportError: then the file is as it was before. */
  append(lines: readonly string[]): Promise<void> {
    return guarded(this.path, async () => {
      const member = await compress(`${lines.join("\n")}\n`);
      try {
        await this.#file.appendFile(member);
        await this.#file.sync();
      } catch (error) {
        // What reached the disk of this member would make the file unreadable from there on.
        await this.#file.truncate(this.#bytes).catch(() => {});
        throw error;
      }
      this.#bytes += member.length;
    });
  }

  /** Closes the file, and removes one without rows. */
  async close(): Promise<void> {
    await this.#file.close();
    if (this.#bytes === 0) await rm(this.path, { force: true });
  }
}

/**
 * Creates `<folder>/<name>.jsonl.gz` for its owner only, and the folder if there is none. Another number follows the name of a
 * file that is there. Rejects with ExportError.
 */
export function createExportFile(folder: string, name: string): Promise<ExportFile> {
  return guarded(folder, async () => {
    makeMissing(folder, 0o700);
    const file = await openNew(folder, name);
    try {
      // A new name is in its folder, which is written to disk apart from the file.
      for (const parent of [folder, dirname(folder)]) await syncFolder(parent);
      return file;
    } catch (error) {
      await file.close();
      throw error;
    }
  });
}

/** An earlier file has the name if the clock was set back. */
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

/** A folder that may not be read, or of a file system without such a call. */
const CANNOT_SYNC: ReadonlySet<string | undefined> = new Set(["EACCES", "EPERM", "EINVAL", "ENOTSUP"]);

/** Does nothing where folders cannot be written to disk on their own, as on Windows. */
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
