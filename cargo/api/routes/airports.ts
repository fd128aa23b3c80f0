/** Airports, their jobs, and the commodities: the reference data of the world. */

import { AN_HOUR, staticAnswer } from "@outbound/kit/http/answer/static-answer.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import Type from "typebox";
import { AIRPORTS, type Airport, airportOf, isJobAirport } from "../../rules/geography/airports.ts";
import { COMMODITIES } from "../../rules/jobs/commodities.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { playerOf } from "../guard.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { openJobsAt } from "../views/jobs.ts";
import { packageView } from "../views/package.ts";
import { folded } from "./action.ts";

const JSON_TYPE = "application/json; charset=utf-8";

const KEPT = Type.Null({ description: "The client has them already." });

export function airportRoutes(app: App, service: CargoService): void {
  referenceRoutes(app);
  airportRoute(app, service);
  jobsRoute(app, service);
}

const airportTable = (): schemas.AirportTableView => ({
  columns: ["icao", "name", "city", "country", "lat", "lon", "size", "scheduled"],
  rows: AIRPORTS.map((one) => [one.icao, one.name, one.city, one.country, one.lat, one.lon, one.size, one.scheduled]),
});

const AIRPORT_TABLE = staticAnswer(JSON.stringify(airportTable()), JSON_TYPE, AN_HOUR);
const COMMODITY_TABLE = staticAnswer(JSON.stringify(COMMODITIES), JSON_TYPE, AN_HOUR);

function referenceRoutes(app: App): void {
  app.get(
    "/api/airports",
    {
      schema: {
        operationId: "listAirports",
        tags: ["airports"],
        summary: "All airports",
        description:
          "Every airport of the world, one row each in the order of `columns`. The same for a whole release: it has a strong ETag and may be kept.",
        response: { 200: schemas.answer(schemas.AirportTable), 304: KEPT },
      },
    },
    async (request, reply) => AIRPORT_TABLE(request, reply) as never,
  );
  app.get(
    "/api/commodities",
    {
      schema: {
        operationId: "listCommodities",
        tags: ["packages"],
        summary: "What is carried",
        description: "Every kind of cargo, with the specials it may have. The same for a whole release.",
        response: { 200: Type.Array(schemas.answer(schemas.Commodity)), 304: KEPT },
      },
    },
    async (request, reply) => COMMODITY_TABLE(request, reply) as never,
  );
}

function known(code: string): Airport {
  const airport = airportOf(folded(code));
  if (airport) return airport;
  throw problemOf(new Refusal("unknown-airport", `No airport has the ICAO code '${code}'.`, { icao: code }));
}

function airportRoute(app: App, service: CargoService): void {
  app.get(
    "/api/airports/:icao",
    {
      schema: {
        operationId: "getAirport",
        tags: ["airports"],
        summary: "One airport",
        description: "The airport, and what the viewer can do there. Changes nothing.",
        params: schemas.AirportPath,
        response: { 200: schemas.answer(schemas.AirportDetail) },
      },
      config: { problems: ["unknown-airport"] },
    },
    async (request) => {
      const airport = known(request.params.icao);
      const { icao } = airport;
      const playerId = playerOf(request);
      return service.game.host.read(({ state: world }) => {
        const inPool = world.airspace.isPoolOf(playerId, icao);
        const isHere = [...world.airspace.planesOf(playerId)].some((id) => {
          const plane = world.planes.get(id);
          return plane?.leg === null && plane.airportIcao === icao;
        });
        const isHome = world.accounts.players.get(playerId)?.homeIcao === icao;
        return {
          ...airport,
          hasJobs: isJobAirport(icao),
          inPool,
          openJobs: inPool ? openJobsAt(world, icao).length : null,
          sellsPlanes: airport.size === "large" || isHere || isHome,
        };
      }, "cached");
    },
  );
}

function jobsRoute(app: App, service: CargoService): void {
  app.get(
    "/api/airports/:icao/jobs",
    {
      schema: {
        operationId: "listAirportJobs",
        tags: ["airports"],
        summary: "The open jobs of an airport",
        description:
          "All open jobs at an airport that a plane of the viewer is at, flies to or is queued to. Changes nothing.",
        params: schemas.AirportPath,
        response: { 200: schemas.answer(schemas.AirportJobs) },
      },
      config: { problems: ["unknown-airport", "outside-pool"] },
    },
    async (request) => {
      const { icao } = known(request.params.icao);
      const playerId = playerOf(request);
      return service.game.host.read(({ state: world, now }) => {
        if (!world.airspace.isPoolOf(playerId, icao)) throw problemOf(outsidePool(icao));
        const reputation = world.accounts.players.get(playerId)?.reputation ?? 0;
        const jobs = openJobsAt(world, icao).toSorted((a, b) => (a.expiresAt ?? 0) - (b.expiresAt ?? 0) || a.id - b.id);
        return { icao, jobs: jobs.map((job) => packageView(job, reputation, now)) };
      }, "cached");
    },
  );
}

const outsidePool = (icao: string): Refusal =>
  new Refusal("outside-pool", `No plane of yours is at, flies to or is queued to ${icao}.`, { icao });
