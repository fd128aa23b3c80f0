/** Opens the world of a file without HTTP, on a clock of its own, and writes what one tick takes in milliseconds. */
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { CargoGame } from "@outbound/cargo/world/game.ts";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { tickTime } from "../cargo-tick.ts";

const [file = "", now = ""] = process.argv.slice(2);

const clock = fakeClock(Number(now));
const store = await openMigrated(`sqlite:${file}`);
const game = new CargoGame({ store, clock, ticks: false });
await game.start({ resetTimeScale: false });
// A command, so that the airports are open and their slots filled.
await game.act((scene) => scene.putPlayer({ ...scene.player(1), companyName: "First" }));
console.log(await tickTime(game, clock));
await game.close();
await store.close();
