/** The development databases, separate from those of `npm start`. */
import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { hold, realFile } from "../../kit/store/holder.ts";
import { ROOT } from "../repository.ts";

const FOLDER = "data/dev";

/** Returns them as settings of the services, relative to the root. Creates the folder. */
export function devDatabases() {
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  return {
    SPACE_DATABASE_URL: `sqlite:${FOLDER}/space.db`,
    CARGO_DATABASE_URL: `sqlite:${FOLDER}/cargo.db`,
  } as const;
}

/** Removes the database files with their logs. Throws StoreHeldError, and removes none, if a service uses one of them. */
export async function removeDatabases(paths: readonly string[]): Promise<void> {
  const files = paths.map(realFile);
  using held = new DisposableStack();
  for (const file of files) held.adopt(hold(file), (holder) => holder.release());
  for (const file of files) {
    for (const suffix of ["", "-wal", "-shm", "-journal"]) await rm(`${file}${suffix}`, { force: true });
  }
}
