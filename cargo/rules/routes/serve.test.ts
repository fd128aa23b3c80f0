import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { startRepair } from "../fleet/repair.ts";
import { sellPlane } from "../fleet/sell.ts";
import { dispatch } from "../flights/dispatch.ts";
import { fly } from "../flights/fly.ts";
import { cancelQueuedLeg, moveQueuedLeg, queueLeg } from "../flights/queue.ts";
import { abandonPackage } from "../jobs/abandon.ts";
import { loadPackage } from "../jobs/load.ts";
import type { Plane } from "../values/plane.ts";
import { type Assignment, assignRoute, desksOf } from "./assignment.ts";
import { changeRoute, createRoute, deleteRoute, type NewRoute } from "./routes.ts";
import { AWAY_MS, arrive, repaired, restartWaiting } from "./serve.ts";

const MINUTE = 60_000;
const ROUND: NewRoute = { name: "Round", stops: ["EDDF", "EDDM", "EDDS"], loop: true };

/** Creates a scene of a player with a C208 at EDDF and a route. */
const begun = (route: Partial<NewRoute> = {}, plane: Partial<Plane> = {}): SmallScene => {
  const scene = aScene().withPlayer({ seenAt: aScene().now }).withPlane(plane);
  createRoute(scene, 1, { ...ROUND, ...route });
  return scene;
};

const assign = (scene: SmallScene, planeId = 1, more: Partial<Assignment> = {}): string | undefined =>
  assignRoute(scene, 1, planeId, { routeId: 1, ...more })?.code;

const planeOf = (scene: SmallScene, id = 1): Plane => scene.plane(id) as Plane;

/** Moves the clock to the arrival of a flying plane, and lands it. */
function land(scene: SmallScene, id = 1): Plane {
  const plane = planeOf(scene, id);
  scene.clockMs = plane.leg?.arrivalSimTime ?? assert.fail(`plane ${id} does not fly`);
  arrive(scene, plane);
  return planeOf(scene, id);
}

const kinds = ({ events }: SmallScene): readonly string[] => events.map(({ kind }) => kind);
const reasons = ({ ledger }: SmallScene): readonly string[] => [...new Set(ledger.map(({ reason }) => reason))].sort();

test("[RT2] [RT4] a parked plane departs at once and flies leg by leg along the lap, and its queue shows the rest", () => {
  const scene = begun();
  assert.equal(assign(scene), undefined);
  const first = planeOf(scene);
  assert.deepEqual([first.leg?.destIcao, first.queue, first.route?.nextIndex], ["EDDM", ["EDDS", "EDDF"], 1]);
  const second = land(scene);
  assert.deepEqual([second.airportIcao, second.leg?.destIcao, second.queue], ["EDDM", "EDDS", ["EDDF", "EDDM"]]);
  const third = land(scene);
  assert.deepEqual([third.leg?.destIcao, third.queue, third.route?.nextIndex], ["EDDF", ["EDDM", "EDDS"], 0]);
  const fourth = land(scene);
  assert.deepEqual([fourth.leg?.destIcao, fourth.route?.nextIndex], ["EDDM", 1]);
});

test("[RT8] a route landing emits no event, and its money is booked as income, costs and the dispatcher's share", () => {
  const scene = begun();
  assign(scene);
  for (let landings = 0; landings < 4; landings++) land(scene);
  assert.deepEqual(scene.events, []);
  assert.deepEqual(reasons(scene), ["dispatcher", "route", "route-costs"]);
});

test("[RT2] a plane on a route loads its owner's accepted jobs first, then open ones by net pay per hour, for the next stops only", () => {
  const scene = begun();
  const open = { createdAt: scene.now - 5 * MINUTE, originIcao: "EDDF" };
  scene
    .withPackage({ ...open, id: 11, destIcao: "EDDM", weightKg: 500, fixedPayout: 900 })
    .withPackage({ ...open, id: 12, destIcao: "EDDM", weightKg: 500, fixedPayout: 2000 })
    .withPackage({ ...open, id: 13, destIcao: "EDDS", weightKg: 400, fixedPayout: 9000 })
    .withPackage({ ...open, id: 14, destIcao: "EHAM", weightKg: 10, fixedPayout: 9000 })
    .withPackage({
      ...open,
      id: 15,
      destIcao: "EDDM",
      weightKg: 10,
      fixedPayout: 9000,
      createdAt: scene.now - 4 * MINUTE,
    })
    .withPackage({ ...open, id: 16, destIcao: "EDDM", weightKg: 300, fixedPayout: 10, status: "accepted" });
  assign(scene);
  // 500 kg no longer fit into the plane's 1,590 kg.
  assert.deepEqual(
    scene.cargoOf(1).map(({ id }) => id),
    [12, 13, 16],
  );
  assert.equal(planeOf(scene).lineFreight?.kg, (1_590 - 1_200) / 2);
  assert.deepEqual(scene.vacated.toSorted(), [12, 13]);
});

