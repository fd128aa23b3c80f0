/** What the whole market knows: demand. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { demandJson } from "../views/demand.ts";
import { endpoints } from "./endpoint.ts";

export function marketRoutes(app: App, { game }: CargoService): void {
  endpoints(app, "market").get({
    url: "/api/demand",
    operationId: "listDemand",
    summary: "Demand for a group of commodities",
    description:
      "The factor on the pay of jobs of this group, by destination. It changes with each delivery there, and with each simulated hour. Changes nothing.",
    query: schemas.DemandQuery,
    answer: schemas.Demand,
    cost: COST.history,
    handler: async (request, reply) => {
      const text = await game.host.read((view) => demandJson(view, request.query.group), "cached");
      return reply.type("application/json; charset=utf-8").send(text);
    },
  });
}
