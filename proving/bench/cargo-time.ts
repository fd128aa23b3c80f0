/**
 * What time itself costs the cargo game: a tick with a hundred thousand planes in the air of which none is due, and landings
 * when all of them are. Writes one line of JSON. Runs the game without HTTP, on a file and a clock of its own.
 */

import { openMigrated } from "@outbound/cargo/store/open.ts";
import { CargoGame } from "@outbound/cargo/world/game.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { packagesInTheAir, planesInTheAir } from "./cargo-air.ts";
import { tickTime } from "./cargo-tick.ts";
import { writeWorld } from "./cargo-world.ts";

const [file = "", count = "100000"] = process.argv.slice(2);
const PLANES = Number(count);
const OWNERS = Math.max(1, PLANES / 10);
/** Real time after which every plane has landed for good, the way back included. */
const LATER_MS = 2 * 3_600_000;

const clock = fakeClock();
const now = clock.wall();
const planes = planesInTheAir(PLANES, OWNERS);
await writeWorld(file, { players: OWNERS, planes, packages: packagesInTheAir(planes, now), now });
const store = await openMigrated(`sqlite:${file}`);
const game = new CargoGame({ store, clock, ticks: false });
await game.start({ resetTimeScale: false });
// A command, so that the airports are open and their slots filled.
await game.act((scene) => scene.putPlayer({ ...scene.player(1), companyName: "First" }));

const tickMs = await tickTime(game, clock);
console.log(JSON.stringify({ tickMs, landings: await catchUp() }));
await game.close();
await store.close();

/** Everything that happened until long after, as a service that was down catches up with it: landings a second. */
async function catchUp(): Promise<number> {
  const before = await landed();
  clock.advance(LATER_MS);
  const start = performance.now();
  await game.start({ resetTimeScale: false });
  const seconds = (performance.now() - start) / 1000;
  const { world } = await game.view();
  if (world.airspace.active > 0) throw new Error("a plane still flies");
  return ((await landed()) - before) / seconds;
}

async function landed(): Promise<number> {
  const { count: landings } = await store.read
    .selectFrom("events")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("kind", "=", "landed")
    .executeTakeFirstOrThrow();
  return Number(landings);
}
