/** The player's state and the leaderboard. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { accountOf, playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { leaderboardView } from "../views/leaderboard.ts";
import { endpoints } from "./endpoint.ts";

export function playerRoutes(app: App, service: CargoService): void {
  stateRoute(app, service);
  leaderboardRoute(app, service);
}

function stateRoute(app: App, service: CargoService): void {
  endpoints(app, "state").get({
    url: "/api/state",
    operationId: "getState",
    tokenScope: "read",
    summary: "The player's snapshot",
    description: "The player's snapshot as of now. Runs the scheduled events that are due; changes nothing else.",
    answer: schemas.State,
    handler: (request, reply) => service.state(request, reply),
  });
}

function leaderboardRoute(app: App, service: CargoService): void {
  endpoints(app, "state").get({
    url: "/api/leaderboard",
    operationId: "getLeaderboard",
    tokenScope: "read",
    summary: "The ranking of players",
    description:
      "Players ranked by worth, reputation, deliveries or distance, and the viewer's own rank. Changes nothing.",
    query: schemas.LeaderboardQuery,
    answer: schemas.Leaderboard,
    handler: (request) => {
      const { by = "worth", limit = 20 } = request.query;
      const playerId = playerOf(request);
      return service.game.host.read(
        (view) => leaderboardView(view, accountOf(view.state, playerId).id, by, limit),
        "cached",
      );
    },
  });
}
