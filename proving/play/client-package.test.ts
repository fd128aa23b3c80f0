/** The examples outside the repository: copied to an empty folder, with the client package installed from its file. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { registerPlayer } from "../harness/cargo/player.ts";
import { freePort } from "../harness/child.ts";
import { startGame } from "../harness/spawn-service.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Installed from these, so that the test needs no network. */
const FROM_HERE = ["openapi-fetch", "openapi-typescript-helpers"];
const ONLY_LINKED = ["@types/node", "undici-types", "typescript"];
const TIME_SCALE = 20_000;

const shell = process.platform === "win32";
const run = promisify(execFile);
const installed = (name: string) => join(ROOT, "node_modules", name);

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

describe("a copy of the examples", () => {
  const folder = { path: "", remove: async () => {} };
  const copy = () => join(folder.path, "my-bot");
  const script = (name: string, env: NodeJS.ProcessEnv) =>
    run(process.execPath, [join(copy(), name)], { env: { ...process.env, ...env } });

  /** Returns the compiler's errors for the copy. */
  const faults = (...options: string[]): Promise<string> =>
    run(process.execPath, [join(installed("typescript"), "bin", "tsc"), ...options], { cwd: copy() }).then(
      ({ stdout }) => stdout,
      ({ stdout }) => stdout,
    );

  before(async () => {
    Object.assign(folder, await mkdtempDisposable(join(tmpdir(), "outbound-copy-")));
    const env = { ...process.env, npm_config_user_agent: "npm/10.8.2 node/v20.20.2 linux x64" };
    const shown = await run(process.execPath, [join(ROOT, "tools", "example.ts"), "copy", copy()], { env });
    assert.match(shown.stdout, /^cd .+ && npm install && npx --yes node@26 space-bot\.ts\n$/);
    const packages = FROM_HERE.map(installed);
    const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder.path, ...packages];
    const { stdout } = await run("npm", pack, { cwd: folder.path, shell });
    const path = join(copy(), "package.json");
    const { devDependencies = {}, ...manifest }: Manifest = JSON.parse(readFileSync(path, "utf8"));
    for (const [name, version] of Object.entries(devDependencies)) {
      const { version: here } = JSON.parse(readFileSync(join(installed(name), "package.json"), "utf8"));
      assert.equal(here, version, name);
    }
    writeFileSync(path, JSON.stringify(manifest));
    const files = stdout
      .trim()
      .split("\n")
      .map((name) => join(folder.path, name));
    await run("npm", ["install", "--offline", "--no-audit", "--no-fund", ...files], { cwd: copy(), shell });
    for (const name of ONLY_LINKED) {
      const place = join(copy(), "node_modules", name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(installed(name), place, "junction");
    }
  });
  after(() => folder.remove());

  test("a copy into a folder that exists ends with one line, and leaves the folder unchanged", async () => {
    const before = readdirSync(copy());
    const again = run(process.execPath, [join(ROOT, "tools", "example.ts"), "copy", copy()]);
    await assert.rejects(again, (error: { readonly code?: unknown; readonly stderr?: unknown }) => {
      assert.equal(error.code, 1);
      assert.equal(error.stderr, `${copy()} exists already: name another folder, or delete it first\n`);
      return true;
    });
    assert.deepEqual(readdirSync(copy()), before);
  });

  test("a copy of the examples installs the client from a file, as JavaScript with declarations and one dependency", () => {
    const { dependencies } = JSON.parse(readFileSync(join(copy(), "package.json"), "utf8")) as Manifest;
    assert.match(dependencies["@outbound/client"] ?? "", /^file:outbound-client-[\d.]+\.tgz$/);
    const client = JSON.parse(readFileSync(join(copy(), "node_modules/@outbound/client/package.json"), "utf8"));
    assert.deepEqual(Object.keys(client.dependencies), ["openapi-fetch"]);
    assert.deepEqual(client.exports, { ".": { types: "./index.d.ts", default: "./index.js" } });
  });

  test("a copy of the examples type-checks, also with the declarations of its packages", async () => {
    assert.equal(await faults("--skipLibCheck", "false"), "");
  });

  test("a copy of the examples does not compile with a misspelt path, parameter, body, field or problem code", async () => {
    const file = join(copy(), "misspelt.ts");
    writeFileSync(file, MISSPELT);
    const found = [...(await faults()).matchAll(/^misspelt\.ts\((\d+),/gm)].map(([, line]) => Number(line));
    const expected = MISSPELT.split("\n").flatMap((line, index) => (line.endsWith("// wrong") ? [index + 1] : []));
    assert.deepEqual([...new Set(found)], expected);
    writeFileSync(file, "export {};");
  });

  test("a copy of the examples compiles with the code of the package's README", async () => {
    const page = readFileSync(join(copy(), "node_modules/@outbound/client/README.md"), "utf8");
    const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);
    assert.ok(blocks.length >= 4, page);
    const names = blocks.map((code, index) => {
      const name = join(copy(), `readme-${index}.ts`);
      writeFileSync(name, code.includes("import ") ? code : `${READY}${code}`);
      return name;
    });
    assert.equal(await faults(), "");
    for (const name of names) rmSync(name);
  });

  test("a copy of the examples makes a first jump in the space game", async (t) => {
    const service = await startGame("space");
    t.after(() => service.stop());
    const { stdout } = await script("first-jump.ts", { SPACE_URL: service.url });
    const [, star] = /^\S.* sets course for (.*), to arrive on turn \d+\n(turn \d+: .*\n)+$/.exec(stdout) ?? [];
    assert.equal(stdout.split(`: Arrived at ${star}.\n`).length, 2, stdout);
  });

  test("a copy of the examples receives each event of a game once, across a restart of the service", async (t) => {
    await using data = await mkdtempDisposable(join(tmpdir(), "outbound-events-"));
    const database = `sqlite:${join(data.path, "game.db")}`;
    const port = await freePort();
    const before = await startGame("space", { database, port });
    t.after(() => before.stop());
    writeFileSync(join(copy(), "follow.ts"), FOLLOW);
    const following = script("follow.ts", { SPACE_URL: before.url });
    await before.client.ok("POST", "/api/turn/run", { maxTurns: 3, until: "idle" });
    if (following.child.stdout !== null) await once(following.child.stdout, "data");
    await before.stop("SIGKILL");
    const after = await startGame("space", { database, port });
    t.after(() => after.stop());
    await after.client.ok("POST", "/api/missions/1/accept");
    const { stdout } = await following;
    const listed = await after.client.ok<{ seq: number }[]>("GET", "/api/events?limit=200");
    const seqs = listed.map(({ seq }) => seq).sort((a, b) => a - b);
    assert.deepEqual(stdout.trim().split("\n").map(Number), seqs);
  });

  test("a copy of the examples makes a first dispatch in the cargo game, and sees it land", async (t) => {
    const service = await startGame("cargo");
    t.after(() => service.stop());
    const meddler = await registerPlayer(service.url, "meddler");
    await meddler.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
    const { stdout } = await script("first-dispatch.ts", { CARGO_URL: service.url });
    assert.match(stdout, /^flying to [A-Z0-9]{4}, \d+ €$/m);
    assert.match(stdout, /\nlanded at \w+, \d+ €\n$/);
  });
});

