/** What the first lap of a route leaves. */
import type { CatalogEntry, Economy, LapFigures } from "../api.ts";

/** Whole euros of its line freight, less fuel and the repair of the wear. */
export function lapNet(
  { modelId, lineFreightPay, fuelCost, wear }: LapFigures,
  catalog: readonly CatalogEntry[],
  { repairShare }: Pick<Economy, "repairShare">,
): number {
  const { price = 0 } = catalog.find(({ id }) => id === modelId) ?? {};
  return Math.round(lineFreightPay - fuelCost - (price * repairShare * wear) / 100);
}
