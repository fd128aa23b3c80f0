import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { modelOf } from "../../../rules/aircraft/aircraft.ts";
import type { Package } from "../../api.ts";
import { estimateLeg } from "./leg-estimate.ts";
import { type Hold, misfitsOf, payloadLeft } from "./misfits.ts";

const WAY = { fromIcao: "EDDF", toIcao: "EDDM" };

const cessna = modelOf({ modelId: "C208" });
const job = (id: number, weightKg: number, rest: Partial<Package> = {}): Package =>
  ({ id, weightKg, commodity: "cartons", count: 1, ...rest }) as Package;
const hold = (rest: Partial<Hold> = {}): Hold => ({
  model: cessna,
  health: 100,
  reputation: 20,
  cargo: [],
  ...rest,
});
const leg = (km: number) =>
  estimateLeg(
    cessna,
    { fuelPricePerL: 2.4, fuelDiscount: 0, repairShare: 0.06 },
    { ...WAY, distanceKm: km, fuelL: 0, cargo: [] },
  );

describe("misfitsOf", () => {
  it("a job that fits exactly has no misfits", () => {
    assert.deepEqual(misfitsOf(job(1, 590), hold({ cargo: [job(2, 1000)] }), leg(400)), []);
  });

  it("a job that is too heavy is reported with its weight and the payload that is left", () => {
    assert.deepEqual(misfitsOf(job(1, 2400), hold(), null), ["Weighs 2,400 kg; this type carries 1,590 kg."]);
    const reasons = misfitsOf(job(1, 900), hold({ cargo: [job(2, 1000)] }), null);
    assert.deepEqual(reasons, ["Weighs 900 kg; 590 kg of payload are left."]);
  });

  it("the payload that is left for a selected job includes its own weight", () => {
    assert.deepEqual(misfitsOf(job(1, 1590), hold({ cargo: [job(1, 1590)] }), null), []);
    assert.equal(payloadLeft(cessna, [job(1, 2000)]), 0);
  });

  it("a leg that is too long is reported with the litres that it needs beyond the tank", () => {
    const [reason = ""] = misfitsOf(job(1, 10), hold(), leg(1500));
    assert.match(reason, /^Out of reach: 1,500 km take about 819 l, the tank holds 638 l\.$/);
  });

  it("a special that the plane does not meet is reported with its requirement", () => {
    assert.match(
      misfitsOf(job(1, 10, { special: "coldchain" }), hold({ health: 55 }), null)[0] ?? "",
      /60; you have 55/,
    );
    assert.match(misfitsOf(job(1, 10, { special: "outsize" }), hold(), null)[0] ?? "", /15,000 kg; you have 1,590 kg/);
    assert.match(misfitsOf(job(1, 10, { special: "valuable" }), hold(), null)[0] ?? "", /40; you have 20/);
    assert.deepEqual(misfitsOf(job(1, 10, { special: "valuable" }), hold({ reputation: 40 }), null), []);
  });

  it("goods that cannot share a plane are named, in either order", () => {
    const fish = job(1, 10, { commodity: "salmon-box" });
    const drum = job(2, 10, { commodity: "chemicals-drum", special: "hazmat" });
    assert.match(misfitsOf(fish, hold({ cargo: [drum] }), null)[0] ?? "", /chemicals drum/);
    assert.match(misfitsOf(drum, hold({ cargo: [fish] }), null)[0] ?? "", /salmon box/);
  });
});
