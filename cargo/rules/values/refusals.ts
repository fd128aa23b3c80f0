/** All refusals of the rules in one table, the source of the API's problem documents and of the docs. */
import { refusalOf } from "@outbound/kit/rules/refusal.ts";
import { ALLIANCES } from "./refusals/alliances.ts";
import { COMPANY } from "./refusals/company.ts";
import { FLEET } from "./refusals/fleet.ts";
import { FLIGHTS } from "./refusals/flights.ts";
import { JOBS } from "./refusals/jobs.ts";
import { LOOKUPS } from "./refusals/lookups.ts";
import { ROUTES } from "./refusals/routes.ts";

export const REFUSALS = {
  ...LOOKUPS,
  ...FLIGHTS,
  ...JOBS,
  ...FLEET,
  ...ROUTES,
  ...ALLIANCES,
  ...COMPANY,
};

export type RefusalCode = keyof typeof REFUSALS;

export class Refusal extends refusalOf(REFUSALS) {}
