/** The public ranking for people without an account, if the operator shows it. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import { isSuspended } from "../../../players/suspension.ts";
import type { CargoSettings } from "../../../settings.ts";
import type { Account } from "../../../world/state/accounts.ts";
import * as schemas from "../../schemas.ts";
import type { CargoService } from "../../service.ts";
import { publicRankingView } from "../../views/leaderboard.ts";
import { endpoints, NOINDEX } from "../endpoint.ts";

export function rankingRoute(app: App, { game }: CargoService, settings: CargoSettings | undefined): void {
  endpoints(app, "companies").get({
    url: "/api/ranking",
    operationId: "getRanking",
    summary: "The public ranking",
    description:
      "Companies ranked by worth, reputation, deliveries or distance, if the operator shows the ranking. Companies that show no page, and those of suspended players, appear without names. Changes nothing.",
    query: schemas.LeaderboardQuery,
    answer: schemas.PublicRanking,
    access: "open",
    openapi: { responseHeaders: { 200: NOINDEX } },
    problems: ["ranking-not-public"],
    handler: async (request, reply) => {
      if (settings?.publicRanking !== true) {
        throw new ProblemError("ranking-not-public", "This service shows its ranking to players only.");
      }
      const { by = "worth", limit = 20 } = request.query;
      const wall = game.clock.wall();
      const isHidden = (account: Account) => isSuspended(account, wall);
      const ranking = await game.host.read((view) => publicRankingView(view, by, limit, isHidden));
      reply.header("x-robots-tag", "noindex");
      return ranking;
    },
  });
}
