/** Requests for every answer of the operations on packages, and of the dispatch, which loads them. */
import { TEST_HOME } from "../cargo-app.ts";
import {
  AWAY,
  type Case,
  type CasesByOperation,
  type ContractGiven,
  FAR,
  leaveMoney,
  NO_BODY_IDS,
  NO_IDS,
  NOWHERE,
  ofPlane,
  type Pilot,
  type Prepared,
  posted,
  type Stage,
} from "../stage.ts";

/** What is asked about a package. */
type Ask = (pilot: Pilot, packageId: number | string) => Prepared;
/** What comes before it. */
type Before = (pilot: Pilot, packageId: number, stage: Stage) => Promise<unknown>;

const load: Ask = (pilot, id) => posted(pilot, `/api/packages/${id}/load`, { planeId: pilot.planeId });
const accept: Ask = (pilot, id) => posted(pilot, `/api/packages/${id}/accept`);
const abandon: Ask = (pilot, id) => posted(pilot, `/api/packages/${id}/abandon`);
const dispatchWith: Ask = (pilot, id) => ofPlane(pilot, "dispatch", { packageIds: [id], legs: [AWAY] });

const does =
  (ask: Ask): Before =>
  (pilot, id) => {
    const { by, request } = ask(pilot, id);
    return by.ok(request.method, request.path, request.body);
  };
const byAnother =
  (ask: Ask): Before =>
  async (_pilot, id, stage) =>
    does(ask)(await stage.pilot(), id, stage);
const planeDoes = (action: string, body?: object): Before => does((pilot) => ofPlane(pilot, action, body));
const health = (points: number): Before =>
  does((pilot) => posted(pilot, "/api/test/set-health", { planeId: pilot.planeId, health: points }));
const another =
  (ask: Ask, given: ContractGiven = {}): Before =>
  async (pilot, _id, stage) =>
    does(ask)(pilot, await stage.contract(pilot, given), stage);
const all =
  (...steps: readonly Before[]): Before =>
  async (pilot, id, stage) => {
    for (const step of steps) await step(pilot, id, stage);
  };
const money =
  (amount: number): Before =>
  (pilot) =>
    leaveMoney(pilot, amount);

const flies = planeDoes("fly", { destIcao: AWAY });
const isRepaired = all(health(50), planeDoes("repair"));
const isDelivered = all(
  does(load),
  flies,
  does((pilot) => posted(pilot, "/api/test/advance", { simMs: 6 * 3_600_000 })),
);

/** A job from home for a small plane, something that comes before, and the request. */
const job =
  (ask: Ask, before: Before = async () => undefined, given: ContractGiven = {}): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    const packageId = await stage.contract(pilot, given);
    await before(pilot, packageId, stage);
    return ask(pilot, packageId);
  };

const taken = (ask: Ask): readonly Case[] => [job(ask, byAnother(load)), job(ask, byAnother(accept))];
const gone = (ask: Ask): readonly Case[] => [
  job(ask, all(does(load), does(abandon))),
  job(ask, all(does(accept), does(abandon))),
  job(ask, isDelivered),
];
const unknown = (ask: Ask, ids: readonly (number | string)[]): readonly Case[] =>
  ids.map(
    (id): Case =>
      async (stage) =>
        ask(await stage.pilot(), id),
  );

/** With what a package is not put on a plane. */
const notLoaded = (ask: Ask): Readonly<Record<string, readonly Case[]>> => ({
  "job-taken": taken(ask),
  "job-gone": gone(ask),
  "already-loaded": [job(ask, does(load))],
  "plane-flying": [job(ask, flies)],
  "plane-repairing": [job(ask, isRepaired)],
  "plane-elsewhere": [job(ask, undefined, { originIcao: AWAY, destIcao: TEST_HOME })],
  "payload-exceeded": [
    job(ask, undefined, { weightKg: 1591 }),
    job(ask, another(load, { weightKg: 1090 }), { weightKg: 501 }),
  ],
  "special-refused": [
    job(ask, health(59), { special: "coldchain" }),
    job(ask, undefined, { special: "valuable" }),
    job(ask, undefined, { special: "outsize" }),
    job(ask, another(load, { special: "hazmat" }), { special: "live" }),
    job(ask, another(load, { special: "live" }), { special: "hazmat" }),
  ],
});

