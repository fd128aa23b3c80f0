/** One game of one bot over the API, from a new save to its end. */
import type { Order } from "@outbound/space/rules/turn/command.ts";
import { type Difficulty, RUN_LIMIT } from "@outbound/space/rules/values/limits.ts";
import type { Bot, Command } from "../../bots/space/command.ts";
import { type Api, apiView, type WorldAnswer } from "./api-view.ts";

/** The final save, and how many commands it took. */
export type Finished = WorldAnswer["save"] & { readonly commands: number };

/** Starts a new game (the current one becomes an archive) and plays it to its end. Throws for a refusal. */
export async function playOverHttp(
  api: Api,
  rulesVersion: number,
  bot: Bot,
  seed: number,
  difficulty: Difficulty,
): Promise<Finished> {
  await api.ok("POST", "/api/save/new", { seed, difficulty });
  for (let commands = 0; ; commands++) {
    const view = await apiView(api, rulesVersion);
    if (view.status !== "active") {
      const { save } = await api.ok<WorldAnswer>("GET", "/api/world");
      return { ...save, commands };
    }
    await sendCommand(api, bot(view));
  }
}

/** Sends a command of a bot. */
export function sendCommand(api: Api, command: Command): Promise<unknown> {
  switch (command.kind) {
    case "order":
      return api.ok("POST", ...orderCall(command.order));
    case "accept":
    case "abandon":
      return api.ok("POST", `/api/missions/${command.missionId}/${command.kind}`);
    case "run":
      return api.ok("POST", "/api/turn/run", { maxTurns: RUN_LIMIT, until: "idle" });
  }
}

function orderCall(order: Order): [path: string, body: unknown] {
  const { leadId, helperIds } = order;
  const team = { leadId, helperIds };
  switch (order.kind) {
    case "jump":
      return ["/api/jump", { ...team, systemId: order.systemId }];
    case "explore":
      return ["/api/explore", { ...team, focus: order.focus }];
    case "upgrade":
      return ["/api/ship/upgrade", { ...team, moduleId: order.moduleId }];
    case "expand":
      return ["/api/ship/expand", team];
    case "build":
      return ["/api/ship/build", { ...team, kind: order.build }];
    case "research":
      return ["/api/research", { ...team, techId: order.techId }];
  }
}
