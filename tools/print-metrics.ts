/** Prints `/metrics` of a new service, for `promtool check metrics`: `print-metrics.ts space|cargo`. */
import { liveMetrics, METERED } from "./checks/live-metrics.ts";

const game = METERED.find((one) => one === process.argv[2]);
if (game === undefined) throw new Error(`name one of ${METERED.join(", ")}`);
process.stdout.write(await liveMetrics(game));
