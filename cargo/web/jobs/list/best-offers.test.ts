import assert from "node:assert/strict";
import { it } from "node:test";
import type { JobGain, Package } from "../../api.ts";
import { bestOffers } from "./best-offers.ts";
import type { Offer } from "./offers.ts";

const offer = (id: number, status: Package["status"] = "open", isSuitable = true) =>
  ({ job: { id, status, weightKg: 100 }, isSuitable, added: null, gains: null }) as unknown as Offer;
const gain = (packageId: number, net: number, code?: string) =>
  ({
    packageId,
    net,
    netPerHour: 2 * net,
    distanceKm: 300,
    fits: code === undefined,
    ...(code !== undefined && { refusal: { code } }),
  }) as JobGain;

it("[HP1] the best jobs for a plane have the service's figures, are those that fit or can be fetched, and those selected already", () => {
  const offers = [offer(1), offer(2), offer(3), offer(4, "loaded"), offer(5), offer(6, "open", false), offer(7)];
  const gains = [
    ...[gain(2, 500), gain(9, 400)],
    ...[gain(5, 300, "plane-elsewhere"), gain(6, 900, "plane-elsewhere"), gain(7, 800, "overload")],
  ];
  const { offers: best, unknown } = bestOffers(offers, gains, [3]);
  assert.deepEqual(
    best.map(({ job, added, gains: figures }) => [job.id, added, figures]),
    [
      [2, 500, { net: 500, netPerHour: 1_000, netPerKg: 5 }],
      [3, null, null],
      [5, 300, { net: 300, netPerHour: 600, netPerKg: 3 }],
    ],
  );
  assert.deepEqual(
    best.map(({ isTripGain = false }) => isTripGain),
    [true, false, true],
    "their hour is that of the trip",
  );
  assert.equal(unknown, 1, "a job that fits and that the snapshot leaves out");
  assert.equal(bestOffers(offers, [gain(2, 500)], []).offers[0]?.added, null, "nothing is selected");
});
