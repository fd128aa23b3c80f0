/** A process with a watchdog: `node hang.ts blocked|stopping|running`. The first two hang, the last one ends after a while. */
import { startWatchdog } from "../watchdog.ts";

const how = process.argv[2];
const watchdog = startWatchdog({ blockedMs: how === "running" ? 2_000 : 500, stoppingMs: 500 });
if (how === "stopping") watchdog.expectExit();
if (how === "running") setTimeout(() => process.exit(0), 2_500);
else setInterval(() => {}, 1_000);
setTimeout(() => {
  while (how === "blocked");
}, 700);
