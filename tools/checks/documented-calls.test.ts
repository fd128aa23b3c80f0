/** Makes the calls that the front page and the guide to the API show, and holds what they show of the answers to what is answered. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { createCargoApp } from "../../cargo/api/app.ts";
import { ensureFirstAdmin } from "../../cargo/players/admins.ts";
import { openMigrated } from "../../cargo/store/open.ts";
import { fakeClock } from "../../kit/clock/clock.ts";
import { createHasher } from "../../kit/passwords/hasher.ts";
import { migrate } from "../../kit/store/migrate.ts";
import { openStore } from "../../kit/store/store.ts";
import { createSpaceApp } from "../../space/api/app.ts";
import { MIGRATIONS } from "../../space/store/migrations.ts";
import { type SpaceTables, TABLES } from "../../space/store/tables.ts";
import { type Story, storyFaults } from "../generate/story.ts";
import { ROOT } from "../repository.ts";
import { answerFaults, documentedCalls } from "./documented-calls.ts";

const told = (path: string, heading: string): Story => ({
  path,
  source: readFileSync(join(ROOT, path), "utf8"),
  heading,
});

const SPACE_STORIES = [
  told("README.md", "A first call to space"),
  told("docs/api.md", "The first ten calls in space"),
  told("docs/api.md", "Refusals"),
  told("docs/api.md", "Retries"),
];
const CARGO_STORIES = [told("README.md", "A first call to cargo"), told("docs/api.md", "The first ten calls in cargo")];

/** A busy machine must not make the service answer that it is overloaded. */
const UNLIMITED = { rateLimit: false };

function databaseIn(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "outbound-story-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, "game.db")}`;
}

for (const story of SPACE_STORIES) {
  test(`${story.path} shows what the space game answers: ${story.heading}`, async (t) => {
    const clock = fakeClock();
    const store = await openStore<SpaceTables>(databaseIn(t), { tables: TABLES });
    await migrate(store, MIGRATIONS);
    const app = createSpaceApp({ store, version: "0.0.0", clock, settings: UNLIMITED });
    const faults = await storyFaults(story, app, clock);
    await app.close();
    await store.close();
    assert.deepEqual(faults, []);
  });
}

for (const story of CARGO_STORIES) {
  test(`${story.path} shows what the cargo game answers: ${story.heading}`, async (t) => {
    const clock = fakeClock();
    const store = await openMigrated(databaseIn(t), { seed: 42 });
    const hasher = createHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } });
    const { app, game } = createCargoApp({ store, version: "0.0.0", clock, ticks: false, hasher, settings: UNLIMITED });
    await ensureFirstAdmin(game, hasher, "a panel of my own");
    const faults = await storyFaults(story, app, clock);
    await app.close();
    await store.close();
    assert.deepEqual(faults, []);
  });
}

test("a status, a header and an event of a stream are read from a document", () => {
  const [made, watched] = documentedCalls(STORY, "A made-up story");
  assert.deepEqual(made?.answer, { status: 202, headers: { location: "/api/tasks/1" }, body: { id: 1 } });
  assert.equal(made?.headers.authorization, "Bearer $TOKEN");
  assert.deepEqual(watched?.answer, { frames: [{ id: "4", data: { revision: 4 } }] });
  assert.equal(documentedCalls(STORY, "Another one").length, 0);
});

const STORY = `# A page

### A made-up story

    curl -i --json '{"id":1}' -H "Authorization: Bearer $TOKEN" http://127.0.0.1:4100/api/tasks

\`\`\`http
HTTP/1.1 202 Accepted
Location: /api/tasks/1

{ "id": 1 }
\`\`\`

    curl -N http://127.0.0.1:4100/api/stream

\`\`\`text
retry: 2000

id: 4
data: {"revision":4}
\`\`\`

### Another one
`;

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
