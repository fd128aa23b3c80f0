/** `npm run dev:seed`: recreates the development databases, which `npm run dev` serves. Stop that first. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { devDatabases } from "./dev/databases.ts";
import { DEV_PASSWORD, seedCargo } from "./dev/seed-cargo.ts";
import { seedSpace } from "./dev/seed-space.ts";
import { ROOT } from "./repository.ts";

const { SPACE_DATABASE_URL, CARGO_DATABASE_URL } = devDatabases();
for (const url of [SPACE_DATABASE_URL, CARGO_DATABASE_URL]) {
  const file = join(ROOT, url.replace("sqlite:", ""));
  for (const suffix of ["", "-wal", "-shm", "-journal"]) await rm(`${file}${suffix}`, { force: true });
}
console.log(await seedSpace(SPACE_DATABASE_URL));
console.log(await seedCargo(CARGO_DATABASE_URL, Date.now()));
console.log(`Players and the admin ("admin") have the password "${DEV_PASSWORD}". Now: npm run dev`);
