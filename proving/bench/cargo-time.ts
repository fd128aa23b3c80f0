/**
 * The cost of time in the cargo game: a tick with a hundred thousand flying planes of which none is due, and landings when all are.
 * Prints one line of JSON. Runs the game without HTTP, on a file and a clock of its own.
 */
import { viewOf } from "@outbound/cargo/testing/a-game.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { flyingPlanes, loadedPackages } from "./cargo-air.ts";
import { startedGame, tickTime } from "./cargo-tick.ts";
import { writeWorld } from "./cargo-world.ts";

const [file = "", count = "100000"] = process.argv.slice(2);
const PLANES = Number(count);
const OWNERS = Math.max(1, PLANES / 10);
/** Real time after which every plane has landed and returned. */
const LATER_MS = 2 * 3_600_000;

const clock = fakeClock();
const now = clock.wall();
const planes = flyingPlanes(PLANES, OWNERS);
await writeWorld(file, { players: OWNERS, planes, packages: loadedPackages(planes, now), now });
const { game, store } = await startedGame(file, clock);

const tickMs = await tickTime(game, clock);
console.log(JSON.stringify({ tickMs, landings: await catchUp() }));
await game.close();
await store.close();

/** Catches up as a service that was down. Returns landings a second. */
async function catchUp(): Promise<number> {
  const before = await landed();
  clock.advance(LATER_MS);
  const start = performance.now();
  await game.start({ resetTimeScale: false });
  const seconds = (performance.now() - start) / 1000;
  const { world } = await viewOf(game);
  if (world.airspace.active > 0) throw new Error("a plane is still flying");
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
