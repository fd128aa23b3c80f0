/**
 * Imports and admin edits with one edge value must be refused or tolerated. Every combination of place and value was tried once;
 * the tests try a sample.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { exportSave, type SaveDocument } from "../rules/save/save.ts";
import { TABLES } from "../store/tables.ts";
import { changedAt, edgeValues, pathsIn, valueAt } from "../testing/edge-values.ts";
import { freshSpaceApp, type SpaceTestApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

/** Sampling rate: one combination in this many is tried. */
const SHARE = { sqlite: 61, postgres: 151 };

const READS = ["world", "system", "crew", "ship", "tech", "missions", "tasks", "events", "save/history", "save/export"];

onEachEngine((engine, openFresh) => {
  test("[SAVE4] an import with an edge value is refused, or gives a game that continues", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { checksum: _checksum, ...body } = await playedDocument(space);
    const changes = pathsIn(body).flatMap((path) =>
      edgeValues(valueAt(body, path)).map((value) => changedAt(body, path, value)),
    );
    let taken = 0;
    for (const [index, changed] of changes.entries()) {
      if (index % SHARE[engine] > 0) continue;
      const answer = await space.call("POST", "/api/save/import", resigned(changed));
      assert.ok([200, 400, 422].includes(answer.status), `${index}: ${answer.text.slice(0, 300)}`);
      if (answer.status !== 200) continue;
      await continues(space, `import ${index}`);
      taken += 1;
    }
    assert.ok(taken > 2);
  });

  test("[ADM2] an edit to an edge value is refused, or leaves a game that continues", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const document = await playedDocument(space);
    let [count, taken] = [0, 0];
    for (const { name: table, columns, primaryKey } of TABLES.filter((one) => !one.readOnly)) {
      const path = `/api/admin/tables/${table}/rows`;
      for (const column of Object.keys(columns)) {
        const { rows } = await space.ok<{ rows: Record<string, unknown>[] }>("GET", `${path}?limit=500`);
        for (const value of edgeValues(rows.at(-1)?.[column])) {
          count += 1;
          if (value === undefined || count % SHARE[engine] > 0) continue;
          await space.ok("POST", "/api/save/import", document);
          const page = await space.ok<{ rows: Record<string, unknown>[] }>("GET", `${path}?limit=500`);
          const row = page.rows.at(-1) ?? assert.fail(`${table} has no row`);
          const key = primaryKey.map((part) => `pk.${part}=${row[part]}`).join("&");
          const answer = await space.call("PATCH", `${path}?${key}`, { [column]: value });
          const what = `${table}.${column} = ${JSON.stringify(value)}`;
          assert.ok([200, 400, 409].includes(answer.status), `${what}: ${answer.text.slice(0, 300)}`);
          if (answer.status !== 200) continue;
          await continues(space, what);
          taken += 1;
        }
      }
    }
    assert.ok(taken > 2);
  });
});

/** A game with a queue, ended tasks, missions and a log. */
async function playedDocument(space: SpaceTestApp): Promise<SaveDocument> {
  for (const id of [1, 2, 3]) await space.ok("POST", `/api/missions/${id}/accept`);
  for (let round = 0; round < 4; round++) {
    const { nextSteps } = await space.ok<Static<typeof schemas.World>>("GET", "/api/world");
    for (const { path, body } of nextSteps) await space.call("POST", path, body);
    await space.ok("POST", "/api/explore", { leadId: 2, helperIds: [1, 3, 4] });
    if (round < 3) await space.ok("POST", "/api/turn/run", { maxTurns: 4 });
  }
  return JSON.parse(await space.exported());
}

/** Adds a matching checksum, if there is anything to sum up. */
function resigned(body: Omit<SaveDocument, "checksum">): unknown {
  const { checksum } = exportSave(body);
  return { ...body, checksum };
}

/** Asserts that reads answer, commands are decided, and the export can be imported. */
async function continues(space: SpaceTestApp, what: string): Promise<void> {
  for (const path of READS) {
    const answer = await space.call("GET", `/api/${path}`);
    assert.equal(answer.status, 200, `${path} after ${what}: ${answer.text}`);
  }
  const document = JSON.parse(await space.exported());
  for (const [path, body] of [
    ["/api/explore", { leadId: 2 }],
    ["/api/turn/run", { maxTurns: 6 }],
  ] as const) {
    const answer = await space.call("POST", path, body);
    assert.ok(answer.status < 500, `${path} after ${what}: ${answer.text}`);
  }
  await space.ok("POST", "/api/save/import", document);
}
