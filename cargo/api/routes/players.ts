/** The player's state, the first steps, relief and the leaderboard. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { chooseHome, homesByCrowding } from "../../rules/company/home.ts";
import { askRelief } from "../../rules/company/relief.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { leaderboardView } from "../views/leaderboard.ts";
import { actionRoutes, folded } from "./action.ts";
import { endpoints } from "./endpoint.ts";

export function playerRoutes(app: App, service: CargoService): void {
  stateRoute(app, service);
  onboardingRoutes(app, service);
  leaderboardRoute(app, service);
}

function stateRoute(app: App, service: CargoService): void {
  endpoints(app, "state").get({
    url: "/api/state",
    operationId: "getState",
    tokenScope: "read",
    summary: "Everything the player sees",
    description: "The player's snapshot as of now. Runs due events; changes nothing else.",
    answer: schemas.State,
    handler: (request, reply) => service.state(request, reply),
  });
}

function onboardingRoutes(app: App, service: CargoService): void {
  endpoints(app, "onboarding").get({
    url: "/api/onboarding/homes",
    operationId: "listHomes",
    tokenScope: "read",
    summary: "Airports to start from",
    description: "Large airports with enough jobs around, the least crowded first. Changes nothing.",
    answer: Type.Array(schemas.answer(schemas.Home)),
    handler: async () => {
      const players = await service.game.host.read(
        ({ state }) => Map.groupBy(state.accounts.players.values(), ({ homeIcao }) => homeIcao),
        "cached",
      );
      return homesByCrowding((icao) => players.get(icao)?.length ?? 0).map(({ airport, ...home }) => ({
        ...airport,
        ...home,
      }));
    },
  });
  const action = actionRoutes(app, service, "onboarding");
  action({
    url: "/api/onboarding/home",
    operationId: "chooseHome",
    summary: "Choose a home",
    description: "Chooses the home airport, once. The free first plane is delivered there at once.",
    body: schemas.HomeRequest,
    problems: ["unknown-icao", "home-chosen", "not-a-home"],
    run: (scene, playerId, { icao }) => chooseHome(scene, playerId, folded(icao)),
  });
  action({
    url: "/api/relief",
    operationId: "askRelief",
    summary: "Ask for relief",
    description:
      "Money for a player who is stuck: raises cash to what the cheapest way to continue costs plus 5,000 €, once a real hour.",
    problems: ["relief-not-needed", "relief-too-soon"],
    run: askRelief,
  });
}

function leaderboardRoute(app: App, service: CargoService): void {
  endpoints(app, "state").get({
    url: "/api/leaderboard",
    operationId: "getLeaderboard",
    tokenScope: "read",
    summary: "The first players",
    description:
      "Players ranked by worth, reputation, deliveries or distance, and the viewer's own rank. Changes nothing.",
    query: schemas.LeaderboardQuery,
    answer: schemas.Leaderboard,
    handler: (request) => {
      const { by = "worth", limit = 20 } = request.query;
      return service.game.host.read((view) => leaderboardView(view, playerOf(request), by, limit), "cached");
    },
  });
}
