/** Prints the milliseconds of one tick in the world of a file. */
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { startedGame, tickTime } from "../cargo-tick.ts";

const [file = "", now = ""] = process.argv.slice(2);

const clock = fakeClock(Number(now));
const { game, store } = await startedGame(file, clock);
console.log(await tickTime(game, clock));
await game.close();
await store.close();
