/** Kills a service again and again while it catches up with three days: its world equals that of a copy that was not disturbed. */
import { copyFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { brokenDatabase } from "../../harness/cargo/broken-tables.ts";
import { writeRouteWorld } from "../../harness/cargo/route-world.ts";
import { preloaded } from "../../harness/preload/preloaded.ts";
import { type Random, seededRandom } from "../../harness/random.ts";
import { until } from "../../harness/repeat.ts";
import { type Service, startGame } from "../../harness/spawn-service.ts";
import { type FaultProgram, type FaultRun, onServices } from "../fault.ts";

const SIZES = { quick: { players: 6, kills: 1 }, full: { players: 60, kills: 20 } };
/** Long enough that routes stop while owners are away, and the clock with them: two starts end at the same instant. */
const AWAY_MS = 72 * 60 * 60 * 1000;
/** Planes of each player on a route. */
const PLANES = 6;
const POLL_MS = 5;
const MOST_WAIT_MS = 100;

export const killCatchUps: FaultProgram = (options) =>
  onServices([{ game: "cargo", engine: "sqlite" }], async (run) => {
    const { players, kills } = SIZES[options.size];
    await run.service.stop();
    run.figures["planes on routes"] = await writeRouteWorld(run.file, players, PLANES);
    const copy = `${run.file}-undisturbed`;
    await copyFile(run.file, copy);
    const before = read(run.file);

    await (await start(copy, "/readyz")).stop();
    const undisturbed = read(copy);
    const hit = await killOften(run, kills, seededRandom(options.seed));
    await (await start(run.file, "/readyz")).stop();
    const disturbed = read(run.file);

    for (const [name, rows] of Object.entries(undisturbed)) {
      run.expect(isDeepStrictEqual(disturbed[name], rows), `${name} differ from those of an undisturbed start`);
    }
    run.faults.push(...(await brokenDatabase(run.database)));
    run.expect(!isDeepStrictEqual(before.ledger, disturbed.ledger), "nothing happened while the service was away");
    run.expect(hit === kills, `${hit} of ${kills} kills hit a service that caught up`);
    run.figures["killed while it caught up"] = hit;
    run.figures["entries of the ledger that followed"] =
      Number(disturbed.ledger?.length) - Number(before.ledger?.length);
  });

const start = (file: string, readyPath: string): Promise<Service> =>
  startGame("cargo", { database: `sqlite:${file}`, environment: preloaded(AWAY_MS), readyPath });

/** Kills starts, each at a random point after its first landings. Returns how many had not caught up. */
async function killOften(run: FaultRun, kills: number, random: Random): Promise<number> {
  const { file, log } = run;
  let hit = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const service = await start(file, "/healthz");
    await until(async () => (await shareDone(service)) !== 0, undefined, POLL_MS);
    await wait(random.integer(0, MOST_WAIT_MS));
    const share = await shareDone(service);
    await service.stop("SIGKILL");
    if (share !== undefined) hit += 1;
    run.expect(share === undefined || (share >= 0 && share <= 1), `the share that is done is ${share}`);
    log(share === undefined ? "killed too late" : `killed when ${Math.round(100 * share)} % was done`);
  }
  return hit;
}

/** Returns the share of catching up that is done; undefined when the service is ready. */
async function shareDone({ client }: Service): Promise<number | undefined> {
  const { status, text } = await client.send("GET", "/readyz");
  return status === 200 ? undefined : Number(JSON.parse(text).details.share);
}

/** Every table that landings write except the clocks, which real time advances. */
const TABLES = ["planes", "ledger", "events", "packages", "routes"];

function read(file: string): Record<string, readonly unknown[]> {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  return Object.fromEntries(TABLES.map((name) => [name, database.prepare(`select * from ${name} order by id`).all()]));
}
