/** Lets a year pass in a cargo world, with exports on a full disk, then with kills: each row is in a file or the database. */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { constants, gunzipSync } from "node:zlib";
import { PASSWORD, registerPlayer } from "../../harness/cargo/player.ts";
import { longestTurn, watched } from "../../harness/preload/preloaded.ts";
import { until } from "../../harness/repeat.ts";
import { duration } from "../../harness/report.ts";
import { addCopies } from "../add-copies.ts";
import { type FaultProgram, type FaultRun, onServices } from "../fault.ts";
import { mountDisk } from "../mount-disk.ts";

const SIZES = { quick: { rows: 6_000, kills: 1 }, full: { rows: 200_000, kills: 20 } };
const LOGS = ["events", "ledger"] as const;
const YEAR_MS = 400 * 24 * 60 * 60 * 1000;
const WITHIN_MS = 120_000;
export const deleteOldRows: FaultProgram = (options) =>
  onServices([{ game: "cargo", engine: "sqlite" }], async (run) => {
    const { rows, kills } = SIZES[options.size];
    const player = await registerPlayer(run.service.url, "first");
    await player.ok("POST", "/api/test/add-cash", { amount: 1234 });
    await run.service.stop();
    const known = grow(run.file, rows);
    const [full, exports] = ["full", "exports"].map((name) => join(run.file, "..", name)) as [string, string];
    run.figures["stopped by a full disk"] = await fillFolder(run, full, known);
    run.figures["killed while it deleted"] = await killOften(run, exports, kills);
    await untilDeleted(run, exports, options.size === "full");
    await run.service.stop();
    await checkRows(run, exports, known);
  });

/** Returns the settings of a service for which a year has passed. */
const later = (folder: string): NodeJS.ProcessEnv => ({
  ...watched(YEAR_MS),
  CARGO_EXPORT_FOLDER: folder,
  LOG_LEVEL: "error",
});

type Ids = Readonly<Record<(typeof LOGS)[number], readonly number[]>>;

const opened = (file: string, readOnly = true) => new DatabaseSync(file, { readOnly, timeout: 5_000 });

function storedIds(file: string): Ids {
  using database = opened(file);
  const idsIn = (log: string) => {
    const rows = database.prepare(`select id from ${log} order by id`).all();
    return rows.map(({ id }) => Number(id));
  };
  return { events: idsIn("events"), ledger: idsIn("ledger") };
}

/** Adds copies of the newest entry of each log, without an amount. Returns the ids of all entries. */
function grow(file: string, rows: number): Ids {
  using database = opened(file, false);
  for (const log of LOGS) {
    const changed = { id: "id + n", ...(log === "ledger" && { amount: "0" }) };
    addCopies(database, { table: log, key: "id", count: rows, changed });
    const next = log === "events" ? "next_event_id" : "next_ledger_id";
    database.exec(`update world set ${next} = 1 + (select max(id) from ${log})`);
  }
  // Marks players as seen in the meantime, because a clock that jumps is distrusted for a day.
  database.exec(`update players set seen_at = seen_at + ${YEAR_MS}`);
  return storedIds(file);
}

/** Runs the service while no export can be written: nothing is deleted, and it continues to serve. */
async function fillFolder(run: FaultRun, folder: string, known: Ids): Promise<string> {
  await using _full = await fullFolder(folder);
  await run.restart(later(folder));
  while (!(await run.service.line()).includes("stopped deleting old rows"));
  const { status } = await run.service.client.send("POST", "/api/auth/sign-in", {
    username: "first",
    password: PASSWORD,
  });
  run.expect(status === 200, `signing in while exports fail: ${status}`);
  await run.service.stop();
  const left = storedIds(run.file);
  for (const log of LOGS) {
    run.expect(left[log].length === known[log].length, `${known[log].length - left[log].length} rows of ${log} went`);
  }
  return "all rows stayed";
}

/** Mounts a full disk, or creates a file in place of the folder if nothing can be mounted. */
async function fullFolder(folder: string): Promise<AsyncDisposable> {
  const mounted = await mountDisk(folder, "8k");
  if (mounted === undefined) await rm(folder, { recursive: true });
  await writeFile(mounted === undefined ? folder : join(folder, "filler"), Buffer.alloc(8192));
  return mounted ?? { [Symbol.asyncDispose]: () => rm(folder) };
}

/** Kills the service after it has begun to delete; resolves with the number of kills. */
async function killOften(run: FaultRun, folder: string, times: number): Promise<number> {
  let killed = 0;
  for (; killed < times; killed += 1) {
    const before = rowsIn(run.file);
    if (before < 100) return killed;
    await run.restart(later(folder));
    await untilLeft(run, (rows) => rows < before);
    await wait(killed % 7);
    await run.service.stop("SIGKILL");
  }
  return killed;
}

const rowsIn = (file: string): number => {
  const { events, ledger } = storedIds(file);
  return events.length + ledger.length;
};

const MOST_MS = 50;

async function untilDeleted(run: FaultRun, folder: string, isBounded: boolean): Promise<void> {
  await run.restart(later(folder));
  // Discards the measurement of the start.
  await longestTurn(run.service);
  await untilLeft(run, (rows) => rows <= LOGS.length);
  const { clockMs, processorMs } = await longestTurn(run.service);
  const longest = `${duration(processorMs)} (on the clock ${duration(clockMs)})`;
  run.figures["longest turn of the event loop while it deleted"] = longest;
  run.expect(!isBounded || processorMs <= MOST_MS, `the event loop did one thing for ${longest}`);
}

async function untilLeft(run: FaultRun, isEnough: (rows: number) => boolean): Promise<void> {
  const isDeleted = await until(() => isEnough(rowsIn(run.file)), WITHIN_MS);
  if (!isDeleted) throw new Error("the old rows were not deleted in time");
}

async function checkRows(run: FaultRun, folder: string, known: Ids): Promise<void> {
  const left = storedIds(run.file);
  for (const log of LOGS) {
    const exported = await exportedIds(folder, log);
    const found = new Set([...exported, ...left[log]]);
    const lost = known[log].filter((id) => !found.has(id));
    run.expect(lost.length === 0, `${lost.length} rows of ${log} are lost`);
    run.figures[`${log}: rows exported, of these twice`] =
      `${exported.length}, ${exported.length - new Set(exported).size}`;
  }
  using database = opened(run.file);
  const wrong = database
    .prepare("select id from players where money <> (select sum(amount) from ledger where player_id = players.id)")
    .all();
  run.expect(wrong.length === 0, `${wrong.length} players have cash that is not the sum of the ledger`);
}

/** Returns the ids in the files of a log, including a file whose last part is incomplete because the process was killed. */
async function exportedIds(folder: string, log: string): Promise<number[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`cargo-${log}-`));
  const texts = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      return bytes.length === 0 ? "" : gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    }),
  );
  // Text after the last line end is an incomplete write.
  return texts.flatMap((text) =>
    text
      .split("\n")
      .slice(0, -1)
      .map((line) => Number(JSON.parse(line).id)),
  );
}