const dispatched =
  (body: object, before: Before = async () => undefined): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    await before(pilot, 0, stage);
    return ofPlane(pilot, "dispatch", body);
  };

export const PACKAGE_CASES: CasesByOperation = {
  loadPackage: {
    good: { 200: job(load) },
    refused: {
      ...notLoaded(load),
      "unknown-package": unknown(load, NO_IDS),
      "unknown-plane": NO_BODY_IDS.map((planeId) => job((pilot, id) => load({ ...pilot, planeId }, id))),
      "not-owner": [
        async (stage) => {
          const [mira, otto] = [await stage.pilot(), await stage.pilot()];
          return load({ ...mira, planeId: otto.planeId }, await stage.contract(mira));
        },
      ],
    },
  },
  acceptPackage: {
    good: { 200: job(accept) },
    refused: {
      "unknown-package": unknown(accept, NO_IDS),
      "job-taken": taken(accept),
      "job-gone": gone(accept),
      "already-loaded": [job(accept, does(load))],
      "already-accepted": [job(accept, does(accept))],
      "special-refused": [job(accept, undefined, { special: "valuable" })],
      "accept-limit": [job(accept, all(...Array.from({ length: 20 }, () => another(accept))))],
      "accept-blocked": [
        job(accept, async (pilot, _id, stage) =>
          (await stage.admin()).ok("PATCH", `/api/admin/tables/players/rows?pk.id=${pilot.id}`, { reputation: 4_999 }),
        ),
      ],
      "outside-pool": [job(accept, undefined, { originIcao: FAR })],
      "no-plane-for-it": [job(accept, undefined, { weightKg: 1591 })],
    },
  },
  abandonPackage: {
    good: { 200: job(abandon, does(load)) },
    refused: {
      "unknown-package": unknown(abandon, NO_IDS),
      "not-owner": [job(abandon, byAnother(load)), job(abandon, byAnother(accept))],
      "job-gone": gone(abandon),
      "not-taken": [job(abandon)],
    },
  },
  dispatch: {
    good: { 200: job(dispatchWith) },
    refused: {
      ...notLoaded(dispatchWith),
      "unknown-package": unknown(dispatchWith, NO_BODY_IDS),
      "unknown-plane": NO_IDS.map(
        (id): Case =>
          async (stage) =>
            ofPlane(await stage.pilot(), "dispatch", {}, id),
      ),
      "not-owner": [
        async (stage) => {
          const [mira, otto] = [await stage.pilot(), await stage.pilot()];
          return ofPlane(mira, "dispatch", { legs: [AWAY] }, otto.planeId);
        },
      ],
      "unknown-icao": [[NOWHERE], [AWAY, NOWHERE.toLowerCase()]].map((legs) => dispatched({ legs })),
      "plane-broken": [dispatched({ legs: [AWAY] }, health(0)), job(dispatchWith, health(0))],
      "beyond-tank": [
        dispatched({ legs: [FAR] }),
        job((pilot, id) => ofPlane(pilot, "dispatch", { packageIds: [id], legs: [FAR] })),
      ],
      "purse-too-small": [dispatched({ legs: [AWAY] }, money(0)), job(dispatchWith, money(0))],
      "same-stop": [dispatched({ legs: [TEST_HOME] }), dispatched({ legs: [AWAY, AWAY] })],
      "queue-full": [dispatched({ legs: Array.from({ length: 13 }, (_, leg) => (leg % 2 === 0 ? AWAY : TEST_HOME)) })],
      "queue-empty": [dispatched({}), job((pilot, id) => ofPlane(pilot, "dispatch", { packageIds: [id] }))],
    },
  },
};
