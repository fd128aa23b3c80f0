/** `npm run play -- cargo`: two players, each watching the other on the stream. Exits with 1 if a promise was broken. */
import { readOptions } from "../harness/arguments.ts";
import { printVerdict } from "../harness/report.ts";
import { startGame } from "../harness/spawn-service.ts";
import { playCargo } from "./cargo-game.ts";

const { deliveries } = readOptions({ deliveries: 10 });
await using service = await startGame("cargo");
const report = await playCargo({ url: service.url, deliveries });
console.log(JSON.stringify(report, undefined, 2));
printVerdict(report.faults);
