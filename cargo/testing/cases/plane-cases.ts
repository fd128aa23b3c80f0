/** Requests for every answer of the operations on planes. */
import { modelOf } from "../../rules/aircraft/aircraft.ts";
import { TEST_HOME } from "../cargo-app.ts";
import {
  AWAY,
  type Case,
  type CasesByOperation,
  FAR,
  leaveMoney,
  NO_IDS,
  NOWHERE,
  ofPlane,
  type Pilot,
  type Prepared,
  posted,
  read,
} from "../stage.ts";
import { waitsOnRoute } from "./route-cases.ts";
import {
  after,
  all,
  does,
  flies,
  forEach,
  foreignPlane,
  hasScouted,
  health,
  isRepaired,
  money,
  none,
  type Step,
} from "./steps.ts";

/** Queues legs back and forth. */
const queues = (legs: number): Step =>
  all(...Array.from({ length: legs }, (_, leg) => does("queue", { destIcao: leg % 2 === 0 ? AWAY : TEST_HOME })));

/** Queues three stops. */
const queuesThree = all(...[AWAY, FAR, "LFPG"].map((destIcao) => does("queue", { destIcao })));

const action = (name: string, body?: object, before: Step = none): Case =>
  after(before, (pilot) => ofPlane(pilot, name, body));

/** Requests about another player's plane, and about an unknown one. */
const notOwn = (name: string, body?: object): Readonly<Record<string, readonly Case[]>> => ({
  "not-owner": [foreignPlane((pilot, planeId) => ofPlane(pilot, name, body, planeId))],
  "unknown-plane": forEach(NO_IDS, (pilot, id) => ofPlane(pilot, name, body, id)),
});

const inEitherCase = (icao: string, name: string): Case[] =>
  [icao, icao.toLowerCase()].map((destIcao) => action(name, { destIcao }));
const toHome = (name: string): Case[] => inEitherCase(TEST_HOME, name);
const toNowhere = (name: string): Case[] => inEitherCase(NOWHERE, name);

const TO = { destIcao: AWAY };

