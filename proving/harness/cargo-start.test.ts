/** Checks what an operator sees when the cargo service starts, each time in its own process. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { openMigrated } from "@outbound/cargo/store/open.ts";

const MAINS = {
  cargo: fileURLToPath(import.meta.resolve("@outbound/cargo/main.ts")),
  space: fileURLToPath(import.meta.resolve("@outbound/space/main.ts")),
};
const ADDRESS = /^cargo: (http:\S+)/m;
const PASSWORD = /^cargo: initial admin password: (\S+) \(shown once\)$/m;

describe("the start of the cargo service", () => {
  test("[ADMIN2] the first start shows the admin's password once, and it opens the panel", async (t) => {
    const folder = await ownFolder(t);
    const first = start(t, folder);
    const url = await first.says(ADDRESS);
    const password = await first.says(PASSWORD);
    const answer = await fetch(`${url}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password }),
    });
    assert.equal(answer.status, 200);
    first.child.kill("SIGINT");
    assert.equal(await first.exit, 0);

    const second = start(t, folder);
    await second.says(ADDRESS);
    second.child.kill("SIGTERM");
    assert.equal(await second.exit, 0);
    assert.doesNotMatch(second.output, PASSWORD);
  });

  test("[STORE4] a second process on one SQLite file exits with 1 and names the holder; the first continues", async (t) => {
    const folder = await ownFolder(t);
    const holder = start(t, folder);
    const url = await holder.says(ADDRESS);
    const second = start(t, folder);
    assert.equal(await second.exit, 1);
    assert.match(
      second.output,
      new RegExp(`^CARGO_DATABASE_URL: .*cargo\\.db is in use by process ${holder.child.pid} `),
    );
    assert.equal(second.output.trimEnd().split("\n").length, 1);
    assert.equal((await fetch(`${url}/readyz`)).status, 200);
  });

  test("[ADMIN2] a start with a first admin's password that is in PASSWORD_LIST ends with one line", async (t) => {
    const folder = await ownFolder(t);
    const file = join(folder, "listed.txt");
    await writeFile(file, "a panel of my own\n");
    const refused = start(t, folder, { PASSWORD_LIST: file, CARGO_ADMIN_PASSWORD: "A panel of my own" });
    assert.equal(await refused.exit, 1);
    assert.match(refused.output, /^CARGO_ADMIN_PASSWORD is too easy to guess: it is in the file of PASSWORD_LIST\n$/);
    assert.deepEqual(await readdir(folder), ["listed.txt"], "no world was created");
  });

  test("a start with a database that can be opened but not written ends with one line", async (t) => {
    const folder = await ownFolder(t);
    // A world without an admin, whom a start adds.
    await (await openMigrated(`sqlite:${join(folder, "cargo.db")}`)).close();
    const preload = new URL("testing/unwritable.ts", import.meta.url).href;
    const second = start(t, folder, { NODE_OPTIONS: `--import=${preload}` });
    assert.equal(await second.exit, 1);
    assert.match(second.output, /^CARGO_DATABASE_URL: store unavailable \(SQLITE_READONLY\): [^\n]*\n$/);
  });

  test("[SESSION5] a service beyond loopback does not start without TLS in front or the setting that allows it", async (t) => {
    const folder = await ownFolder(t);
    const refused = start(t, folder, { HOST: "0.0.0.0" });
    assert.equal(await refused.exit, 1);
    assert.match(refused.output, /^HOST: .*PUBLIC_URL_CARGO.*INSECURE_COOKIES=1.*\n$/);
    const open = start(t, folder, { HOST: "0.0.0.0", INSECURE_COOKIES: "1" });
    await open.says(ADDRESS);
    const behindTls = start(t, await ownFolder(t), { HOST: "0.0.0.0", PUBLIC_URL_CARGO: "https://cargo.example.org" });
    assert.equal(await behindTls.says(/^cargo: (https:\S+)/m), "https://cargo.example.org");
  });

  test("[ADMIN16] with ADMIN_HOST and ADMIN_PORT both games serve panel and metrics at that address, and answer 404 for them at the main one", async (t) => {
    const paths = ["/admin", "/metrics", "/api/admin/tables"];
    for (const game of ["cargo", "space"] as const) {
      const settings = { ADMIN_HOST: "127.0.0.1", ADMIN_PORT: "0", CARGO_ADMIN_PASSWORD: "a panel of my own" };
      const started = start(t, await ownFolder(t), settings, game);
      const main = await started.says(new RegExp(`^${game}: (http:\\S+)  \\(API`, "m"));
      const panel = await started.says(new RegExp(`^${game}: (http:\\S+)/admin  \\(admin panel\\)$`, "m"));
      const headers: Record<string, string> = {};
      if (game === "cargo") {
        const login = { method: "POST", headers: { "content-type": "application/json" } };
        const body = JSON.stringify({ username: "admin", password: settings.CARGO_ADMIN_PASSWORD });
        assert.equal((await fetch(`${main}/api/admin/login`, { ...login, body })).status, 404);
        const answer = await fetch(`${panel}/api/admin/login`, { ...login, body });
        assert.equal(answer.status, 200);
        headers.cookie = String(
          answer.headers
            .getSetCookie()
            .map((cookie) => cookie.split(";")[0])
            .join("; "),
        );
      }
      for (const path of paths.slice(1)) assert.equal((await fetch(panel + path, { headers })).status, 200, path);
      for (const path of paths) assert.equal((await fetch(main + path, { headers })).status, 404, path);
      assert.equal((await fetch(`${main}/healthz`)).status, 200);
      started.child.kill("SIGTERM");
      assert.equal(await started.exit, 0);
    }
  });

  test("[ADMIN16] a wrong admin address stops the start with one line", async (t) => {
    const wrong: readonly NodeJS.ProcessEnv[] = [
      { ADMIN_HOST: "127.0.0.1" },
      { ADMIN_HOST: "127.0.0.1", ADMIN_PORT: "admin" },
      { ADMIN_HOST: "0.0.0.0", ADMIN_PORT: "0" },
      { ADMIN_HOST: "192.0.2.77", ADMIN_PORT: "0", INSECURE_COOKIES: "1" },
    ];
    const folder = await ownFolder(t);
    for (const settings of wrong) {
      const refused = start(t, folder, settings);
      assert.equal(await refused.exit, 1, JSON.stringify(settings));
      assert.match(refused.output, /^[^\n]*ADMIN_(?:HOST|PORT)[^\n]*\n$/, JSON.stringify(settings));
    }
  });

  test("a port in use is reported in one line, with exit 1, and leaves no database", async (t) => {
    const holder = start(t, await ownFolder(t));
    const { port } = new URL(await holder.says(ADDRESS));
    const folder = await ownFolder(t);
    const refused = async (game: "cargo" | "space", settings: NodeJS.ProcessEnv, setting: string) => {
      const second = start(t, folder, settings, game);
      assert.equal(await second.exit, 1);
      assert.match(second.output, new RegExp(`^port ${port} on 127\\.0\\.0\\.1 is in use: .*${setting}.*\\n$`));
    };
    await refused("cargo", { CARGO_PORT: port }, "CARGO_PORT");
    await refused("space", { SPACE_PORT: port }, "SPACE_PORT");
    await refused("space", { ADMIN_HOST: "127.0.0.1", ADMIN_PORT: port }, "ADMIN_PORT");
    assert.deepEqual(await readdir(folder), []);
  });
});

async function ownFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-start-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Started {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  /** Combined output so far. */
  readonly output: string;
  /** Waits until its output matches, and returns the first group of the pattern. */
  says(pattern: RegExp): Promise<string>;
}

function start(
  t: TestContext,
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  game: keyof typeof MAINS = "cargo",
): Started {
  const child = spawn(process.execPath, [MAINS[game]], {
    env: {
      ...process.env,
      CARGO_PORT: "0",
      CARGO_DATABASE_URL: `sqlite:${join(folder, "cargo.db")}`,
      SPACE_PORT: "0",
      SPACE_DATABASE_URL: `sqlite:${join(folder, "space.db")}`,
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let hasEnded = false;
  const exit = once(child, "close").then(([code]) => {
    hasEnded = true;
    child.emit("output");
    return code as number | null;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      child.emit("output");
    });
  }
  t.after(() => {
    child.kill("SIGKILL");
    return exit;
  });
  return {
    child,
    exit,
    get output() {
      return output;
    },
    async says(pattern) {
      while (!hasEnded && !pattern.test(output)) await once(child, "output");
      const found = pattern.exec(output)?.[1];
      if (found === undefined) throw new Error(`it ended having said: ${output}`);
      return found;
    },
  };
}
