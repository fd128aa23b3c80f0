/** Computes the net result of a route's first lap. */
import type { CatalogEntry, Economy, LapFigures } from "../api.ts";

/** Returns whole euros: line freight minus fuel and the repair of the wear. */
export function lapNet(
  { modelId, lineFreightPay, fuelCost, wear }: LapFigures,
  catalog: readonly CatalogEntry[],
  { repairShare }: Pick<Economy, "repairShare">,
): number {
  const { price = 0 } = catalog.find(({ id }) => id === modelId) ?? {};
  return Math.round(lineFreightPay - fuelCost - (price * repairShare * wear) / 100);
}
