/** Checks prices against the ship's stock. */
import { shown } from "../values/amount.ts";
import { firstRefusal, Refusal } from "../values/refusals.ts";
import { type Game, type Goods, RESOURCES } from "./game.ts";
import { goodName } from "./goods.ts";

/** Returns undefined if the ship has the goods, else a refusal that names the first shortage. */
export function checkMeans(game: Game, price: Goods): Refusal | undefined {
  return firstRefusal(
    ...RESOURCES.map((resource) => {
      const required = price[resource] ?? 0;
      const available = game.resources[resource];
      if (required <= available) return undefined;
      const missing = required - available;
      return new Refusal(
        "not-enough-resources",
        `Needs ${shown(required)} ${goodName(resource, shown(required))}; you have ${shown(available)}.`,
        {
          resource,
          required: shown(required),
          available: shown(available),
          missing: shown(missing),
        },
      );
    }),
  );
}
