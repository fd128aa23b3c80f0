/** Orders as the client composes them: the target is chosen elsewhere, the team in the composer. */

import type { components } from "@outbound/examples/space-contract.ts";
import type { Call } from "@outbound/kit/web/call.ts";
import type { Order } from "../../rules/turn/command.ts";
import { api, type OrderPreview } from "../api.ts";

type Bodies = components["schemas"];
type Target<Body> = Omit<Body, "leadId" | "helperIds">;

export type OrderTarget =
  | ({ readonly task: "jump" } & Target<Bodies["JumpOrder"]>)
  | ({ readonly task: "explore" } & Target<Bodies["ExploreOrder"]>)
  | ({ readonly task: "research" } & Target<Bodies["ResearchOrder"]>)
  | ({ readonly task: "upgrade" } & Target<Bodies["UpgradeOrder"]>)
  | ({ readonly task: "expand" } & Target<Bodies["ExpandOrder"]>)
  | ({ readonly task: "build" } & Target<Bodies["BuildOrder"]>);

export interface Team {
  readonly leadId: number;
  readonly helperIds: readonly number[];
}

type OrderCall = Call<OrderPreview | Bodies["OrderAnswer"]>;

/** The call that queues the order; its `preview()` is the dry run. */
export function orderCall(target: OrderTarget, { leadId, helperIds }: Team): OrderCall {
  const team = { leadId, ...(helperIds.length === 0 ? {} : { helperIds: [...helperIds] }) };
  switch (target.task) {
    case "jump":
      return api.post("/api/jump", { body: { systemId: target.systemId, ...team } });
    case "explore": {
      const { task: _task, ...body } = target;
      return api.post("/api/explore", { body: { ...body, ...team } });
    }
    case "research":
      return api.post("/api/research", { body: { techId: target.techId, ...team } });
    case "upgrade":
      return api.post("/api/ship/upgrade", { body: { moduleId: target.moduleId, ...team } });
    case "expand":
      return api.post("/api/ship/expand", { body: team });
    case "build": {
      const { task: _task, ...body } = target;
      return api.post("/api/ship/build", { body: { ...body, ...team } });
    }
  }
}

/** The same order in the form of the rules. */
export function ruleOrder(target: OrderTarget, team: Team): Order {
  switch (target.task) {
    case "jump":
      return { kind: "jump", systemId: target.systemId, ...team };
    case "explore":
      return { kind: "explore", focus: target.focus ?? "survey", ...team };
    case "research":
      return { kind: "research", techId: target.techId, ...team };
    case "upgrade":
      return { kind: "upgrade", moduleId: target.moduleId, ...team };
    case "expand":
      return { kind: "expand", ...team };
    case "build":
      return { kind: "build", build: target.kind, ...team };
  }
}
