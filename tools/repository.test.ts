import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { forbiddenTexts } from "./checks/forbidden-text.ts";
import { games, packageJson, ROOT, workspaces } from "./repository.ts";

/** The package with the peers of the benchmark, which is not a workspace. */
const APART = "proving/bench/peers";
const packages = [".", ...workspaces(), APART].map((folder) => ({ folder, json: packageJson(folder) }));

test("the repository has at least one game", () => assert.notDeepEqual(games(), []));

test("the root has at most 16 npm scripts", () => {
  const names = Object.keys(packageJson().scripts ?? {});
  assert.ok(names.length <= 16, `${names.length}: ${names.join(", ")}`);
});

test("every package has the root's version", () => {
  const versions = new Set(packages.map(({ json }) => json.version));
  assert.deepEqual([...versions], [packageJson().version]);
});

test("every dependency is pinned to one version, and a workspace to its current version", () => {
  for (const { folder, json } of packages) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = json;
    const pinned = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
    for (const [name, version] of Object.entries(pinned)) {
      assert.match(version, /^\d+\.\d+\.\d+(-[\w.]+)?$/, `${folder}/package.json: ${name}`);
      const own = packages.find((other) => other.json.name === name);
      if (own !== undefined) assert.equal(version, own.json.version, `${folder}/package.json: ${name}`);
    }
  }
});

/** openapi-typescript writes types with the compiler's library, which TypeScript 7 does not have yet. */
const OF_ITS_OWN_VERSION = ["tools/package.json: typescript"];

test("a package that two workspaces use has the same version in both", () => {
  const versions = new Map<string, string>();
  for (const { folder, json } of packages) {
    for (const [name, version] of Object.entries({ ...json.dependencies, ...json.devDependencies })) {
      const place = `${folder}/package.json: ${name}`;
      if (OF_ITS_OWN_VERSION.includes(place)) continue;
      assert.equal(version, versions.get(name) ?? version, place);
      versions.set(name, version);
    }
  }
});

test("the lock files name no registry", () => {
  for (const folder of [".", APART, "tools/contract"]) {
    const lock = readFileSync(join(ROOT, folder, "package-lock.json"), "utf8");
    assert.match(lock, /"integrity": "sha512-/, folder);
    assert.doesNotMatch(lock, /"resolved": "http/, folder);
  }
});

test("every workspace is type-checked", () => {
  const config: { include: string[] } = JSON.parse(readFileSync(join(ROOT, "tsconfig.json"), "utf8"));
  for (const folder of workspaces()) {
    assert.ok(
      config.include.some((pattern) => pattern.startsWith(`${folder}/**/`)) ||
        existsSync(join(ROOT, folder, "tsconfig.json")),
      `tsconfig.json includes no ${folder}/**, and it has no tsconfig.json`,
    );
  }
});

test("no file has unfinished work, a switched-off test or a silenced checker", () => {
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split("\0");
  const present = listed.filter((path) => path !== "" && path !== "package-lock.json" && existsSync(join(ROOT, path)));
  assert.ok(present.length > 0);
  const faults = present.flatMap((path) => forbiddenTexts(path, readFileSync(join(ROOT, path), "utf8")));
  assert.ok(faults.length === 0, faults.join("\n"));
});

describe("forbidden text", () => {
  const todo = ["TO", "DO"].join("");
  const fixme = ["FIX", "ME"].join("");
  const skip = ["sk", "ip"].join("");
  const only = ["on", "ly"].join("");
  const refused: Record<string, [path: string, source: string, line?: number]> = {
    "a mark of work left undone": ["README.md", `One.\n\n${todo}: two`, 3],
    "a mark of something broken": [".ci/run", `# ${fixme} later`],
    "a skipped test": ["space/a.test.ts", `test.${skip}("a");`],
    "a suite that runs alone": ["space/a.test.ts", `describe.${only}("a");`],
    "a test skipped by option": ["space/a.test.ts", `test("a", { ${skip}: true }, () => {});`],
    "a test that skips itself": ["space/a.test.ts", `test("a", (t) => t.${skip}());`],
    "a silenced compiler": ["kit/a.ts", `// @${["ts", "ignore"].join("-")}`],
    "a silenced linter": ["kit/a.ts", `// ${["biome", "ignore"].join("-")} lint: a`],
  };
  for (const [title, [path, source, line = 1]] of Object.entries(refused)) {
    test(`${title} is found with its line`, () => {
      const faults = forbiddenTexts(path, source);
      assert.equal(faults.length, 1, faults.join("\n"));
      assert.equal(faults[0]?.split(" ")[0], `${path}:${line}`);
    });
  }

  test("ordinary words, and files that are not text, have no fault", () => {
    assert.deepEqual(forbiddenTexts("space/turn.ts", `const a = { ${skip}: 1 }; // the ${only} free ${skip}`), []);
    assert.deepEqual(forbiddenTexts("docs/a.png", `\0${todo}`), []);
  });
});

/** `npm run check` would read them, and Biome crashes at the links of a Python environment. */
test("git ignores the folders that the page of the Python client writes into a clone", () => {
  const page = readFileSync(join(ROOT, "clients/python/README.md"), "utf8");
  const ignored = readFileSync(join(ROOT, ".gitignore"), "utf8").split("\n");
  assert.match(page, /build_wheel\.py dist\n.*-m venv \.venv\n/);
  for (const folder of ["dist/", ".venv/"]) assert.ok(ignored.includes(folder), folder);
});
