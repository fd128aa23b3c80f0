import assert from "node:assert/strict";
import { it } from "node:test";
import type { CatalogEntry, LapFigures } from "../api.ts";
import { lapNet } from "./lap-net.ts";

it("the net of a lap is its line freight less fuel and the repair of the wear", () => {
  const lap = { modelId: "C208", lineFreightPay: 4_000, fuelCost: 1_500, wear: 4.5 } as LapFigures;
  const catalog = [{ id: "C208", price: 175_000 } as CatalogEntry];
  assert.equal(lapNet(lap, catalog, { repairShare: 0.06 }), 2_028);
});
