/** Onboarding: the list and the choice of homes, and relief for players who are stuck. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { chooseHome, homesByCrowding } from "../../rules/company/home.ts";
import { askRelief } from "../../rules/company/relief.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { actionRoutes, folded } from "./action.ts";
import { endpoints } from "./endpoint.ts";

export function onboardingRoutes(app: App, service: CargoService): void {
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
      "Helps a player who is stuck: raises the cash to 5,000 € more than the cheapest way to continue costs. A player gets relief once a real hour.",
    problems: ["relief-not-needed", "relief-too-soon"],
    run: askRelief,
  });
}