test("[RT1] [RT2] a route's policy says for how many stops its planes load, whether they load open jobs, and from which net pay", () => {
  const loaded = (policy: NewRoute["policy"]) => {
    const scene = begun({ policy });
    const open = { createdAt: scene.now - 5 * MINUTE, originIcao: "EDDF", weightKg: 100 };
    scene
      .withPackage({ ...open, id: 11, destIcao: "EDDM", fixedPayout: 1000 })
      .withPackage({ ...open, id: 12, destIcao: "EDDS", fixedPayout: 1000 });
    assign(scene);
    return scene.cargoOf(1).map(({ id }) => id);
  };
  assert.deepEqual(loaded({}), [11, 12]);
  assert.deepEqual(loaded({ maxLaterStops: 1 }), [11]);
  assert.deepEqual(loaded({ openJobs: false }), []);
  // 920 € in 0.89 h to EDDM, and in 1.4 h to EDDS.
  assert.deepEqual(loaded({ minNetPerHour: 900 }), [11]);
});

test("[RT2] a plane that cannot depart loads nothing until it can", () => {
  const scene = begun({ stopWhenCashBelow: 1_000_000 });
  scene.withPackage({ id: 11, originIcao: "EDDF", destIcao: "EDDM", status: "accepted" });
  const loaded = () => [scene.cargoOf(1).map(({ id }) => id), planeOf(scene).lineFreight !== null];
  assign(scene);
  assert.deepEqual(loaded(), [[], false]);
  changeRoute(scene, 1, 1, { stopWhenCashBelow: 0 });
  assert.deepEqual(loaded(), [[11], true]);
});

test("[RT2] the net pay of an open job is reduced by what its special loses on the stops of the route", () => {
  const loaded = (special: string, destIcao: string, plane: Partial<Plane> = {}) => {
    // 920 € in 0.9 h to EDDM, and in 1.4 h to EDDS after a landing at EDDM.
    const minNetPerHour = destIcao === "EDDM" ? 900 : 600;
    const scene = begun({ policy: { minNetPerHour } }, plane);
    const open = { createdAt: scene.now - 5 * MINUTE, originIcao: "EDDF", weightKg: 100, fixedPayout: 1_000 };
    scene.withPackage({ ...open, id: 11, destIcao, special }).withPackage({ ...open, id: 12, destIcao });
    assign(scene);
    return scene.cargoOf(1).map(({ id }) => id);
  };
  assert.deepEqual(loaded("diplomatic", "EDDM"), [11, 12]);
  assert.deepEqual(loaded("diplomatic", "EDDS"), [12]);
  assert.deepEqual(loaded("fragile", "EDDM"), [11, 12]);
  assert.deepEqual(loaded("fragile", "EDDM", { health: 4_900 }), [12]);
  assert.deepEqual(loaded("fragile", "EDDS", { health: 5_050 }), [12]);
  assert.deepEqual(loaded("express", "EDDS"), [11, 12]);
});

test("[RT3] the dispatcher takes 8 % of the pay for a route's deliveries", () => {
  const scene = begun();
  const open = { createdAt: scene.now - 5 * MINUTE, originIcao: "EDDF" };
  scene.withPackage({ ...open, id: 11, destIcao: "EDDM", weightKg: 500, fixedPayout: 900 });
  assign(scene);
  const freight = planeOf(scene).lineFreight?.payout ?? 0;
  const before = scene.ledger.length;
  const { earned } = land(scene);
  const paid = scene.ledger.slice(before).filter(({ reason }) => reason !== "route-costs");
  assert.equal(earned, 900 + freight);
  assert.deepEqual(
    paid.map(({ reason, amount }) => [reason, amount]),
    [
      ["route", 900],
      ["route", freight],
      ["dispatcher", -Math.floor((earned * 8) / 100)],
    ],
  );
});

