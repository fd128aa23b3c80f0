/** A space game for development, played by following the API's suggestions. */
import { systemClock } from "../../kit/clock/clock.ts";
import { migrate } from "../../kit/store/migrate.ts";
import { openStore } from "../../kit/store/store.ts";
import { createSpaceApp } from "../../space/api/app.ts";
import { MIGRATIONS } from "../../space/store/migrations.ts";
import { type SpaceTables, TABLES } from "../../space/store/tables.ts";
import { caller } from "./caller.ts";

const SEED = 42;
const TURNS = 60;

interface World {
  readonly save: { readonly turn: number; readonly status: string };
  readonly activeTask: object | null;
  readonly nextSteps: readonly { readonly method: "POST"; readonly path: string; readonly body: object }[];
}

/** Fills the database with the same game each time: it takes the first suggestion until a task runs, then works a turn. */
export async function seedSpace(databaseUrl: string): Promise<string> {
  const store = await openStore<SpaceTables>(databaseUrl, { tables: TABLES });
  await migrate(store, MIGRATIONS);
  const app = createSpaceApp({ store, version: "0.0.0", clock: systemClock, settings: { rateLimit: false } });
  const call = caller(app);
  try {
    await call("POST", "/api/save/new", { seed: SEED });
    let world = await call<World>("GET", "/api/world");
    while (world.save.turn < TURNS && world.save.status === "active") {
      const [step] = world.nextSteps;
      if (world.activeTask === null && step !== undefined) await call(step.method, step.path, step.body);
      else await call("POST", "/api/turn/run", { maxTurns: Math.min(50, TURNS - world.save.turn), until: "task" });
      world = await call<World>("GET", "/api/world");
    }
    return `space: galaxy ${SEED} on turn ${world.save.turn} in ${databaseUrl}`;
  } finally {
    await app.close();
    await store.close();
  }
}
