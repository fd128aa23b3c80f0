import assert from "node:assert/strict";
import { test } from "node:test";
import { AIRCRAFT, aircraftOf, modelOf } from "./aircraft.ts";
import { requiredFuelFor } from "./fuel.ts";
import { WORST_WIND } from "./wind.ts";

test("[CATALOG1] every type has an id of its own and positive figures, from the Cessna 208B to the 747-8F", () => {
  assert.equal(new Set(AIRCRAFT.map(({ id }) => id)).size, AIRCRAFT.length);
  assert.deepEqual([AIRCRAFT[0]?.name, AIRCRAFT.at(-1)?.name], ["Cessna 208B Cargomaster", "Boeing 747-8F"]);
  for (const model of AIRCRAFT) {
    assert.ok(
      Object.values(model).every((value) => typeof value === "string" || value > 0),
      model.id,
    );
    assert.ok([model.maxPayloadKg, model.emptyWeightKg, model.maxFuel, model.price].every(Number.isInteger), model.id);
  }
});

/** Planes of existing games store these ids, so none may be removed. New ones need not be added here. */
const RELEASED = "C208 DHC6 SW4 C408 SF34 AN26 AT76 B463 B734 B738 B752 IL76 A306 B763 A332 MD11 B744 B77F B748".split(
  " ",
);

test("[CATALOG1] a released type stays in the catalog", () => {
  assert.deepEqual(
    RELEASED.filter((id) => aircraftOf(id) === undefined),
    [],
  );
});

test("[CATALOG1] a type is found by its id", () => {
  assert.equal(aircraftOf("C208")?.maxPayloadKg, 1590);
  assert.equal(aircraftOf("A380"), undefined);
  assert.equal(modelOf({ modelId: "B748" }).price, 36_000_000);
  assert.throws(() => modelOf({ modelId: "A380" }), /A380/);
});

test("[FUEL4] a full tank just reaches the range in the worst wind", () => {
  for (const model of AIRCRAFT) {
    assert.ok(requiredFuelFor(model, model.rangeKm, WORST_WIND) <= model.maxFuel, model.id);
    const smaller = { ...model, maxFuel: model.maxFuel - 1 };
    assert.ok(requiredFuelFor(smaller, model.rangeKm, WORST_WIND) > smaller.maxFuel, model.id);
  }
});

test("[FUEL4] no model flies 1.3 times its range in still air", () => {
  for (const model of AIRCRAFT) assert.ok(requiredFuelFor(model, model.rangeKm * 1.3, 1) > model.maxFuel, model.id);
});
