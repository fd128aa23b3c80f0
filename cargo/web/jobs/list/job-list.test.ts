import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Package } from "../../api.ts";
import { activeFilters, type Filters, NO_FILTERS, type Sort, shownOffers } from "./job-list.ts";
import { bandOf, gainsOf, type Offer } from "./offers.ts";

const PLACES: Readonly<Record<string, string>> = { EDDM: "München (EDDM)", LFPG: "Paris (LFPG)" };

function offer(id: number, rest: Partial<Offer> & { readonly of?: Partial<Package> } = {}): Offer {
  const { of, ...given } = rest;
  const job = { id, destIcao: "EDDM", originIcao: "EDDF", commodity: "laptops", count: 1, weightKg: 100, payout: 100 };
  return {
    job: { ...job, ...of } as Package,
    distanceKm: 300,
    band: "local",
    leg: null,
    gains: null,
    added: null,
    deadline: 10 * 60_000,
    misfits: [],
    isSuitable: true,
    isHere: true,
    isAlongQueue: false,
    ...given,
  };
}

const gains = (net: number, netPerHour: number, netPerKg: number) => ({ net, netPerHour, netPerKg });
const ids = (offers: readonly Offer[], filters: Partial<Filters> = {}, sort: Sort = "net", now = 0): number[] =>
  shownOffers(offers, { ...NO_FILTERS, ...filters }, sort, now, (icao) => PLACES[icao] ?? icao).map(
    ({ job }) => job.id,
  );

describe("the order of the list", () => {
  const three = [
    offer(1, { gains: gains(100, 9, 1) }),
    offer(2, { gains: gains(300, 1, 2) }),
    offer(3, { gains: gains(200, 5, 3) }),
  ];
  it("jobs are sorted by net, net per hour or net per kg, largest first", () => {
    assert.deepEqual(ids(three), [2, 3, 1]);
    assert.deepEqual(ids(three, {}, "net-per-hour"), [1, 3, 2]);
    assert.deepEqual(ids(three, {}, "net-per-kg"), [3, 2, 1]);
  });

  it("jobs are sorted by payout without a plane, and by age if they are equal", () => {
    assert.deepEqual(ids([offer(1), offer(2, { of: { payout: 200 } })]), [2, 1]);
    const heavy = offer(2, { of: { payout: 150, weightKg: 1000 } });
    assert.deepEqual(ids([heavy, offer(1)], {}, "net-per-kg"), [1, 2]);
    assert.deepEqual(ids([offer(7), offer(5)]), [5, 7]);
  });

  it("jobs that the plane cannot carry come last", () => {
    assert.deepEqual(ids([offer(4, { gains: gains(900, 9, 9), isSuitable: false }), ...three]), [2, 3, 1, 4]);
  });
});

describe("the filters of the list", () => {
  it("a filter leaves out jobs that do not fit, are not along the queue or are of another band", () => {
    const offers = [offer(1, { misfits: ["too heavy"] }), offer(2, { isAlongQueue: true }), offer(3, { band: "long" })];
    assert.deepEqual(ids(offers, { onlyFitting: true }), [2, 3]);
    assert.deepEqual(ids(offers, { onlyAlongQueue: true }), [2]);
    assert.deepEqual(ids(offers, { band: "long" }), [3]);
  });

  it("a filter shows jobs with one special, with any or with none", () => {
    const offers = [offer(1), offer(2, { of: { special: "live" } }), offer(3, { of: { special: "hazmat" } })];
    assert.deepEqual(ids(offers, { special: "live" }), [2]);
    assert.deepEqual(ids(offers, { special: "any" }), [2, 3]);
    assert.deepEqual(ids(offers, { special: "none" }), [1]);
  });

  it("a search finds each word in goods, special and airports, whatever its case and accents", () => {
    const offers = [offer(1), offer(2, { of: { destIcao: "LFPG", special: "priority" } })];
    assert.deepEqual(ids(offers, { text: "munchen" }), [1]);
    assert.deepEqual(ids(offers, { text: " lapt  PARIS" }), [2]);
    assert.deepEqual(ids(offers, { text: "prio" }), [2]);
    assert.deepEqual(ids(offers, { text: "horse" }), []);
  });

  it("the filters leave out jobs that have expired or expire too soon, but not loaded ones", () => {
    const offers = [offer(1), offer(2, { deadline: 4 * 60_000 }), offer(3, { deadline: null })];
    assert.deepEqual(ids(offers, { minMinutes: 5 }), [1, 3]);
    assert.deepEqual(ids(offers, {}, "net", 5 * 60_000), [1, 3]);
  });

  it("the number of active filters does not include the text", () => {
    assert.equal(activeFilters({ ...NO_FILTERS, text: "a" }), 0);
    assert.equal(activeFilters({ ...NO_FILTERS, band: "long", minMinutes: 5 }), 2);
  });
});

describe("gainsOf", () => {
  it("a job's gains are the payout minus fuel and wear, in total, by the hour and by the kilogram", () => {
    const leg = {
      distanceKm: 1,
      fuelL: 1,
      fuelCost: 300,
      wear: 1,
      wearCost: 100,
      flightMs: 1_800_000,
      isExact: true,
    };
    const job = { payout: 1400, weightKg: 500 } as Package;
    assert.deepEqual(gainsOf(job, leg), { net: 1000, netPerHour: 2000, netPerKg: 2 });
    assert.equal(gainsOf(job, null), null);
  });
});

describe("bandOf", () => {
  it("a job's band is that of its distance and weight, and if two bands match, the shorter one", () => {
    assert.equal(bandOf(420, 500), "local");
    assert.equal(bandOf(420, 5000), "regional");
    assert.equal(bandOf(3200, 30_000), "long");
    assert.equal(bandOf(5000, 100_000), "heavy");
  });

  it("a job of an unusual weight has the band of its distance, and one beyond all bands has none", () => {
    assert.equal(bandOf(200, 5), "local");
    assert.equal(bandOf(20, 100), null);
  });
});
