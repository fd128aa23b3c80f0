/** Converts the rules' commands to API requests. */
import type { Request } from "@outbound/kit/testing/app-client.ts";
import type { Command } from "./random-commands.ts";

/** Returns the request that corresponds to `apply` in the rules. */
export function requestOf(command: Command): Request {
  switch (command.do) {
    case "order":
      return orderRequest(command.order);
    case "cancel":
      return { method: "DELETE", path: `/api/tasks/${command.taskId}` };
    case "move":
      return { method: "POST", path: `/api/tasks/${command.taskId}/move`, body: { position: command.position } };
    case "accept":
    case "abandon":
      return { method: "POST", path: `/api/missions/${command.missionId}/${command.do}` };
    case "choose": {
      const { encounterId, option, crewId } = command;
      const body = { option, ...(crewId === undefined ? {} : { crewId }) };
      return { method: "POST", path: `/api/encounters/${encounterId}/choose`, body };
    }
    case "turn": {
      const { expectedTurn } = command;
      return { method: "POST", path: "/api/turn", body: expectedTurn === undefined ? {} : { expectedTurn } };
    }
    case "run": {
      const { maxTurns, until } = command;
      return { method: "POST", path: "/api/turn/run", body: { maxTurns, ...(until ? { until } : {}) } };
    }
  }
}

type Order = Extract<Command, { do: "order" }>["order"];

const AREAS = {
  jump: "jump",
  explore: "explore",
  research: "research",
  upgrade: "ship/upgrade",
  expand: "ship/expand",
  build: "ship/build",
} as const;

function orderRequest(order: Order): Request {
  const { kind, ...fields } = order;
  const { build, ...rest } = fields as { build?: string };
  return {
    method: "POST",
    path: `/api/${AREAS[kind]}`,
    body: { ...rest, ...(build === undefined ? {} : { kind: build }) },
  };
}
