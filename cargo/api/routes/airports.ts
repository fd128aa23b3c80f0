/** Reference data of the world: airports, their jobs, and the commodities. */
import { IN_A_THREAD } from "@outbound/kit/http/answer/compress-answer.ts";
import { type Pack, packedAnswer } from "@outbound/kit/http/answer/packed.ts";
import { AN_HOUR } from "@outbound/kit/http/answer/static-answer.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { malformed } from "@outbound/kit/http/request/validation.ts";
import { isSoldAt } from "../../rules/fleet/buy.ts";
import { AIRPORTS, type Airport, airportOf, isJobAirport } from "../../rules/geography/airports.ts";
import { checkIcao } from "../../rules/geography/icao.ts";
import { COMMODITIES } from "../../rules/jobs/commodities.ts";
import { outsidePool } from "../../rules/values/ownership.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { openJobsAt } from "../views/jobs.ts";
import { pageAfter } from "../views/lists/page.ts";
import { marketAirport } from "../views/market.ts";
import { packageView, viewerOf } from "../views/package.ts";
import { folded } from "./action.ts";
import { endpoints } from "./endpoint.ts";

export function airportRoutes(app: App, service: CargoService): void {
  referenceRoutes(app);
  viewedAirportRoutes(app, service);
  ownAirportsRoute(app, service);
}

type Columns = typeof schemas.AIRPORT_COLUMNS;

const airportTable = (columns: Columns): schemas.AirportTableView => ({
  columns,
  rows: AIRPORTS.map((airport) => columns.map((column) => airport[column])),
});

const answering = (data: unknown, pack?: Pack) =>
  packedAnswer(JSON.stringify(data), "application/json; charset=utf-8", AN_HOUR, pack);

const COMMODITY_TABLE = answering(COMMODITIES);
/** Answers by list of columns. */
const AIRPORT_TABLES = new Map([[schemas.AIRPORT_COLUMNS.join(","), answering(airportTable(schemas.AIRPORT_COLUMNS))]]);
/**
 * Clients can send 109,600 different lists. The first ones are cached, at most a megabyte each. The others are made for each
 * request, with a compression that takes a fiftieth of the time.
 */
const MOST_TABLES = 16;

function airportAnswer(list: string) {
  const kept = AIRPORT_TABLES.get(list);
  if (kept !== undefined) return kept;
  const columns = list.split(",") as unknown as Columns;
  if (new Set(columns).size < columns.length) {
    throw malformed([{ path: "/query/columns", message: "must name nothing twice" }]);
  }
  if (AIRPORT_TABLES.size === MOST_TABLES) return answering(airportTable(columns), IN_A_THREAD);
  const made = answering(airportTable(columns));
  AIRPORT_TABLES.set(list, made);
  return made;
}

function referenceRoutes(app: App): void {
  const others = { 304: Type.Null({ description: "The client's copy, which If-None-Match names, is current." }) };
  endpoints(app, "airports").get({
    url: "/api/airports",
    operationId: "listAirports",
    tokenScope: "read",
    summary: "All airports",
    description:
      "Every airport of the world, one row each in the order of `columns`. The answer stays the same for a whole release: it has a strong ETag, and clients can cache it.",
    query: schemas.AirportTableQuery,
    answer: schemas.AirportTable,
    others,
    cost: COST.cheap,
    handler: async (request, reply) => airportAnswer(request.query.columns)(request, reply),
  });
  endpoints(app, "packages").get({
    url: "/api/commodities",
    operationId: "listCommodities",
    tokenScope: "read",
    summary: "All commodities",
    description: "Every kind of cargo, with the specials it may have. The answer stays the same for a whole release.",
    answer: Type.Array(schemas.answer(schemas.Commodity)),
    others,
    cost: COST.cheap,
    handler: async (request, reply) => COMMODITY_TABLE(request, reply),
  });
}

function viewedAirportRoutes(app: App, { game }: CargoService): void {
  const { get } = endpoints(app, "airports");
  get({
    url: "/api/airports/:icao",
    operationId: "getAirport",
    tokenScope: "read",
    summary: "One airport",
    description: "The airport, and what the viewer can do there. Changes nothing.",
    params: schemas.AirportPath,
    answer: schemas.AirportDetail,
    problems: ["unknown-airport"],
    handler: async (request) => {
      const airport = known(request.params.icao);
      const { icao } = airport;
      const playerId = playerOf(request);
      return game.view(playerId, ({ state: world }) => {
        const inPool = world.airspace.isPoolOf(playerId, icao);
        const planes = world.planes.all(world.airspace.planesOf(playerId));
        const homeIcao = world.accounts.players.get(playerId)?.homeIcao ?? null;
        return {
          ...airport,
          hasJobs: isJobAirport(icao),
          inPool,
          openJobs: inPool ? openJobsAt(world, icao).length : null,
          sellsPlanes: isSoldAt(airport, homeIcao, planes),
        };
      });
    },
  });
  get({
    url: "/api/airports/:icao/jobs",
    operationId: "listAirportJobs",
    tokenScope: "read",
    summary: "The open jobs of an airport",
    description:
      "All open jobs at an airport that a plane of the viewer is at, flies to or is queued to. Changes nothing.",
    params: schemas.AirportPath,
    answer: schemas.AirportJobs,
    problems: ["unknown-airport", "outside-pool"],
    handler: async (request) => {
      const { icao } = known(request.params.icao);
      const playerId = playerOf(request);
      return game.view(playerId, ({ state: world, now }) => {
        if (!world.airspace.isPoolOf(playerId, icao)) throw problemOf(outsidePool(icao));
        const viewer = viewerOf(world, playerId, now);
        const jobs = openJobsAt(world, icao).toSorted((a, b) => (a.expiresAt ?? 0) - (b.expiresAt ?? 0) || a.id - b.id);
        return { icao, jobs: jobs.map((job) => packageView(job, viewer)) };
      });
    },
  });
}

function ownAirportsRoute(app: App, { game }: CargoService): void {
  endpoints(app, "airports").get({
    url: "/api/market/airports",
    operationId: "listMarketAirports",
    tokenScope: "read",
    summary: "The market at the player's airports",
    description:
      "The market at every airport that a plane of the viewer is at, flies to or is queued to, by code. Changes nothing.",
    query: schemas.MarketAirportsQuery,
    answer: schemas.MarketAirportPage,
    problems: ["unknown-icao"],
    handler: async (request) => {
      const { limit } = request.query;
      const after = folded(request.query.after ?? "");
      const refusal = after === "" ? undefined : checkIcao(after);
      if (refusal) throw problemOf(refusal);
      const playerId = playerOf(request);
      return game.view(playerId, ({ state: world, now }) => {
        const own = [...world.airspace.poolsOf(playerId)];
        return pageAfter(
          { limit, after },
          own,
          (icao) => icao,
          (icao) => marketAirport(world, icao, now),
        );
      });
    },
  });
}

function known(code: string): Airport {
  const airport = airportOf(folded(code));
  if (airport) return airport;
  throw problemOf(new Refusal("unknown-airport", `No airport has the ICAO code '${code}'.`, { icao: code }));
}