/** Imports that code blocks of the README assume. */
const READY = `
import { answerOf, cargoClient, spaceClient } from "@outbound/client";
export const space = spaceClient();
export const cargo = cargoClient();
export { answerOf };
`;

const FOLLOW = `
import { spaceClient } from "@outbound/client";
for await (const { seq, kind } of spaceClient({ baseUrl: process.env.SPACE_URL ?? "" }).events({ after: 0 })) {
  console.log(seq);
  if (kind === "mission.accepted") break;
}
`;

/** Each line that ends with the word is refused by the compiler, and no other. */
const MISSPELT = `
import { cargoClient, ProblemError, spaceClient } from "@outbound/client";
const space = spaceClient();
const cargo = cargoClient({ token: "a" });
const params = { path: { planeId: 1 } };
export const { data, error } = await cargo.POST("/api/planes/{planeId}/fly", { params, body: { destIcao: "EDDF" } });
if (error?.code === "plane-flying") console.log(error.detail);
if (error?.code === "plane-flyin") console.log(error.detail); // wrong
if (error?.code === "not-enough-resources") console.log("of the other game"); // wrong
console.log(data?.planes[0]?.destIcao, data?.player.money);
console.log(data?.planes[0]?.destIcoa); // wrong
await space.GET("/api/world");
await space.GET("/api/wrold"); // wrong
await space.GET("/api/events", { params: { query: { limit: 5 } } });
await space.GET("/api/events", { params: { query: { limti: 5 } } }); // wrong
await cargo.POST("/api/planes/{planeId}/fly", { params: { path: { id: 1 } }, body: { destIcao: "EDDF" } }); // wrong
await cargo.POST("/api/planes/{planeId}/fly", { params, body: { destIcoa: "EDDF" } }); // wrong
for await (const { player } of cargo.states()) console.log(player.money);
for await (const { player } of cargo.states()) console.log(player.mony); // wrong
try {
  await space.POST("/api/turn");
} catch (thrown) {
  if (thrown instanceof ProblemError && thrown.code === "game-over") console.log(thrown.problem.details);
  if (thrown instanceof ProblemError && thrown.code === "game-ovr") console.log(thrown.problem.details); // wrong
}
`;
