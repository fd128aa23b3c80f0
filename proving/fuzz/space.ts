/** `npm run prove -- fuzz space [--requests N] [--seed S] [--wildness W] [--postgres]`: many generated requests, and what was answered. */
import { runFuzz } from "./script.ts";
import { fuzzSpace } from "./space/space-game.ts";

await runFuzz({ game: "space", runs: { all: fuzzSpace } });
