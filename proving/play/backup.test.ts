/** The SQLite commands of docs/operating.md, verbatim, on the file of a service that is being played. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { promisify } from "node:util";
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { registerPlayer, signIn } from "../harness/cargo/player.ts";
import { type Service, startGame } from "../harness/spawn-service.ts";

const PAGE = new URL("../../docs/operating.md", import.meta.url);

/** The indented lines of a section that begin with one of the words. */
async function commands(heading: string, ...words: string[]): Promise<string[]> {
  const page = await readFile(PAGE, "utf8");
  const section = page.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const lines = section
    .split("\n")
    .filter((line) => line.startsWith("    "))
    .map((line) => line.trim());
  return words.map((word) => lines.find((line) => line.startsWith(word)) ?? assert.fail(`no ${word} under ${heading}`));
}

/** Runs a line in a folder; npm's Node is the one that runs this. */
const run = (folder: string, line: string) =>
  promisify(execFile)("sh", ["-c", line.replace("npm exec -- node", '"$NODE"')], {
    cwd: folder,
    env: { ...process.env, NODE: process.execPath },
  });

interface Game {
  readonly name: "space" | "cargo";
  /** Changes the game in a way that can be counted. */
  readonly play: (service: Service, name: string) => Promise<unknown>;
  readonly shown: (service: Service) => Promise<number>;
}

const SPACE: Game = {
  name: "space",
  play: ({ json }) => json("POST", "/api/explore", { focus: "harvest", leadId: 1 }),
  shown: async ({ json }) => (await json<SaveDocument>("GET", "/api/save/export")).game.nextTaskId - 1,
};

const CARGO: Game = {
  name: "cargo",
  play: ({ url }, name) => registerPlayer(url, name),
  shown: async ({ url }) =>
    (await Promise.allSettled(PLAYED.map((name) => signIn(url, name)))).filter(({ status }) => status === "fulfilled")
      .length,
};

const PLAYED = ["before", "after-1", "after-2"] as const;

async function backUpAndRestore(t: TestContext, { name, play, shown }: Game): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-backup-"));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, "data", `${name}.db`);
  await mkdir(dirname(file));
  const [backUp, check, remove, restore] = (
    await commands("SQLite", "npm exec -- node -e", "npm exec -- node -p", "rm ", "cp ")
  ).map((line) => line.replaceAll("space", name)) as [string, string, string, string];
  const start = () => startGame(name, { database: `sqlite:${file}` });
  const first = await start();
  t.after(() => first.stop());
  await play(first, PLAYED[0]);
  await run(folder, backUp);
  assert.match((await run(folder, check)).stdout, /ok/);
  for (const later of PLAYED.slice(1)) await play(first, later);
  await first.stop("SIGKILL");
  await run(folder, remove);
  await run(folder, restore);
  const second = await start();
  t.after(() => second.stop());
  assert.equal(await shown(second), 1);
}

for (const game of [SPACE, CARGO]) {
  test(`a backup of ${game.name} that was made while it was played brings back what was there, and no more`, (t) =>
    backUpAndRestore(t, game));
}
