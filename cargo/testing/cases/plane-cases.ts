/** Requests for every answer of the operations on planes. */
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
  posted,
  read,
  type Stage,
} from "../stage.ts";

/** What comes before the request: something done with the pilot's plane. */
type Before = (pilot: Pilot, stage: Stage) => Promise<unknown>;

const none: Before = async () => undefined;
const does =
  (action: string, body?: object): Before =>
  (pilot) =>
    pilot.ok("POST", `/api/planes/${pilot.planeId}/${action}`, body);
const health =
  (points: number): Before =>
  ({ ok, planeId }) =>
    ok("POST", "/api/test/set-health", { planeId, health: points });
const all =
  (...steps: readonly Before[]): Before =>
  async (pilot, stage) => {
    for (const step of steps) await step(pilot, stage);
  };
const money =
  (amount: number): Before =>
  (pilot) =>
    leaveMoney(pilot, amount);

const flies = does("fly", { destIcao: AWAY });
const isRepaired = all(health(50), does("repair"));
/** Leg after leg, to and fro. */
const queues = (legs: number): Before =>
  all(...Array.from({ length: legs }, (_, leg) => does("queue", { destIcao: leg % 2 === 0 ? AWAY : TEST_HOME })));

/** Three stops of which each may be at each place. */
const queuesThree = all(...[AWAY, FAR, "LFPG"].map((destIcao) => does("queue", { destIcao })));

const action =
  (name: string, body?: object, before: Before = none): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    await before(pilot, stage);
    return ofPlane(pilot, name, body);
  };

/** Of another player's plane, and of none. */
const notOwn = (name: string, body?: object): Readonly<Record<string, readonly Case[]>> => ({
  "not-owner": [
    async (stage) => {
      const [mira, otto] = [await stage.pilot(), await stage.pilot()];
      return ofPlane(mira, name, body, otto.planeId);
    },
  ],
  "unknown-plane": NO_IDS.map(
    (id): Case =>
      async (stage) =>
        ofPlane(await stage.pilot(), name, body, id),
  ),
});

const home =
  (body: (icao: string) => object) =>
  (name: string, before: Before = none): Case[] =>
    [TEST_HOME, TEST_HOME.toLowerCase()].map((icao) => action(name, body(icao), before));
const toHome = home((destIcao) => ({ destIcao }));
const toNowhere = (name: string): Case[] =>
  [NOWHERE, NOWHERE.toLowerCase()].map((destIcao) => action(name, { destIcao }));

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
      "purse-too-small": [
        bought({ modelId: "C208", icao: AWAY }, money(100_000)),
        bought({ modelId: "B748", icao: AWAY }),
      ],
    },
  },
  getQuote: {
    good: { 200: quote(TO) },
    refused: {
      "unknown-icao": [quote({ destIcao: NOWHERE })],
      "unknown-plane": NO_IDS.map((id) => quote({ ...TO, planeId: id })),
      "not-owner": [
        async (stage) => {
          const [mira, otto] = [await stage.pilot(), await stage.pilot()];
          return read(mira, `/api/planes/${otto.planeId}/quote?destIcao=${AWAY}`);
        },
      ],
    },
  },
  getQuotes: {
    good: { 200: quotes([AWAY, FAR, TEST_HOME.toLowerCase()]) },
    refused: {
      "unknown-icao": [quotes([NOWHERE]), quotes([AWAY, NOWHERE])],
      "unknown-plane": NO_IDS.map((id) => quotes([AWAY], id)),
      "not-owner": [
        async (stage) => {
          const [mira, otto] = [await stage.pilot(), await stage.pilot()];
          return read(mira, `/api/planes/${otto.planeId}/quotes?destIcao=${AWAY},${FAR}`);
        },
      ],
    },
  },
};

function bought(body: object, before: Before = none): Case {
  return async (stage) => {
    const pilot = await stage.pilot();
    await before(pilot, stage);
    return posted(pilot, "/api/planes/buy", body);
  };
}

function quote({ destIcao = AWAY, planeId }: { readonly destIcao?: string; readonly planeId?: string }): Case {
  return async (stage) => {
    const pilot = await stage.pilot();
    return read(pilot, `/api/planes/${planeId ?? pilot.planeId}/quote?destIcao=${destIcao}`);
  };
}

function quotes(icaos: readonly string[], planeId?: string): Case {
  return async (stage) => {
    const pilot = await stage.pilot();
    return read(pilot, `/api/planes/${planeId ?? pilot.planeId}/quotes?destIcao=${icaos.join(",")}`);
  };
}

async function fullFleet(pilot: Pilot): Promise<void> {
  await leaveMoney(pilot, 60 * 175_000);
  for (let planes = 1; planes < 60; planes += 1) {
    await pilot.ok("POST", "/api/planes/buy", { modelId: "DHC6", icao: TEST_HOME });
  }
}
