/** Refusals of a company: bases, home, relief, appearance. */
import type { RefusalTable } from "@outbound/kit/rules/refusal.ts";

export const COMPANY = {
  "base-exists": {
    status: 409,
    title: "Already a base",
    cause: "The player has a base at that airport.",
    remedy: "Choose another airport.",
    example: { detail: "You have a base at EDDF already.", details: { icao: "EDDF", baseId: 3 } },
  },
  "base-limit": {
    status: 409,
    title: "Too many bases",
    cause: "A player has at most 5 bases.",
    remedy: "Sell one first.",
    example: { detail: "You have 5 bases; the maximum is 5.", details: { required: 6, available: 5, missing: 1 } },
  },
  "not-known-there": {
    status: 409,
    title: "Not known there",
    cause: "The player can open a base at an airport after 10 deliveries to it.",
    remedy: "Deliver there more often.",
    example: {
      detail: "A base needs 10 deliveries to EDDM; you made 4.",
      details: { icao: "EDDM", required: 10, available: 4, missing: 6 },
    },
  },
  "home-chosen": {
    status: 409,
    title: "Home already chosen",
    cause: "The player has already chosen a home, and can choose only once.",
    remedy: "Buy a plane where you want to be.",
    example: { detail: "The home is EDDF.", details: { homeIcao: "EDDF" } },
  },
  "not-a-home": {
    status: 409,
    title: "No home airport",
    cause: "The player cannot start from this airport.",
    remedy: "Choose one of GET /api/onboarding/homes.",
    example: { detail: "EDXW is not among the airports to start from.", details: { icao: "EDXW" } },
  },
  "relief-not-needed": {
    status: 409,
    title: "No relief needed",
    cause: "The player can continue without it.",
    remedy: "Do what `detail` names.",
    example: {
      detail:
        "Relief is for players who cannot continue: cash of 9,000 € covers the fuel of D-ABCD for 150 km (244 €).",
      details: { money: 9000, sales: 0, required: 244, planeId: 7 },
    },
  },
  "relief-too-soon": {
    status: 409,
    title: "Relief only once an hour",
    cause: "The last relief was less than a real hour ago.",
    remedy: "Wait until the hour is over.",
    example: { detail: "The next relief is possible in 21 min.", details: { retryAfterRealMs: 1260000 } },
  },
  "not-earned": {
    status: 409,
    title: "Not earned yet",
    cause: "The livery or the title is the reward of a milestone that the player has not reached.",
    remedy: "Choose one whose milestone in GET /api/milestones has `doneAt`.",
    example: {
      detail: "You have not earned the livery 'gold': it takes the milestone 'mastery-campaign'.",
      details: { livery: "gold", milestoneId: "mastery-campaign" },
    },
  },
} as const satisfies RefusalTable;