test("[RT3] [TO1] [GO2] what the dispatcher loaded counts for the route, even if the plane leaves the route while flying", () => {
  const leaves: Record<string, (scene: SmallScene) => unknown> = {
    "taken off": (scene) => assign(scene, 1, { routeId: null }),
    suspended: (scene) => queueLeg(scene, 1, 1, "EHAM"),
    deleted: (scene) => deleteRoute(scene, 1, 1),
  };
  for (const [name, leave] of Object.entries(leaves)) {
    const scene = begun();
    const open = { createdAt: scene.now - 5 * MINUTE, originIcao: "EDDF" };
    scene.withPackage({ ...open, id: 11, destIcao: "EDDM", weightKg: 500, fixedPayout: 900 });
    assign(scene);
    const freight = planeOf(scene).lineFreight?.payout ?? 0;
    assert.equal(leave(scene), undefined, name);
    const paid = scene.ledger.length;
    land(scene);
    const share = -Math.floor(((900 + freight) * 8) / 100);
    assert.deepEqual(
      scene.ledger.slice(paid, paid + 3).map(({ reason, amount }) => [reason, amount]),
      [
        ["route", 900],
        ["route", freight],
        ["dispatcher", share],
      ],
      name,
    );
    const { routeDeliveries, deliveredAt } = scene.player(1);
    assert.deepEqual([routeDeliveries, deliveredAt], [1, null], name);
    assert.deepEqual(
      scene.seasonChanges.map(({ byRoute }) => byRoute),
      [true],
      name,
    );
    assert.deepEqual([kinds(scene).includes("landed"), kinds(scene).includes("delivered")], [true, false], name);
  }
});

test("[RT3] [TO1] [GO2] what the player loaded by hand counts as the player's own work, even on a route", () => {
  const scene = begun({ policy: { openJobs: false } }).withPackage({ id: 11, originIcao: "EDDF", fixedPayout: 900 });
  assert.equal(loadPackage(scene, 1, 11, 1), undefined);
  assign(scene);
  const freight = planeOf(scene).lineFreight?.payout ?? 0;
  const paid = scene.ledger.length;
  land(scene);
  assert.deepEqual(
    scene.ledger.slice(paid, paid + 3).map(({ reason, amount }) => [reason, amount]),
    [
      ["delivery", 900],
      ["route", freight],
      ["dispatcher", -Math.floor((freight * 8) / 100)],
    ],
  );
  const { routeDeliveries, deliveredAt } = scene.player(1);
  assert.deepEqual([routeDeliveries, deliveredAt, kinds(scene)], [0, scene.now, ["loaded", "delivered"]]);
});

test("[RT10] the net result of a route is its income less the dispatcher's share, fuel and repairs", () => {
  const scene = begun({ repairBelow: 90 }).withCargo({ id: 11, destIcao: "EDDM", payout: 5_000 });
  assign(scene);
  assert.ok((scene.route(1)?.net ?? 0) < 0, "the first fuel");
  let repairs = 0;
  for (let landings = 0; landings < 40; landings++) {
    const { repair } = land(scene);
    if (repair === null) continue;
    repairs++;
    scene.clockMs = repair.endsSimTime;
    repaired(scene, planeOf(scene));
  }
  const ofRoute = scene.ledger.filter(({ reason }) => reason !== "delivery");
  assert.deepEqual([...new Set(ofRoute.map(({ reason }) => reason))].sort(), ["dispatcher", "route", "route-costs"]);
  assert.ok(repairs > 0);
  assert.equal(
    scene.route(1)?.net,
    ofRoute.reduce((sum, { amount }) => sum + amount, 0),
  );
});

test("[RT10] a landing counts for the route on which the plane departed, if the plane has left or changed its route since", () => {
  for (const routeId of [null, 2]) {
    const scene = begun();
    createRoute(scene, 1, { ...ROUND, name: "Other" });
    assign(scene);
    const before = scene.route(1)?.net ?? 0;
    const freight = planeOf(scene).lineFreight?.payout ?? 0;
    assign(scene, 1, { routeId, replaceQueue: true });
    land(scene);
    assert.equal(scene.route(1)?.net, before + freight - Math.floor((freight * 8) / 100));
    assert.equal((scene.route(2)?.net ?? 0) < 0, routeId === 2, "the other route pays for its own fuel only");
  }
});

