/** `npm run prove -- fuzz cargo [--requests N] [--seed S] [--wildness W] [--only hooks] [--postgres]`: half of the requests with the hooks of tests. */
import { fuzzCargo } from "./cargo/cargo-game.ts";
import { runFuzz } from "./script.ts";

await runFuzz({
  game: "cargo",
  runs: {
    hooks: (options) => fuzzCargo({ ...options, withHooks: true }),
    "no hooks": (options) => fuzzCargo({ ...options, withHooks: false }),
  },
});