export const PLANE_CASES: CasesByOperation = {
  fly: {
    good: { 200: action("fly", TO) },
    refused: {
      ...notOwn("fly", TO),
      "unknown-icao": toNowhere("fly"),
      "plane-broken": [action("fly", TO, health(0)), action("fly", { destIcao: FAR }, all(health(0), money(0)))],
      "plane-flying": [action("fly", TO, flies)],
      "plane-repairing": [action("fly", TO, isRepaired)],
      "already-there": toHome("fly"),
      "beyond-tank": [action("fly", { destIcao: FAR }), action("fly", { destIcao: FAR }, money(0))],
      "purse-too-small": [action("fly", TO, money(0)), action("fly", TO, money(10))],
    },
  },
  queueLeg: {
    good: { 200: action("queue", TO) },
    refused: {
      ...notOwn("queue", TO),
      "unknown-icao": toNowhere("queue"),
      "same-stop": [...toHome("queue"), action("queue", TO, does("queue", TO)), action("queue", TO, flies)],
      "scouting-limit": [action("queue", TO, hasScouted)],
      "queue-full": [
        action("queue", TO, queues(12)),
        action("queue", { destIcao: TEST_HOME }, all(flies, does("queue", { destIcao: TEST_HOME }), queues(11))),
      ],
    },
  },
  cancelQueuedLeg: {
    good: { 200: action("queue/cancel", { index: 0 }, queues(2)) },
    refused: {
      ...notOwn("queue/cancel", { index: 0 }),
      "index-out-of-range": [
        action("queue/cancel", { index: 0 }),
        action("queue/cancel", { index: 0 }, flies),
        ...[-1, 2, Number.MAX_SAFE_INTEGER].map((index) => action("queue/cancel", { index }, queues(2))),
      ],
    },
  },
  moveQueuedLeg: {
    good: { 200: action("queue/move", { index: 1, to: 0 }, queuesThree) },
    refused: {
      ...notOwn("queue/move", { index: 0, to: 0 }),
      "index-out-of-range": [
        action("queue/move", { index: 0, to: 0 }),
        action("queue/move", { index: 0, to: 0 }, flies),
        ...[-1, 3, Number.MAX_SAFE_INTEGER].flatMap((place) => [
          action("queue/move", { index: place, to: 0 }, queuesThree),
          action("queue/move", { index: 0, to: place }, queuesThree),
        ]),
      ],
      "same-stop": [
        action("queue/move", { index: 1, to: 0 }, queues(3)),
        action("queue/move", { index: 0, to: 1 }, queues(3)),
      ],
    },
  },
  repair: {
    good: { 200: action("repair", undefined, health(50)) },
    refused: {
      ...notOwn("repair"),
      "plane-flying": [action("repair", undefined, flies)],
      "plane-repairing": [action("repair", undefined, isRepaired)],
      "plane-healthy": [action("repair")],
      "purse-too-small": [action("repair", undefined, all(health(0), money(0)))],
    },
  },
  sellPlane: {
    good: { 200: action("sell") },
    refused: {
      ...notOwn("sell"),
      "plane-flying": [action("sell", undefined, flies)],
      "plane-repairing": [action("sell", undefined, isRepaired)],
      "plane-on-route": [action("sell", undefined, waitsOnRoute)],
      "plane-queued": [action("sell", undefined, queues(2))],
      "plane-loaded": [action("sell", undefined, (pilot, stage) => stage.loaded(pilot))],
    },
  },
  renamePlane: {
    good: { 200: action("rename", { name: "Tail Wind" }) },
    refused: notOwn("rename", { name: "Mine" }),
  },
  buyPlane: {
    good: { 200: bought({ modelId: "C208", icao: AWAY, name: "Second" }) },
    refused: {
      "unknown-icao": [NOWHERE, NOWHERE.toLowerCase()].map((icao) => bought({ modelId: "C208", icao })),
      "unknown-model": ["A380", "c208", "constructor", " "].map((modelId) => bought({ modelId, icao: AWAY })),
      "fleet-full": [bought({ modelId: "C208", icao: TEST_HOME }, fullFleet)],
      "not-sold-there": [bought({ modelId: "C208", icao: "EDXW" })],
      "debt-first": [
        bought({ modelId: "C208", icao: TEST_HOME }, async (pilot, stage) => {
          const packageId = await stage.loaded(pilot);
          await leaveMoney(pilot, 0);
          await pilot.ok("POST", `/api/packages/${packageId}/abandon`);
        }),
      ],
      "purse-too-small": [
        bought({ modelId: "C208", icao: AWAY }, money(100_000)),
        bought({ modelId: "B748", icao: AWAY }),
      ],
    },
  },
  getQuote: {
    good: { 200: after(none, (pilot) => quote(pilot, AWAY)) },
    refused: {
      "unknown-icao": [after(none, (pilot) => quote(pilot, NOWHERE))],
      "unknown-plane": forEach(NO_IDS, (pilot, id) => quote(pilot, AWAY, id)),
      "not-owner": [foreignPlane((pilot, planeId) => quote(pilot, AWAY, planeId))],
    },
  },
  getQuotes: {
    good: { 200: after(none, (pilot) => quotes(pilot, [AWAY, FAR, TEST_HOME.toLowerCase()])) },
    refused: {
      "unknown-icao": forEach([[NOWHERE], [AWAY, NOWHERE]], quotes),
      "unknown-plane": forEach(NO_IDS, (pilot, id) => quotes(pilot, [AWAY], id)),
      "not-owner": [foreignPlane((pilot, planeId) => quotes(pilot, [AWAY, FAR], planeId))],
    },
  },
  planLoad: {
    good: { 200: after(none, (pilot) => read(pilot, `/api/planes/${pilot.planeId}/plan?stops=1`)) },
    refused: {
      "unknown-plane": forEach(NO_IDS, (pilot, id) => read(pilot, `/api/planes/${id}/plan`)),
      "not-owner": [foreignPlane((pilot, planeId) => read(pilot, `/api/planes/${planeId}/plan`))],
    },
  },
};

function bought(body: object, before: Step = none): Case {
  return after(before, (pilot) => posted(pilot, "/api/planes/buy", body));
}

function quote(pilot: Pilot, destIcao: string, planeId: number | string = pilot.planeId): Prepared {
  return read(pilot, `/api/planes/${planeId}/quote?destIcao=${destIcao}`);
}

function quotes(pilot: Pilot, icaos: readonly string[], planeId: number | string = pilot.planeId): Prepared {
  return read(pilot, `/api/planes/${planeId}/quotes?destIcao=${icaos.join(",")}`);
}

async function fullFleet(pilot: Pilot): Promise<void> {
  await leaveMoney(pilot, 60 * modelOf({ modelId: "DHC6" }).price);
  for (let planes = 1; planes < 60; planes += 1) {
    await pilot.ok("POST", "/api/planes/buy", { modelId: "DHC6", icao: TEST_HOME });
  }
}
