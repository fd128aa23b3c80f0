/** The SQLite commands of docs/operating/backups.md, verbatim, on the file of a service that is being played. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import { promisify } from "node:util";
import type { SaveDocument } from "@outbound/space/rules/save/save.ts";
import { registerPlayer, signIn } from "../harness/cargo/player.ts";
import { type Service, startGame } from "../harness/spawn-service.ts";

const PAGE = new URL("../../docs/operating/backups.md", import.meta.url);

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
    env: { ...process.env, NODE: process.execPath, PATH: [folder, process.env.PATH].join(delimiter) },
  });

interface Game {
  readonly name: "space" | "cargo";
  /** Changes the game in a way that can be counted. */
  readonly play: (service: Service, name: string) => Promise<unknown>;
  readonly shown: (service: Service) => Promise<number>;
}

const SPACE: Game = {
  name: "space",
  play: ({ client }) => client.ok("POST", "/api/explore", { focus: "harvest", leadId: 1 }),
  shown: async ({ client }) => (await client.ok<SaveDocument>("GET", "/api/save/export")).game.nextTaskId - 1,
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
    await commands("SQLite", "npm exec -- node -e", "npm exec -- node -p", "rm ", "install ")
  ).map((line) => line.replaceAll("space", name)) as [string, string, string, string];
  const start = () => startGame(name, { database: `sqlite:${file}` });
  const first = await start();
  t.after(() => first.stop());
  await play(first, PLAYED[0]);
  await run(folder, backUp);
  assert.match((await run(folder, check)).stdout, /integrity_check: 'ok', migrations: \d+ /);
  for (const later of PLAYED.slice(1)) await play(first, later);
  await first.stop("SIGKILL");
  await run(folder, remove);
  await run(folder, restore);
  assert.equal((await stat(file)).mode & 0o777, 0o600, "for its owner only");
  const second = await start();
  t.after(() => second.stop());
  assert.equal(await shown(second), 1);
  await writeFile(join(folder, `${name}-backup.db`), "");
  await assert.rejects(run(folder, check), /no such table/, "what is left of a copy that was killed");
  await rm(join(folder, `${name}-backup.db`));
  await assert.rejects(run(folder, check), /unable to open database file/);
}

for (const game of [SPACE, CARGO]) {
  test(`a backup of ${game.name} that was made during play restores exactly the state at that moment`, (t) =>
    backUpAndRestore(t, game));
}

/** Behaves as the program of this name, which creates a missing file as an empty database unless it is read-only. */
const SQLITE3 = `#!/bin/sh
test "$1" = -readonly && shift && readonly=true
test -n "$KILLED" && touch "$KILLED" && kill -9 $$
exec "$NODE" -e "const [file, sql] = process.argv.slice(1);
  new (require('node:sqlite').DatabaseSync)(file, { readOnly: \${readonly:-false} }).exec(sql)" "$@"
`;

test("the nightly command deletes older backups only after it has copied both games, and only the owner can read the copies", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "outbound-backup-"));
  t.after(() => rm(folder, { recursive: true }));
  const [data, backups] = [join(folder, "data"), join(folder, "backups")];
  for (const each of [data, backups]) await mkdir(each);
  await writeFile(join(folder, "sqlite3"), SQLITE3, { mode: 0o700 });
  const old = join(backups, "space-2020-01-01.db");
  await writeFile(old, "");
  await utimes(old, 0, 0);
  const create = (game: string) => {
    const database = new DatabaseSync(join(data, `${game}.db`));
    database.exec("create table played (turn integer)");
    database.close();
  };
  const [nightly = ""] = await commands("SQLite", "set -e");
  const line = nightly.replaceAll("/var/backups/outbound", backups);
  create("space");
  await assert.rejects(run(folder, line), /unable to open database file/);
  assert.deepEqual(await readdir(data), ["space.db"], "no empty cargo.db");
  await stat(old);
  for (const copy of await readdir(backups)) if (copy !== "space-2020-01-01.db") await rm(join(backups, copy));
  create("cargo");
  await run(folder, line);
  const copies = await readdir(backups);
  assert.deepEqual(copies.map((copy) => copy.replace(/-\d{4}-\d\d-\d\d/, "")).sort(), ["cargo.db", "space.db"]);
  for (const copy of copies) assert.equal((await stat(join(backups, copy))).mode & 0o777, 0o600);
  for (const copy of copies) await rm(join(backups, copy));
  await assert.rejects(run(folder, line.replace("sqlite3", `KILLED=${backups}/space.part sqlite3`)));
  assert.deepEqual(await readdir(backups), ["space.part"], "what a kill leaves has no name of a copy");
  await run(folder, line);
  assert.deepEqual((await readdir(backups)).length, 2, "and is in nobody's way");
});
