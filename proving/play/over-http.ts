/** One game of one bot over the API, from a new save to its end. */
import type { Order } from "@outbound/space/rules/turn/command.ts";
import { type Difficulty, RUN_LIMIT } from "@outbound/space/rules/values/limits.ts";
import type { Bot, Command } from "../bots/space/command.ts";
import type { Call, WorldAnswer } from "../harness/client.ts";
import { apiView } from "./api-view.ts";

/** What became of the game, and how many commands it took. */
export type Finished = WorldAnswer["save"] & { readonly commands: number };

/** Starts a new game (the present one becomes an archive) and plays it to its end. A refusal throws. */
export async function playOverHttp(
  call: Call,
  rulesVersion: number,
  bot: Bot,
  seed: number,
  difficulty: Difficulty,
): Promise<Finished> {
  await call("POST", "/api/save/new", { seed, difficulty });
  for (let commands = 0; ; commands++) {
    const view = await apiView(call, rulesVersion);
    if (view.status !== "active") {
      const { save } = await call<WorldAnswer>("GET", "/api/world");
      return { ...save, commands };
    }
    await sendCommand(call, bot(view));
  }
}

/** One command of a bot as the call that it is. */
export function sendCommand(call: Call, command: Command): Promise<unknown> {
  switch (command.kind) {
    case "order":
      return call("POST", ...orderCall(command.order));
    case "accept":
    case "abandon":
      return call("POST", `/api/missions/${command.missionId}/${command.kind}`);
    case "run":
      return call("POST", "/api/turn/run", { maxTurns: RUN_LIMIT, until: "idle" });
  }
}

/** The path and the body of an order. */
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
