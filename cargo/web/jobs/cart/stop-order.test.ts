import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { distanceKm, type Place } from "../../../rules/geography/geodesy.ts";
import { shortestOrder } from "./stop-order.ts";

const equator = (lon: number): Place => ({ lat: 0, lon });
const place = fc.record({ lat: fc.integer({ min: -70, max: 70 }), lon: fc.integer({ min: -180, max: 180 }) });

const lengthOf = (start: Place, stops: readonly Place[], order: readonly number[]): number =>
  order.reduce(
    ({ km, from }, index) => {
      const to = stops[index] as Place;
      return { km: km + distanceKm(from, to), from: to };
    },
    { km: 0, from: start },
  ).km;

function orders(count: number): number[][] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

describe("shortestOrder", () => {
  it("the shortest order follows a line of stops, and is empty without stops", () => {
    assert.deepEqual(shortestOrder(equator(0), []), []);
    assert.deepEqual(shortestOrder(equator(0), [equator(30), equator(10), equator(20)]), [1, 2, 0]);
  });

  it("the shortest order crosses the antimeridian where that is shorter", () => {
    assert.deepEqual(shortestOrder(equator(170), [equator(150), equator(-175)]), [1, 0]);
  });

  it("the shortest order of few stops is found", () => {
    fc.assert(
      fc.property(place, fc.array(place, { minLength: 1, maxLength: 5 }), (start, stops) => {
        const shortest = Math.min(...orders(stops.length).map((order) => lengthOf(start, stops, order)));
        assert.ok(lengthOf(start, stops, shortestOrder(start, stops)) <= shortest + 1e-6);
      }),
      { seed: 8, numRuns: 60 },
    );
  });

  it("the order of many stops visits each once, and is no longer than the nearest-stop order", () => {
    fc.assert(
      fc.property(place, fc.array(place, { minLength: 9, maxLength: 14 }), (start, stops) => {
        const order = shortestOrder(start, stops);
        assert.deepEqual(
          [...order].sort((a, b) => a - b),
          [...stops.keys()],
        );
        assert.ok(lengthOf(start, stops, order) <= lengthOf(start, stops, greedy(start, stops)) + 1e-6);
      }),
      { seed: 9, numRuns: 40 },
    );
  });
});

function greedy(start: Place, stops: readonly Place[]): number[] {
  const order: number[] = [];
  let from = start;
  while (order.length < stops.length) {
    const left = [...stops.keys()].filter((index) => !order.includes(index));
    const here = from;
    const next = left.reduce((a, b) =>
      distanceKm(here, stops[b] as Place) < distanceKm(here, stops[a] as Place) ? b : a,
    );
    order.push(next);
    from = stops[next] as Place;
  }
  return order;
}
