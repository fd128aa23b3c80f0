/** The queue and its tasks: read, cancel, move, change the team. */

import type { App } from "@outbound/kit/http/app/app.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { PathId, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { Task } from "../../rules/game/game.ts";
import { cancelOrder, changeTeam, moveOrder } from "../../rules/turn/command.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { loadEnded, loadEndedTasks } from "../../store/load.ts";
import * as schemas from "../schemas.ts";
import type { GameOfRequest, Outcome, Presented, SpaceService } from "../service.ts";
import { endedView, queueView, taskIn, teamsView } from "../views/task.ts";
import { CREATES_SAVE } from "./description.ts";
import { Preview } from "./orders.ts";

const params = Type.Object({ id: PathId });

const Page = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 200, default: 50, description: "Maximum number of ended tasks." }),
    ),
    before: Type.Optional(
      Type.Integer({
        description: "Only tasks that ended before the one with this id. For the next page, give the last id received.",
      }),
    ),
  },
  { additionalProperties: false },
);

const Cancelling = Type.Object({ ...Preview.properties, by: schemas.by }, { additionalProperties: false });

export function taskRoutes(app: App, service: SpaceService): void {
  app.get(
    "/api/tasks",
    {
      schema: {
        operationId: "listTasks",
        tags: ["queue"],
        summary: "The queue and ended tasks",
        description: `The active task, the pending ones in order, and the most recently ended ones, newest first. ${CREATES_SAVE}`,
        querystring: Page,
        response: { 200: ref(schemas.Queue) },
      },
      config: { problems: ["unknown-task"] },
    },
    async (request) => {
      const game = await service.game(request);
      const { limit = 50, before } = request.query;
      const ended = await loadEnded(
        service.store.read,
        request.saveId,
        limit,
        // A task that ended after the game was read is still in its queue.
        (await endedNumber(service, request.saveId, before)) ?? game.endedCount + 1,
      );
      return { ...queueView(game), endedTasks: ended.map((record) => endedView(game, record)) };
    },
  );
  app.get(
    "/api/tasks/:id",
    {
      schema: {
        operationId: "getTask",
        tags: ["queue"],
        summary: "One task",
        description: `A queued or an ended task. ${CREATES_SAVE}`,
        params,
        response: { 200: Type.Union([ref(schemas.Task), ref(schemas.EndedTask)]) },
      },
      config: { problems: ["unknown-task"] },
    },
    async (request) => oneTask(service, request, request.params.id),
  );
  cancelRoute(app, service);
  moveRoute(app, service);
  teamRoute(app, service);
}

/** Returns the number of the ended task from which the page continues; undefined to start with the newest. */
async function endedNumber(service: SpaceService, saveId: number, id: number | undefined): Promise<number | undefined> {
  if (id === undefined) return undefined;
  const [ended] = await loadEndedTasks(service.store.read, saveId, [id]);
  if (!ended) throw unknownTask(id);
  return ended.number;
}

async function oneTask(service: SpaceService, request: GameOfRequest, id: number) {
  const game = await service.game(request);
  const queued = taskIn(game, id);
  if (queued) return queued;
  const [ended] = id > 0 && id < game.nextTaskId ? await loadEndedTasks(service.store.read, request.saveId, [id]) : [];
  if (!ended) throw unknownTask(id);
  return endedView(game, ended);
}

const unknownTask = (taskId: number) =>
  problemOf(new Refusal("unknown-task", `Task ${taskId} does not exist.`, { taskId }));

function cancelRoute(app: App, service: SpaceService): void {
  app.delete(
    "/api/tasks/:id",
    {
      schema: {
        operationId: "cancelTask",
        tags: ["queue"],
        summary: "Cancel a task",
        description:
          "Removes a task from the queue. Before its start its cost is refunded in full. Afterwards exotics and fragments are, and other goods by the share of its time that remains. If it was active, the next task starts in the same call.",
        params,
        querystring: Cancelling,
        response: { 200: ref(schemas.CancelAnswer) },
      },
      config: { problems: ["unknown-task"] },
    },
    async (request, reply) =>
      service.command(request, reply, (game) => cancelOrder(game, request.params.id), presentCancel),
  );
}

function presentCancel({ game, answer, ended }: Outcome<Task>): Presented {
  const cancelled = ended.find((record) => record.task.id === answer.id);
  return { body: { task: cancelled && endedView(game, cancelled), ...queueView(game) } };
}

function moveRoute(app: App, service: SpaceService): void {
  app.post(
    "/api/tasks/:id/move",
    {
      schema: {
        operationId: "moveTask",
        tags: ["queue"],
        summary: "Move a pending task",
        description: "Moves a pending task to another position. The task at position 0 starts next.",
        params,
        querystring: Preview,
        body: ref(schemas.MoveRequest),
        response: { 200: ref(schemas.OrderAnswer) },
      },
      config: { problems: ["unknown-task", "position-out-of-range", "task-active"] },
    },
    async (request, reply) =>
      service.command(request, reply, (game) => moveOrder(game, request.params.id, request.body.position), presentMove),
  );
}

const presentMove = ({ game, answer }: Outcome<Task>): Presented => ({
  body: { task: taskIn(game, answer.id), ...queueView(game) },
});

function teamRoute(app: App, service: SpaceService): void {
  app.patch(
    "/api/tasks/:id",
    {
      schema: {
        operationId: "changeTeam",
        tags: ["queue"],
        summary: "Change a pending task's team",
        description: "Gives a pending task another lead and other helpers. Its price stays the same.",
        params,
        querystring: Preview,
        body: ref(schemas.TeamRequest),
        response: { 200: ref(schemas.TeamAnswer) },
      },
      config: { problems: ["unknown-task", "unknown-crew", "task-active", "lead-among-helpers"] },
    },
    async (request, reply) => {
      const { leadId, helperIds = [] } = request.body;
      return service.command(
        request,
        reply,
        (game) => changeTeam(game, request.params.id, { leadId, helperIds }),
        presentTeam,
      );
    },
  );
}

const presentTeam = ({ game, answer }: Outcome<Task>): Presented => ({
  body: { task: taskIn(game, answer.id), teams: teamsView(game, answer.id), ...queueView(game) },
});
