/** Demand and world events, which are the same for all players. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import { announcedEvents } from "../../rules/market/world-events.ts";
import * as schemas from "../schemas.ts";
import type { CargoService } from "../service.ts";
import { demandJson } from "../views/demand.ts";
import { pageAfter } from "../views/lists/page.ts";
import { endpoints } from "./endpoint.ts";

export function marketRoutes(app: App, { game }: CargoService): void {
  const { get } = endpoints(app, "market");
  get({
    url: "/api/world/events",
    operationId: "listWorldEvents",
    tokenScope: "read",
    summary: "World events",
    description:
      "What happens in the regions of the world now, and what is announced. While an event lasts, it changes the pay of jobs that are accepted (or loaded, if they were not accepted before), or the fuel price or wear of departures. Changes nothing.",
    query: schemas.WorldEventsQuery,
    answer: schemas.WorldEventPage,
    handler: (request) =>
      game.host.read(({ state: world, now }) => {
        const { limit, after = 0 } = request.query;
        return pageAfter(
          { limit, after },
          announcedEvents(world.marketAt(now)),
          ({ id }) => id,
          (event) => event,
        );
      }, "cached"),
  });
  get({
    url: "/api/demand",
    operationId: "listDemand",
    tokenScope: "read",
    summary: "Demand for a group of commodities",
    description:
      "The factor on the pay of jobs of this group, by destination. It changes with each delivery there, and with each simulated hour. The call changes nothing.",
    query: schemas.DemandQuery,
    answer: schemas.Demand,
    cost: COST.history,
    handler: async (request, reply) => {
      const text = await game.host.read((view) => demandJson(view, request.query.group), "cached");
      return reply.type("application/json; charset=utf-8").send(text);
    },
  });
}
