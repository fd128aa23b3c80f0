/** The routes whose options differ from the default, and how. A route with an option of its own is added here. */
import type { DifferingOptions, OptionsTable } from "@outbound/kit/testing/declared-routes.ts";

/** Takes or returns a secret. */
const SECRET: DifferingOptions = { idempotencyKey: false };
/** Verifies a password that the caller gives, so that guesses are limited. */
const GUESSED: DifferingOptions = { ...SECRET, rateLimit: "sign-in" };
const HISTORY: DifferingOptions = { cost: 10 };
const CHEAP: DifferingOptions = { cost: 1 };
const SIGN_IN: DifferingOptions = { ...GUESSED, access: "open" };

export const ROUTE_OPTIONS: OptionsTable = {
  register: SIGN_IN,
  signIn: SIGN_IN,
  signOut: SECRET,
  changePassword: GUESSED,
  deleteAccount: GUESSED,
  getRegistration: { access: "open" },
  getStatus: { access: "open", cost: 1 },
  getRanking: { access: "open" },
  listSeasons: { cost: 5 },
  listAlliances: { cost: 5 },
  listSharedPlanes: { cost: 5 },
  getCompany: { access: "open", rateLimit: "companies" },
  adminLogin: SIGN_IN,
  adminLogout: SECRET,
  adminAddUser: GUESSED,
  adminChangeUser: GUESSED,
  adminDeleteUser: GUESSED,
  adminCreateInvite: SECRET,
  adminSetPlayerPassword: GUESSED,
  listLedger: HISTORY,
  listEvents: HISTORY,
  listEndedPackages: HISTORY,
  summariseHistory: { cost: 20 },
  listDemand: HISTORY,
  listPlaneJobs: HISTORY,
  planLoad: { cost: 20 },
  listAirports: CHEAP,
  listCommodities: CHEAP,
  streamState: { opensStream: true },
  "GET /": { rateLimit: false },
};