test("[RT10] a landing of a plane without a route counts for none", () => {
  const scene = begun();
  assign(scene);
  assign(scene, 1, { routeId: null });
  land(scene);
  const { net } = scene.route(1) as { net: number };
  scene.withCargo({ id: 12, destIcao: "EDDF", originIcao: "EDDM", payout: 900, loadedByRoute: true });
  fly(scene, 1, 1, "EDDF");
  land(scene);
  assert.deepEqual([scene.route(1)?.net, scene.ledger.at(-1)?.reason], [net, "dispatcher"]);
});

test("[RT5] line freight is not a package, brings no reputation, and refills by the clock for each player and direction", () => {
  const scene = begun({ policy: { openJobs: false } });
  assign(scene);
  assert.equal(planeOf(scene).lineFreight?.kg, 795);
  const { reputation, deliveries } = scene.player(1);
  for (let landings = 0; landings < 3; landings++) land(scene);
  assert.equal(scene.packages.size, 0);
  assert.deepEqual([scene.player(1).reputation, scene.player(1).deliveries], [reputation, deliveries]);
  // A lap of the three stops takes about two of the four hours.
  const kg = planeOf(scene).lineFreight?.kg ?? 0;
  const hours = (scene.clockMs - aScene().clockMs) / 3_600_000;
  assert.equal(kg, Math.floor((1_590 * hours) / 4));
});

test("[RT2] a plane below the repair threshold of its route is repaired, and departs at the instant the repair ends", () => {
  const scene = begun({ repairBelow: 60 }, { health: 6_100 });
  assign(scene);
  const parked = land(scene);
  assert.equal(parked.status, "repairing");
  const ends = parked.repair?.endsSimTime ?? 0;
  scene.clockMs = ends;
  repaired(scene, parked);
  const after = planeOf(scene);
  assert.deepEqual([after.health, after.leg?.destIcao, after.leg?.departureSimTime], [10_000, "EDDS", ends]);
  assert.ok((after.lineFreight?.kg ?? 0) > 0);
  assert.deepEqual(scene.events, []);
});

test("[RT4] a command on the plane suspends its route and keeps queue and cargo; assigning the route again resumes it", () => {
  const asked: Record<string, (scene: SmallScene) => unknown> = {
    queue: (scene) => queueLeg(scene, 1, 1, "EHAM"),
    cancel: (scene) => cancelQueuedLeg(scene, 1, 1, 0),
    move: (scene) => moveQueuedLeg(scene, 1, 1, 0, 1),
    abandon: (scene) => abandonPackage(scene, 1, 11),
  };
  for (const [name, ask] of Object.entries(asked)) {
    const scene = begun({ stops: ["EDDF", "EDDM", "EDDS", "EDDH"] });
    scene.withPackage({ id: 11, originIcao: "EDDF", destIcao: "EDDS", createdAt: scene.now - 5 * MINUTE });
    assign(scene);
    assert.equal(scene.cargoOf(1).length, 1, name);
    assert.equal(ask(scene), undefined, name);
    assert.equal(planeOf(scene).route?.status, "suspended", name);
    assert.ok(kinds(scene).includes("route-suspended"), name);
    const landed = land(scene);
    assert.equal(landed.status, "flying", `${name}: it flies its queue`);
    assert.ok(kinds(scene).includes("landed"), name);
    if (name === "queue") assert.equal(assign(scene), "queue-not-empty");
    assert.equal(assign(scene, 1, { replaceQueue: true }), undefined, name);
    assert.equal(planeOf(scene).route?.status, "active", name);
  }
});

test("[RT4] fly, dispatch, load and repair suspend a plane that waits on its route", () => {
  const asked: Record<string, (scene: SmallScene) => unknown> = {
    fly: (scene) => fly(scene, 1, 1, "EDDM"),
    dispatch: (scene) => dispatch(scene, 1, 1, {}),
    load: (scene) => loadPackage(scene, 1, 11, 1),
    repair: (scene) => startRepair(scene, 1, 1),
  };
  for (const [name, ask] of Object.entries(asked)) {
    const scene = begun({ stopWhenCashBelow: 1_000_000 }, { health: 5_000 }).withPackage({ id: 11 });
    assign(scene);
    assert.deepEqual(planeOf(scene).route?.reason, "cash-floor", name);
    assert.equal(ask(scene), undefined, name);
    assert.deepEqual([planeOf(scene).route?.status, planeOf(scene).route?.reason], ["suspended", null], name);
  }
});

