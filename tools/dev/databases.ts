/** The development databases, separate from those of `npm start`. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
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
