import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startPostgres, testDatabase } from "./postgres.ts";
import { killed, startScript } from "./script.ts";

/** Resolves with one value of the database's first row, or with the error's code. */
async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query({ text: query, rowMode: "array" });
    return rows[0]?.[0];
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.end().catch(() => {});
  }
}

test("databases are empty, have the C collation, and are gone once dropped", async () => {
  const [one, other] = [await testDatabase(), await testDatabase()];
  assert.notEqual(one.url, other.url);
  assert.equal(await ask(one.url, "select datcollate from pg_database where datname = current_database()"), "C");
  assert.match(String(await ask(one.url, "show server_version")), /^18/);
  await one.drop();
  await other.drop();
  assert.equal(await ask(one.url, "select 1"), "3D000");
});

test("a stopped server accepts no connections", async () => {
  const server = await startPostgres();
  assert.equal(await ask(`${server.url}/postgres`, "select 1"), 1);
  await server.stop();
  assert.equal(await ask(`${server.url}/postgres`, "select 1"), "ECONNREFUSED");
});

test("a process that had a server ends on its own, with its own exit code", async () => {
  const { TEST_POSTGRES_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(new URL("failing-proof.ts", import.meta.url))], { env });
  const [code] = await once(child, "exit");
  assert.equal(code, 3);
});

test("a server does not outlive a test process that is killed", async (t) => {
  const script = startScript(t, new URL("start-postgres.ts", import.meta.url), []);
  await script.wrote(1);
  const url = `${script.lines[0]}/postgres`;
  assert.equal(await ask(url, "select 1"), 1);
  await killed(script);
  for (let tries = 0; tries < 500 && (await ask(url, "select 1")) !== "ECONNREFUSED"; tries++) await wait(20);
  assert.equal(await ask(url, "select 1"), "ECONNREFUSED");
});
