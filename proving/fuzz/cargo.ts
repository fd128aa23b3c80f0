/**
 * `npm run fuzz:cargo -- --requests N --seed S --wildness W`: many generated requests, half of them with the hooks of tests, and
 * what each operation answered.
 */
import { fuzzCargo } from "./cargo-game.ts";
import { fuzzOptions, tell } from "./script.ts";

const options = fuzzOptions();
for (const withHooks of [true, false]) {
  tell(await fuzzCargo({ ...options, requests: Math.ceil(options.requests / 2), withHooks }));
}
