/** Reads of the current game. Each answer is rendered once per game value and cached. */

import { packedAnswer } from "@outbound/kit/http/answer/packed.ts";
import { sendJson } from "@outbound/kit/http/answer/send-json.ts";
import { AN_HOUR } from "@outbound/kit/http/answer/static-answer.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { TSchema } from "typebox";
import { rangeOf } from "../../rules/game/effects.ts";
import { type Game, systemOf } from "../../rules/game/game.ts";
import { rulesTables } from "../../rules/save/tables.ts";
import { shown } from "../../rules/values/amount.ts";
import { FORECAST_LIMIT } from "../../rules/values/limits.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { loadEvents } from "../../store/load.ts";
import * as schemas from "../schemas.ts";
import type { SpaceService } from "../service.ts";
import { forecastView } from "../views/forecast.ts";
import { missionsView } from "../views/mission.ts";
import { crewView, shipView, techView } from "../views/ship.ts";
import { routeView, systemAnswer, worldView } from "../views/world.ts";
import { CREATES_SAVE } from "./description.ts";

const RULES = packedAnswer(JSON.stringify(rulesTables()), "application/json; charset=utf-8", AN_HOUR);

/** Caches the JSON of a view as long as the game value exists. */
function cached(view: (game: Game) => unknown): (game: Game) => string {
  const texts = new WeakMap<Game, string>();
  return (game) => {
    const known = texts.get(game);
    if (known !== undefined) return known;
    const text = JSON.stringify(view(game));
    texts.set(game, text);
    return text;
  };
}

/** A read that depends only on the game, without parameters. */
interface GameRead {
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly schema: TSchema;
  readonly view: (game: Game) => unknown;
}

const GAME_READS: Readonly<Record<string, GameRead>> = {
  "/api/world": {
    operationId: "getWorld",
    tag: "world",
    summary: "The whole galaxy",
    description: "Resources, position, all systems, lanes, signals, the goal, suggested next steps, and the queue.",
    schema: ref(schemas.World),
    view: worldView,
  },
  "/api/crew": {
    operationId: "getCrew",
    tag: "ship",
    summary: "The crew",
    description: "Members with skills, XP, fatigue and tasks, plus berths and the queue.",
    schema: ref(schemas.Crew),
    view: crewView,
  },
  "/api/ship": {
    operationId: "getShip",
    tag: "ship",
    summary: "The ship",
    description: "Modules with their next upgrade, buildable kinds, slots, berths, power and hull.",
    schema: ref(schemas.Ship),
    view: shipView,
  },
  "/api/tech": {
    operationId: "listTechs",
    tag: "research",
    summary: "All technologies",
    description:
      "Each technology with its state, cost, prerequisites and effects, and whether it is on the path to the goal.",
    schema: Type.Array(ref(schemas.Tech)),
    view: techView,
  },
  "/api/missions": {
    operationId: "listMissions",
    tag: "missions",
    summary: "Missions",
    description: "The board first, then the most recently ended missions.",
    schema: Type.Array(ref(schemas.Mission)),
    view: missionsView,
  },
};

export function readRoutes(app: App, service: SpaceService): void {
  for (const [url, { operationId, tag, summary, description, schema, view }] of Object.entries(GAME_READS)) {
    const text = cached(view);
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
      async (request, reply) => sendJson(reply, text(await service.game(request))),
    );
  }
  systemRoutes(app, service);
  routeRoute(app, service);
  forecastRoute(app, service);
  rulesRoute(app);
}

function rulesRoute(app: App): void {
  app.get(
    "/api/rules",
    {
      schema: {
        operationId: "getRules",
        tags: ["world"],
        summary: "Rules tables",
        description:
          "Everything that is fixed within a release, as data: star classes, focuses, tasks, bands, modules, builds, research, technologies, missions, crew, score and events.",
        response: {
          200: ref(schemas.Rules),
          304: Type.Null({ description: "The client's copy, which If-None-Match names, is current." }),
        },
      },
    },
    async (request, reply) => RULES(request, reply),
  );
}

