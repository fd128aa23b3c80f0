/** Bodies of test hooks, described only if the hooks exist. */
import { Type } from "@outbound/kit/http/request/type.ts";
import type { TProperties } from "typebox";
import { COMMODITIES } from "../../rules/jobs/commodities.ts";
import { SPECIALS } from "../../rules/jobs/specials.ts";
import { REGION_IDS } from "../../rules/market/regions.ts";
import { COMMODITY_GROUPS, EVENT_KINDS } from "../../rules/values/market.ts";
import { givenIcao, givenId, object, oneOf } from "./shape.ts";

/** Sums of many such amounts are exact. */
const MAX_MONEY = 1_000_000_000_000;
const MONTH_MS = 30 * 86_400_000;
const TEN_YEARS_MS = 10 * 365.25 * 86_400_000;

const COMMODITY_IDS = COMMODITIES.map(({ id }) => id);
const SPECIAL_IDS = SPECIALS.map(({ id }) => id);

const hook = <P extends TProperties>($id: string, properties: P, description: string) =>
  object(properties, { $id, description });

export const SetTimescaleRequest = hook(
  "SetTimescaleRequest",
  {
    timeScale: Type.Number({
      minimum: 0,
      maximum: 100_000,
      description: "Simulated milliseconds that pass in a real one; 0 stops the clock.",
    }),
  },
  "How fast the world's clock runs.",
);
export const SetHealthRequest = hook(
  "SetHealthRequest",
  {
    planeId: givenId("the plane"),
    health: Type.Number({ minimum: 0, maximum: 100, description: "Points, kept in hundredths; 0 breaks the plane." }),
  },
  "The health of a plane.",
);
export const AddCashRequest = hook(
  "AddCashRequest",
  {
    amount: Type.Optional(
      Type.Integer({
        minimum: -MAX_MONEY,
        maximum: MAX_MONEY,
        description: "Whole euros, 1,000,000 unless given; negative: taken from the player's cash.",
      }),
    ),
  },
  "Money for the player.",
);
export const CreateContractRequest = hook(
  "CreateContractRequest",
  {
    originIcao: givenIcao("Where it waits."),
    destIcao: givenIcao("Destination."),
    weightKg: Type.Integer({ minimum: 1, maximum: 1_000_000, description: "Weight in kg, taken as it is." }),
    commodity: Type.Optional(oneOf(COMMODITY_IDS, "What it holds.")),
    special: Type.Optional(oneOf(SPECIAL_IDS, "Its special; ordinary cargo by default.")),
    payout: Type.Optional(
      Type.Integer({ minimum: 0, maximum: MAX_MONEY, description: "Whole euros, taken as it is." }),
    ),
    lifetimeMs: Type.Optional(
      Type.Integer({ minimum: 1, maximum: TEN_YEARS_MS, description: "Real milliseconds until it expires." }),
    ),
  },
  "An open job for all players.",
);
export const AdvanceRequest = hook(
  "AdvanceRequest",
  {
    simMs: Type.Integer({
      minimum: 0,
      maximum: TEN_YEARS_MS,
      description: "Simulated milliseconds, ten years at most.",
    }),
  },
  "Simulated time that passes at once.",
);
export const AdvanceRealRequest = hook(
  "AdvanceRealRequest",
  {
    realMs: Type.Integer({ minimum: 0, maximum: MONTH_MS, description: "Real milliseconds, thirty days at most." }),
  },
  "Real time that passes at once.",
);
export const CreateEventRequest = hook(
  "CreateEventRequest",
  {
    kind: oneOf(EVENT_KINDS, "What happens."),
    regionId: oneOf(REGION_IDS, "Where."),
    group: Type.Optional(oneOf(COMMODITY_GROUPS, "What a shortage is of; mail unless given.")),
    factor: Type.Optional(
      Type.Number({ minimum: 0.5, maximum: 2, description: "That of its kind unless given; of fuel the higher one." }),
    ),
    startsInSimMs: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: TEN_YEARS_MS,
        description: "Simulated milliseconds until then; now unless given.",
      }),
    ),
    simMs: Type.Integer({
      minimum: 1,
      maximum: TEN_YEARS_MS,
      description: "Simulated milliseconds for which it lasts.",
    }),
  },
  "A world event.",
);
export const CreateCampaignRequest = hook(
  "CreateCampaignRequest",
  {
    icao: givenIcao("Where to deliver."),
    group: oneOf(COMMODITY_GROUPS, "The group of goods that counts."),
    targetKg: Type.Integer({ minimum: 1, maximum: MAX_MONEY, description: "Kilograms that make it a success." }),
    simMs: Type.Integer({
      minimum: 1,
      maximum: TEN_YEARS_MS,
      description: "Simulated milliseconds for which it lasts.",
    }),
  },
  "A campaign.",
);
