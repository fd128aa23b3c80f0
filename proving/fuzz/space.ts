/** `npm run fuzz:space -- --requests N --seed S --wildness W`: many generated requests, and what each operation answered. */
import { fuzzOptions, tell } from "./script.ts";
import { fuzzSpace } from "./space-game.ts";

tell(await fuzzSpace(fuzzOptions()));
