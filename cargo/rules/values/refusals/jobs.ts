/** Refusals of accepting, loading and abandoning packages. */
import type { RefusalTable } from "@outbound/kit/rules/refusal.ts";

export const JOBS = {
  "job-taken": {
    status: 409,
    title: "Somebody was faster",
    cause: "Another player has accepted or loaded the job.",
    remedy: "Choose another job.",
    example: {
      detail: "The job to LFPG (Car parts) was taken by mira.",
      details: { packageId: 12, ownerId: 2, ownerName: "mira" },
    },
  },
  "job-gone": {
    status: 409,
    title: "The job is over",
    cause: "The package was delivered or abandoned, or its reservation lapsed.",
    remedy: "Choose an open job.",
    example: { detail: "The job to LFPG (Car parts) was delivered.", details: { packageId: 12, status: "delivered" } },
  },
  "already-loaded": {
    status: 409,
    title: "Already loaded",
    cause: "The package is on a plane already.",
    remedy: "Fly it to its destination, or abandon it.",
    example: { detail: "The job to LFPG (Car parts) is on D-ABCD.", details: { packageId: 12, planeId: 7 } },
  },
  "already-accepted": {
    status: 409,
    title: "Already accepted",
    cause: "The job is reserved for the player already.",
    remedy: "Load it before the reservation lapses.",
    example: { detail: "The job to LFPG (Car parts) is accepted already.", details: { packageId: 12 } },
  },
  "not-taken": {
    status: 409,
    title: "Neither accepted nor loaded",
    cause: "Only what was accepted or loaded can be abandoned.",
    remedy: "Leave the job on the market; it costs nothing.",
    example: { detail: "The job to LFPG (Car parts) is open.", details: { packageId: 12, status: "open" } },
  },
  "payload-exceeded": {
    status: 409,
    title: "Too heavy",
    cause: "The weights on the plane would exceed its payload.",
    remedy: "Load less, or take a larger plane.",
    example: {
      detail: "The job to LFPG (Car parts) weighs 900 kg, D-ABCD has 640 kg of 1,590 kg left.",
      details: { required: 900, available: 640, missing: 260, maxPayloadKg: 1590, packageId: 12 },
    },
  },
  "special-refused": {
    status: 409,
    title: "The special's rule is not met",
    cause: "The plane or the player does not meet the rule of the package's special.",
    remedy: "Read the rule of the special in `economy.specials` of GET /api/state.",
    example: {
      detail: "Cold chain asks for a plane health of at least 60; D-ABCD has 48.",
      details: { special: "coldchain", required: 60, available: 48 },
    },
  },
  "cooling-off": {
    status: 409,
    title: "Cooling off",
    cause: "The player abandoned three packages of that airport within 10 real minutes.",
    remedy:
      "Load and accept jobs elsewhere. `retryAfterRealMs` says in how many real milliseconds it works there again.",
    example: {
      detail: "You abandoned 3 packages of EDDF within 10 minutes; jobs there can be taken again in 9 min.",
      details: { icao: "EDDF", abandoned: 3, retryAfterRealMs: 540000 },
    },
  },
  "debt-first": {
    status: 409,
    title: "Debt first",
    cause: "The player owes penalties for abandoned packages and has a plane to earn them with.",
    remedy: "Deliver something or sell a plane: half of it pays the debt off.",
    example: {
      detail: "You owe 12,400 € of penalties. Half of what you earn pays them off.",
      details: { owed: 12400, planes: 2 },
    },
  },
  "accept-limit": {
    status: 409,
    title: "Too many accepted jobs",
    cause: "At most 20 jobs can be accepted and not loaded.",
    remedy: "Load or abandon one first.",
    example: {
      detail: "20 jobs are accepted, the maximum.",
      details: { required: 21, available: 20, missing: 1 },
    },
  },
  "accept-blocked": {
    status: 409,
    title: "No reservations for now",
    cause: "The reputation is below 5, or three reservations lapsed within an hour.",
    remedy: "Load jobs at once, without accepting them.",
    example: {
      detail: "3 reservations lapsed in the last hour; accepting works again in 21 min.",
      details: { lapses: 3, retryAfterRealMs: 1260000 },
    },
  },
  "outside-pool": {
    status: 409,
    title: "Outside your airports",
    cause: "The job waits at an airport that no plane of yours is at, flies to or is queued to.",
    remedy: "Queue or fly a plane there first.",
    example: { detail: "No plane of yours is at, flies to or is queued to EDDF.", details: { icao: "EDDF" } },
  },
  "no-plane-for-it": {
    status: 409,
    title: "No plane carries it",
    cause: "No plane type of the player has the payload for the job.",
    remedy: "Buy a larger plane first.",
    example: {
      detail: "The job weighs 22,000 kg, your largest plane carries 1,590 kg.",
      details: { required: 22000, available: 1590, missing: 20410 },
    },
  },
} as const satisfies RefusalTable;
