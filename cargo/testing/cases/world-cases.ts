/** Requests for every answer of reads of the world, of onboarding and of the test hooks. */
import { TEST_HOME } from "../cargo-app.ts";
import { AWAY, type Case, type CasesByOperation, FAR, NO_BODY_IDS, NOWHERE, posted, read, sent } from "../stage.ts";
import { after, flies, foreignPlane, isRepaired, money, none, type Step } from "./steps.ts";

const reads =
  (path: string): Case =>
  async (stage) =>
    read(await stage.pilot(), path);
const anybodyReads =
  (path: string): Case =>
  async (stage) =>
    read(stage.cargo, path);
const good = (one: Case) => ({ good: { 200: one } });

const chooses =
  (icao: string): Case =>
  async (stage) =>
    posted(await stage.newcomer(), "/api/onboarding/home", { icao });

const asksRelief = after(money(0), (pilot) => posted(pilot, "/api/relief"));

const hook =
  (name: string, body: object): Case =>
  async (stage) =>
    posted(await stage.pilot(), `/api/test/${name}`, body);

const setsHealth = (before: Step): Case =>
  after(before, (pilot) => posted(pilot, "/api/test/set-health", { planeId: pilot.planeId, health: 12.5 }));

const contract = (change: object): Case =>
  hook("create-contract", { originIcao: TEST_HOME, destIcao: AWAY, weightKg: 700, ...change });

export const WORLD_CASES: CasesByOperation = {
  getDescription: good(anybodyReads("/api/openapi")),
  getHealth: good(anybodyReads("/healthz")),
  getReadiness: good(anybodyReads("/readyz")),
  getMetrics: {
    ...good(anybodyReads("/metrics")),
    refused: { "not-found": [async (stage) => read(stage.stranger(), "/metrics")] },
  },
  getVersion: good(anybodyReads("/api/version")),
  listProblems: good(anybodyReads("/api/problems")),
  getProblemPage: {
    ...good(anybodyReads("/problems/plane-broken")),
    refused: {
      "unknown-problem": ["nothing", "constructor", "PLANE-BROKEN"].map((code) => anybodyReads(`/problems/${code}`)),
    },
  },
  getState: good(reads("/api/state")),
  getLeaderboard: good(reads("/api/leaderboard?by=km&limit=5")),
  listAirports: good(reads("/api/airports?columns=icao,lat,lon")),
  listCommodities: good(reads("/api/commodities")),
  getAirport: {
    ...good(reads(`/api/airports/${TEST_HOME.toLowerCase()}`)),
    refused: { "unknown-airport": [NOWHERE, NOWHERE.toLowerCase()].map((icao) => reads(`/api/airports/${icao}`)) },
  },
  listAirportJobs: {
    ...good(reads(`/api/airports/${TEST_HOME}/jobs`)),
    refused: {
      "unknown-airport": [NOWHERE, NOWHERE.toLowerCase()].map((icao) => reads(`/api/airports/${icao}/jobs`)),
      "outside-pool": [reads(`/api/airports/${FAR}/jobs`)],
    },
  },
  listMarketAirports: {
    ...good(reads("/api/market/airports?limit=1&after=EDDB")),
    refused: { "unknown-icao": [reads(`/api/market/airports?after=${NOWHERE}`)] },
  },
  listWorldEvents: good(reads("/api/world/events?limit=1&after=0")),
  listDemand: good(reads("/api/demand?group=mail")),
  listLedger: good(reads("/api/history/ledger?limit=1")),
  listEvents: good(reads("/api/history/events?limit=200&before=9999&kinds=registered,landed")),
  listPackages: good(async (stage) => {
    const pilot = await stage.pilot();
    await stage.loaded(pilot);
    return read(pilot, "/api/packages?limit=1&after=0");
  }),
  listEndedPackages: good(async (stage) => {
    const pilot = await stage.pilot();
    const ids = [await stage.loaded(pilot), await stage.loaded(pilot)];
    for (const id of ids) await pilot.ok("POST", `/api/packages/${id}/abandon`);
    return read(pilot, `/api/history/packages?limit=200&before=${ids[1]}`);
  }),
  summariseHistory: good(reads("/api/history/summary?since=2020-01-01T00:00:00Z")),
  listHomes: good(reads("/api/onboarding/homes")),
  chooseHome: {
    ...good(chooses(TEST_HOME.toLowerCase())),
    refused: {
      "unknown-icao": [NOWHERE, NOWHERE.toLowerCase()].map(chooses),
      "not-a-home": [chooses("EDXW")],
      "home-chosen": [async (stage) => posted(await stage.pilot(), "/api/onboarding/home", { icao: AWAY })],
    },
  },
  askRelief: {
    ...good(asksRelief),
    refused: {
      "relief-not-needed": [
        async (stage) => posted(await stage.pilot(), "/api/relief"),
        async (stage) => posted(await stage.newcomer(), "/api/relief"),
      ],
      "relief-too-soon": [
        async (stage) => {
          const { by, request } = await asksRelief(stage);
          await by.ok(request.method, request.path);
          const { player } = await by.ok<{ player: { money: number } }>("GET", "/api/state");
          await by.ok("POST", "/api/test/add-cash", { amount: -player.money });
          return sent(by, request.method, request.path);
        },
      ],
    },
  },
};

export const HOOK_CASES: CasesByOperation = {
  setTimescale: good(hook("set-timescale", { timeScale: 0.5 })),
  advanceClock: good(after(flies, (pilot) => posted(pilot, "/api/test/advance", { simMs: 3_600_000 }))),
  advanceRealTime: good(after(flies, (pilot) => posted(pilot, "/api/test/advance-real", { realMs: 3_600_000 }))),
  setHealth: {
    ...good(setsHealth(none)),
    refused: {
      "unknown-plane": NO_BODY_IDS.map((planeId) => hook("set-health", { planeId, health: 1 })),
      "not-owner": [foreignPlane((pilot, planeId) => posted(pilot, "/api/test/set-health", { planeId, health: 1 }))],
      "plane-flying": [setsHealth(flies)],
      "plane-repairing": [setsHealth(isRepaired)],
    },
  },
  addCash: {
    ...good(hook("add-cash", {})),
    refused: { "purse-too-small": [hook("add-cash", { amount: -1_200_000 })] },
  },
  createCampaign: {
    ...good(hook("create-campaign", { icao: "eddf", group: "mail", targetKg: 1, simMs: 1 })),
    refused: { "unknown-icao": [hook("create-campaign", { icao: NOWHERE, group: "mail", targetKg: 1, simMs: 1 })] },
  },
  createEvent: good(hook("create-event", { kind: "festival", regionId: "central-europe", simMs: 1 })),
  createContract: {
    ...good(contract({ special: "priority", commodity: "cartons", payout: 0, lifetimeMs: 1 })),
    refused: {
      "unknown-icao": [contract({ originIcao: NOWHERE }), contract({ destIcao: NOWHERE.toLowerCase() })],
      "same-stop": [contract({ destIcao: TEST_HOME.toLowerCase() })],
    },
  },
};
