/** Prints the milliseconds of a tick of a cargo file with nothing due, and for planes that are to land the landings per second. */
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { act, viewOf } from "@outbound/cargo/testing/a-game.ts";
import { CargoGame } from "@outbound/cargo/world/game.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { median } from "../harness/statistics.ts";

const [file = "", now = "", lands = ""] = process.argv.slice(2);
const TICKS = 500;
/** Real time after which every plane has landed and returned. */
const LATER_MS = 2 * 3_600_000;

const clock = fakeClock(Number(now));
const store = await openMigrated(`sqlite:${file}`);
const game = new CargoGame({ store, clock, ticks: false });
await game.start({ resetTimeScale: false });
// The first command opens the airports.
await act(game, (scene) => scene.putPlayer({ ...scene.player(1), companyName: "First" }));
console.log(await tickTime());
if (lands !== "") console.log(await catchUp());
await game.close();
await store.close();

async function tickTime(): Promise<number> {
  const times: number[] = [];
  for (let tick = 0; tick < TICKS; tick += 1) {
    clock.advance(1);
    const start = performance.now();
    if (await game.host.isDue()) throw new Error("an event was due");
    await game.host.tick();
    times.push(performance.now() - start);
  }
  return median(times.slice(TICKS / 5));
}

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
