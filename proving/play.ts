/** `npm run play -- <game> [options]`: bots play whole games over HTTP. */
import { runProgram } from "./harness/programs.ts";

await runProgram("play", {
  space: { about: "seeds of the space game until each is won", run: () => import("./play/space.ts") },
  cargo: { about: "two players from registration to their deliveries", run: () => import("./play/cargo.ts") },
});
