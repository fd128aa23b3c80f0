/**
 * One request for every answer in the description: a good one for each success of each operation, and some for each refusal of
 * its own. Refusals that every operation shares are derived from the description.
 */
import { ACCOUNT_CASES } from "./cases/account-cases.ts";
import { ADMIN_CASES } from "./cases/admin-cases.ts";
import { GOAL_CASES } from "./cases/goal-cases.ts";
import { PACKAGE_CASES } from "./cases/package-cases.ts";
import { PLANE_CASES } from "./cases/plane-cases.ts";
import { ROUTE_CASES } from "./cases/route-cases.ts";
import { AUDIT_CASES, TABLE_CASES } from "./cases/table-cases.ts";
import { TOGETHER_CASES } from "./cases/together-cases.ts";
import { HOOK_CASES, WORLD_CASES } from "./cases/world-cases.ts";
import type { CasesByOperation } from "./stage.ts";

/** The stream of states is tested over a real socket instead. */
export const CASES: CasesByOperation = {
  ...ACCOUNT_CASES,
  ...WORLD_CASES,
  ...PLANE_CASES,
  ...ROUTE_CASES,
  ...TOGETHER_CASES,
  ...PACKAGE_CASES,
  ...GOAL_CASES,
  ...ADMIN_CASES,
  ...TABLE_CASES,
  ...AUDIT_CASES,
  ...HOOK_CASES,
};
