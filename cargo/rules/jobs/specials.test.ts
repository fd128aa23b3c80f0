import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SpecialId } from "./commodities.ts";
import { areApart, dueSimTimeOf, type Journey, SPECIALS, type Special, specialOf } from "./specials.ts";

const HOUR = 3_600_000;

const special = (id: SpecialId): Special => specialOf(id) as Special;
const smooth: Journey = { lateMs: 0, landings: 1, healthBefore: 10_000 };
const share = (id: SpecialId, change: Partial<Journey> = {}): number => special(id).share({ ...smooth, ...change });
const factor = (id: SpecialId): number => special(id).factor;

describe("the registry", () => {
  test("[SPEC1] each special has an id, a label, a handling code, a factor, a rule and commodities", () => {
    assert.equal(new Set(SPECIALS.map(({ handlingCode }) => handlingCode)).size, SPECIALS.length);
    for (const { id, label, handlingCode, rule, commodities } of SPECIALS) {
      assert.match(id, /^[a-z]+$/);
      assert.notEqual(label, "");
      assert.match(handlingCode, /^[A-Z]{3}$/);
      assert.match(rule, /\.$/);
      assert.ok(commodities.length > 0, id);
    }
    assert.deepEqual(special("live").commodities, ["day-old-chicks", "horse"]);
  });

  test("[SPEC1] ordinary cargo and unknown ids have no special", () => {
    for (const id of [null, "", "toString", "Priority"]) assert.equal(specialOf(id), undefined);
  });

  test("[SPEC2] a journey that breaks no rule pays everything, and no journey pays less than a tenth", () => {
    for (const { id, share: of } of SPECIALS) {
      assert.equal(of(smooth), 1, id);
      assert.ok(of({ lateMs: 1e12, landings: 99, healthBefore: 0 }) >= 0.1, id);
    }
  });
});

describe("each special", () => {
  test("[SPEC3] priority pays × 1.60, is due after 1.5 flight times and 4 h, and pays half if late", () => {
    assert.equal(factor("priority"), 1.6);
    assert.equal(dueSimTimeOf("priority", 1_000, 2 * HOUR), 1_000 + 7 * HOUR);
    assert.equal(dueSimTimeOf("priority", 0, 3), 5 + 4 * HOUR);
    assert.equal(share("priority", { lateMs: 1 }), 0.5);
  });

  test("[SPEC4] express pays × 1.30, is due after 12 h at any flight time, and pays 70 % if late", () => {
    assert.equal(factor("express"), 1.3);
    assert.equal(dueSimTimeOf("express", 1_000, 99 * HOUR), 1_000 + 12 * HOUR);
    assert.equal(share("express", { lateMs: 1 }), 0.7);
  });

  test("[SPEC5] perishable pays × 1.50, and loses 2 % an hour after the flight time and 6 h, down to 40 %", () => {
    assert.equal(factor("perishable"), 1.5);
    assert.equal(dueSimTimeOf("perishable", 1_000, 2 * HOUR), 1_000 + 8 * HOUR);
    assert.equal(share("perishable", { lateMs: 10 * HOUR }), 0.8);
    assert.equal(share("perishable", { lateMs: HOUR / 2 }), 0.99);
    assert.equal(share("perishable", { lateMs: 30 * HOUR }), 0.4);
    assert.equal(share("perishable", { lateMs: 31 * HOUR }), 0.4);
  });

  test("[SPEC6] coldchain pays × 1.55, requires a health of 60 to load, and is never late", () => {
    assert.equal(factor("coldchain"), 1.55);
    assert.deepEqual(special("coldchain").load, { minHealth: 60 });
    assert.equal(dueSimTimeOf("coldchain", 0, HOUR), null);
  });

  test("[SPEC7] fragile pays × 1.35, and 40 % less if health was below 50 before the landing", () => {
    assert.equal(factor("fragile"), 1.35);
    assert.equal(share("fragile", { healthBefore: 5_000 }), 1);
    assert.equal(share("fragile", { healthBefore: 4_999 }), 0.6);
  });

  test("[SPEC8] hazmat pays × 1.45, and is kept apart from live animals and food", () => {
    assert.equal(factor("hazmat"), 1.45);
    const hazmat = { special: "hazmat", commodity: "chemicals-drum" };
    for (const other of [
      { special: null, commodity: "fruit" },
      { special: "perishable", commodity: "salmon-box" },
      { special: null, commodity: "horse" },
      { special: "live", commodity: "cartons" },
    ]) {
      assert.ok(areApart(hazmat, other) && areApart(other, hazmat), other.commodity);
    }
    for (const other of [
      hazmat,
      { special: "perishable", commodity: "cut-flowers" },
      { special: null, commodity: "something of an earlier version" },
    ]) {
      assert.ok(!areApart(hazmat, other) && !areApart(other, hazmat), other.commodity);
    }
    assert.ok(!areApart({ special: null, commodity: "chemicals-drum" }, { special: null, commodity: "fruit" }));
  });

  test("[SPEC9] live pays × 1.50, and half after more than 2 landings or 16 h", () => {
    assert.equal(factor("live"), 1.5);
    assert.equal(dueSimTimeOf("live", 1_000, HOUR), 1_000 + 16 * HOUR);
    assert.equal(share("live", { landings: 2 }), 1);
    assert.equal(share("live", { landings: 3 }), 0.5);
    assert.equal(share("live", { lateMs: 1 }), 0.5);
    assert.equal(share("live", { lateMs: 1, landings: 3 }), 0.5);
  });

  test("[SPEC10] valuable pays × 1.80, requires a reputation of 40, and costs 10 to abandon", () => {
    assert.equal(factor("valuable"), 1.8);
    assert.deepEqual(special("valuable").load, { minReputation: 40 });
    assert.equal(special("valuable").abandonReputation, 10);
    assert.deepEqual(
      SPECIALS.filter(({ abandonReputation }) => abandonReputation !== null).map(({ id }) => id),
      ["valuable"],
    );
  });

  test("[SPEC11] outsize pays × 1.40, and fits only models with a payload of 15 t", () => {
    assert.equal(factor("outsize"), 1.4);
    assert.deepEqual(special("outsize").load, { minPayloadKg: 15_000 });
  });

  test("[SPEC12] relief pays × 0.80 and four times the reputation; no other special multiplies reputation", () => {
    assert.equal(factor("relief"), 0.8);
    for (const { id, reputationFactor } of SPECIALS) assert.equal(reputationFactor, id === "relief" ? 4 : 1);
  });

  test("[SPEC13] diplomatic pays × 1.40, and half after a landing on the way", () => {
    assert.equal(factor("diplomatic"), 1.4);
    assert.equal(share("diplomatic", { landings: 1 }), 1);
    assert.equal(share("diplomatic", { landings: 2 }), 0.5);
  });
});
