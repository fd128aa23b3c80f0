import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { aPackage } from "../../testing/values.ts";
import type { AirportText } from "./market.ts";
import { packageBytes } from "./package.ts";
import { whatFits } from "./shown.ts";

const length = fc.integer({ min: 8, max: 400 });
const packages = fc.array(fc.constantFrom("cartons", "lithium-batteries"), { maxLength: 20 });
const lists = fc.record({
  own: packages,
  open: packages,
  inFull: fc.array(length, { maxLength: 6 }),
  short: fc.array(length, { maxLength: 6 }),
  planes: fc.array(length, { maxLength: 20 }),
});

const COMMA = 1;
const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size + COMMA, 0);

test("lists are shown whole if they fit into the bytes, and are cut to them otherwise", () => {
  const counts = { whole: 0, cut: 0 };
  fc.assert(
    fc.property(lists, fc.nat({ max: 20_000 }), (given, bytes) => {
      const cargo = (commodities: readonly string[]) =>
        commodities.map((commodity, id) => aPackage(1e12, { id, commodity } as never));
      const airport = (index: number, json?: string): AirportText => ({
        icao: `A${index}`,
        openJobs: 1,
        short: `["A${index}",1]`,
        full: json === undefined ? undefined : { openJobs: 1, json, takes: new Map() },
      });
      const all = {
        own: cargo(given.own),
        open: cargo(given.open),
        airports: [
          ...given.inFull.map((size, index) => airport(index, "x".repeat(size + 8))),
          ...given.short.map((_size, index) => airport(given.inFull.length + index)),
        ],
        planes: given.planes.map((size, id) => ({ id, json: "x".repeat(size) })),
      };
      const { own, open, market, omitted } = whatFits(all, bytes);
      const texts = market.airports.map(({ airport: { short }, inFull }) => inFull?.json ?? short);
      const taken =
        sum([...own, ...open].map(packageBytes)) +
        sum([...texts, ...market.planes.map(({ json }) => json)].map((text) => text.length));
      assert.ok(taken <= bytes, `${taken} of ${bytes}`);
      const isWhole =
        omitted.packages + omitted.airports === 0 &&
        open.length === all.open.length &&
        market.planes.length === all.planes.length &&
        market.airports.filter(({ inFull }) => inFull).length === given.inFull.length;
      const needed =
        sum([...all.own, ...all.open].map(packageBytes)) +
        sum(all.airports.map(({ full, short }) => (full?.json ?? short).length)) +
        sum(all.planes.map(({ json }) => json.length));
      const shortBytes = sum(all.airports.map(({ short }) => short.length));
      assert.equal(isWhole, needed <= bytes && shortBytes <= 0.6 * bytes);
      counts[isWhole ? "whole" : "cut"] += 1;
    }),
    { numRuns: 300 },
  );
  assert.ok(counts.whole > 50 && counts.cut > 50, JSON.stringify(counts));
});
