import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR_MS, WEEK_MS } from "@outbound/kit/rules/durations.ts";
import { aScene } from "../../testing/a-scene.ts";
import { modelOf } from "../aircraft/aircraft.ts";
import { landingWear } from "../flights/landing-wear.ts";
import { quote } from "../flights/quote.ts";
import { AIRPORTS } from "../geography/airports.ts";
import type { WorldEvent } from "../values/market.ts";
import { Refusal } from "../values/refusals.ts";
import { demandFactor } from "./prices.ts";
import { REGIONS, regionOf } from "./regions.ts";
import { ANNOUNCED_MS, announcedEvents, FACTORS, payFactor } from "./world-events.ts";

const [HERE, THERE] = ["EDDF", "EDDM"];

/** Returns all events of five years, as they are announced. */
function eventsOf(seed: number): WorldEvent[] {
  const found = new Map<number, WorldEvent>();
  for (let clockMs = 0; clockMs < 260 * WEEK_MS; clockMs += 24 * HOUR_MS) {
    for (const event of announcedEvents({ seed, clockMs, createdEvents: [] })) found.set(event.id, event);
  }
  return [...found.values()];
}

const anEvent = (kind: WorldEvent["kind"], icao: string, change: Partial<WorldEvent> = {}): WorldEvent => ({
  id: 1,
  kind,
  regionId: regionOf(icao).id,
  factor: FACTORS[kind],
  announcedSimTime: 0,
  startsSimTime: 0,
  endsSimTime: 100 * HOUR_MS,
  ...change,
});

/** Creates a scene in a week without other events in its region. */
function calm(): ReturnType<typeof aScene> {
  for (let seed = 1; ; seed++) {
    const scene = aScene({ seed, clockMs: 50 * HOUR_MS });
    const regions = [HERE, THERE].map((icao) => regionOf(icao).id);
    const week = [0, 48, 96, 144, 167].flatMap((hour) =>
      announcedEvents({ ...scene, clockMs: hour * HOUR_MS, createdEvents: [] }),
    );
    if (!week.some(({ regionId }) => regions.includes(regionId))) return scene.withPlayer().withPlane();
  }
}

test("[MK2] each airport is in one of 24 regions", () => {
  assert.equal(REGIONS.length, 24);
  assert.equal(REGIONS.flatMap(({ airports }) => airports).length, AIRPORTS.length);
  for (const { icao } of AIRPORTS) assert.ok(regionOf(icao).airports.includes(icao));
});

test("[MK2] a region has 0, 1 or 2 events a week of 48 to 96 h, and two of one kind never overlap", () => {
  const events = eventsOf(3);
  const weeks = Map.groupBy(
    events,
    ({ regionId, startsSimTime }) => `${regionId} ${Math.floor(startsSimTime / WEEK_MS)}`,
  );
  const total = REGIONS.length * 260;
  const two = [...weeks.values()].filter(({ length }) => length === 2).length / total;
  assert.ok(Math.abs(weeks.size / total - 0.5) < 0.03 && Math.abs(two - 0.1) < 0.02, `${weeks.size / total} ${two}`);
  for (const event of events) {
    const hours = (event.endsSimTime - event.startsSimTime) / HOUR_MS;
    assert.ok(hours >= 48 && hours <= 96);
    assert.equal(event.startsSimTime - event.announcedSimTime, ANNOUNCED_MS);
    assert.equal(event.kind === "shortage", event.group !== undefined);
    const same = events.filter(({ kind, regionId }) => kind === event.kind && regionId === event.regionId);
    const overlapping = same.filter(
      (other) => other.startsSimTime < event.endsSimTime && event.startsSimTime < other.endsSimTime,
    );
    assert.deepEqual(overlapping, [event]);
  }
  assert.equal(new Set(events.map(({ id }) => id)).size, events.length);
  const harvests = events.filter(({ kind }) => kind === "harvest");
  const months = (isSouthern: boolean) =>
    new Set(
      harvests
        .filter(({ regionId }) => REGIONS.find(({ id }) => id === regionId)?.isSouthern === isSouthern)
        .map(({ startsSimTime }) => new Date(startsSimTime).getUTCMonth()),
    );
  assert.ok([7, 8, 9].every((month) => months(false).has(month)) && !months(false).has(4));
  assert.ok([1, 2, 3].every((month) => months(true).has(month)) && !months(true).has(8));
  const prices = new Set(events.filter(({ kind }) => kind === "fuel").map(({ factor }) => factor));
  assert.deepEqual(prices, new Set([0.85, 1.15]));
});

test("[MK2] shortages, harvests and festivals change pay; together with demand by at most a factor of 1.4", () => {
  const scene = calm();
  const pay = (group: Parameters<typeof payFactor>[3], ...events: WorldEvent[]) =>
    payFactor({ ...scene, clockMs: scene.clockMs, createdEvents: events }, HERE ?? "", THERE ?? "", group);
  assert.equal(pay("mail"), 1);
  assert.deepEqual(
    [
      pay("mail", anEvent("shortage", THERE ?? "", { group: "mail" })),
      pay("fresh", anEvent("shortage", THERE ?? "", { group: "mail" })),
    ],
    [1.25, 1],
  );
  assert.deepEqual(
    [pay("fresh", anEvent("harvest", HERE ?? "")), pay("mail", anEvent("harvest", HERE ?? ""))],
    [1.15, 1],
  );
  assert.deepEqual(
    [pay("consumer", anEvent("festival", THERE ?? "")), pay("mail", anEvent("festival", THERE ?? ""))],
    [1.2, 1],
  );
  const later = anEvent("festival", THERE ?? "", { startsSimTime: scene.clockMs + 1 });
  assert.equal(pay("consumer", later), 1, "announced only");
  scene.createdEvents = [anEvent("shortage", THERE ?? "", { group: "consumer" }), anEvent("festival", THERE ?? "")];
  const shipped = { originIcao: HERE ?? "", destIcao: THERE ?? "", weightKg: 5_000 };
  assert.ok(demandFactor(scene, shipped, "consumer") <= 1.4 && demandFactor(scene, shipped, "consumer") > 1.3);
});

test("[MK2] fuel events change the cost of a departure, storms its wind and wear, with wind never above 1.2", () => {
  const scene = calm();
  const quoted = () => {
    const answer = quote(scene, 1, 1, THERE ?? "", 24);
    return answer instanceof Refusal ? assert.fail(answer.detail) : answer;
  };
  const before = quoted();
  scene.createdEvents = [anEvent("fuel", HERE ?? "")];
  assert.ok(Math.abs(quoted().cost - before.cost * 1.15) < 1);
  scene.createdEvents = [anEvent("storm", THERE ?? "")];
  const stormy = quoted();
  assert.equal(stormy.windFactor, Math.max(1.1, before.windFactor));
  const plane = scene.plane(1) ?? assert.fail();
  assert.equal(stormy.wear, landingWear(modelOf(plane), before.distanceKm, [], 1.5) / 100);
});
