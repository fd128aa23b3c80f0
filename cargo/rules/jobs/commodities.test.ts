import assert from "node:assert/strict";
import { test } from "node:test";
import { COMMODITY_GROUPS } from "../values/market.ts";
import { COMMODITIES, commodityOf, groupOf } from "./commodities.ts";
import { specialOf } from "./specials.ts";

/** Columns: label, unit kg, factor, specials, flags. */
const TABLE = `
  Mail sack 15 0.9 express; Documents 2 1.25 express diplomatic; Cartons 8 1 priority; Newspapers 12 0.8 express;
  Garments 14 1; Shoes 16 0.9; Smartphones 12 1.5 valuable; Laptops 22 1.25 priority; Semiconductors 45 1.5 fragile;
  Server rack 680 1.25 fragile; Car parts 120 1 priority; Car 1500 1.1; Aircraft engine 4300 1.5 outsize;
  Machine tool 2400 1.1 outsize; Generator 1800 1 relief; Drill tool 900 1.1 priority; Salmon box 22 1.1 perishable food;
  Cut flowers 12 1.1 perishable; Fruit 8 1 perishable food; Vaccines 30 1.5 coldchain; Pharma pallet 900 1.25 coldchain;
  Day-old chicks 5 1 live animal; Horse with stall 680 1.5 live animal; Lithium batteries 30 1.1 hazmat;
  Chemicals drum 210 1 hazmat; Bullion box 25 1.5 valuable; MRI unit 5500 1.5 fragile; Relief pallet 450 0.8 relief`;

test("[JOB5] the commodities have the weights, factors, specials and flags of the table", () => {
  const rows = COMMODITIES.map(({ label, unitKg, factor, specials, isFood, isLive }) =>
    [label, unitKg, factor, ...specials, ...(isFood ? ["food"] : []), ...(isLive ? ["animal"] : [])].join(" "),
  );
  assert.deepEqual(
    rows,
    TABLE.split(";").map((row) => row.trim()),
  );
});

test("[JOB5] ids are unique words, and each is found", () => {
  assert.equal(new Set(COMMODITIES.map(({ id }) => id)).size, COMMODITIES.length);
  for (const commodity of COMMODITIES) {
    assert.match(commodity.id, /^[a-z]+(-[a-z]+)*$/);
    assert.equal(commodityOf(commodity.id), commodity);
    for (const special of commodity.specials) assert.notEqual(specialOf(special), undefined);
  }
  for (const id of ["", "toString", "Cartons", "gold"]) assert.equal(commodityOf(id), undefined);
});

test("[MK1a] each commodity belongs to one of six groups", () => {
  const inGroup = Map.groupBy(COMMODITIES, ({ group }) => group);
  const ids = Object.fromEntries(
    COMMODITY_GROUPS.map((group) => [
      group,
      inGroup
        .get(group)
        ?.map(({ id }) => id)
        .join(" "),
    ]),
  );
  assert.deepEqual(ids, {
    mail: "mail-sack documents newspapers",
    consumer: "cartons garments shoes smartphones laptops bullion-box",
    industry:
      "semiconductors server-rack car-parts car aircraft-engine machine-tool generator drill-tool lithium-batteries chemicals-drum",
    fresh: "salmon-box cut-flowers fruit",
    living: "day-old-chicks horse",
    health: "vaccines pharma-pallet mri-unit relief-pallet",
  });
  for (const { id, group } of COMMODITIES) assert.equal(groupOf(id), group);
});
