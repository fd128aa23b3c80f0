/** The commands of the cargo game. */
import type { CargoClient } from "@outbound/client";
import * as z from "zod";
import { type Operations, operation } from "../operations.ts";
import type { Company } from "./session.ts";

/** The service checks that it is an integer, which keeps the schema short for models. */
const id = z.number();
const [planeId, packageId, routeId] = [id, id, id];
const icao = z.string().describe("airport, as EDDF");
const destIcao = z.string().describe("airport");
const legs = z.array(z.string()).describe("airports in order");
const packageIds = z.array(packageId).describe("jobs to load");
const name = z.string();
const index = z.number().describe("leg of the queue, from 0");
const stops = z.array(z.string());
const loop = z.boolean().exactOptional();

export const CARGO_OPERATIONS: Operations<CargoClient, Company> = {
  home: operation("/api/onboarding/home", { icao }, (api: CargoClient, body, query) =>
    api.POST("/api/onboarding/home", { params: { query }, body }),
  ),
  dispatch: operation(
    "/api/planes/{planeId}/dispatch",
    { planeId, packageIds: packageIds.exactOptional(), legs: legs.exactOptional() },
    (api: CargoClient, { planeId, ...body }, query) =>
      api.POST("/api/planes/{planeId}/dispatch", { params: { path: { planeId }, query }, body }),
  ),
  fly: operation("/api/planes/{planeId}/fly", { planeId, destIcao }, (api: CargoClient, { planeId, ...body }, query) =>
    api.POST("/api/planes/{planeId}/fly", { params: { path: { planeId }, query }, body }),
  ),
  load: operation(
    "/api/packages/{packageId}/load",
    { packageId, planeId },
    (api: CargoClient, { packageId, planeId }, query) =>
      api.POST("/api/packages/{packageId}/load", { params: { path: { packageId }, query }, body: { planeId } }),
  ),
  accept: operation("/api/packages/{packageId}/accept", { packageId }, (api: CargoClient, path, query) =>
    api.POST("/api/packages/{packageId}/accept", { params: { path, query } }),
  ),
  abandon: operation("/api/packages/{packageId}/abandon", { packageId }, (api: CargoClient, path, query) =>
    api.POST("/api/packages/{packageId}/abandon", { params: { path, query } }),
  ),
  queue: operation(
    "/api/planes/{planeId}/queue",
    { planeId, destIcao },
    (api: CargoClient, { planeId, ...body }, query) =>
      api.POST("/api/planes/{planeId}/queue", { params: { path: { planeId }, query }, body }),
  ),
  cancel: operation(
    "/api/planes/{planeId}/queue/cancel",
    { planeId, index },
    (api: CargoClient, { planeId, ...body }, query) =>
      api.POST("/api/planes/{planeId}/queue/cancel", { params: { path: { planeId }, query }, body }),
  ),
  move: operation(
    "/api/planes/{planeId}/queue/move",
    { planeId, index, to: index },
    (api: CargoClient, { planeId, ...body }, query) =>
      api.POST("/api/planes/{planeId}/queue/move", { params: { path: { planeId }, query }, body }),
  ),
  repair: operation("/api/planes/{planeId}/repair", { planeId }, (api: CargoClient, path, query) =>
    api.POST("/api/planes/{planeId}/repair", { params: { path, query } }),
  ),
  buy: operation(
    "/api/planes/buy",
    { modelId: z.string().describe("type, as C208"), icao, name: name.exactOptional() },
    (api: CargoClient, body, query) => api.POST("/api/planes/buy", { params: { query }, body }),
  ),
  sell: operation("/api/planes/{planeId}/sell", { planeId }, (api: CargoClient, path, query) =>
    api.POST("/api/planes/{planeId}/sell", { params: { path, query } }),
  ),
  relief: operation("/api/relief", {}, (api: CargoClient, _input, query) =>
    api.POST("/api/relief", { params: { query } }),
  ),
  "create-route": operation("/api/routes", { name, stops, loop }, (api: CargoClient, body, query) =>
    api.POST("/api/routes", { params: { query }, body }),
  ),
  "delete-route": operation("/api/routes/{routeId}", { routeId }, (api: CargoClient, path, query) =>
    api.DELETE("/api/routes/{routeId}", { params: { path, query } }),
  ),
  "assign-route": operation(
    "/api/planes/{planeId}/route",
    { planeId, routeId: routeId.nullable().describe("null takes the plane off its route") },
    (api: CargoClient, { planeId, routeId }, query) =>
      api.POST("/api/planes/{planeId}/route", { params: { path: { planeId }, query }, body: { routeId } }),
  ),
  "buy-base": operation("/api/bases", { icao }, (api: CargoClient, body, query) =>
    api.POST("/api/bases", { params: { query }, body }),
  ),
};
