import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ROOT } from "./repository.ts";

const LASTING = `
  process.on("SIGTERM", () => { console.log("got SIGTERM"); process.exit(0); });
  process.on("SIGINT", () => { console.log("got SIGINT"); process.exit(0); });
  setInterval(() => {}, 1000);
  console.log("up " + process.version);
`;
const STUBBORN = LASTING.replaceAll("process.exit(0)", "process.exit(3)");
const DYING = 'console.error("SPACE_PORT: not a port"); process.exit(1);';
type How = "directly" | "by a shell" | "by npm";
/** A program that behaves like a game's service and prints its process id. */
const SERVICE = `
  import { runMain } from ${JSON.stringify(pathToFileURL(join(ROOT, "kit/settings/start-error.ts")).href)};
  await runMain(async () => { setInterval(() => {}, 1000); console.log("pid " + process.pid + "."); });
`;
/** The same program with an open port, which it prints. */
const LISTENING = SERVICE.replace(
  "setInterval(() => {}, 1000);",
  `const { createServer } = await import("node:net");
    await new Promise((done) => {
      const server = createServer((socket) => socket.end("served")).listen(0, "127.0.0.1", () => {
        console.log("port " + server.address().port + ".");
        done();
      });
    });`,
);
const FREE_WITHIN_MS = 5_000;
const FINISHING = "process.exit(0);";

/** Starts a shell as npm does. */
const NPM = `require("node:child_process").spawn(process.argv[1], process.argv.slice(2), { stdio: "inherit" });`;

