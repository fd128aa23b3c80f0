/** The player's state, the first steps, relief and the leaderboard. */
import type { App } from "@outbound/kit/http/app/app.ts";
import Type from "typebox";
import { type CrowdedHome, chooseHome, homesByCrowding } from "../../rules/company/home.ts";
import { askRelief } from "../../rules/company/relief.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { leaderboardView } from "../views/leaderboard.ts";
import { actionRoutes, folded } from "./action.ts";

export function playerRoutes(app: App, service: CargoService): void {
  stateRoute(app, service);
  onboardingRoutes(app, service);
  leaderboardRoute(app, service);
}

function stateRoute(app: App, service: CargoService): void {
  app.get(
    "/api/state",
    {
      schema: {
        operationId: "getState",
        tags: ["state"],
        summary: "Everything the player sees",
        description: "The snapshot of the player, with time brought up to now. Changes nothing but what is due.",
        response: { 200: schemas.answer(schemas.State) },
      },
    },
    async (request, reply) => service.state(request, reply) as never,
  );
}

function onboardingRoutes(app: App, service: CargoService): void {
  app.get(
    "/api/onboarding/homes",
    {
      schema: {
        operationId: "listHomes",
        tags: ["onboarding"],
        summary: "Airports to start from",
        description: "Large airports with enough jobs around, the least crowded first. Changes nothing.",
        response: { 200: Type.Array(schemas.answer(schemas.Home)) },
      },
    },
    async () => {
      const players = await service.game.host.read(
        ({ state }) => Map.groupBy(state.accounts.players.values(), ({ homeIcao }) => homeIcao),
        "cached",
      );
      return homesByCrowding((icao) => players.get(icao)?.length ?? 0).map(homeView);
    },
  );
  const action = actionRoutes(app, service);
  action({
    url: "/api/onboarding/home",
    operationId: "chooseHome",
    tag: "onboarding",
    summary: "Choose a home",
    description: "Chooses the home airport, once. The free first plane is delivered there at once.",
    body: schemas.HomeRequest,
    problems: ["unknown-icao", "home-chosen", "not-a-home"],
    run: (scene, playerId, { icao }) => chooseHome(scene, playerId, folded(icao)),
  });
  action({
    url: "/api/relief",
    operationId: "askRelief",
    tag: "onboarding",
    summary: "Ask for relief",
    description:
      "Money for a player who is stuck: raises cash to what the cheapest way to continue costs plus 5,000 €, once a real hour.",
    problems: ["relief-not-needed", "relief-too-soon"],
    run: (scene, playerId) => askRelief(scene, playerId),
  });
}

const homeView = ({ airport, nearbyAirports, regionalAirports, players }: CrowdedHome): schemas.HomeView => ({
  ...airport,
  nearbyAirports,
  regionalAirports,
  players,
});

function leaderboardRoute(app: App, service: CargoService): void {
  app.get(
    "/api/leaderboard",
    {
      schema: {
        operationId: "getLeaderboard",
        tags: ["state"],
        summary: "The first players",
        description: "Players by what they are worth or did, and the viewer's own rank. Changes nothing.",
        querystring: schemas.LeaderboardQuery,
        response: { 200: schemas.answer(schemas.Leaderboard) },
      },
    },
    async (request) => {
      const { by = "worth", limit = 20 } = request.query;
      return service.game.host.read((view) => leaderboardView(view, playerOf(request), by, limit), "cached");
    },
  );
}
