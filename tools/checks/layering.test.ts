import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { files, games, packageJson, workspaces } from "../repository.ts";
import { layeringFaults } from "./layering.ts";

test("dependencies point one way in this repository", () => {
  const source = files(["*.ts", ...workspaces().map((folder) => `${folder}/**/*.{ts,tsx}`)]);
  assert.ok(source.size > 0);
  const packages = new Map(workspaces().map((folder) => [packageJson(folder).name, folder]));
  const faults = layeringFaults({ files: source, games: games(), packages });
  assert.ok(faults.length === 0, faults.join("\n"));
});

describe("of a made-up repository", () => {
  test("imports that the architecture allows have no fault", () => {
    const allowed = {
      "space/rules/crew.ts":
        'import { a } from "./ship.ts";\n// Date.now is handed in\nexport const title = "Math.random()";',
      "space/rules/crew.test.ts":
        'import { test } from "node:test";\nimport fc from "fast-check";\nimport "./crew.ts";',
      "space/store/load.ts":
        'import { Kysely } from "kysely";\nimport "../rules/crew.ts";\nimport "@outbound/kit/store/table.ts";',
      "space/store/load.test.ts": 'import "../api/app.ts";\nimport "@outbound/kit/testing/engines.ts";',
      "space/api/app.ts":
        'import "../rules/crew.ts";\nimport "../store/load.ts";\nimport "@outbound/kit/http/app/app.ts";',
      "space/web/map.tsx":
        'import { b } from "../rules/crew.ts";\nimport "@outbound/kit/web/call.ts";\nimport "@outbound/kit/rules/chance.ts";\nimport React from "react";',
      "space/web/api.ts": 'import type { paths } from "@outbound/client/space-contract.ts";',
      "cargo/web/live.ts": 'import { FrameReader } from "@outbound/client/cargo-frames.ts";',
      "cargo/api/stream.test.ts": 'import { FrameReader } from "@outbound/client/cargo-frames.ts";',
      "space/main.ts": 'import "./api/app.ts";\nimport "@outbound/kit/http/app/app.ts";\nimport "node:fs";',
      "kit/http/app/app.ts": 'import "../../store/table.ts";\nimport "fastify";',
      "proving/play.ts":
        'import "@outbound/space/api/app.ts";\nimport "@outbound/cargo/api/app.ts";\nimport "@outbound/kit/testing/engines.ts";',
      "clients/typescript/space.ts": 'import "./client.ts";\nimport "openapi-fetch";',
      "clients/mcp/server.ts": 'import { spaceClient } from "@outbound/client";',
      "examples/space-bot.ts": 'import { spaceClient } from "@outbound/client";',
      "tools/example.ts": 'import "../examples/space-bot.ts";',
      "tools/generate.ts": 'await import("../space/api/app.ts");',
      "start.ts": 'import "./tools/services.ts";',
    };
    assert.deepEqual(faultsOf(allowed), []);
  });

  const refused: Record<string, [path: string, source: string, line?: number]> = {
    "rules import a node module": ["space/rules/a.ts", '\nimport { x } from "node:crypto";', 2],
    "rules import a package": ["space/rules/a.ts", 'import {\n  x,\n} from "kysely";', 3],
    "rules import kit": ["space/rules/a.ts", 'import type { x } from "@outbound/kit/clock/clock.ts";'],
    "rules import store": ["space/rules/a.ts", 'import type { x } from "../store/load.ts";'],
    "rules import a file beside main": ["space/rules/a.ts", 'export * from "../settings.ts";'],
    "rules read the clock": ["space/rules/a.ts", "// now\nconst now =\n  Date.now();", 3],
    "rules make a date": ["space/rules/a.ts", "const now = new Date();"],
    "rules draw a random number": ["space/rules/a.ts", `a(\`\${Math.random()}\`);`],
    "rules measure time": ["space/rules/a.ts", 'a("b", performance.now());'],
    "rules import by a computed name": ["space/rules/a.ts", "await import(name);"],
    "tests of rules import store": ["space/rules/a.test.ts", 'import "../store/load.ts";'],
    "tests of rules import kit": ["space/rules/a.test.ts", 'import "@outbound/kit/clock/clock.ts";'],
    "tests of rules import another node module": ["space/rules/a.test.ts", 'import "node:child_process";'],
    "store imports api": ["space/store/a.ts", 'import "../api/app.ts";'],
    "api imports web": ["space/api/a.ts", 'await import("../web/map.tsx");'],
    "api imports the composition root": ["space/api/a.ts", 'import "../main.ts";'],
    "web imports api": ["space/web/a.tsx", 'import type { x } from "../api/app.ts";'],
    "web imports what kit has for services": ["space/web/a.tsx", 'import "@outbound/kit/http/app/app.ts";'],
    "a service imports what kit has for clients": ["space/api/a.ts", 'import "@outbound/kit/web/call.ts";'],
    "kit's services import its clients": ["kit/http/app/a.ts", 'import "../../web/call.ts";'],
    "kit's clients import its services": ["kit/web/a.ts", 'import "../http/app.ts";'],
    "web imports store": ["space/web/a.tsx", 'import type { x } from "../store/load.ts";'],
    "one game imports another": ["space/api/a.ts", 'import "@outbound/cargo/rules/fuel.ts";'],
    "one game imports another by its path": ["space/main.ts", 'import "../cargo/rules/fuel.ts";'],
    "a test of one game imports another": ["space/api/a.test.ts", 'import "@outbound/cargo/rules/fuel.ts";'],
    "kit imports a game": ["kit/http/app/a.ts", 'import type { x } from "@outbound/space/rules/crew.ts";'],
    "a test of kit imports a game": ["kit/http/app/a.test.ts", 'import "@outbound/space/rules/crew.ts";'],
    "a game imports proving": ["space/api/a.test.ts", 'import "@outbound/proving/play.ts";'],
    "an example imports a game": ["examples/space-bot.ts", 'import type { paths } from "../space/web/contract.ts";'],
    "a client imports the contract of another game": [
      "space/web/a.ts",
      'import type { paths } from "@outbound/client/cargo-contract.ts";',
    ],
    "a service imports the reader of its clients": [
      "cargo/api/a.ts",
      'import { FrameReader } from "@outbound/client/cargo-frames.ts";',
    ],
    "a client imports a game": ["clients/typescript/a.ts", 'import "@outbound/space/rules/crew.ts";'],
    "a client imports kit": ["clients/mcp/a.ts", 'import "@outbound/kit/clock/clock.ts";'],
    "a client imports another by its path": ["clients/mcp/a.ts", 'import "../typescript/index.ts";'],
    "a service imports the package for other programs": ["cargo/api/a.ts", 'import "@outbound/client";'],
    "an example imports kit": ["examples/a.ts", 'import "@outbound/kit/web/call.ts";'],
    "proving imports an example": ["proving/a.ts", 'import "@outbound/client/space-bot.ts";'],
    "tools import proving": ["tools/a.ts", 'import "../proving/play.ts";'],
    "kit imports tools": ["kit/http/app/a.ts", 'import "../../../tools/repository.ts";'],
    "a game imports kit by its path": ["space/api/a.ts", 'import "../../kit/http/app/app.ts";'],
    "a game imports itself by its name": ["space/api/a.ts", 'import "@outbound/space/rules/crew.ts";'],
    "a service imports what is for tests": ["space/store/a.ts", 'import "@outbound/kit/testing/engines.ts";'],
    "a service imports a test": ["space/store/a.ts", 'import "./load.test.ts";'],
    "a lower folder of the rules imports a higher one": [
      "space/rules/values/a.ts",
      'import type { Game } from "../game/game.ts";',
    ],
    "a lower folder of kit imports a higher one": ["kit/http/limits/a.ts", 'import("../app/app.ts");'],
    "a lower folder names a type of a higher one": [
      "kit/http/limits/a.ts",
      'export type A = import("../app/app.ts").App;',
    ],
    "a lower folder of a client imports a higher one": ["cargo/web/live/a.ts", 'import "../fleet/fleet-page.tsx";'],
    "two proving programs share code past the harness": ["proving/faults/a.ts", 'import "../bench/report.ts";'],
    "a game grows a folder that the table does not know": ["space/stuff/a.ts", "export const a = 1;"],
  };
  for (const [title, [path, source, line = 1]] of Object.entries(refused)) {
    test(`it is a fault when ${title}`, () => {
      const faults = faultsOf({ [path]: source });
      assert.equal(faults.length, 1, faults.join("\n"));
      assert.equal(faults[0]?.split(" ")[0], `${path}:${line}`);
    });
  }
});