describe("services that run together", () => {
  const folder = mkdtempSync(join(tmpdir(), "services-"));
  after(() => rm(folder, { recursive: true }));

  let count = 0;

  /** Runs each source as a service, in a process that the test can signal. */
  async function together(how: How | "by npm, a group", ...sources: string[]): Promise<Running> {
    const scripts = sources.map((_, index) =>
      join(folder, `${sources.length}-${index}-${process.hrtime.bigint()}.mjs`),
    );
    await Promise.all(scripts.map((script, index) => writeFile(script, sources[index] ?? "")));
    const module = pathToFileURL(join(ROOT, "tools/services.ts")).href;
    const program = `import { runServices } from ${JSON.stringify(module)};
      console.log("launcher " + process.pid + ".");
      process.exitCode = await runServices(${JSON.stringify(scripts)});`;
    const main = join(folder, `${++count}.mjs`);
    await writeFile(main, program);
    const inShell = ["sh", "-c", `"$0" "$1"; exit`, process.execPath, main];
    const [command = "", ...given] = {
      directly: [process.execPath, main],
      "by a shell": inShell,
      "by npm": [process.execPath, "-e", NPM, ...inShell],
      "by npm, a group": [process.execPath, "-e", NPM, ...inShell],
    }[how];
    const { npm_lifecycle_event: _outer, ...environment } = process.env;
    const env = how === "directly" ? environment : { ...environment, npm_lifecycle_event: "start" };
    const detached = how === "by npm, a group";
    const child = spawn(command, given, { stdio: ["ignore", "pipe", "pipe"], env, detached });
    return new Running(child);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    test(`${signal} reaches every service once, and the exit code is 0 when all have stopped`, async () => {
      const run = await together("directly", LASTING, LASTING);
      await run.says("up", 2);
      run.child.kill(signal);
      assert.equal(await run.ended(), 0);
      assert.equal(run.count(`got ${signal}`), 2);
    });
  }

  test("services run under the same Node", async () => {
    const run = await together("directly", LASTING);
    await run.says(`up ${process.version}`, 1);
    run.child.kill("SIGTERM");
    assert.equal(await run.ended(), 0);
  });

  test("when a service dies at its start, the others are stopped and the launcher fails", async () => {
    const run = await together("directly", LASTING, `setTimeout(() => { ${DYING} }, 300);`);
    assert.equal(await run.ended(), 1);
    assert.equal(run.count("SPACE_PORT: not a port"), 1);
    assert.match(run.output, /ended \(exit code 1\)/);
  });

  test("when a service ends on its own, the launcher fails even if its exit code is 0", async () => {
    const run = await together("directly", FINISHING);
    assert.equal(await run.ended(), 1);
  });

  test("services started through npm stop when npm's shell, which does not forward SIGTERM, is gone", async () => {
    const run = await together("by a shell", LASTING, LASTING);
    await run.says("up", 2);
    run.child.kill("SIGTERM");
    await run.ended();
    assert.equal(run.count("got SIGTERM"), 2);
  });

  test("services end when the process that started them is killed", async () => {
    const run = await together("directly", SERVICE, SERVICE);
    await run.says("pid", 2);
    run.child.kill("SIGKILL");
    for (const pid of run.pids("pid")) await gone(pid);
  });

  test("services end when npm is killed and its shell stays", async () => {
    const run = await together("by npm", SERVICE);
    await run.says("pid", 1);
    process.kill(run.child.pid as number, "SIGKILL");
    for (const pid of run.pids("pid")) await gone(pid);
  });

  test("the ports are free within 5 seconds when npm's whole process group is killed", async () => {
    const run = await together("by npm, a group", LISTENING, LISTENING);
    await run.says("pid", 2);
    for (const port of run.pids("port")) assert.equal(await served(port), true);
    const killedAt = performance.now();
    process.kill(-(run.child.pid as number), "SIGKILL");
    for (const port of run.pids("port")) while (await served(port)) await wait(50);
    const ms = performance.now() - killedAt;
    assert.ok(ms <= FREE_WITHIN_MS, `${Math.round(ms)} ms`);
  });

  test("suspending the launcher with SIGSTOP ends no service, and killing it then ends all services", async () => {
    const run = await together("directly", LISTENING);
    await run.says("pid", 1);
    const [port = 0] = run.pids("port");
    run.child.kill("SIGSTOP");
    await wait(100);
    assert.equal(await served(port), true);
    run.child.kill("SIGCONT");
    await wait(100);
    assert.equal(await served(port), true);
    run.child.kill("SIGSTOP");
    run.child.kill("SIGKILL");
    for (const pid of run.pids("pid")) await gone(pid);
    assert.equal(await served(port), false);
  });

  test("a SIGHUP without a terminal, as under nohup, ends npm but no service", async () => {
    const run = await together("by npm", SERVICE);
    await run.says("pid", 1);
    const [pid = 0] = run.pids("pid");
    process.kill(Number(run.pids("launcher")[0]), "SIGHUP");
    process.kill(run.child.pid as number, "SIGHUP");
    await wait(1_500);
    assert.ok(isRunning(pid));
    process.kill(Number(run.pids("launcher")[0]), "SIGTERM");
    await gone(pid);
  });

  test("when a service stops with an error, the launcher fails", async () => {
    const run = await together("directly", STUBBORN, LASTING);
    await run.says("up", 2);
    run.child.kill("SIGTERM");
    assert.equal(await run.ended(), 1);
    assert.match(run.output, /did not stop cleanly \(exit code 3\)/);
  });
});

class Running {
  output = "";
  readonly child: ChildProcess;
  readonly #end: Promise<unknown[]>;

  constructor(child: ChildProcess) {
    this.child = child;
    this.#end = once(child, "close");
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        this.output += text;
        child.emit("output");
      });
    }
  }

  count(text: string): number {
    return this.output.split(text).length - 1;
  }

  async says(text: string, times: number): Promise<void> {
    while (this.count(text) < times) await once(this.child, "output");
  }

  /** Returns the numbers that are printed with this word. */
  pids(word: "launcher" | "pid" | "port"): number[] {
    return [...this.output.matchAll(new RegExp(`^${word} (\\d+)\\.`, "gm"))].map(([, pid]) => Number(pid));
  }

  async ended(): Promise<unknown> {
    const [code] = await this.#end;
    return code;
  }
}

/** True if the port accepts a connection and answers. */
async function served(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    const [data] = await once(socket, "data");
    return String(data) === "served";
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  while (isRunning(pid)) await wait(50);
}
