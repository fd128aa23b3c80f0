/** The routes with options that differ from the default. A route with an option of its own must be added here. */
import type { OptionsTable } from "@outbound/kit/testing/declared-routes.ts";

export const ROUTE_OPTIONS: OptionsTable = {
  importSave: { bodyLimit: 4 * 1024 * 1024, cost: 50 },
  restoreSave: { cost: 50 },
  getStatus: { cost: 1 },
  listEvents: { cost: 5 },
  exportSave: { cost: 5 },
  getReplay: { cost: 5 },
  streamEvents: { limits: ["streams of address", "streams of caller"] },
  createGame: { limits: ["new games"], idempotencyKey: false },
  "GET /": { limits: [] },
};