test("the report names the allowed direction of a wrong import", () => {
  assert.deepEqual(faultsOf({ "kit/http/limits/a.ts": 'import "../app/app.ts";' }), [
    "kit/http/limits/a.ts:1 imports ../app/app.ts: the allowed direction is kit/http/app → kit/http/limits",
  ]);
  assert.deepEqual(faultsOf({ "proving/faults/a.ts": 'import "../bench/report.ts";' }), [
    "proving/faults/a.ts:1 imports ../bench/report.ts: proving/faults and proving/bench import neither the other",
  ]);
});

test("the check finds an import cycle, also one of only types", () => {
  const source = {
    "kit/store/a.ts": 'import type { B } from "./b.ts";',
    "kit/store/b.ts": 'export type { C } from "./c.ts";',
    "kit/store/c.ts": 'import type { A } from "./a.ts";\nimport "./d.ts";',
    "kit/store/d.ts": "",
  };
  assert.deepEqual(faultsOf(source), [
    "import cycle: kit/store/a.ts → kit/store/b.ts → kit/store/c.ts → kit/store/a.ts",
  ]);
});

test("the check counts the source files of a folder, not its tests", () => {
  const names = Array.from({ length: 21 }, (_, index) => `space/web/map/a${index}`);
  const sources = Object.fromEntries(names.map((name) => [`${name}.tsx`, ""]));
  const tests = Object.fromEntries(names.map((name) => [`${name}.test.ts`, ""]));
  const { "space/web/map/a0.tsx": _, ...twenty } = sources;
  assert.deepEqual(faultsOf({ ...twenty, ...tests }), []);
  assert.deepEqual(faultsOf(sources), ["space/web/map has 21 source files: at most 20, so make sub-folders"]);
});

test("it is a fault when a new folder has no layer", () => {
  assert.deepEqual(faultsOf({ "kit/mail/a.ts": "" }), ["kit/mail has no place in LAYERS of tools/checks/folders.ts"]);
  assert.deepEqual(faultsOf({ "kit/http/testing/a.ts": "" }), []);
});

function faultsOf(source: Record<string, string>): string[] {
  return layeringFaults({
    files: new Map(Object.entries(source)),
    games: ["space", "cargo"],
    packages: new Map([
      ...["kit", "space", "cargo", "proving", "examples"].map((folder) => [`@outbound/${folder}`, folder] as const),
      ["@outbound/client", "clients/typescript"],
    ]),
  });
}
