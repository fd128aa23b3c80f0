/** Makes the calls that the front page shows, and holds what it shows of the answers to what is answered. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { createCargoApp } from "../cargo/api/app.ts";
import { ensureFirstAdmin } from "../cargo/players/admins.ts";
import { openMigrated } from "../cargo/store/open.ts";
import { type FakeClock, fakeClock } from "../kit/clock/clock.ts";
import type { App } from "../kit/http/app.ts";
import { createHasher } from "../kit/passwords/hasher.ts";
import { migrate } from "../kit/store/migrate.ts";
import { openStore } from "../kit/store/store.ts";
import { createSpaceApp } from "../space/api/app.ts";
import { MIGRATIONS } from "../space/store/migrations.ts";
import { type SpaceTables, TABLES } from "../space/store/tables.ts";
import { answerFaults, documentedCalls } from "./documented-calls.ts";
import { ROOT } from "./repository.ts";

const README = readFileSync(join(ROOT, "README.md"), "utf8");
/** How long somebody watches a stream before going on. */
const WATCHED_MS = 90_000;

function databaseIn(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "outbound-readme-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, "game.db")}`;
}

/** Everything that the section shows, in its order, with the cookie that a call was given. */
async function tryCalls(app: App, heading: string, clock: FakeClock): Promise<string[]> {
  const faults: string[] = [];
  let cookie: string | undefined;
  for (const { line, method, url, headers, body, isStream, answer } of documentedCalls(README, heading)) {
    if (isStream) {
      clock.advance(WATCHED_MS);
      continue;
    }
    const response = await app.inject({
      method: method as "GET",
      url: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, ...(cookie === undefined ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const [given] = response.cookies;
    if (given) cookie = `${given.name}=${given.value}`;
    if (answer === undefined) assert.ok(response.statusCode < 300, `README.md:${line} was refused: ${response.body}`);
    else faults.push(...answerFaults(answer, response.json()).map((fault) => `README.md:${line} ${fault}`));
  }
  return faults;
}

test("the first mission in space goes as the front page shows it", async (t) => {
  const clock = fakeClock();
  const store = await openStore<SpaceTables>(databaseIn(t), { tables: TABLES });
  await migrate(store, MIGRATIONS);
  const app = createSpaceApp({ store, version: "0.0.0", clock });
  const faults = await tryCalls(app, "The first mission in space, with curl", clock);
  await app.close();
  await store.close();
  assert.deepEqual(faults, []);
});

test("the first delivery goes as the front page shows it", async (t) => {
  const clock = fakeClock();
  const store = await openMigrated(databaseIn(t), { seed: 42 });
  const hasher = createHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } });
  const { app, game } = createCargoApp({ store, version: "0.0.0", clock, ticks: false, hasher });
  await ensureFirstAdmin(game, hasher, "a panel of my own");
  const faults = await tryCalls(app, "The first delivery, with curl", clock);
  await app.close();
  await store.close();
  assert.deepEqual(faults, []);
});

test("a figure, an item or a field that was not answered is found", () => {
  const answer = { id: 7, token: "a", planes: [{ id: 1, fuel: 3 }, { id: 2, fuel: 4 }, { id: 3 }] };
  assert.deepEqual(answerFaults({ token: "b", planes: [{ id: 1 }, { fuel: 4 }] }, answer), []);
  assert.deepEqual(answerFaults({ id: 8, name: "x" }, answer), ["/id is 7, not 8", '/name is undefined, not "x"']);
  assert.equal(answerFaults({ planes: [{ id: 2 }, { id: 1 }] }, answer).length, 1);
  assert.deepEqual(answerFaults({ id: { of: 1 }, token: [1] }, { id: null, token: 1 }), [
    "/id is null",
    "/token is number",
  ]);
});
