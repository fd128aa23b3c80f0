/**
 * `npm run dev [-- space|cargo]`: services that restart and clients that reload when a source changes, on the development
 * databases (`npm run dev:seed`). The services' usual settings apply.
 */
import { serveSources } from "./build/web-client.ts";
import { devDatabases } from "./dev/databases.ts";
import { games } from "./repository.ts";
import { runServices } from "./services.ts";

const PORTS: Readonly<Record<string, number>> = {
  space: Number(process.env.SPACE_PORT || 4100),
  cargo: Number(process.env.CARGO_PORT || 4200),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !games().includes(name));
if (unknown.length > 0) {
  console.error(`There is no game named ${unknown.join(", ")}; there is ${games().join(", ")}.`);
  process.exitCode = 1;
} else {
  const chosen = named.length > 0 ? named : games();
  Object.assign(process.env, { ...devDatabases(), ...process.env });
  for (const game of chosen) {
    console.log(`${game}: client at ${await serveSources(game, `http://127.0.0.1:${PORTS[game]}`)}`);
  }
  process.exitCode = await runServices(
    chosen.map((game) => `${game}/main.ts`),
    ["--watch", "--watch-preserve-output"],
  );
  // The clients' servers would keep this process alive.
  process.exit();
}
