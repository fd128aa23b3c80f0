/** Refusals of buying, selling, repairing and deleting planes. */
import type { RefusalTable } from "@outbound/kit/rules/refusal.ts";

export const FLEET = {
  "plane-healthy": {
    status: 409,
    title: "Nothing to repair",
    cause: "The plane's health is 100.",
    remedy: "Repair the plane when its health is below 100.",
    example: { detail: "D-ABCD has a health of 100.", details: { planeId: 7, health: 100 } },
  },
  "plane-queued": {
    status: 409,
    title: "The plane has queued legs",
    cause: "A plane with a queue cannot be sold.",
    remedy: "Cancel its legs first.",
    example: { detail: "D-ABCD has 2 queued legs.", details: { planeId: 7, queued: 2 } },
  },
  "plane-loaded": {
    status: 409,
    title: "The plane is loaded",
    cause: "A plane with cargo cannot be sold.",
    remedy: "Deliver or abandon its cargo first.",
    example: { detail: "D-ABCD carries 3 packages.", details: { planeId: 7, packages: 3 } },
  },
  "plane-on-route": {
    status: 409,
    title: "The plane is on a route",
    cause: "A plane on a route cannot be sold.",
    remedy: "Take it off with POST /api/planes/{planeId}/route and `routeId` null.",
    example: { detail: "D-ABCD is on the route Bavaria.", details: { planeId: 7, routeId: 3 } },
  },
  "fleet-full": {
    status: 409,
    title: "The fleet is full",
    cause: "A player has at most 60 planes.",
    remedy: "Sell one first.",
    example: {
      detail: "The fleet has 60 planes; the maximum is 60.",
      details: { required: 61, available: 60, missing: 1 },
    },
  },
  "not-sold-there": {
    status: 409,
    title: "Not sold there",
    cause: "Planes are sold at the home airport, at airports where the player has a plane, and at large airports.",
    remedy: "Choose one of these airports.",
    example: {
      detail: "EDXW is neither large nor your home, and you have no plane there.",
      details: { icao: "EDXW", size: "medium" },
    },
  },
  "plane-in-use": {
    status: 409,
    title: "In use",
    cause: "An admin cannot delete a plane that flies or carries cargo, or a player who has such a plane.",
    remedy: "Wait until it has landed and is empty.",
    example: { detail: "Plane 7 is flying.", details: { planeId: 7 } },
  },
} as const satisfies RefusalTable;
