/** Describes which jobs an aircraft type can carry. */
import type { CatalogEntry, Economy } from "../api.ts";

type Band = Economy["poolBands"][number];
type Model = Pick<CatalogEntry, "maxPayloadKg" | "rangeKm">;

/** Returns "some" if the type can carry only the lighter or nearer jobs of a band. */
function serves({ maxPayloadKg, rangeKm }: Model, band: Band): "all" | "some" | "none" {
  if (maxPayloadKg < band.minKg || rangeKm < band.minKm) return "none";
  return maxPayloadKg >= band.maxKg && rangeKm >= band.maxKm ? "all" : "some";
}

/** Returns a text such as `All local, some regional jobs`. */
export function jobsInWords(model: Model, bands: readonly Band[]): string {
  const named = (share: "all" | "some") => bands.filter((band) => serves(model, band) === share).map(({ id }) => id);
  const [all, some] = [named("all"), named("some")];
  if (all.length === 0 && some.length === 0) return "No jobs";
  if (all.length === 0) return `Some ${list.format(some)} jobs`;
  return `All ${list.format(all)}${some.length > 0 ? `, some ${list.format(some)}` : ""} jobs`;
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
