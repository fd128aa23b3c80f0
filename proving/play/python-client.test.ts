/** The Python package: its own tests, and the built wheel in a fresh environment against real services that are busy at times. */
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PASSWORD, registerPlayer, signIn } from "../harness/cargo/player.ts";
import { type Game, startGame } from "../harness/spawn-service.ts";
import { startFlakyProxy } from "../harness/testing/flaky-proxy.ts";

const FOLDER = fileURLToPath(new URL("../../clients/python/", import.meta.url));
const README = join(FOLDER, "README.md");
const TIME_SCALE = 20_000;

/** The first Python from 3.10 on; undefined without one. */
const python = [process.env.PYTHON ?? "python3", "python"].find((command) => {
  try {
    execFileSync(command, ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});

test("CI has a Python for the tests of the Python client", () => {
  assert.ok(python !== undefined || process.env.CI === undefined);
});

if (python === undefined)
  console.warn("The tests of clients/python do not run: this machine has no Python 3.10 or newer.");
else testClient(python);

interface Installed {
  readonly python: string;
  /** Makes the package known where it could not be installed. */
  readonly environment: NodeJS.ProcessEnv;
}

function testClient(system: string): void {
  const scratch = mkdtempSync(join(tmpdir(), "outbound-python-"));
  after(() => rmSync(scratch, { recursive: true }));
  let installed: Promise<Installed> | undefined;

  /** Runs a program of Python in an empty folder with the installed wheel, and returns the lines that it printed. */
  const run = async (t: TestContext, args: readonly string[], urls: NodeJS.ProcessEnv): Promise<string[]> => {
    installed ??= install(system, scratch);
    const { python: command, environment } = await installed;
    const env = { ...environment, ...urls, PYTHONWARNINGS: "error", PYTHONIOENCODING: "utf8" };
    const { stdout } = await promisify(execFile)(command, args, { cwd: scratch, env, signal: t.signal });
    return stdout.trim().split("\n");
  };
  const example = (name: string) => join(FOLDER, "examples", name);

  test("the tests of the Python client pass without a service", async (t) => {
    const env = { ...process.env, PYTHONPATH: FOLDER, PYTHONDONTWRITEBYTECODE: "1" };
    const args = ["-W", "error", "-m", "unittest", "discover", "tests"];
    const { stderr } = await promisify(execFile)(system, args, { cwd: FOLDER, env, signal: t.signal });
    assert.match(stderr, /^OK$/m);
  });

  test("the installed wheel makes a first jump though the service is busy and answers get lost", async (t) => {
    const { front, url } = await startBehindProxy(t, "space", 1);
    const lines = await run(t, [example("first_jump.py")], { SPACE_URL: url });
    assert.match(lines.join("\n"), /^turn \d+: the ship is at \w+$/);
    assert.deepEqual(front.report().faults, []);
  });

  test("the installed wheel makes a first dispatch that happens once though its answer gets lost", async (t) => {
    const { service, front, url } = await startBehindProxy(t, "cargo", 3);
    const operator = await registerPlayer(service.url, "meddler");
    await operator.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
    await registerPlayer(service.url, "mira");
    const lines = await run(t, [example("first_dispatch.py"), "mira", PASSWORD], { CARGO_URL: url });
    assert.deepEqual(lines.map((line) => line.replace(/ at \w{4}, .*| leaves .*/, "")).slice(1), ["landed"]);
    const events = await (await signIn(service.url, "mira")).events();
    assert.equal(events.filter(({ kind }) => kind === "departed").length, 1);
    assert.ok(events.some(({ kind }) => kind === "delivered"));
    const { faults, disturbed } = front.report();
    assert.deepEqual(faults, []);
    assert.ok(disturbed >= 1, `${disturbed} disturbed`);
  });

  test("the programs of the Python README run as they are", async (t) => {
    const [space, cargo] = await Promise.all([startGame("space"), startGame("cargo")]);
    t.after(() => Promise.all([space.stop(), cargo.stop()]));
    const operator = await registerPlayer(cargo.url, "meddler");
    await operator.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
    const programs = [...readFileSync(README, "utf8").matchAll(/^```python\n(.*?)^```/gms)].map(
      ([, text = ""]) => text,
    );
    assert.ok(programs.length >= 5);
    for (const program of programs) {
      const lines = await run(t, ["-c", program], { SPACE_URL: space.url, CARGO_URL: cargo.url });
      assert.notEqual(lines.join(""), "", program);
    }
  });

  test("the installed wheel builds states from a stream that equal the answer to a read, also after the stream is resumed", async (t) => {
    const cargo = await startGame("cargo");
    t.after(() => cargo.stop());
    const operator = await registerPlayer(cargo.url, "meddler");
    await operator.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
    await run(t, [join(FOLDER, "tests/play_stream.py")], { CARGO_URL: cargo.url });
  });

  test("the environment for learning agents behaves as documented, and the greedy agent wins", async (t) => {
    const service = await startGame("space");
    t.after(() => service.stop());
    const urls = { SPACE_URL: service.url };
    await run(t, [join(FOLDER, "tests/play_gym.py")], urls);
    const [first, second] = [
      await run(t, [example("greedy_agent.py"), "1"], urls),
      await run(t, [example("random_agent.py"), "1"], urls),
    ];
    assert.match(first.at(-1) ?? "", /^won 1 of 1 games in \d+ steps, \d+ a second$/);
    assert.match(second.at(-1) ?? "", /^seed 0: (?:won|lost) on turn \d+ with a score of \d+$/);
    t.diagnostic(first.at(-1) ?? "");
  });
}

/** Every `every`th command is disturbed, at most six times. */
async function startBehindProxy(t: TestContext, game: Game, every: number) {
  const service = await startGame(game);
  t.after(() => service.stop());
  const front = await startFlakyProxy(service.url, every, 6);
  t.after(() => front.stop());
  return { service, front, url: front.url };
}

/** Builds the wheel and installs it into a fresh environment; where Python lacks venv or pip, unpacks it. */
async function install(system: string, scratch: string): Promise<Installed> {
  const call = promisify(execFile);
  const { PYTHONPATH: _, ...environment } = process.env;
  // In a copy, because pip and Python write next to the sources.
  const sources = join(scratch, "sources");
  cpSync(FOLDER, join(sources, "clients/python"), { recursive: true });
  cpSync(join(FOLDER, "../../LICENSE"), join(sources, "LICENSE"));
  const { stdout } = await call(system, [join(sources, "clients/python/build_wheel.py"), join(scratch, "dist")]);
  const wheel = stdout.trim();
  const venv = join(scratch, "venv");
  const command = process.platform === "win32" ? join(venv, "Scripts/python.exe") : join(venv, "bin/python");
  try {
    // The system's pip installs, because an environment gets a pip of its own only in seconds.
    await call(system, ["-m", "venv", "--without-pip", venv]);
    const install = ["install", "--quiet", "--no-index", wheel];
    await call(system, ["-m", "pip", "--python", command, ...install], { env: environment });
    return { python: command, environment };
  } catch (error) {
    console.warn(`The wheel is unpacked, not installed, because this Python lacks venv or pip: ${error}`);
    const unpacked = join(scratch, "unpacked");
    await call(system, ["-m", "zipfile", "-e", wheel, unpacked]);
    return { python: system, environment: { ...environment, PYTHONPATH: unpacked } };
  }
}
