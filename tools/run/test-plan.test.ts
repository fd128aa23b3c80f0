import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { importGraph } from "./import-graph.ts";
import { testPlan } from "./test-plan.ts";

const FILES = {
  "kit/testing/postgres.ts": 'import pg from "pg";',
  "kit/testing/engines.ts": 'import { testDatabase } from "./postgres.ts";\nimport { tmpdir } from "node:os";',
  "kit/hash.ts": 'import { createHash } from "node:crypto";',
  "chess/main.ts": 'import { app } from "./api/app.ts";',
  "chess/api/app.ts": 'import fastify from "fastify";',
  "chess/rules/moves.ts": 'import board from "./board.json" with { type: "json" };',
  "chess/rules/moves.test.ts": 'import test from "node:test";\nimport { moves } from "./moves.ts";',
  "chess/web/list.test.ts": 'import type { App } from "../api/app.ts";\nimport { hash } from "@outbound/kit/hash.ts";',
  "chess/web/pages/read.test.ts": 'import { readFileSync } from "node:fs";',
  "chess/web/read.test.ts": 'import { readFileSync } from "node:fs";',
  "chess/store/games.test.ts": 'import { onEachEngine } from "@outbound/kit/testing/engines.ts";',
  "proving/start.ts": 'spawn(import.meta.resolve("@outbound/chess/main.ts"));',
  "proving/play.test.ts": 'import { start } from "./start.ts"; // never "../kit/testing/postgres.ts"',
  "proving/root.test.ts": 'import "node:net";\nstart("chess/main.ts");',
  "proving/browser/chess/board.test.ts": 'import { start } from "../../start.ts";',
  "proving/browser/chess/clock.test.ts": 'import { start } from "../../start.ts";',
  "proving/browser/guide.test.ts": 'import { start } from "../start.ts";',
  "chess/beside.test.ts": 'start(new URL("main.ts", import.meta.url));',
};
const PACKAGES = new Map([
  ["@outbound/kit", "kit"],
  ["@outbound/chess", "chess"],
]);

const planOf = (...tests: string[]) =>
  testPlan(tests, importGraph(new Map(Object.entries(FILES)), PACKAGES), ["chess", "draughts"]);

describe("the plan of a test run", () => {
  test("test files that use nothing outside the process share one process, whatever types they import", () => {
    assert.deepEqual(planOf("chess/rules/moves.test.ts", "chess/web/list.test.ts", "chess/web/read.test.ts").groups, [
      { name: "without I/O", paths: ["chess/rules/moves.test.ts", "chess/web/list.test.ts"] },
      { name: "chess/web", paths: ["chess/web/read.test.ts"] },
    ]);
  });

  test("other test files of an area share a process, and each file of proving and each folder of browser tests has its own", () => {
    const { groups } = planOf(
      "chess/web/pages/read.test.ts",
      "chess/web/read.test.ts",
      "chess/store/games.test.ts",
      "proving/play.test.ts",
      "proving/root.test.ts",
      "proving/browser/chess/board.test.ts",
      "proving/browser/chess/clock.test.ts",
      "proving/browser/guide.test.ts",
    );
    assert.deepEqual(
      groups.map(({ name, paths }) => [name, paths.length]),
      [
        ["chess/web", 2],
        ["chess/store", 1],
        ["proving/play.test.ts", 1],
        ["proving/root.test.ts", 1],
        ["proving/browser/chess", 2],
        ["proving/browser", 1],
      ],
    );
  });

  test("PostgreSQL starts only for tests that import it", () => {
    assert.equal(planOf("chess/store/games.test.ts").needsPostgres, true);
    assert.equal(planOf("chess/rules/moves.test.ts", "chess/web/read.test.ts").needsPostgres, false);
  });

  test("the client is built only for tests that start its service, whatever path they use for it", () => {
    assert.deepEqual(planOf("proving/play.test.ts").clients, ["chess"]);
    assert.deepEqual(planOf("proving/root.test.ts").clients, ["chess"]);
    assert.deepEqual(planOf("chess/beside.test.ts").clients, ["chess"]);
    assert.deepEqual(planOf("chess/store/games.test.ts", "chess/web/list.test.ts").clients, []);
  });
});
