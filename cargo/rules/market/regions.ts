/** The regions of world events: each airport belongs to the region whose centre is nearest. */
import table from "./regions.json" with { type: "json" };

export interface Region {
  readonly id: string;
  readonly name: string;
  /** South of the equator the harvest is half a year later. */
  readonly isSouthern: boolean;
  /** ICAO codes. */
  readonly airports: readonly string[];
}

export const REGIONS: readonly Region[] = table.map(({ airports, ...region }) => ({
  ...region,
  airports: airports.split(" "),
}));

export const REGION_IDS: readonly string[] = REGIONS.map(({ id }) => id);

const byIcao: ReadonlyMap<string, Region> = new Map(
  REGIONS.flatMap((region) => region.airports.map((icao) => [icao, region] as const)),
);

export function regionOf(icao: string): Region {
  const region = byIcao.get(icao);
  if (region === undefined) throw new Error(`${icao} is in no region`);
  return region;
}
