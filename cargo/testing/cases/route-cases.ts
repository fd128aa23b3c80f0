/** Requests for every answer of the operations on routes and on several planes. */
import { modelOf } from "../../rules/aircraft/aircraft.ts";
import { TEST_HOME } from "../cargo-app.ts";
import {
  AWAY,
  type Case,
  type CasesByOperation,
  FAR,
  NO_BODY_IDS,
  NO_IDS,
  NOWHERE,
  ofPlane,
  type Pilot,
  type Prepared,
  posted,
  read,
  type Stage,
  sent,
} from "../stage.ts";
import { after, does, forEach, foreignPlane, hasScouted, health, none, type Step } from "./steps.ts";

const STOPS = [TEST_HOME, AWAY, "EDDH"];

/** Creates a route of the pilot; returns its id. */
async function routeOf(pilot: Pilot, change: object = {}): Promise<number> {
  const made = await pilot.ok<{ routes: readonly { id: number }[] }>("POST", "/api/routes", {
    name: "Round",
    stops: STOPS,
    loop: true,
    ...change,
  });
  return made.routes.at(-1)?.id ?? 0;
}

/** Puts the pilot's plane on a route, where it waits. */
export const waitsOnRoute: Step = async (pilot) => {
  const routeId = await routeOf(pilot, { stopWhenCashBelow: 1e12 });
  await pilot.ok("POST", `/api/planes/${pilot.planeId}/route`, { routeId });
};

const creates = (change: object, before: Step = none): Case =>
  after(before, (pilot) => posted(pilot, "/api/routes", { name: "Round", stops: STOPS, loop: true, ...change }));

const fiftyRoutes: Step = async (pilot) => {
  for (let made = 0; made < 50; made += 1) await routeOf(pilot);
};

/** Sends a request about a new route of the pilot. */
const ofRoute =
  (ask: (pilot: Pilot, routeId: number) => Prepared): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    return ask(pilot, await routeOf(pilot));
  };

const notOwnRoute = (ask: (pilot: Pilot, routeId: number | string) => Prepared) => ({
  "unknown-route": forEach(NO_IDS, ask),
  "not-owner": [
    async (stage: Stage) => {
      const [pilot, other] = [await stage.pilot(), await stage.pilot()];
      return ask(pilot, await routeOf(other));
    },
  ],
});

const changes =
  (body: object) =>
  (pilot: Pilot, routeId: number | string): Prepared =>
    sent(pilot, "PATCH", `/api/routes/${routeId}`, body);
const deletes = (pilot: Pilot, routeId: number | string): Prepared => sent(pilot, "DELETE", `/api/routes/${routeId}`);

/** Runs a step, and assigns a new route with this change. */
const assigns =
  (change: object = {}, before: Step = none): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    const routeId = await routeOf(pilot, change);
    await before(pilot, stage, 0);
    return ofPlane(pilot, "route", { routeId });
  };

const allDesksTaken: Step = async (pilot) => {
  await pilot.ok("POST", "/api/test/add-cash", { amount: 6 * modelOf({ modelId: "DHC6" }).price });
  const routeId = await routeOf(pilot);
  for (let planes = 0; planes < 6; planes += 1) {
    const { planes: fleet } = await pilot.ok<{ planes: readonly { id: number }[] }>("POST", "/api/planes/buy", {
      modelId: "DHC6",
      icao: TEST_HOME,
    });
    await pilot.ok("POST", `/api/planes/${fleet.at(-1)?.id}/route`, { routeId });
  }
};

export const ROUTE_CASES: CasesByOperation = {
  listRoutes: {
    good: {
      200: async (stage) => {
        const pilot = await stage.pilot();
        await routeOf(pilot);
        return read(pilot, "/api/routes");
      },
    },
  },
  createRoute: {
    good: { 200: creates({ stops: STOPS.map((icao) => icao.toLowerCase()) }) },
    refused: {
      "unknown-icao": [
        creates({ stops: [TEST_HOME, NOWHERE] }),
        creates({ stops: [NOWHERE.toLowerCase(), TEST_HOME] }),
      ],
      "same-stop": [
        creates({ stops: [TEST_HOME, TEST_HOME] }),
        creates({ stops: [TEST_HOME, AWAY, AWAY.toLowerCase()], loop: false }),
        creates({ stops: [TEST_HOME, AWAY, TEST_HOME] }),
      ],
      "route-limit": [creates({}, fiftyRoutes)],
    },
  },
  changeRoute: {
    good: { 200: ofRoute(changes({ name: "To and fro", loop: false, policy: { maxLaterStops: 1 } })) },
    refused: {
      ...notOwnRoute(changes({ name: "Mine" })),
      "unknown-icao": [ofRoute(changes({ stops: [TEST_HOME, NOWHERE] }))],
      "same-stop": [
        ofRoute(changes({ stops: [TEST_HOME, TEST_HOME] })),
        ofRoute(changes({ stops: [TEST_HOME, AWAY, TEST_HOME] })),
      ],
      "scouting-limit": [
        async (stage) => {
          const pilot = await stage.pilot();
          const routeId = await routeOf(pilot);
          await pilot.ok("POST", `/api/planes/${pilot.planeId}/route`, { routeId });
          await hasScouted(pilot, stage, 0);
          return changes({ stops: [TEST_HOME, "EDDK"] })(pilot, routeId);
        },
      ],
    },
  },
  deleteRoute: { good: { 200: ofRoute(deletes) }, refused: notOwnRoute(deletes) },
  assignRoute: {
    good: { 200: assigns() },
    refused: {
      "unknown-plane": forEach(NO_IDS, (pilot, id) => ofPlane(pilot, "route", { routeId: null }, id)),
      "not-owner": [
        foreignPlane((pilot, planeId) => ofPlane(pilot, "route", { routeId: null }, planeId)),
        async (stage) => {
          const [pilot, other] = [await stage.pilot(), await stage.pilot()];
          return ofPlane(pilot, "route", { routeId: await routeOf(other) });
        },
      ],
      "unknown-route": forEach(NO_BODY_IDS, (pilot, routeId) => ofPlane(pilot, "route", { routeId })),
      "queue-not-empty": [assigns({}, does("queue", { destIcao: "LFPG" }))],
      "stop-beyond-range": [assigns({ stops: [TEST_HOME, FAR] }), assigns({ stops: [FAR, "NZWN"] })],
      "no-desk": [assigns({}, allDesksTaken)],
      "scouting-limit": [assigns({}, hasScouted)],
    },
  },
  repairPlanes: {
    good: {
      200: after(health(50), (pilot) => posted(pilot, "/api/planes/repair", { ids: [pilot.planeId, 99_999_999] })),
    },
  },
  assignPlanes: {
    good: {
      200: async (stage) => {
        const pilot = await stage.pilot();
        const routeId = await routeOf(pilot);
        return posted(pilot, "/api/planes/route", { ids: [pilot.planeId, -1], routeId });
      },
    },
  },
};
