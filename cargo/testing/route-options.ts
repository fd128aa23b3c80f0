/** The routes whose options differ from the default, and how. Add a route that has an option of its own. */
import type { DifferingOptions, OptionsTable } from "@outbound/kit/testing/declared-routes.ts";

/** Takes or returns a secret. */
const SECRET: DifferingOptions = { idempotencyKey: false };
/** Verifies a password that the caller sends, so guesses are limited. */
const GUESSED: DifferingOptions = { ...SECRET, limits: ["sign-in"] };
const SIGN_IN: DifferingOptions = { ...GUESSED, access: "open" };
const NEWCOMER: DifferingOptions = { ...SIGN_IN, limits: ["sign-in", "new accounts"] };
/** Open to API tokens that may read. Without a token scope, a route is closed to all tokens. */
const READ: DifferingOptions = { tokenScope: "read" };
const HISTORY: DifferingOptions = { ...READ, cost: 10 };
const LIST: DifferingOptions = { ...READ, cost: 5 };
const CHEAP: DifferingOptions = { ...READ, cost: 1 };
/** Open to API tokens that may play. */
const PLAY: DifferingOptions = { tokenScope: "play" };

export const ROUTE_OPTIONS: OptionsTable = {
  register: NEWCOMER,
  signIn: SIGN_IN,
  beginAsGuest: NEWCOMER,
  keepCompany: GUESSED,
  signOut: SECRET,
  changePassword: GUESSED,
  deleteAccount: GUESSED,
  createToken: SECRET,
  changePrivacy: { tokenScope: "closed" },
  getRegistration: { access: "open" },
  getStatus: { access: "open", cost: 1 },
  getRanking: { access: "open" },
  getCompany: { access: "open", limits: ["companies"] },
  adminLogin: SIGN_IN,
  adminLogout: SECRET,
  adminAddUser: GUESSED,
  adminChangeUser: GUESSED,
  adminDeleteUser: GUESSED,
  adminCreateInvite: SECRET,
  adminSetPlayerPassword: GUESSED,
  "GET /": { limits: [] },

  getState: READ,
  streamState: { ...READ, limits: ["streams of address", "streams of caller"] },
  listHomes: READ,
  getLeaderboard: READ,
  getQuote: READ,
  getQuotes: READ,
  listPlaneJobs: HISTORY,
  planLoad: { ...READ, cost: 20 },
  listRoutes: READ,
  listPackages: READ,
  listAirports: CHEAP,
  listCommodities: CHEAP,
  getAirport: READ,
  listAirportJobs: READ,
  listMarketAirports: READ,
  listWorldEvents: READ,
  listDemand: HISTORY,
  listMilestones: READ,
  listBasePlaces: READ,
  listSeasons: LIST,
  listCampaigns: READ,
  listAlliances: LIST,
  getAlliance: READ,
  listInvitations: READ,
  listSentInvitations: READ,
  listSharedPlanes: LIST,
  listLedger: HISTORY,
  listEvents: HISTORY,
  listEndedPackages: HISTORY,
  summariseHistory: { ...READ, cost: 20 },

  chooseHome: PLAY,
  askRelief: PLAY,
  fly: PLAY,
  queueLeg: PLAY,
  cancelQueuedLeg: PLAY,
  moveQueuedLeg: PLAY,
  dispatch: PLAY,
  repair: PLAY,
  repairPlanes: PLAY,
  buyPlane: PLAY,
  sellPlane: PLAY,
  renamePlane: PLAY,
  createRoute: PLAY,
  changeRoute: PLAY,
  deleteRoute: PLAY,
  assignRoute: PLAY,
  assignPlanes: PLAY,
  loadPackage: PLAY,
  acceptPackage: PLAY,
  abandonPackage: PLAY,
  changeAppearance: PLAY,
  buyBase: PLAY,
  sellBase: PLAY,
  foundAlliance: PLAY,
  leaveAlliance: PLAY,
  inviteToAlliance: PLAY,
  withdrawInvitation: PLAY,
  expelFromAlliance: PLAY,
  acceptInvitation: PLAY,
  declineInvitation: PLAY,
};
