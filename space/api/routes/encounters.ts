/** Encounters: the list, and deciding the open one. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { Encountered } from "../../rules/game/game.ts";
import { choose, considerChoice } from "../../rules/turn/command.ts";
import * as schemas from "../schemas.ts";
import type { Outcome, Presented, SpaceService } from "../service.ts";
import { changedView, encountersView, encounterView } from "../views/encounter.ts";
import { eventView } from "../views/event.ts";
import { queueView } from "../views/task.ts";
import { CREATES_SAVE } from "./description.ts";
import { Preview } from "./orders.ts";

const Page = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 200, default: 50, description: "Maximum number of decided encounters." }),
    ),
    before: Type.Optional(
      Type.Integer({ description: "Only encounters with a smaller id. For the next page, give the last id received." }),
    ),
  },
  { additionalProperties: false },
);

export function encounterRoutes(app: App, service: SpaceService): void {
  app.get(
    "/api/encounters",
    {
      schema: {
        operationId: "listEncounters",
        tags: ["encounters"],
        summary: "Encounters",
        description: `The open encounter, with what its options need, cost and risk, and the decided encounters, newest first. ${CREATES_SAVE}`,
        querystring: Page,
        response: { 200: ref(schemas.Encounters) },
      },
    },
    async (request) => {
      const { limit = 50, before } = request.query;
      return encountersView(await service.game(request), limit, before);
    },
  );
  app.post(
    "/api/encounters/:id/choose",
    {
      schema: {
        operationId: "chooseOption",
        tags: ["encounters"],
        summary: "Choose an option of an encounter",
        description:
          "Takes an option of the open encounter. An encounter that is still open when a turn is worked takes its cautious option. The preview shows needs and odds, for `crewId` if it is given, and never the outcome.",
        params: Type.Object({ id: PathId }),
        querystring: Preview,
        body: ref(schemas.ChooseRequest),
        response: { 200: ref(schemas.ChooseAnswer) },
      },
      config: {
        problems: [
          "unknown-encounter",
          "unknown-option",
          "unknown-crew",
          "already-decided",
          "game-over",
          "not-enough-resources",
          "requirement-not-met",
        ],
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { option, crewId } = request.body;
      const decide = request.query.preview === true ? considerChoice : choose;
      return service.command(
        request,
        reply,
        (game) => decide(game, id, option, crewId),
        (outcome) => presentChoice(outcome, crewId),
      );
    },
  );
}

function presentChoice({ game, answer, events, firstEventSeq }: Outcome<Encountered>, crewId?: number): Presented {
  const member = game.crew.find((candidate) => candidate.id === crewId);
  const encounter = game.encounters.find(({ id }) => id === answer.id) ?? answer;
  return {
    body: {
      encounter: encounterView(game, encounter, member),
      outcome: answer.decided?.outcome ?? null,
      changed: changedView(events),
      events: events.map((event, index) => eventView(event, firstEventSeq + index)),
      ...queueView(game),
    },
  };
}
