/** Requests for every answer of the operations on packages, and of the dispatch, which loads them. */
import { TEST_HOME } from "../cargo-app.ts";
import {
  AWAY,
  type Case,
  type CasesByOperation,
  type ContractGiven,
  FAR,
  NO_BODY_IDS,
  NO_IDS,
  NOWHERE,
  ofPlane,
  type Pilot,
  type Prepared,
  posted,
  read,
} from "../stage.ts";
import {
  after,
  all,
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

/** A request about a package. */
type Ask = (pilot: Pilot, packageId: number | string) => Prepared;

const load: Ask = (pilot, id) => posted(pilot, `/api/packages/${id}/load`, { planeId: pilot.planeId });
const accept: Ask = (pilot, id) => posted(pilot, `/api/packages/${id}/accept`);
const abandon: Ask = (pilot, id) => posted(pilot, `/api/packages/${id}/abandon`);
const dispatchWith: Ask = (pilot, id) => ofPlane(pilot, "dispatch", { packageIds: [id], legs: [AWAY] });

const comparedWith: Ask = (pilot, id) => read(pilot, `/api/planes/${pilot.planeId}/jobs?fits=true&limit=5&with=${id}`);
const jobsFor = (pilot: Pilot, planeId: number | string): Prepared => read(pilot, `/api/planes/${planeId}/jobs`);

const sends =
  (ask: Ask): Step =>
  (pilot, _stage, id) => {
    const { by, request } = ask(pilot, id);
    return by.ok(request.method, request.path, request.body);
  };
const byAnother =
  (ask: Ask): Step =>
  async (_pilot, stage, id) =>
    sends(ask)(await stage.pilot(), stage, id);
/** Sends the same request for another package of the pilot. */
const another =
  (ask: Ask, given: ContractGiven = {}): Step =>
  async (pilot, stage) =>
    sends(ask)(pilot, stage, await stage.contract(pilot, given));

/** Loads and abandons three packages from home. */
const coolsOff: Step = async (pilot, stage) => {
  for (let abandoned = 0; abandoned < 3; abandoned++) {
    const packageId = await stage.loaded(pilot);
    await sends(abandon)(pilot, stage, packageId);
  }
};

const isDelivered = all(
  sends(load),
  flies,
  sends((pilot) => posted(pilot, "/api/test/advance", { simMs: 6 * 3_600_000 })),
);

/** Creates a job from home for a small plane, runs a step, and sends the request. */
const job =
  (ask: Ask, before: Step = none, given: ContractGiven = {}): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    const packageId = await stage.contract(pilot, given);
    await before(pilot, stage, packageId);
    return ask(pilot, packageId);
  };

const taken = (ask: Ask): readonly Case[] => [job(ask, byAnother(load)), job(ask, byAnother(accept))];
const gone = (ask: Ask): readonly Case[] => [
  job(ask, all(sends(load), sends(abandon))),
  job(ask, all(sends(accept), sends(abandon))),
  job(ask, isDelivered),
];
/** Cases in which a package cannot be loaded. */
const notLoaded = (ask: Ask): Readonly<Record<string, readonly Case[]>> => ({
  "job-taken": taken(ask),
  "job-gone": gone(ask),
  "already-loaded": [job(ask, sends(load))],
  "cooling-off": [job(ask, coolsOff)],
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

const dispatched = (body: object, before: Step = none): Case =>
  after(before, (pilot) => ofPlane(pilot, "dispatch", body));

export const PACKAGE_CASES: CasesByOperation = {
  loadPackage: {
    good: { 200: job(load) },
    refused: {
      ...notLoaded(load),
      "unknown-package": forEach(NO_IDS, load),
      "unknown-plane": NO_BODY_IDS.map((planeId) => job((pilot, id) => load({ ...pilot, planeId }, id))),
      "not-owner": [
        foreignPlane(async (pilot, planeId, stage) => load({ ...pilot, planeId }, await stage.contract(pilot))),
      ],
    },
  },
  acceptPackage: {
    good: { 200: job(accept) },
    refused: {
      "unknown-package": forEach(NO_IDS, accept),
      "job-taken": taken(accept),
      "job-gone": gone(accept),
      "already-loaded": [job(accept, sends(load))],
      "already-accepted": [job(accept, sends(accept))],
      "special-refused": [job(accept, undefined, { special: "valuable" })],
      "accept-limit": [job(accept, all(...Array.from({ length: 20 }, () => another(accept))))],
      "accept-blocked": [
        job(accept, async (pilot, stage) =>
          (await stage.admin()).ok("PATCH", `/api/admin/tables/players/rows?pk.id=${pilot.id}`, { reputation: 4_999 }),
        ),
      ],
      "cooling-off": [job(accept, coolsOff)],
      "outside-pool": [job(accept, undefined, { originIcao: FAR })],
      "no-plane-for-it": [job(accept, undefined, { weightKg: 1591 })],
    },
  },
  abandonPackage: {
    good: { 200: job(abandon, sends(load)) },
    refused: {
      "unknown-package": forEach(NO_IDS, abandon),
      "not-owner": [job(abandon, byAnother(load)), job(abandon, byAnother(accept))],
      "job-gone": gone(abandon),
      "not-taken": [job(abandon)],
    },
  },
  listPlaneJobs: {
    good: { 200: job(comparedWith) },
    refused: {
      "unknown-package": [after(none, (pilot) => comparedWith(pilot, 99_999_999)), ...gone(comparedWith)],
      "unknown-plane": forEach(NO_IDS, jobsFor),
      "not-owner": [foreignPlane(jobsFor)],
      "outside-pool": [job(comparedWith, undefined, { originIcao: FAR, destIcao: TEST_HOME })],
      "already-loaded": [job(comparedWith, sends(load))],
      "job-taken": taken(comparedWith),
    },
  },
  dispatch: {
    good: { 200: job(dispatchWith) },
    refused: {
      ...notLoaded(dispatchWith),
      "unknown-package": forEach(NO_BODY_IDS, dispatchWith),
      "unknown-plane": forEach(NO_IDS, (pilot, id) => ofPlane(pilot, "dispatch", {}, id)),
      "not-owner": [foreignPlane((pilot, planeId) => ofPlane(pilot, "dispatch", { legs: [AWAY] }, planeId))],
      "unknown-icao": [[NOWHERE], [AWAY, NOWHERE.toLowerCase()]].map((legs) => dispatched({ legs })),
      "plane-broken": [dispatched({ legs: [AWAY] }, health(0)), job(dispatchWith, health(0))],
      "beyond-tank": [
        dispatched({ legs: [FAR] }),
        job((pilot, id) => ofPlane(pilot, "dispatch", { packageIds: [id], legs: [FAR] })),
      ],
      "purse-too-small": [dispatched({ legs: [AWAY] }, money(0)), job(dispatchWith, money(0))],
      "same-stop": [dispatched({ legs: [TEST_HOME] }), dispatched({ legs: [AWAY, AWAY] })],
      "scouting-limit": [dispatched({ legs: [AWAY, "EDDH"] }, hasScouted)],
      "queue-full": [dispatched({ legs: Array.from({ length: 13 }, (_, leg) => (leg % 2 === 0 ? AWAY : TEST_HOME)) })],
      "queue-empty": [dispatched({}), job((pilot, id) => ofPlane(pilot, "dispatch", { packageIds: [id] }))],
    },
  },
};
