/** The commands of the space game, except ending turns, which has its own tool. */
import type { SpaceClient, SpaceSchemas } from "@outbound/client";
import * as z from "zod";
import { type Operations, operation } from "../operations.ts";

/** The service checks that it is an integer, which keeps the schema short for models. */
const id = z.number();
const leadId = id.describe("crew member who leads");
const helperIds = z.array(id).max(3).describe("crew members who help").exactOptional();
const team = { leadId, helperIds };

/** Fields of the commands' answers; each answer has some of them. */
export type SpaceAnswer = Partial<
  Pick<SpaceSchemas["OrderPreview"], "activeTask" | "pendingTasks" | "teams"> & {
    readonly task: SpaceSchemas["OrderPreview"]["task"] | SpaceSchemas["CancelAnswer"]["task"];
  } & Pick<SpaceSchemas["RoutePreview"], "tasks"> &
    Pick<SpaceSchemas["MissionAnswer"], "mission"> &
    Pick<SpaceSchemas["ChooseAnswer"], "encounter" | "outcome" | "changed">
>;

/** Other players of the game see `by` with what it did. */
export function spaceOperations(by?: string): Operations<SpaceClient, SpaceAnswer> {
  const who = by === undefined ? {} : { by };
  const command = <Shape extends z.ZodRawShape, Answer>(
    ...[path, shape, send, options]: Parameters<typeof operation<SpaceClient, Shape, Answer>>
  ) => operation<SpaceClient, Shape, Answer>(path, shape, send, options);
  return {
    jump: command("/api/jump", { systemId: id.describe("destination"), ...team }, (api, input, query) =>
      api.POST("/api/jump", { params: { query }, body: { ...input, ...who } }),
    ),
    route: command(
      "/api/route",
      { systemId: id, prefer: z.enum(["turns", "fuel"]).exactOptional(), leadId: leadId.exactOptional(), helperIds },
      (api, input, query) => api.POST("/api/route", { params: { query }, body: { ...input, ...who } }),
    ),
    explore: command(
      "/api/explore",
      { focus: z.enum(["survey", "harvest", "salvage"]).exactOptional(), ...team },
      (api, input, query) => api.POST("/api/explore", { params: { query }, body: { ...input, ...who } }),
    ),
    research: command("/api/research", { techId: z.string(), ...team }, (api, input, query) =>
      api.POST("/api/research", { params: { query }, body: { ...input, ...who } }),
    ),
    upgrade: command("/api/ship/upgrade", { moduleId: id, ...team }, (api, input, query) =>
      api.POST("/api/ship/upgrade", { params: { query }, body: { ...input, ...who } }),
    ),
    build: command("/api/ship/build", { kind: z.string(), ...team }, (api, input, query) =>
      api.POST("/api/ship/build", { params: { query }, body: { ...input, ...who } }),
    ),
    expand: command("/api/ship/expand", team, (api, input, query) =>
      api.POST("/api/ship/expand", { params: { query }, body: { ...input, ...who } }),
    ),
    accept: command("/api/missions/{missionId}/accept", { missionId: id }, (api, { missionId }, query) =>
      api.POST("/api/missions/{id}/accept", { params: { path: { id: missionId }, query }, body: who }),
    ),
    abandon: command(
      "/api/missions/{missionId}/abandon",
      { missionId: id },
      (api, { missionId }) =>
        api.POST("/api/missions/{id}/abandon", { params: { path: { id: missionId } }, body: who }),
      { hasDryRun: false },
    ),
    choose: command(
      "/api/encounters/{encounterId}/choose",
      { encounterId: id, option: z.string(), crewId: id.exactOptional() },
      (api, { encounterId, ...input }, query) =>
        api.POST("/api/encounters/{id}/choose", {
          params: { path: { id: encounterId }, query },
          body: { ...input, ...who },
        }),
    ),
    cancel: command("/api/tasks/{taskId}", { taskId: id }, (api, { taskId }, query) =>
      api.DELETE("/api/tasks/{id}", { params: { path: { id: taskId }, query: { ...query, ...who } } }),
    ),
    move: command(
      "/api/tasks/{taskId}/move",
      { taskId: id, position: z.number() },
      (api, { taskId, position }, query) =>
        api.POST("/api/tasks/{id}/move", {
          params: { path: { id: taskId }, query },
          body: { position, ...who },
        }),
    ),
    team: command("/api/tasks/{taskId}", { taskId: id, ...team }, (api, { taskId, ...input }, query) =>
      api.PATCH("/api/tasks/{id}", { params: { path: { id: taskId }, query }, body: { ...input, ...who } }),
    ),
  };
}
