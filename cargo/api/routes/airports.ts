/** Airports, their jobs, and the commodities: the reference data of the world. */
import { packedAnswer } from "@outbound/kit/http/answer/packed.ts";
import { AN_HOUR } from "@outbound/kit/http/answer/static-answer.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
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
import { marketAirport } from "../views/market.ts";
import { packageView, viewerOf } from "../views/package.ts";
import { pageAfter } from "../views/page.ts";
import { folded } from "./action.ts";
import { endpoints } from "./endpoint.ts";

export function airportRoutes(app: App, service: CargoService): void {
  referenceRoutes(app);
  viewedAirportRoutes(app, service);
  ownAirportsRoute(app, service);
}

const COLUMNS = ["icao", "name", "city", "country", "lat", "lon", "size", "scheduled"] as const;

const airportTable = (): schemas.AirportTableView => ({
  columns: COLUMNS,
  rows: AIRPORTS.map((airport) => COLUMNS.map((column) => airport[column])),
});

const answering = (data: unknown) => packedAnswer(JSON.stringify(data), "application/json; charset=utf-8", AN_HOUR);
const AIRPORT_TABLE = answering(airportTable());
const COMMODITY_TABLE = answering(COMMODITIES);

function referenceRoutes(app: App): void {
  const others = { 304: Type.Null({ description: "The client has them already." }) };
  endpoints(app, "airports").get({
    url: "/api/airports",
    operationId: "listAirports",
    tokenScope: "read",
    summary: "All airports",
    description:
      "Every airport of the world, one row each in the order of `columns`. The same for a whole release: it has a strong ETag and may be kept.",
    answer: schemas.AirportTable,
    others,
    cost: COST.cheap,
    handler: async (request, reply) => AIRPORT_TABLE(request, reply),
  });
  endpoints(app, "packages").get({
    url: "/api/commodities",
    operationId: "listCommodities",
    tokenScope: "read",
    summary: "All commodities",
    description: "Every kind of cargo, with the specials it may have. The same for a whole release.",
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
      "Every airport that a plane of the viewer is at, flies to or is queued to, by code, with what the market shows of it. Changes nothing.",
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
