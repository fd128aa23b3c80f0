/** Campaigns, read from memory. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { playerOf } from "../../guard.ts";
import * as schemas from "../../schemas.ts";
import type { CargoService } from "../../service.ts";
import { campaignView } from "../../views/campaign.ts";
import { endpoints } from "../endpoint.ts";

export function campaignRoutes(app: App, { game }: CargoService): void {
  endpoints(app, "together").get({
    url: "/api/campaigns",
    operationId: "listCampaigns",
    tokenScope: "read",
    summary: "Campaigns",
    description:
      "The running campaigns and the last hundred that ended, newest first, with what the player delivered. Only packages that were loaded by hand count. The stream reports progress as `event: campaign` with id, deliveredKg and targetKg. Changes nothing.",
    query: schemas.CampaignsQuery,
    answer: schemas.CampaignPage,
    handler: async (request) => {
      const playerId = playerOf(request);
      const { limit = 50, before = Number.POSITIVE_INFINITY } = request.query;
      return game.host.read(({ state: world }) => {
        const left = world.campaigns.list.filter(({ id }) => id < before).toReversed();
        const items = left.slice(0, limit).map((one) => campaignView(world, playerId, one));
        return { items, nextBefore: left.length > limit ? (items.at(-1)?.id ?? null) : null };
      }, "cached");
    },
  });
}
