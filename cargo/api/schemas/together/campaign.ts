/** Campaigns, in which all players deliver together. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { CAMPAIGN_OUTCOMES } from "../../../rules/values/goals/campaign.ts";
import { COMMODITY_GROUPS } from "../../../rules/values/market.ts";
import { count, euros, icao, id, nullable, object, oneOf, pageLimit, simTime, type View } from "../shape.ts";

export const CampaignsQuery = object({
  limit: pageLimit(50),
  before: Type.Optional(
    Type.Integer({ minimum: 1, description: "For the next page, the `nextBefore` of the previous one." }),
  ),
});

export const OwnContribution = object(
  {
    kg: count("Kilograms that count."),
    earned: euros("What these deliveries paid."),
    bonus: euros("What success pays on top."),
  },
  { $id: "OwnContribution", description: "What the viewer delivered for a campaign." },
);

export const Campaign = object(
  {
    id: id("the campaign"),
    icao: icao("Where to deliver."),
    group: oneOf(COMMODITY_GROUPS, "The group of goods that counts."),
    startsSimTime: simTime("When it began."),
    endsSimTime: simTime("When it ends."),
    targetKg: count("Kilograms that make it a success."),
    deliveredKg: count("Kilograms delivered so far, at most the target."),
    mostKgEach: count("The most kilograms of one player that count."),
    outcome: oneOf(CAMPAIGN_OUTCOMES, "Whether it runs, or how it ended."),
    carriers: count("Players who delivered for it."),
    own: nullable(ref(OwnContribution, { description: "What the viewer delivered; null without a delivery." })),
  },
  { $id: "Campaign", description: "Goods that all players together bring to an airport." },
);
export type CampaignView = View<typeof Campaign>;

export const CampaignPage = object(
  {
    items: Type.Array(ref(Campaign), { description: "Newest first." }),
    nextBefore: nullable(id("the last campaign of this page, `before` of the next one; null on the last page")),
  },
  { $id: "CampaignPage", description: "Campaigns that run, and the last ones that ended." },
);
export type CampaignPageView = View<typeof CampaignPage>;