/** Events that a system's answer includes. */
const HISTORY_EVENTS = 20;

async function systemWithHistory(service: SpaceService, saveId: number, game: Game, systemId: number) {
  const events = await loadEvents(service.store.read, saveId, { limit: HISTORY_EVENTS, systemId });
  return systemAnswer(game, systemId, events);
}

function systemRoutes(app: App, service: SpaceService): void {
  app.get(
    "/api/system",
    {
      schema: {
        operationId: "getPresentSystem",
        tags: ["world"],
        summary: "The current system",
        description: `The system where the ship is, with its newest events and the queue. Bodies and yields are included once it has been explored. ${CREATES_SAVE}`,
        response: { 200: ref(schemas.SystemAnswer) },
      },
    },
    async (request) => {
      const game = await service.game(request);
      return systemWithHistory(service, request.saveId, game, game.positionId);
    },
  );
  app.get(
    "/api/systems/:id",
    {
      schema: {
        operationId: "getSystem",
        tags: ["world"],
        summary: "One system",
        description: `Like the current system, for any system. Bodies and yields are included once it has been explored. ${CREATES_SAVE}`,
        params: Type.Object({ id: PathId }),
        response: { 200: ref(schemas.SystemAnswer) },
      },
      config: { problems: ["unknown-system"] },
    },
    async (request) => {
      const game = await service.game(request);
      const { id } = request.params;
      if (!game.systems.some((system) => system.id === id)) throw unknownSystem(id);
      return systemWithHistory(service, request.saveId, game, id);
    },
  );
}

function routeRoute(app: App, service: SpaceService): void {
  app.get(
    "/api/route",
    {
      schema: {
        operationId: "getRoute",
        tags: ["world"],
        summary: "Routes to a system",
        description: `The fastest route and the one that needs the least fuel, for the ship as it is now. A route starts at the current system unless \`from\` names another. Each of its hops needs a jump order. ${CREATES_SAVE}`,
        querystring: Type.Object(
          {
            to: Type.Integer({ description: "Id of the destination." }),
            from: Type.Optional(
              Type.Integer({ description: "Id of the system to start from, for example where queued jumps end." }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: ref(schemas.Route) },
      },
      config: { problems: ["unknown-system", "out-of-range"] },
    },
    async (request) => {
      const game = await service.game(request);
      const { to, from = game.positionId } = request.query;
      for (const id of [from, to]) if (!game.systems.some((system) => system.id === id)) throw unknownSystem(id);
      const route = routeView({ ...game, positionId: from }, to);
      if (!route) throw noRoute(game, from, to);
      return route;
    },
  );
}

function forecastRoute(app: App, service: SpaceService): void {
  app.get(
    "/api/forecast",
    {
      schema: {
        operationId: "getForecast",
        tags: ["turn"],
        summary: "The next turns",
        description: `The turns that the queue will work, and warnings of what will go wrong in them. It assumes minimum yields, no accidents and no random events. ${CREATES_SAVE}`,
        querystring: Type.Object(
          {
            turns: Type.Optional(
              Type.Integer({
                minimum: 1,
                maximum: FORECAST_LIMIT,
                default: 20,
                description: "Maximum number of turns.",
              }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: ref(schemas.Forecast) },
      },
    },
    async (request) => forecastView(await service.game(request), request.query.turns ?? 20),
  );
}

const unknownSystem = (systemId: number) =>
  problemOf(new Refusal("unknown-system", `System ${systemId} does not exist.`, { systemId }));

/** Only an edited galaxy has systems to which no route leads. */
function noRoute(game: Game, from: number, to: number) {
  const sentence = `No route leads from ${systemOf(game, from).name} to ${systemOf(game, to).name}.`;
  return problemOf(new Refusal("out-of-range", sentence, { from, to, available: shown(rangeOf(game)) }));
}
