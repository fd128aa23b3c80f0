/** The six orders: each queues a task with a lead and helpers. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import type { Task } from "../../rules/game/game.ts";
import { type OrderTarget, placeOrder } from "../../rules/turn/command.ts";
import type { RefusalCode } from "../../rules/values/refusals.ts";
import * as schemas from "../schemas.ts";
import type { Outcome, Presented, SpaceService } from "../service.ts";
import { type QueueView, queueView, taskIn, teamsView } from "../views/task.ts";

/** Refusals that every order can cause. */
export const COMMON: readonly RefusalCode[] = ["unknown-crew", "game-over", "queue-full", "lead-among-helpers"];

/** Refusals of each order besides the common ones. */
export const FLIGHT = {
  jump: ["unknown-system", "already-there", "out-of-range", "not-enough-fuel"],
  explore: [],
  research: ["unknown-tech", "already-researched", "already-queued", "missing-prerequisites", "not-enough-resources"],
} as const satisfies Readonly<Record<string, readonly RefusalCode[]>>;
export const SHIP = {
  upgrade: ["unknown-module", "tier-cap", "not-enough-resources"],
  expand: ["expansion-limit", "not-enough-resources"],
  build: [
    "unknown-kind",
    "already-built",
    "already-queued",
    "no-free-slot",
    "hull-sound",
    "missing-prerequisites",
    "not-enough-resources",
  ],
} as const satisfies Readonly<Record<string, readonly RefusalCode[]>>;

export const Preview = Type.Object(
  {
    preview: Type.Optional(
      Type.Boolean({ description: "Answers as the call would, with status 200, and changes nothing." }),
    ),
  },
  { additionalProperties: false },
);

const LOCATION = { description: "Path of the queued task.", schema: { type: "string" } };

interface OrderRoute<Body extends TSchema> {
  readonly url: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly body: Body;
  readonly problems: readonly RefusalCode[];
  readonly order: (body: Static<Body>) => OrderTarget;
}

export function orderRoutes(app: App, service: SpaceService): void {
  const order = <Body extends TSchema>(route: OrderRoute<Body>): void => {
    app.post(
      route.url,
      {
        schema: {
          operationId: route.operationId,
          tags: [route.tag],
          summary: route.summary,
          description: `${route.description} If no task is active, the new one becomes active at once. With \`preview=true\` it answers 200 and changes nothing.`,
          body: ref(route.body),
          querystring: Preview,
          response: { 200: ref(schemas.OrderPreview), 202: ref(schemas.OrderAnswer) },
        },
        config: {
          problems: [...route.problems, ...COMMON],
          openapi: { responseHeaders: { 202: { Location: LOCATION } } },
        },
      },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const body = request.body as Static<Body> & { leadId: number; helperIds?: number[] };
        const placed = { ...route.order(body), leadId: body.leadId, helperIds: body.helperIds ?? [] };
        return service.command(request, reply, (game) => placeOrder(game, placed), presentOrder);
      },
    );
  };
  flightOrders(order);
  shipOrders(order);
}

type Add = <Body extends TSchema>(route: OrderRoute<Body>) => void;

function flightOrders(order: Add): void {
  order({
    url: "/api/jump",
    operationId: "orderJump",
    tag: "orders",
    summary: "Jump to a system",
    description: "Queues one jump. Its fuel is paid when it starts.",
    body: schemas.JumpOrder,
    problems: FLIGHT.jump,
    order: ({ systemId }) => ({ kind: "jump", systemId }),
  });
  order({
    url: "/api/explore",
    operationId: "orderExplore",
    tag: "orders",
    summary: "Explore a system",
    description: "Queues an exploration of the system where the ship will be after all tasks ahead. It costs nothing.",
    body: schemas.ExploreOrder,
    problems: FLIGHT.explore,
    order: ({ focus = "survey" }) => ({ kind: "explore", focus }),
  });
  order({
    url: "/api/research",
    operationId: "orderResearch",
    tag: "orders",
    summary: "Research a technology",
    description: "Queues the research of a technology and pays for it with data.",
    body: schemas.ResearchOrder,
    problems: FLIGHT.research,
    order: ({ techId }) => ({ kind: "research", techId }),
  });
}

function shipOrders(order: Add): void {
  order({
    url: "/api/ship/upgrade",
    operationId: "orderUpgrade",
    tag: "orders",
    summary: "Upgrade a module",
    description: "Queues a module's upgrade to its next tier and pays for it.",
    body: schemas.UpgradeOrder,
    problems: SHIP.upgrade,
    order: ({ moduleId }) => ({ kind: "upgrade", moduleId }),
  });
  order({
    url: "/api/ship/expand",
    operationId: "orderExpansion",
    tag: "orders",
    summary: "Expand the ship",
    description: "Queues an expansion (+3 slots, +1 berth) and pays for it.",
    body: schemas.ExpandOrder,
    problems: SHIP.expand,
    order: () => ({ kind: "expand" }),
  });
  order({
    url: "/api/ship/build",
    operationId: "orderBuild",
    tag: "orders",
    summary: "Build a module",
    description: "Queues a module (at most one of each kind) or a hull patch and pays for it.",
    body: schemas.BuildOrder,
    problems: SHIP.build,
    order: ({ kind }) => ({ kind: "build", build: kind }),
  });
}

function presentOrder({ game, answer: { id }, isPreview }: Outcome<Task>): Presented {
  const queue = queueView(game);
  const task = taskIn(game, id);
  if (!isPreview) return { status: 202, headers: { location: `/api/tasks/${id}` }, body: { task, ...queue } };
  const { tasks, ...previewed } = previewedQueue(queue, [id]);
  return { body: { task: tasks[0], teams: teamsView(game, id), ...previewed } };
}

/** Returns the queue of a preview. A previewed task is not queued, so it has no id. */
export function previewedQueue({ activeTask, pendingTasks }: QueueView, ids: readonly number[]) {
  const shown = <T extends { id: number }>(one: T) => (ids.includes(one.id) ? { ...one, id: null } : one);
  const all = [...(activeTask ? [activeTask] : []), ...pendingTasks];
  return {
    tasks: all.filter(({ id }) => ids.includes(id)).map(shown),
    activeTask: activeTask && shown(activeTask),
    pendingTasks: pendingTasks.map(shown),
  };
}
