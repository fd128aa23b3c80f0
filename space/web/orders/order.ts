/** What can be ordered, as the client composes it: the target is chosen elsewhere, the team in the composer. */
import type { Call } from "@outbound/kit/web/call.ts";
import { api, type OrderPreview } from "../api.ts";
import type { components } from "../contract.ts";

type Bodies = components["schemas"];
type Target<Body> = Omit<Body, "leadId" | "helperIds">;

export type OrderTarget =
  | ({ readonly kind: "jump" } & Target<Bodies["JumpOrder"]>)
  | ({ readonly kind: "explore" } & Target<Bodies["ExploreOrder"]>)
  | ({ readonly kind: "research" } & Target<Bodies["ResearchOrder"]>)
  | ({ readonly kind: "upgrade" } & Target<Bodies["UpgradeOrder"]>)
  | ({ readonly kind: "expand" } & Target<Bodies["ExpandOrder"]>)
  | ({ readonly kind: "build" } & Target<Bodies["BuildOrder"]>);

export interface Team {
  readonly leadId: number;
  readonly helperIds: readonly number[];
}

type OrderCall = Call<OrderPreview | Bodies["OrderAnswer"]>;

/** The call that queues it; its `preview()` tells what it would do. */
export function orderCall(target: OrderTarget, { leadId, helperIds }: Team): OrderCall {
  const team = { leadId, ...(helperIds.length === 0 ? {} : { helperIds: [...helperIds] }) };
  switch (target.kind) {
    case "jump":
      return api.post("/api/jump", { body: { systemId: target.systemId, ...team } });
    case "explore": {
      const { kind: _kind, ...body } = target;
      return api.post("/api/explore", { body: { ...body, ...team } });
    }
    case "research":
      return api.post("/api/research", { body: { techId: target.techId, ...team } });
    case "upgrade":
      return api.post("/api/ship/upgrade", { body: { moduleId: target.moduleId, ...team } });
    case "expand":
      return api.post("/api/ship/expand", { body: team });
    case "build": {
      const { kind: _kind, ...body } = target;
      return api.post("/api/ship/build", { body: { ...body, ...team } });
    }
  }
}
