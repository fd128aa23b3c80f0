/** `npm run dev:seed`: recreates the development databases, which `npm run dev` serves. Stop that first. */
import { join } from "node:path";
import { StoreHeldError } from "../kit/store/holder.ts";
import { devDatabases, removeDatabases } from "./dev/databases.ts";
import { DEV_PASSWORD, seedCargo } from "./dev/seed-cargo.ts";
import { seedSpace } from "./dev/seed-space.ts";
import { ROOT } from "./repository.ts";

const { SPACE_DATABASE_URL, CARGO_DATABASE_URL } = devDatabases();
try {
  const files = [SPACE_DATABASE_URL, CARGO_DATABASE_URL].map((url) => join(ROOT, url.replace("sqlite:", "")));
  await removeDatabases(files);
  console.log(await seedSpace(SPACE_DATABASE_URL));
  console.log(await seedCargo(CARGO_DATABASE_URL, Date.now()));
  console.log(`Players and the admin ("admin") have the password "${DEV_PASSWORD}". Now: npm run dev`);
} catch (error) {
  if (!(error instanceof StoreHeldError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
