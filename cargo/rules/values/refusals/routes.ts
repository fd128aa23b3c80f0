/** Refusals of routes and their planes. */
import type { RefusalTable } from "@outbound/kit/rules/refusal.ts";

export const ROUTES = {
  "route-limit": {
    status: 409,
    title: "Too many routes",
    cause: "A player has at most 50 routes.",
    remedy: "Change or delete one.",
    example: {
      detail: "You have 50 routes; the maximum is 50.",
      details: { required: 51, available: 50, missing: 1 },
    },
  },
  "queue-not-empty": {
    status: 409,
    title: "The plane has queued legs",
    cause: "A route replaces the queue, and the plane has queued legs that belong to no route.",
    remedy: "Give `replaceQueue: true`, or wait until they are flown.",
    example: {
      detail: "D-ABCD has 2 queued legs; replaceQueue drops them.",
      details: { planeId: 7, queued: 2 },
    },
  },
  "stop-beyond-range": {
    status: 409,
    title: "A stop is out of reach",
    cause: "The plane cannot fly a leg of the route, or to its nearest stop, in the worst wind.",
    remedy: "Use a plane with a longer range, or add stops between.",
    example: {
      detail: "The leg from EDDF to KJFK is 6,184 km, D-ABCD reaches 1,000 km in the worst wind.",
      details: { planeId: 7, icao: "KJFK", required: 6184, available: 1000, missing: 5184 },
    },
  },
  "no-desk": {
    status: 409,
    title: "No free dispatch desk",
    cause: "Each plane on a route takes a dispatch desk, and all are taken.",
    remedy: "Take another plane off its route, or open a base: it adds dispatch desks.",
    example: {
      detail: "You have 6 planes on routes and 6 dispatch desks.",
      details: { required: 7, available: 6, missing: 1 },
    },
  },
} as const satisfies RefusalTable;
