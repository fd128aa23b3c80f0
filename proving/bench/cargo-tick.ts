/** What one tick costs, as the background makes it, when nothing is due: a look at the heaps, and a batch of the writer. */
import type { CargoGame } from "@outbound/cargo/world/game.ts";
import type { FakeClock } from "@outbound/kit/clock/clock.ts";
import { median } from "../harness/statistics.ts";

const TICKS = 500;

/** Milliseconds, the median of many. */
export async function tickTime(game: CargoGame, clock: FakeClock): Promise<number> {
  const times: number[] = [];
  for (let tick = 0; tick < TICKS; tick += 1) {
    clock.advance(1);
    const start = performance.now();
    if (await game.keeper.isDue()) throw new Error("something was due");
    await game.tick();
    times.push(performance.now() - start);
  }
  return median(times.slice(TICKS / 5));
}
