/** Which modules a service loads when it starts. Each costs time and memory at every start. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { withFolder } from "./folder.ts";
import { GAMES, startGame } from "./spawn-service.ts";

/**
 * Packages for types only, for a new password, for PostgreSQL, for request validation, for Fastify apps without
 * compilers, and for metrics.
 */
const LATER = [
  "typebox",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "pg",
  "ajv-formats",
  "@fastify/ajv-compiler",
  "@fastify/fast-json-stringify-compiler",
  "@opentelemetry/api",
];

for (const game of GAMES) {
  test(`the ${game} service starts on an existing database without loading packages that it needs only later`, () =>
    withFolder(async (folder) => {
      const database = `sqlite:${join(folder, "game.db")}`;
      await (await startGame(game, { database })).stop();
      const file = join(folder, "packages");
      const preload = new URL("testing/loaded-packages.ts", import.meta.url).href;
      const environment = { NODE_OPTIONS: `--import=${preload}`, LOADED_PACKAGES: file };
      await (await startGame(game, { database, environment })).stop();
      const loaded = (await readFile(file, "utf8")).split("\n");
      assert.ok(loaded.includes("fastify"), "the packages are known");
      assert.deepEqual(
        loaded.filter((name) => LATER.includes(name)),
        [],
      );
    }));

  test(`the ${game} service releases the memory of its start when it is idle`, async () => {
    await using service = await startGame(game);
    const youngMB = async () => {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      return Number(/^nodejs_heap_space_size_total_bytes\{space="new"\} (\S+)/m.exec(text)?.[1]) / 1e6;
    };
    while ((await youngMB()) > 4) await wait(200);
  });
}
