import assert from "node:assert/strict";
import { it } from "node:test";
import { START_MODULES } from "../../../rules/catalog/modules.ts";
import type { Ship } from "../../api.ts";
import { sectionsOf } from "./deck-plan.ts";
import { fittingsOf } from "./fittings.ts";

function fittings(tiers: Readonly<Record<string, number>>) {
  const modules = [
    ...START_MODULES,
    ...Object.keys(tiers).filter((kind) => !START_MODULES.includes(kind as never)),
  ].map((kind, index) => ({ id: index + 1, kind, tier: tiers[kind] ?? 1 })) as unknown as Ship["modules"];
  return fittingsOf(modules, sectionsOf(modules, 6, { builds: [], expansions: 0 }), "right");
}
const shapes = (path: string): number => path.split("M").length - 1;

it("the drive shows a nozzle more with each tier, and the sensor array a pair of masts", () => {
  for (const tier of [1, 2, 3, 4, 5]) {
    const { nozzles, masts } = fittings({ drive: tier, sensor: tier });
    assert.equal(shapes(nozzles), tier + 1);
    assert.equal(shapes(masts), 4 * tier);
  }
});

it("the scoop and the shield show outside once they are built", () => {
  assert.deepEqual([fittings({}).intakes, fittings({}).isShielded], ["", false]);
  assert.deepEqual([shapes(fittings({ scoop: 1 }).intakes), fittings({ shield: 1 }).isShielded], [2, true]);
});
