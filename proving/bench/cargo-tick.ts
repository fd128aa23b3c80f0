/** The cost of one tick with nothing due, as the background runs it. */
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { act } from "@outbound/cargo/testing/a-game.ts";
import { CargoGame } from "@outbound/cargo/world/game.ts";
import type { FakeClock } from "@outbound/kit/clock/clock.ts";
import { median } from "../harness/statistics.ts";

const TICKS = 500;

/** The game of a file without HTTP and background work, after a first command that opens the airports. */
export async function startedGame(file: string, clock: FakeClock) {
  const store = await openMigrated(`sqlite:${file}`);
  const game = new CargoGame({ store, clock, ticks: false });
  await game.start({ resetTimeScale: false });
  await act(game, (scene) => scene.putPlayer({ ...scene.player(1), companyName: "First" }));
  return { game, store };
}

/** The median of many ticks in milliseconds. */
export async function tickTime(game: CargoGame, clock: FakeClock): Promise<number> {
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
