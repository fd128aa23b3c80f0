/** Accepting and abandoning missions. The list is among the reads. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { Mission } from "../../rules/game/game.ts";
import { abandon, accept } from "../../rules/turn/command.ts";
import * as schemas from "../schemas.ts";
import type { Outcome, Presented, SpaceService } from "../service.ts";
import { missionView } from "../views/mission.ts";
import { Preview } from "./orders.ts";

const params = Type.Object({ id: PathId });

export function missionRoutes(app: App, service: SpaceService): void {
  app.post(
    "/api/missions/:id/accept",
    {
      schema: {
        operationId: "acceptMission",
        tags: ["missions"],
        summary: "Accept a mission",
        description:
          "Accepts an offered mission, at once and for free. Only what the ship does from now on counts. The deadline stays as it was offered.",
        params,
        querystring: Preview,
        body: ref(schemas.MissionRequest),
        response: { 200: ref(schemas.MissionAnswer) },
      },
      config: { problems: ["unknown-mission", "mission-not-offered", "game-over"] },
    },
    async (request, reply) =>
      service.command(request, reply, (game) => accept(game, request.params.id), presentMission),
  );
  app.post(
    "/api/missions/:id/abandon",
    {
      schema: {
        operationId: "abandonMission",
        tags: ["missions"],
        summary: "Abandon a mission",
        description:
          "Abandons an offered or accepted mission; its slot stays empty for 6 turns. An accepted one costs 1 standing with its faction.",
        params,
        body: ref(schemas.MissionRequest),
        response: { 200: ref(schemas.MissionAnswer) },
      },
      config: { problems: ["unknown-mission", "mission-ended", "game-over"] },
    },
    async (request, reply) =>
      service.command(request, reply, (game) => abandon(game, request.params.id), presentMission),
  );
}

const presentMission = ({ game, answer }: Outcome<Mission>): Presented => ({
  body: { mission: missionView(game, answer) },
});
