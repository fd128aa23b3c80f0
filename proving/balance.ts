/** `npm run balance -- <game> [options]`: bots play many seeds by the rules alone. */
import { runProgram } from "./harness/programs.ts";

await runProgram("balance", {
  space: { about: "how often each bot wins", run: () => import("./balance/space.ts") },
  cargo: {
    about: "what becomes of beginners, growing, idle and clumsy companies",
    run: () => import("./balance/cargo.ts"),
  },
});