test("[RT4] a plane on a route cannot be sold", () => {
  const scene = begun({ stopWhenCashBelow: 1_000_000 });
  assign(scene);
  assert.equal(sellPlane(scene, 1, 1)?.code, "plane-on-route");
  assign(scene, 1, { routeId: null });
  assert.deepEqual([planeOf(scene).route, planeOf(scene).queue], [null, []]);
  assert.equal(sellPlane(scene, 1, 1), undefined);
});

test("[RT6] each plane on a route, a suspended one too, takes one of 6 desks; each base adds 2, up to 14", () => {
  const scene = begun();
  for (let planes = 1; planes < 8; planes++) scene.withPlane();
  for (let id = 1; id <= 6; id++) assert.equal(assign(scene, id), undefined);
  assert.deepEqual(desksOf(scene.planesOf(1), 0), { used: 6, total: 6 });
  assert.deepEqual(
    [1, 4, 5].map((bases) => desksOf([], bases).total),
    [8, 14, 14],
  );
  queueLeg(scene, 1, 2, "EHAM");
  assert.equal(planeOf(scene, 2).route?.status, "suspended");
  assert.equal(assign(scene, 7), "no-desk");
  assert.equal(assign(scene, 1), undefined);
  assign(scene, 1, { routeId: null });
  assert.equal(assign(scene, 7), undefined);
});

test("[RT7] routes run for 48 real hours after the owner's last request", () => {
  const scene = begun();
  assign(scene);
  scene.now += AWAY_MS - 1;
  land(scene);
  assert.equal(planeOf(scene).status, "flying");
  scene.now += 1;
  const { status, route, airportIcao } = land(scene);
  assert.deepEqual([status, route?.reason, airportIcao], ["available", "owner-away", "EDDS"]);
  assert.deepEqual(kinds(scene), ["route-stopped"]);
  assert.equal(assign(scene), undefined);
  assert.equal(planeOf(scene).status, "flying");
});

test("[RT9] a plane that stops emits one event for each reason", () => {
  const stopped = (scene: SmallScene) => {
    const { status, route } = planeOf(scene);
    const [event, ...more] = scene.events.filter(({ kind }) => kind === "route-stopped");
    assert.deepEqual([status, route?.status, event?.data.reason, more], ["available", "stopped", route?.reason, []]);
    return route?.reason;
  };
  const poor = begun({ stopWhenCashBelow: 0 });
  poor.pay(1, -poor.player(1).money, "test");
  assign(poor);
  assert.equal(stopped(poor), "purse-too-small");

  const floor = begun({ stopWhenCashBelow: 125_000 });
  assign(floor);
  assert.equal(stopped(floor), "cash-floor");

  const broken = begun({ repairBelow: 0 }, { health: 0 });
  assign(broken);
  assert.equal(stopped(broken), "plane-broken");

  const suspended = begun();
  assign(suspended);
  suspended.suspended.add(1);
  land(suspended);
  assert.equal(stopped(suspended), "owner-suspended");

  const far = begun();
  assign(far);
  changeRoute(far, 1, 1, { stops: ["EDDM", "KJFK"] });
  land(far);
  assert.equal(stopped(far), "beyond-tank");
});

test("[RT9] planes that stopped for lack of cash restart in order of id when the cash allows it", () => {
  const scene = begun({ stopWhenCashBelow: 125_000 }).withPlane().withPlane();
  for (const id of [2, 1, 3]) assign(scene, id);
  restartWaiting(scene, 1);
  assert.deepEqual(kinds(scene), ["route-stopped", "route-stopped", "route-stopped"]);
  scene.pay(1, 500, "test");
  restartWaiting(scene, 1);
  assert.deepEqual(
    [1, 2, 3].map((id) => planeOf(scene, id).route?.status),
    ["active", "stopped", "stopped"],
  );
  scene.pay(1, 5_000, "test");
  restartWaiting(scene, 1);
  assert.deepEqual(
    [2, 3].map((id) => planeOf(scene, id).route?.status),
    ["active", "active"],
  );
});

