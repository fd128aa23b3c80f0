/** Opening and selling bases. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { buyBase, sellBase } from "../../rules/company/bases.ts";
import { airportsByDeliveries } from "../../rules/geography/delivered-to.ts";
import { accountOf, playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { actionRoutes, folded } from "./action.ts";
import { endpoints } from "./endpoint.ts";

export function baseRoutes(app: App, service: CargoService): void {
  placesRoute(app, service);
  const action = actionRoutes(app, service, "goals");
  action({
    url: "/api/bases",
    operationId: "buyBase",
    summary: "Open a base",
    description:
      "Opens a base at an airport to which the player delivered ten times. There the player's planes are repaired twice as fast and buy cheaper fuel, and legs from or to it cause less wear. Each base costs twice as much as the one before, and an upkeep.",
    body: schemas.BaseRequest,
    problems: ["unknown-icao", "base-exists", "base-limit", "not-known-there", "debt-first", "purse-too-small"],
    run: (scene, playerId, { icao }) => buyBase(scene, playerId, folded(icao)),
  });
  action({
    url: "/api/bases/:baseId/sell",
    operationId: "sellBase",
    summary: "Sell a base",
    description: "Closes a base and pays back half of its price.",
    problems: ["unknown-base", "not-owner"],
    run: (scene, playerId, _body, id) => sellBase(scene, playerId, id),
  });
}

function placesRoute(app: App, { game }: CargoService): void {
  endpoints(app, "goals").get({
    url: "/api/bases/places",
    operationId: "listBasePlaces",
    tokenScope: "read",
    summary: "Airports for a base",
    description: "The airports to which the player delivered, those with most deliveries first. Changes nothing.",
    query: schemas.BasePlacesQuery,
    answer: schemas.BasePlaces,
    handler: async (request) => {
      const { limit = 20 } = request.query;
      const playerId = playerOf(request);
      return game.host.read(({ state: world }) => {
        const { deliveredTo } = accountOf(world, playerId);
        const bases = new Set(world.bases.all(world.bases.of(playerId)).map(({ icao }) => icao));
        const shown = airportsByDeliveries(deliveredTo).slice(0, limit);
        return { items: shown.map((place) => ({ ...place, hasBase: bases.has(place.icao) })) };
      }, "cached");
    },
  });
}
