/** `npm run bench -- games`: a thousand space games on one process, two hundred of them played, while others save. */
import { separateCores } from "../../harness/cores.ts";
import { runBenchmark } from "../rounds.ts";
import { figures } from "./figures.ts";
import { FULL_SIZE, runGames } from "./run.ts";

const WARM_UP_SECONDS = 10;

separateCores();
await runBenchmark({
  name: "games",
  seconds: 30,
  measure: (prefix, seconds) => runGames({ ...FULL_SIZE, prefix, seconds, warmUpSeconds: WARM_UP_SECONDS }),
  figures,
});
