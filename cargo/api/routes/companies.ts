/** Public pages of companies, and players' privacy settings. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { changePrivacy } from "../../rules/company/privacy.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { COMPANY_LIMIT } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import type { CompanyPages } from "../views/company.ts";
import { actionRoutes } from "./action.ts";
import { endpoints, NOINDEX } from "./endpoint.ts";

export function companyRoutes(app: App, service: CargoService, pages: CompanyPages): void {
  endpoints(app, "companies").get({
    url: "/api/companies/:username",
    operationId: "getCompany",
    summary: "The page of a company",
    description:
      "What a company shows to anybody, at most a minute old: types of planes, milestones, and flights that ended more than 24 real hours ago, without those on routes. The answer is the same 404 if the company shows no page, if the player is suspended and if nobody has the name. Changes nothing.",
    params: schemas.CompanyPath,
    answer: schemas.Company,
    access: "open",
    openapi: { responseHeaders: { 200: NOINDEX } },
    limits: [COMPANY_LIMIT],
    problems: ["unknown-company"],
    handler: async (request, reply) => {
      const { username } = request.params;
      const page = await pages.find(username);
      if (page === undefined) {
        throw problemOf(new Refusal("unknown-company", `There is no page of '${username}'.`, { username }));
      }
      reply.header("x-robots-tag", "noindex");
      return page;
    },
  });
  actionRoutes(
    app,
    service,
    "companies",
  )({
    url: "/api/player/privacy",
    operationId: "changePrivacy",
    tokenScope: "closed",
    summary: "Change what others see",
    description: "Shows or hides the company's page to everybody, and the player's planes to members of the alliance.",
    body: schemas.PrivacyRequest,
    problems: ["guest-account"],
    run: changePrivacy,
  });
}
