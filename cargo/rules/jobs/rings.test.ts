import assert from "node:assert/strict";
import { test } from "node:test";
import { AIRPORTS, JOB_AIRPORTS, knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { POOL_BANDS, type PoolBand } from "./pool-bands.ts";
import { destinationAt, type Ring, ringOf, tradePartners } from "./rings.ts";

const band = (id: PoolBand["id"]): PoolBand => POOL_BANDS.find((each) => each.id === id) as PoolBand;
const codes = ({ destinations }: Ring): string[] => destinations.map(({ icao }) => icao);
const weights = ({ reach }: Ring): number[] => reach.map((sum, index) => sum - (reach[index - 1] ?? 0));
const WEEK = 604_800_000;

test("[POOL3][GEO2] a ring holds exactly the job airports within the band's distances", () => {
  const origin = knownAirport("EDDF");
  const expected = JOB_AIRPORTS.filter((airport) => {
    const km = distanceKm(origin, airport);
    return km >= 150 && km <= 450;
  }).map(({ icao }) => icao);
  assert.deepEqual(codes(ringOf("EDDF", band("local"))), expected);
  assert.ok(expected.includes("EDDM") && !expected.includes("LEMD"));
});

test("[POOL4] large airports have 4 times the weight in regional and medium rings, and long and heavy rings have no others", () => {
  for (const { id } of POOL_BANDS) {
    const ring = ringOf("LSZH", band(id));
    const sizes = codes(ring).map((icao) => knownAirport(icao).size);
    const heavier = id === "regional" || id === "medium" ? 4 : 1;
    assert.deepEqual(
      weights(ring),
      sizes.map((size) => (size === "large" ? heavier : 1)),
    );
    if (id === "long" || id === "heavy") assert.ok(sizes.every((size) => size === "large"));
    else assert.ok(sizes.some((size) => size !== "large"));
  }
});

const kmOf = (from: string, { destinations }: Ring): number[] =>
  destinations.map((airport) => distanceKm(knownAirport(from), airport));

test("[POOL4] an empty ring takes the five nearest airports beyond its lower bound", () => {
  // Easter Island is remote: no job airport lies within 450 km.
  const beyond = JOB_AIRPORTS.map((airport) => distanceKm(knownAirport("SCIP"), airport)).filter((km) => km >= 150);
  const nearest = beyond.sort((a, b) => a - b).slice(0, 5);
  assert.ok((nearest[0] as number) > 450);
  assert.deepEqual(kmOf("SCIP", ringOf("SCIP", band("local"))), nearest);
});

test("[POOL3] every airport has a destination other than itself in every band", () => {
  for (let index = 0; index < AIRPORTS.length; index += 7) {
    const { icao } = AIRPORTS[index] as { icao: string };
    for (const each of POOL_BANDS) {
      const km = kmOf(icao, ringOf(icao, each));
      assert.ok(km.length > 0);
      assert.ok(km.every((distance) => distance >= each.minKm));
    }
  }
});

test("[POOL4] destinations are drawn by their weights", () => {
  const ring: Ring = {
    destinations: ["EDDF", "EDDM", "EDDH"].map(knownAirport),
    reach: [4, 5, 9],
  };
  const at = (fraction: number): string => destinationAt(ring, fraction).icao;
  assert.deepEqual([0, 0.44, 0.45, 0.55, 0.56, 0.9999999999999999].map(at), [
    "EDDF",
    "EDDF",
    "EDDM",
    "EDDM",
    "EDDH",
    "EDDH",
  ]);
});

test("[POOL8] the trade partners of a week are two airports of the ring, the same all week", () => {
  for (const each of POOL_BANDS) {
    const partners = tradePartners(7, "EDDF", each, 1_564 * WEEK);
    assert.equal(new Set(partners.map(({ icao }) => icao)).size, 2);
    for (const { icao } of partners) assert.ok(codes(ringOf("EDDF", each)).includes(icao));
    assert.deepEqual(tradePartners(7, "EDDF", each, 1_565 * WEEK - 1), partners);
  }
});

test("[POOL8] trade partners change with the week, the seed, the airport and the band", () => {
  const local = tradePartners(7, "EDDF", band("local"), 0);
  const differs = (others: readonly unknown[][]): void => {
    assert.ok(others.some((other) => JSON.stringify(other) !== JSON.stringify(local)));
  };
  differs([1, 2, 3].map((week) => tradePartners(7, "EDDF", band("local"), week * WEEK)));
  differs([8, 9, 10].map((seed) => tradePartners(seed, "EDDF", band("local"), 0)));
});

test("[POOL8] over many weeks each destination is a partner in proportion to its weight", () => {
  const ring = ringOf("EDDF", band("regional"));
  const seen = new Map<string, number>();
  const weeks = 4_000;
  for (let week = 0; week < weeks; week++) {
    for (const { icao } of tradePartners(3, "EDDF", band("regional"), week * WEEK)) {
      seen.set(icao, (seen.get(icao) ?? 0) + 1);
    }
  }
  const total = ring.reach.at(-1) as number;
  const large = codes(ring).filter((icao) => knownAirport(icao).size === "large");
  const times = large.reduce((sum, icao) => sum + (seen.get(icao) ?? 0), 0);
  const share = (4 * large.length) / total;
  assert.ok(Math.abs(times / (2 * weeks) - share) < 0.03, `${times / (2 * weeks)} of ${share}`);
});
