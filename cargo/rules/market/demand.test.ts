import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { aScene } from "../../testing/a-scene.ts";
import { AIRPORTS, knownAirport } from "../geography/airports.ts";
import { addDelivery, demandIndex, indexWith, LOAD_SCALE_KG, waveAt } from "./demand.ts";
import { demandFactor } from "./prices.ts";

const [MEDIUM, LARGE] = (["medium", "large"] as const).map(
  (size) => AIRPORTS.find((airport) => airport.size === size)?.icao ?? "",
) as [string, string];

test("[MK1] the wave has a mean of 0, stays within −1 and 1 and is smooth over 72 simulated hours", () => {
  const waves = AIRPORTS.slice(0, 200).flatMap(({ icao }) =>
    Array.from({ length: 24 }, (_, day) => waveAt({ seed: 7, clockMs: day * 24 * HOUR_MS }, icao, "mail")),
  );
  const mean = waves.reduce((sum, wave) => sum + wave, 0) / waves.length;
  assert.ok(Math.abs(mean) < 0.03, `${mean}`);
  assert.ok(waves.every((wave) => wave >= -1 && wave <= 1) && Math.max(...waves) > 0.9 && Math.min(...waves) < -0.9);
  const hourly = Array.from({ length: 500 }, (_, hour) => waveAt({ seed: 7, clockMs: hour * HOUR_MS }, LARGE, "fresh"));
  for (const [hour, wave] of hourly.entries()) assert.ok(Math.abs(wave - (hourly[hour - 1] ?? wave)) < 0.05);
});

test("[MK1] within a simulated hour only deliveries change the index", () => {
  const at = (clockMs: number) => demandIndex(aScene({ clockMs }), LARGE, "mail");
  const hours = Array.from({ length: 72 }, (_, hour) => at(hour * HOUR_MS));
  for (const [hour, index] of hours.entries()) assert.equal(at((hour + 1) * HOUR_MS - 1), index);
  assert.ok(new Set(hours).size > 10);
});

test("[MK1] a load of 150 tonnes, at large airports 400, lowers the index to 1/e; half of a load is forgotten after 24 simulated hours", () => {
  for (const [icao, kg] of [
    [MEDIUM, 150_000],
    [LARGE, 400_000],
  ] as const) {
    assert.equal(kg, LOAD_SCALE_KG[knownAirport(icao).size]);
    const load = (part: number) => ({ icao, group: "mail", kg: kg * part, simTime: 0 }) as const;
    assert.equal(indexWith(0, load(0.3), 0), Math.round(1000 * Math.exp(-0.3)) / 1000);
    assert.equal(indexWith(0, load(0.4), 24 * HOUR_MS), Math.round(1000 * Math.exp(-0.2)) / 1000);
    assert.deepEqual([indexWith(1, undefined, 0), LOAD_SCALE_KG.small], [1.12, 60_000]);
    assert.equal(indexWith(0, load(5), 0), 0.6, "never below");
  }
});

test("[MK1] deliveries add up however they are split, and loads of other groups are forgotten once below 1 %", () => {
  const scene = aScene({ clockMs: 0 });
  addDelivery(scene, MEDIUM, "mail", 1_600);
  addDelivery(scene, MEDIUM, "fresh", 10_000);
  scene.clockMs = 24 * HOUR_MS;
  addDelivery(scene, MEDIUM, "fresh", 1_000);
  addDelivery(scene, MEDIUM, "fresh", 2_000);
  assert.equal(scene.demandLoad(MEDIUM, "mail"), undefined);
  assert.deepEqual(scene.demandLoad(MEDIUM, "fresh"), {
    icao: MEDIUM,
    group: "fresh",
    kg: 8_000,
    simTime: scene.clockMs,
  });
});

test("[MK1] up to 1,000 kg the factor is at least 0.90", () => {
  const scene = aScene({ clockMs: 0 });
  addDelivery(scene, MEDIUM, "mail", 500_000);
  const factor = (weightKg: number) => demandFactor(scene, { originIcao: LARGE, destIcao: MEDIUM, weightKg }, "mail");
  assert.deepEqual([factor(1_000), factor(1_001)], [0.9, 0.6]);
});
