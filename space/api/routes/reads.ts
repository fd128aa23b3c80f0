/** Reads of the present game. Each answer is made once per game value and kept, so that a read costs no more than its bytes. */

import { sendJson } from "@outbound/kit/http/answer/send-json.ts";
import { AN_HOUR, staticAnswer } from "@outbound/kit/http/answer/static-answer.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import Type from "typebox";
import type { Game } from "../../rules/game/game.ts";
import { rulesTables } from "../../rules/save/tables.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import * as schemas from "../schemas.ts";
import type { SpaceService } from "../service.ts";
import { missionsView } from "../views/mission.ts";
import { crewView, shipView, techView } from "../views/ship.ts";
import { routeView, systemAnswer, worldView } from "../views/world.ts";
import { CREATES_SAVE } from "./description.ts";

const RULES = staticAnswer(JSON.stringify(rulesTables()), "application/json; charset=utf-8", AN_HOUR);

/** The JSON of a view, kept for as long as the game value lives. */
function kept(view: (game: Game) => unknown): (game: Game) => string {
  const texts = new WeakMap<Game, string>();
  return (game) => {
    const known = texts.get(game);
    if (known !== undefined) return known;
    const text = JSON.stringify(view(game));
    texts.set(game, text);
    return text;
  };
}

export function readRoutes(app: App, service: SpaceService): void {
  const read = (
    url: string,
    operationId: string,
    tag: string,
    summary: string,
    description: string,
    schema: Type.TSchema,
    view: (game: Game) => unknown,
  ): void => {
    const text = kept(view);
    app.get(
      url,
      {
        schema: {
          operationId,
          tags: [tag],
          summary,
          description: `${description} ${CREATES_SAVE}`,
          response: { 200: schema },
        },
      },
      async (_request, reply) => sendJson(reply, text(await service.game())),
    );
  };

  read(
    "/api/world",
    "getWorld",
    "world",
    "The whole galaxy",
    "Resources, position, all systems, lanes, signals, the goal, what could be done next, and the queue.",
    ref(schemas.World),
    worldView,
  );
  read(
    "/api/system",
    "getPresentSystem",
    "world",
    "The present system",
    "The system in which the ship is, with the queue. Bodies and yields are there after the first explore.",
    ref(schemas.SystemAnswer),
    (game) => systemAnswer(game, game.positionId),
  );
  read(
    "/api/crew",
    "getCrew",
    "ship",
    "The crew",
    "Members with skills, XP, fatigue and tasks, the berths, and the queue.",
    ref(schemas.Crew),
    crewView,
  );
  read(
    "/api/ship",
    "getShip",
    "ship",
    "The ship",
    "Modules with their next upgrade, what can be built, slots, berths, power and hull.",
    ref(schemas.Ship),
    shipView,
  );
  read(
    "/api/tech",
    "listTechs",
    "research",
    "All technologies",
    "Each technology with its state, cost, needs and effects, and whether it stands on the way to the goal.",
    Type.Array(ref(schemas.Tech)),
    techView,
  );
  read(
    "/api/missions",
    "listMissions",
    "missions",
    "The missions",
    "The board first, then the latest ended missions.",
    Type.Array(ref(schemas.Mission)),
    missionsView,
  );
  systemRoutes(app, service);
  app.get(
    "/api/rules",
    {
      schema: {
        operationId: "getRules",
        tags: ["world"],
        summary: "The tables of the rules",
        description:
          "Everything that does not change in a game, as data: star classes, focuses, tasks, bands, modules, builds, research, technologies, missions, crew, score and events.",
        response: { 200: ref(schemas.Rules), 304: Type.Null({ description: "The client has them already." }) },
      },
    },
    async (request, reply) => RULES(request, reply),
  );
}

function systemRoutes(app: App, service: SpaceService): void {
  app.get(
    "/api/systems/:id",
    {
      schema: {
        operationId: "getSystem",
        tags: ["world"],
        summary: "One system",
        description: `Like the present system, for any system. Bodies and yields are there after the first explore. ${CREATES_SAVE}`,
        params: Type.Object({ id: PathId }),
        response: { 200: ref(schemas.SystemAnswer) },
      },
      config: { problems: ["unknown-system"] },
    },
    async (request) => {
      const game = await service.game();
      const { id } = request.params;
      if (!game.systems.some((system) => system.id === id)) throw unknownSystem(id);
      return systemAnswer(game, id);
    },
  );
  app.get(
    "/api/route",
    {
      schema: {
        operationId: "getRoute",
        tags: ["world"],
        summary: "Ways to a system",
        description: `The way of fewest turns and the way of least fuel, from the present system unless \`from\` names another, with the ship as it is. A jump order takes one hop. ${CREATES_SAVE}`,
        querystring: Type.Object(
          {
            to: Type.Integer({ description: "Id of the system to go to." }),
            from: Type.Optional(
              Type.Integer({ description: "Id of the system to start from: where queued jumps will have led, say." }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: ref(schemas.Route) },
      },
      config: { problems: ["unknown-system"] },
    },
    async (request) => {
      const game = await service.game();
      const { to, from = game.positionId } = request.query;
      if (!game.systems.some((system) => system.id === from)) throw unknownSystem(from);
      const route = routeView({ ...game, positionId: from }, to);
      if (!route) throw unknownSystem(to);
      return route;
    },
  );
}

const unknownSystem = (systemId: number) =>
  problemOf(new Refusal("unknown-system", `There is no system ${systemId}.`, { systemId }));