test("[RT9] a plane that is at no stop of its route flies empty to the nearest one in range", () => {
  const scene = begun({}, { airportIcao: "EDDN" });
  scene.withPackage({ id: 11, originIcao: "EDDN", destIcao: "EDDM", createdAt: scene.now - 5 * MINUTE });
  assert.equal(assign(scene), undefined);
  const ferry = planeOf(scene);
  assert.deepEqual([ferry.leg?.destIcao, ferry.lineFreight, scene.cargoOf(1)], ["EDDM", null, []]);
  assert.equal(land(scene).leg?.destIcao, "EDDS");
});

test("[RT1] assigning a plane is refused if a leg is beyond its range in the worst wind, or if no stop is within that range", () => {
  assert.equal(assign(begun({ stops: ["EDDF", "KJFK"] })), "stop-beyond-range");
  assert.equal(assign(begun({ stops: ["KJFK", "KBOS"] })), "stop-beyond-range");
});

test("[RT1] a leg that is beyond the range by less than a kilometre misses one", () => {
  const scene = aScene().withPlayer().withPlane({ airportIcao: "HAAB" });
  createRoute(scene, 1, { ...ROUND, stops: ["HAAB", "HSSK"] });
  const refusal = assignRoute(scene, 1, 1, { routeId: 1 });
  assert.deepEqual(refusal?.details, { planeId: 1, icao: "HSSK", required: 1_001, available: 1_000, missing: 1 });
  assert.match(refusal?.detail ?? "", /is 1,001 km, .* reaches 1,000 km/);
});

test("[RT1] a plane with queued legs of its own is assigned to a route only with replaceQueue", () => {
  const scene = begun();
  queueLeg(scene, 1, 1, "EHAM");
  assert.equal(assign(scene), "queue-not-empty");
  assert.equal(assign(scene, 1, { replaceQueue: true }), undefined);
  assert.deepEqual(planeOf(scene).queue, ["EDDS", "EDDF"]);
});

test("[RT1] an assignment is refused for the queue, then for the range, then for the desks, then for the airports that it opens", () => {
  const scene = begun();
  for (let planes = 1; planes < 7; planes++) scene.withPlane();
  for (let id = 1; id <= 6; id++) assign(scene, id);
  createRoute(scene, 1, { ...ROUND, stops: ["EDDF", "KJFK"] });
  createRoute(scene, 1, { ...ROUND, stops: ["EDDF", "EDDL"] });
  queueLeg(scene, 1, 7, "EHAM");
  scene.putPlayer({ ...scene.player(1), openings: Array.from({ length: 6 * 7 }, () => scene.now) });
  const refused = (routeId: number, replaceQueue = true) => assign(scene, 7, { routeId, replaceQueue });
  assert.deepEqual([refused(2, false), refused(2), refused(3)], ["queue-not-empty", "stop-beyond-range", "no-desk"]);
  assign(scene, 1, { routeId: null });
  assert.equal(refused(3), "scouting-limit");
});

test("[RT4] [RT9] a plane whose route was changed is assigned to it again without replaceQueue", () => {
  for (const isStopped of [true, false]) {
    const scene = begun();
    assign(scene);
    if (isStopped) {
      changeRoute(scene, 1, 1, { stops: ["EDDM", "KJFK"] });
      land(scene);
    }
    assert.equal(planeOf(scene).route?.reason, isStopped ? "beyond-tank" : null);
    changeRoute(scene, 1, 1, { stops: ["EDDM", "EDDN"] });
    assert.equal(assign(scene), undefined);
    const { leg, queue } = planeOf(scene);
    assert.deepEqual([leg?.destIcao, queue], isStopped ? ["EDDN", ["EDDM"]] : ["EDDM", ["EDDN"]]);
  }
});

test("[FAIR3] the stops of a route count as opened airports", () => {
  const scene = begun();
  const openings = Array.from({ length: 28 }, () => scene.now);
  scene.putPlayer({ ...scene.player(1), openings });
  assert.equal(assign(scene), undefined);
  assert.equal(scene.player(1).openings.length, 30);
  const other = begun();
  other.putPlayer({ ...other.player(1), openings: [...openings, other.now] });
  assert.equal(assign(other), "scouting-limit");
});

