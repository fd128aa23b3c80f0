/** Several orders in one call: a batch, or all jumps of a route. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import type { Static } from "typebox";
import { type BatchOrder, type Placed, placeOrders, placeRoute } from "../../rules/turn/batch.ts";
import type { RefusalCode } from "../../rules/values/refusals.ts";
import * as schemas from "../schemas.ts";
import type { Outcome, Presented, SpaceService } from "../service.ts";
import { missionView } from "../views/mission.ts";
import { queueView, taskIn } from "../views/task.ts";
import { COMMON, FLIGHT, Preview, previewedQueue, SHIP } from "./orders.ts";

const ALL: readonly RefusalCode[] = [
  ...new Set([...Object.values(FLIGHT).flat(), ...Object.values(SHIP).flat(), ...COMMON]),
];

export function batchRoutes(app: App, service: SpaceService): void {
  app.post(
    "/api/orders",
    {
      schema: {
        operationId: "placeOrders",
        tags: ["orders"],
        summary: "Place several orders",
        description:
          "Places 1 to 20 orders in sequence, which may accept missions too. Each is checked against the state after the orders before it. If one is refused, none is placed, and `details.index` is its place in the list, from 0. With `preview=true` it answers 200 and changes nothing.",
        body: ref(schemas.OrdersRequest),
        querystring: Preview,
        response: { 200: ref(schemas.OrdersPreview), 202: ref(schemas.OrdersAnswer) },
      },
      config: { problems: [...ALL, "unknown-mission", "mission-not-offered"] },
    },
    async (request, reply) => {
      const orders = request.body.orders.map(orderOf);
      return service.command(request, reply, (game) => placeOrders(game, orders), presentBatch);
    },
  );
  app.post(
    "/api/route",
    {
      schema: {
        operationId: "orderRoute",
        tags: ["orders"],
        summary: "Jump to a system over several hops",
        description:
          "Queues the jumps of the fastest route, or of the one that needs the least fuel, from where the queue ends. If a jump is refused, none is queued, and `details.index` is its place on the route, from 0. With `preview=true` it answers 200 and changes nothing.",
        body: ref(schemas.RouteOrder),
        querystring: Preview,
        response: { 200: ref(schemas.RoutePreview), 202: ref(schemas.RouteAnswer) },
      },
      config: { problems: [...FLIGHT.jump, ...COMMON] },
    },
    async (request, reply) => {
      const { systemId, prefer = "turns", leadId, helperIds = [] } = request.body;
      const route = { systemId, prefer, leadId, helperIds };
      return service.command(request, reply, (game) => placeRoute(game, route), presentRoute);
    },
  );
}

type Given = Static<typeof schemas.OrdersRequest>["orders"][number];

function orderOf(given: Given): BatchOrder {
  if (given.kind === "accept") return given;
  const helperIds = given.helperIds ?? [];
  return given.kind === "explore" ? { ...given, focus: given.focus ?? "survey", helperIds } : { ...given, helperIds };
}

function presentBatch(outcome: Outcome<Placed>): Presented {
  const { game, answer } = outcome;
  const accepted = game.missions.filter(({ id }) => answer.missionIds.includes(id));
  const { body, ...presented } = presentRoute(outcome);
  return { ...presented, body: { ...(body as object), missions: accepted.map((one) => missionView(game, one)) } };
}

function presentRoute({ game, answer: { taskIds }, isPreview }: Outcome<Placed>): Presented {
  const queue = queueView(game);
  if (isPreview) return { body: previewedQueue(queue, taskIds) };
  return { status: 202, body: { tasks: taskIds.map((id) => taskIn(game, id)), ...queue } };
}
