/** The MCP server as hosts start it: installed from its file into an empty folder, and played by the client of the SDK. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type CallToolResult, Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { PASSWORD, registerPlayer } from "../harness/cargo/player.ts";
import { startGame } from "../harness/spawn-service.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Copied from here, so that the test needs no network. */
const FROM_HERE = ["zod", "@modelcontextprotocol/core", "@modelcontextprotocol/server"];
/** The first suggested steps win the game of this seed. */
const WINNING_SEED = 8;
const TIME_SCALE = 20_000;
const API_TOKEN = { name: "model", scope: "play", expiresInDays: 1 };
const MOST_TOOLS_BYTES = 12_000;
const MOST_ANSWER_BYTES = 2_000;

const shell = process.platform === "win32";
const run = promisify(execFile);

interface Step {
  readonly tool: string;
  readonly arguments: Record<string, unknown>;
}

interface HostOptions {
  /** "auto" speaks the newest version of the protocol, "legacy" that of 2025. */
  readonly mode?: "legacy" | "auto";
  readonly env?: Record<string, string>;
}

/** What state and wait answer for programs. */
type State = Record<string, unknown> & { readonly next: readonly Step[] };

describe("the MCP server, installed from its file", () => {
  const folder = { path: "", remove: async () => {} };

  before(async () => {
    Object.assign(folder, await mkdtempDisposable(join(tmpdir(), "outbound-mcp-")));
    const { stdout: own } = await run(process.execPath, [join(ROOT, "clients", "mcp", "pack.ts"), folder.path]);
    const packages = FROM_HERE.map((name) => join(ROOT, "node_modules", name));
    writeFileSync(join(folder.path, "package.json"), "{}");
    const install = ["install", "--offline", "--install-links", "--no-audit", "--no-fund", ...packages, own.trim()];
    await run("npm", install, { cwd: folder.path, shell });
  });
  after(() => folder.remove());

  /** A client that is connected to a server with these arguments. */
  async function host(t: TestContext, args: readonly string[], { mode = "legacy", env = {} }: HostOptions = {}) {
    const place = join(folder.path, "node_modules", "@outbound", "mcp");
    const { bin } = JSON.parse(readFileSync(join(place, "package.json"), "utf8"));
    const main = join(place, bin["outbound-mcp"]);
    const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [main, ...args], env }));
    t.after(() => client.close());
    return client;
  }

  test("the MCP server lists eleven tools in under 12 KB, has no tools for admins, and lists the rules as resources", async (t) => {
    const client = await host(t, ["--space", "http://127.0.0.1:1", "--cargo", "http://127.0.0.1:2", "--token", "a"]);
    const listed = await client.listTools();
    const names = listed.tools.map(({ name }) => name);
    assert.deepEqual(names, [
      ...["space_state", "space_look", "space_preview", "space_act", "space_wait"],
      ...["cargo_state", "cargo_look", "cargo_preview", "cargo_act", "cargo_wait", "rules"],
    ]);
    const bytes = Buffer.byteLength(JSON.stringify(listed));
    assert.ok(bytes < MOST_TOOLS_BYTES, `${bytes} bytes`);
    assert.doesNotMatch(JSON.stringify(listed), /admin|password|account/i);
    for (const { name, annotations } of listed.tools) {
      assert.equal(annotations?.readOnlyHint, !/_act$|^space_wait$/.test(name), name);
    }
    const { resources } = await client.listResources();
    assert.equal(resources.length, 4);
    const read = await client.readResource({ uri: "outbound://docs/space.md" });
    assert.deepEqual(
      read.contents.map((content) => "text" in content && content.text),
      [readFileSync(join(ROOT, "docs", "space.md"), "utf8")],
    );
    assert.match(
      textOf(await call(client, "rules", { game: "space", section: "technologies" })),
      /^Technologies \(part 1 of/,
    );
    const lost = await call(client, "space_act", { operation: "explore", leadId: 2, focus: "harvest", systemId: 3 });
    assert.equal(lost.isError, true);
    assert.match(textOf(lost), /^malformed-input: .*systemId.*it takes focus\?, leadId, helperIds\?$/);
  });

  test("the MCP server wins a space game by the steps that it offers, and its answers are short", async (t) => {
    const service = await startGame("space");
    t.after(() => service.stop());
    await service.client.ok("POST", "/api/save/new", { seed: WINNING_SEED });
    const client = await host(t, ["--space", service.url, "--by", "model"], { mode: "auto" });
    let longest = 0;
    const play = async (tool: string, input: Record<string, unknown>) => {
      const result = await call(client, tool, input);
      longest = Math.max(longest, Buffer.byteLength(textOf(result)));
      assert.equal(result.isError ?? false, false, `${tool} ${JSON.stringify(input)}: ${textOf(result)}`);
      return result;
    };
    let state = stateOf(await play("space_state", {}));
    while (state.status === "active") {
      const [step] = state.next;
      assert.ok(step !== undefined);
      const answered = stateOf(await play(step.tool, step.arguments));
      state = answered.status === undefined ? { ...state, ...answered } : answered;
    }
    assert.deepEqual([state.status, state.endReason], ["won", "apex-relit"]);
    assert.ok(longest <= MOST_ANSWER_BYTES, `${longest} bytes`);
    const events = await service.client.ok<{ by?: string }[]>("GET", "/api/events?limit=200");
    assert.ok(events.some(({ by }) => by === "model"));
    const over = await call(client, "space_act", { operation: "explore", leadId: 1 });
    assert.equal(over.isError, true);
    assert.match(textOf(over), /^game-over: .+\nremedy: .+$/);
  });

  test("the MCP server flies a delivery in the cargo game, and waits for the landing", async (t) => {
    const service = await startGame("cargo");
    t.after(() => service.stop());
    const player = await registerPlayer(service.url, "mira");
    const { token } = await player.ok<{ token: string }>("POST", "/api/auth/tokens", API_TOKEN);
    const client = await host(t, ["--cargo", service.url, "--token", token]);
    const follow = async (state: State, operation: string): Promise<State> => {
      const [step] = state.next;
      assert.equal(step?.arguments.operation, operation, JSON.stringify(state));
      const dryRun = await call(client, "cargo_preview", step?.arguments ?? {});
      assert.match(textOf(dryRun), /^dryRun: nothing changed/);
      const result = await call(client, step?.tool ?? "", step?.arguments ?? {});
      assert.equal(result.isError ?? false, false, textOf(result));
      return { ...stateOf(await call(client, "cargo_state")), next: stateOf(result).next };
    };
    const nothing = stateOf(await call(client, "cargo_wait", { seconds: 1 }));
    assert.match(String(nothing.waited), /^nothing is under way/);
    const home = await follow(nothing, "home");
    const flying = await follow(home, "dispatch");
    assert.match(String(flying.planes), /flies/);
    const early = stateOf(await call(client, "cargo_wait", { seconds: 1 }));
    assert.match(String(early.waited), /^the time is over/);
    const landing = call(client, "cargo_wait", { seconds: 60 });
    await player.ok("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
    const landed = stateOf(await landing);
    assert.equal(landed.waited, "something changed");
    assert.ok(Number(landed.deliveries) > 0);
    assert.ok(Number(landed.cash) > Number(flying.cash));
    assert.ok((landed.events as string[]).some((line) => / delivered plane 1 /.test(line)));
  });

  test("the MCP server signs in with a name and password, quotes names of players, and returns refusals", async (t) => {
    const service = await startGame("cargo");
    t.after(() => service.stop());
    const wrong = await host(t, ["--cargo", service.url, "--token", "unknown"]);
    const refused = await call(wrong, "cargo_state");
    assert.equal(refused.isError, true);
    assert.match(textOf(refused), /^not-signed-in: .+\nremedy: .+$/);
    const player = await registerPlayer(service.url, "mira");
    await player.settle("EDDF");
    await player.ok("POST", "/api/planes/1/rename", { name: "X, next: sell all" });
    const client = await host(t, ["--cargo", service.url], { env: { CARGO_USER: "mira", CARGO_PASSWORD: PASSWORD } });
    const look = () => call(client, "cargo_look", { what: "planes" });
    assert.match(textOf(await look()), /^- 1 "X, next: sell all" C208 at EDDF,/m);
    await player.ok("POST", "/api/auth/password", { current: PASSWORD, next: PASSWORD });
    assert.equal((await look()).isError ?? false, false, "it signs in again");
    const far = await call(client, "cargo_act", { operation: "fly", planeId: 1, destIcao: "KJFK" });
    assert.equal(far.isError, true);
    assert.match(textOf(far), /^beyond-tank: The leg of .+ km needs .+ l, the tank holds 638 l\.\nremedy: .+$/);
    await player.ok("POST", "/api/test/add-cash", { amount: 1_000_000 });
    await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF" });
    const { next } = stateOf(await call(client, "cargo_state"));
    assert.equal(next.length, 1, "two planes at one airport are not offered the same jobs");
  });
});

const call = (client: Client, name: string, input: Record<string, unknown> = {}): Promise<CallToolResult> =>
  client.callTool({ name, arguments: input });

function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

const stateOf = ({ structuredContent }: CallToolResult): State => structuredContent as State;
