import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { files, packageJson, ROOT } from "../repository.ts";

test("a copy of examples/ type-checks with what its package.json installs", (t) => {
  const copy = mkdtempSync(join(tmpdir(), "outbound-examples-"));
  t.after(() => rmSync(copy, { recursive: true }));
  cpSync(join(ROOT, "examples"), copy, { recursive: true, filter: (path) => !path.includes("node_modules") });
  const { dependencies = {}, devDependencies = {} } = packageJson("examples");
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const installed = join(ROOT, "node_modules", name);
    assert.equal(JSON.parse(readFileSync(join(installed, "package.json"), "utf8")).version, version, name);
    const place = join(copy, "node_modules", name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(installed, place, "junction");
  }
  const tsc = join(copy, "node_modules", "typescript", "bin", "tsc");
  assert.equal(execFileSync(process.execPath, [tsc, "--project", copy], { encoding: "utf8" }), "");
});

test("no large source file is a copy of another", () => {
  const seen = new Map<string, string>();
  const copies = [...files(["{kit,space,cargo,proving,examples,tools}/**/*.{ts,tsx}"])]
    .filter(([, text]) => text.length > 10_000)
    .flatMap(([path, text]) => {
      const first = seen.get(text);
      seen.set(text, path);
      return first === undefined ? [] : [`${path} is a copy of ${first}`];
    });
  assert.deepEqual(copies, []);
});
