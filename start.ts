/**
 * `npm start`: every game's service, each a process of its own, until one of them dies or all are asked to stop. Builds
 * their web clients first, where the sources are not those of the last build.
 * `node start.ts space` starts the named ones only.
 */

import { requireAddresses } from "./kit/settings/process-limits.ts";
import { StartError } from "./kit/settings/start-error.ts";
import { buildClients } from "./tools/build/web-client.ts";
import { runServices } from "./tools/services.ts";

const SERVICES = ["space", "cargo"];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !SERVICES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no service named ${unknown.join(", ")}; there is ${SERVICES.join(", ")}.`);
  process.exitCode = 1;
} else {
  const chosen = SERVICES.filter((name) => named.length === 0 || named.includes(name));
  process.exitCode = await start(chosen);
}

async function start(names: readonly string[]): Promise<number> {
  try {
    requireAddresses();
    await buildClients(names);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return 1;
  }
  return runServices(names.map((name) => `${name}/main.ts`));
}