test("[FAIR3] a route that opens too many airports is refused with the wait after which it opens all of its stops", () => {
  const scene = begun();
  const openings = Array.from({ length: 30 }, (_, number) => scene.now - (30 - number) * MINUTE);
  scene.putPlayer({ ...scene.player(1), openings });
  const refusal = assignRoute(scene, 1, 1, { routeId: 1 });
  const retryAfterRealMs = 31 * MINUTE;
  assert.deepEqual(refusal?.details, { required: 2, available: 0, missing: 2, retryAfterRealMs });
  assert.match(refusal?.detail ?? "", /can open 0 more, and all of them in 31 min/);
  scene.now += retryAfterRealMs - 1;
  assert.equal(assign(scene), "scouting-limit");
  scene.now += 1;
  assert.equal(assign(scene), undefined);
});

test("[FAIR3] new stops of a route that a plane follows count as opened when the route changes, and not again later", () => {
  const scene = begun();
  assign(scene);
  const opened = scene.player(1).openings.length;
  const openings = Array.from({ length: 28 }, () => scene.now);
  scene.putPlayer({ ...scene.player(1), openings });
  const far = ["EDDM", "EDDN", "EDDL", "EDDK"];
  assert.equal(changeRoute(scene, 1, 1, { stops: far })?.code, "scouting-limit");
  assert.equal(scene.player(1).openings.length, 28);
  assert.equal(changeRoute(scene, 1, 1, { stops: far.slice(0, 3) }), undefined);
  assert.equal(scene.player(1).openings.length, 30);
  for (let landings = 0; landings < 4; landings++) land(scene);
  assert.equal(scene.player(1).openings.length, 30);
  assert.equal(opened, 2);
});

test("[FAIR3] the stops of a route that no plane follows count as opened when a plane is assigned to it", () => {
  const scene = begun();
  const spent = { ...scene.player(1), openings: Array.from({ length: 30 }, () => scene.now) };
  scene.putPlayer(spent);
  assert.equal(changeRoute(scene, 1, 1, { stops: ["EDDF", "EDDL"] }), undefined);
  assert.equal(assign(scene), "scouting-limit");
  scene.putPlayer({ ...spent, openings: [] });
  assign(scene);
  cancelQueuedLeg(scene, 1, 1, 0);
  scene.putPlayer(spent);
  assert.equal(planeOf(scene).route?.status, "suspended");
  assert.equal(changeRoute(scene, 1, 1, { stops: ["EDDF", "EDDK"] }), undefined);
  assert.deepEqual(scene.player(1).openings, spent.openings);
  assert.equal(assign(scene), "scouting-limit");
});

test("[RT9] a plane that stopped for lack of cash restarts when its route requires less", () => {
  const scene = begun({ stopWhenCashBelow: 1_000_000 }).withPlane();
  createRoute(scene, 1, { ...ROUND, stopWhenCashBelow: 1_000_000 });
  assign(scene);
  assign(scene, 2, { routeId: 2 });
  assert.equal(changeRoute(scene, 1, 1, { stopWhenCashBelow: 900_000 }), undefined);
  assert.equal(planeOf(scene).route?.reason, "cash-floor");
  assert.equal(changeRoute(scene, 1, 1, { stopWhenCashBelow: 0 }), undefined);
  assert.deepEqual([planeOf(scene).status, planeOf(scene).route?.status], ["flying", "active"]);
  assert.equal(planeOf(scene, 2).route?.reason, "cash-floor");
});

test("[RT9] changed stops apply from the next landing, and a deleted route ends with the current leg", () => {
  const scene = begun();
  assign(scene);
  changeRoute(scene, 1, 1, { stops: ["EDDF", "EDDM", "EDDN"] });
  assert.equal(planeOf(scene).leg?.destIcao, "EDDM");
  assert.equal(land(scene).leg?.destIcao, "EDDN");
  assert.equal(deleteRoute(scene, 1, 1), undefined);
  assert.deepEqual([planeOf(scene).route, planeOf(scene).queue, planeOf(scene).status], [null, [], "flying"]);
  const money = scene.player(1).money;
  assert.equal(land(scene).status, "available");
  assert.ok(scene.player(1).money > money, "line freight that is aboard is paid");
});

test("[RT2] a flying plane starts its route where it lands", () => {
  const scene = begun();
  fly(scene, 1, 1, "EDDS");
  assert.equal(assign(scene), undefined);
  assert.deepEqual(planeOf(scene).queue, ["EDDF", "EDDM"]);
  assert.equal(land(scene).leg?.destIcao, "EDDF");
});
