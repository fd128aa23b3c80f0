/** Refusals of legs and queues. */
import type { RefusalTable } from "@outbound/kit/rules/refusal.ts";

export const FLIGHTS = {
  "plane-broken": {
    status: 409,
    title: "The plane is broken",
    cause: "The plane's health is 0, so it cannot fly.",
    remedy: "Repair it with POST /api/planes/{planeId}/repair.",
    example: { detail: "D-ABCD is broken: its health is 0.", details: { planeId: 7, health: 0 } },
  },
  "plane-flying": {
    status: 409,
    title: "The plane is flying",
    cause: "The command works only while the plane is on the ground.",
    remedy: "Wait until it has landed; queue a leg meanwhile.",
    example: { detail: "D-ABCD is flying to LFPG.", details: { planeId: 7, destIcao: "LFPG" } },
  },
  "plane-repairing": {
    status: 409,
    title: "The plane is in repair",
    cause: "The command does not work while the plane is in repair.",
    remedy: "Wait until its health is 100.",
    example: { detail: "D-ABCD is in repair at health 62.", details: { planeId: 7, health: 62 } },
  },
  "plane-elsewhere": {
    status: 409,
    title: "The plane is elsewhere",
    cause: "The plane is not at the airport where the package waits.",
    remedy: "Fly the plane there first.",
    example: {
      detail: "The job to LFPG (Car parts) waits at EDDF, D-ABCD is at EDDM.",
      details: { planeId: 7, packageId: 12, originIcao: "EDDF", airportIcao: "EDDM" },
    },
  },
  "already-there": {
    status: 409,
    title: "Already there",
    cause: "The plane is already at that airport.",
    remedy: "Choose another destination.",
    example: { detail: "D-ABCD is at EDDF already.", details: { planeId: 7, icao: "EDDF" } },
  },
  "beyond-tank": {
    status: 409,
    title: "Not enough tank capacity",
    cause: "The leg needs more fuel than the tank holds.",
    remedy: "Choose a nearer airport or another plane; GET /api/planes/{planeId}/quote shows what a leg needs.",
    example: {
      detail: "The leg of 2,410 km needs 1,704.2 l, the tank holds 1,012 l.",
      details: { distanceKm: 2410, required: 1704.2, available: 1012, missing: 692.2 },
    },
  },
  "purse-too-small": {
    status: 409,
    title: "Not enough money",
    cause: "The command costs more than the player's cash.",
    remedy: "Deliver something, sell a plane, or ask for relief with POST /api/relief.",
    example: {
      detail: "The fuel costs 1,204 €, you have 800 €.",
      details: { required: 1204, available: 800, missing: 404 },
    },
  },
  "same-stop": {
    status: 409,
    title: "The same stop twice",
    cause: "The leg would start and end at the same airport.",
    remedy: "Queue another airport.",
    example: { detail: "The queue of D-ABCD ends at LFPG already.", details: { planeId: 7, icao: "LFPG" } },
  },
  "queue-full": {
    status: 409,
    title: "The queue is full",
    cause: "A plane takes at most 12 queued legs.",
    remedy: "Cancel a leg or wait until one is flown.",
    example: {
      detail: "The queue of D-ABCD holds 12 legs, the maximum.",
      details: { planeId: 7, required: 13, available: 12, missing: 1 },
    },
  },
  "scouting-limit": {
    status: 409,
    title: "Too many airports opened",
    cause:
      "The leg would open one airport too many to the player. Within a real hour 30 can be opened, or 6 for each plane if that is more.",
    remedy: "Queue an airport that is open to you, fly there, or wait; `scouting` of the player shows what is left.",
    example: {
      detail: "You opened 30 airports within an hour; a leg can open EDDM in 21 min. Flying there works now.",
      details: { icao: "EDDM", limit: 30, retryAfterRealMs: 1260000 },
    },
  },
  "queue-empty": {
    status: 409,
    title: "Nothing to fly",
    cause: "The dispatch names no leg and none is queued.",
    remedy: "Give `legs`, or queue a leg first.",
    example: { detail: "D-ABCD has no leg to depart on.", details: { planeId: 7 } },
  },
} as const satisfies RefusalTable;
