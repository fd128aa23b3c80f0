/** Demand for a group at all airports, as JSON text, because a map of it is read often. */
import { JOB_AIRPORTS } from "../../rules/geography/airports.ts";
import { DEMAND_STEP_MS, demandIndex, indexWith, waveAt } from "../../rules/market/demand.ts";
import type { CommodityGroup } from "../../rules/values/market.ts";
import type { WorldView } from "../../world/adapter.ts";
import { demandKey, type World } from "../../world/state/world.ts";

export function demandJson({ state: world, now }: WorldView, group: CommodityGroup): string {
  const market = world.marketAt(now);
  const items: string[] = [];
  for (const { icao, text } of unloaded(world, market.clockMs, group)) {
    const isLoaded = world.demand.get(demandKey({ icao, group })) !== undefined;
    const item = isLoaded ? itemText(icao, group, demandIndex(market, icao, group)) : text;
    if (item !== "") items.push(item);
  }
  const until = (Math.floor(market.clockMs / DEMAND_STEP_MS) + 1) * DEMAND_STEP_MS;
  return `{"untilSimTime":${until},"items":[${items.join(",")}]}`;
}

/** Returns an empty text for an index of 1. */
const itemText = (icao: string, group: CommodityGroup, index: number): string =>
  index === 1 ? "" : JSON.stringify({ icao, group, index });

interface Item {
  readonly icao: string;
  readonly text: string;
}

interface Hour {
  readonly hour: number;
  readonly items: readonly Item[];
}

/** The last simulated hour of each group that somebody requested. */
const hours = new WeakMap<World, Map<CommodityGroup, Hour>>();

/** Returns the items of airports without recent deliveries. */
function unloaded(world: World, clockMs: number, group: CommodityGroup): readonly Item[] {
  const byGroup = hours.get(world) ?? new Map<CommodityGroup, Hour>();
  hours.set(world, byGroup);
  const hour = Math.floor(clockMs / DEMAND_STEP_MS);
  const known = byGroup.get(group);
  if (known?.hour === hour) return known.items;
  const { seed } = world.state;
  const items = JOB_AIRPORTS.map(({ icao }) => {
    const wave = waveAt({ seed, clockMs }, icao, group);
    return { icao, text: itemText(icao, group, indexWith(wave, undefined, clockMs)) };
  });
  byGroup.set(group, { hour, items });
  return items;
}
