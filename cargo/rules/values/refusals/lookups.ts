/** Refusals of names, ids and airports that do not exist or are not the player's. */
import type { RefusalTable } from "@outbound/kit/rules/refusal.ts";

export const LOOKUPS = {
  "unknown-icao": {
    status: 400,
    title: "Unknown ICAO code",
    cause: "No airport of this world has the four-letter ICAO code in the body or the query.",
    remedy: "Take a code from GET /api/airports.",
    example: { detail: "No airport has the ICAO code 'XQXQ'.", details: { icao: "XQXQ" } },
  },
  "index-out-of-range": {
    status: 400,
    title: "No such place in the queue",
    cause: "The index lies outside the plane's queue.",
    remedy: "Give an index from 0 to the length of the queue less one.",
    example: { detail: "Index 3 is outside the queue of 2 legs.", details: { index: 3, length: 2 } },
  },
  "unknown-plane": {
    status: 404,
    title: "Unknown plane",
    cause: "No plane has the id.",
    remedy: "Take an id from `planes` of GET /api/state.",
    example: { detail: "There is no plane 99.", details: { planeId: 99 } },
  },
  "unknown-base": {
    status: 404,
    title: "Unknown base",
    cause: "There is no base with the id.",
    remedy: "Take an id from `bases` of GET /api/state.",
    example: { detail: "There is no base 99.", details: { baseId: 99 } },
  },
  "unknown-username": {
    status: 404,
    title: "Unknown player",
    cause: "No player has the name.",
    remedy: "Take a name from GET /api/leaderboard.",
    example: { detail: "No player is named 'mira'.", details: { username: "mira" } },
  },
  "unknown-alliance": {
    status: 404,
    title: "Unknown alliance",
    cause: "No alliance has the id.",
    remedy: "Take an id from GET /api/alliances.",
    example: { detail: "There is no alliance 99.", details: { allianceId: 99 } },
  },
  "unknown-invitation": {
    status: 404,
    title: "Unknown invitation",
    cause:
      "The player has no open invitation with the id or, when withdrawing one, the player's alliance has sent none. It may have lapsed.",
    remedy: "Take an id from GET /api/invitations or GET /api/alliance/invitations.",
    example: { detail: "You have no open invitation 99.", details: { invitationId: 99 } },
  },
  "unknown-package": {
    status: 404,
    title: "Unknown package",
    cause: "No package has the id, or it expired before anyone took it.",
    remedy: "Take an id from `packages` of GET /api/state.",
    example: { detail: "There is no package 99.", details: { packageId: 99 } },
  },
  "unknown-model": {
    status: 404,
    title: "Unknown model",
    cause: "No aircraft of the catalog has the id.",
    remedy: "Take an id from `catalog` of GET /api/state.",
    example: { detail: "There is no aircraft 'A380'.", details: { modelId: "A380" } },
  },
  "unknown-airport": {
    status: 404,
    title: "Unknown airport",
    cause: "No airport of this world has the ICAO code in the path.",
    remedy: "Take a code from GET /api/airports.",
    example: { detail: "No airport has the ICAO code 'XQXQ'.", details: { icao: "XQXQ" } },
  },
  "unknown-route": {
    status: 404,
    title: "Unknown route",
    cause: "No route has the id.",
    remedy: "Take an id from `routes` of GET /api/state.",
    example: { detail: "There is no route 99.", details: { routeId: 99 } },
  },
  "unknown-company": {
    status: 404,
    title: "No such page",
    cause: "No player has the name, or the company shows no page.",
    remedy: "Ask the player to show it with POST /api/player/privacy.",
    example: { detail: "There is no page of 'mira'.", details: { username: "mira" } },
  },
  "not-owner": {
    status: 403,
    title: "Not yours",
    cause: "The plane, the package, the base or the route belongs to another player.",
    remedy: "Use your own.",
    example: { detail: "Plane 7 belongs to mira.", details: { planeId: 7, ownerId: 2, ownerName: "mira" } },
  },
} as const satisfies RefusalTable;
