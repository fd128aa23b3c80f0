/** Where development keeps its worlds: apart from those that `npm start` plays. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../repository.ts";

const FOLDER = "data/dev";

/** As settings of the services; relative to the root. The folder exists afterwards. */
export function devDatabases() {
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  return {
    SPACE_DATABASE_URL: `sqlite:${FOLDER}/space.db`,
    CARGO_DATABASE_URL: `sqlite:${FOLDER}/cargo.db`,
  } as const;
}
