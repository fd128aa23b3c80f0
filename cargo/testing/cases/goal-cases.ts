/** Requests for every answer of milestones and bases. */

import { TEST_HOME } from "../cargo-app.ts";
import {
  AWAY,
  type Case,
  type CasesByOperation,
  NO_IDS,
  NOWHERE,
  type Pilot,
  posted,
  read,
  type Stage,
} from "../stage.ts";
import { guest } from "./account-cases.ts";
import { after, all, forEach, money, none, type Step } from "./steps.ts";

const appears = (body: object): Case => after(none, (pilot) => posted(pilot, "/api/player/appearance", body));

/** The pilot has delivered ten times to each of these airports. */
const isKnownAt =
  (...icaos: readonly string[]): Step =>
  (pilot, stage) =>
    edit(pilot, stage, { delivered_to: icaos.map((icao) => `${icao}a`).join("") });

const owes: Step = (pilot, stage) => edit(pilot, stage, { owed: 5 });

const edit = async (pilot: Pilot, stage: Stage, change: object): Promise<unknown> =>
  (await stage.admin()).ok("PATCH", `/api/admin/tables/players/rows?pk.id=${pilot.id}`, change);

const opens =
  (icao: string): Step =>
  (pilot) =>
    pilot.ok("POST", "/api/bases", { icao });

const buys = (icao: string, before: Step): Case => after(before, (pilot) => posted(pilot, "/api/bases", { icao }));

const atHome = isKnownAt(TEST_HOME);
const HOMES = [TEST_HOME, AWAY, "EDDH", "EDDK", "EDDL"];

const isFull: Step = all(money(10_000_000), isKnownAt(...HOMES, "EDDS"), ...HOMES.map((icao) => opens(icao)));

const readsCompany =
  (name: string): Case =>
  async (stage) =>
    read(stage.stranger(), `/api/companies/${name}`);

/** The pilot has a single base. */
const withBase =
  (ask: (pilot: Pilot, baseId: number, stage: Stage) => Promise<ReturnType<typeof posted>>): Case =>
  async (stage) => {
    const pilot = await stage.pilot();
    await atHome(pilot, stage, 0);
    await pilot.ok("POST", "/api/bases", { icao: TEST_HOME });
    return ask(pilot, (await pilot.state()).bases[0]?.id ?? 0, stage);
  };

export const GOAL_CASES: CasesByOperation = {
  listMilestones: {
    good: { 200: async (stage) => read(await stage.pilot(), "/api/milestones?limit=2&after=onboarding-load") },
  },
  listBasePlaces: {
    good: {
      200: async (stage) => {
        const pilot = await stage.pilot();
        await atHome(pilot, stage, 0);
        return read(pilot, "/api/bases/places?limit=2");
      },
    },
  },
  listSeasons: {
    good: { 200: async (stage) => read(await stage.pilot(), "/api/seasons?by=tkm&hand=true&limit=1&before=2026-11") },
  },
  changeAppearance: {
    good: { 200: appears({ title: "Newcomer", liveryId: null }) },
    refused: { "not-earned": [{ liveryId: "gold" }, { title: "Air empire" }].map(appears) },
  },
  buyBase: {
    good: { 200: buys(TEST_HOME.toLowerCase(), atHome) },
    refused: {
      "unknown-icao": [NOWHERE, NOWHERE.toLowerCase()].map((icao) => buys(icao, none)),
      "base-exists": [buys(TEST_HOME, all(atHome, opens(TEST_HOME)))],
      "base-limit": [buys("EDDS", isFull)],
      "not-known-there": [buys(AWAY, none), buys(AWAY, atHome)],
      "debt-first": [buys(TEST_HOME, all(atHome, owes))],
      "purse-too-small": [buys(TEST_HOME, all(atHome, money(249_999)))],
    },
  },
  getCompany: {
    good: {
      200: async (stage) => {
        const pilot = await stage.pilot();
        await pilot.ok("POST", "/api/player/privacy", { companyPage: true });
        return read(stage.stranger(), `/api/companies/${pilot.username.toUpperCase()}`);
      },
    },
    refused: { "unknown-company": ["nobody", "founder", "%20"].map(readsCompany) },
  },
  getStatus: { good: { 200: async (stage) => read(stage.stranger(), "/api/status") } },
  getRanking: { good: { 200: async (stage) => read(stage.stranger(), "/api/ranking?by=km&limit=3") } },
  changePrivacy: {
    good: { 200: after(none, (pilot) => posted(pilot, "/api/player/privacy", { companyPage: true })) },
    refused: {
      "guest-account": [async (stage) => posted(await guest(stage), "/api/player/privacy", { companyPage: true })],
    },
  },
  sellBase: {
    good: { 200: withBase(async (pilot, baseId) => posted(pilot, `/api/bases/${baseId}/sell`)) },
    refused: {
      "unknown-base": forEach(NO_IDS, (pilot, id) => posted(pilot, `/api/bases/${id}/sell`)),
      "not-owner": [
        withBase(async (_pilot, baseId, stage) => posted(await stage.pilot(), `/api/bases/${baseId}/sell`)),
      ],
    },
  },
};
