/** Builds the service calls of orders. */
import type { components } from "@outbound/client/space-contract.ts";
import type { Call } from "@outbound/kit/web/call.ts";
import type { Team } from "../../rules/orders/queue.ts";
import type { OrderTarget } from "../../rules/turn/command.ts";
import { api, type Task } from "../api.ts";
import { isTeamChange, type TeamWork } from "./estimate/order-estimate.ts";

type Schemas = components["schemas"];
type OrderCall = Call<Schemas["OrderAnswer"]>;

/** Queues either all of several tasks or none. It is sent without a dry run, so the tasks have ids. */
export type TasksCall = Call<{ readonly tasks: readonly Task[] }>;

const CALLS: {
  readonly [Kind in OrderTarget["kind"]]: (
    target: Extract<OrderTarget, { kind: Kind }>,
    team: Schemas["ExpandOrder"],
  ) => Call<unknown>;
} = {
  jump: ({ systemId }, team) => api.post("/api/jump", { body: { systemId, ...team } }),
  explore: ({ focus }, team) => api.post("/api/explore", { body: { focus, ...team } }),
  research: ({ techId }, team) => api.post("/api/research", { body: { techId, ...team } }),
  upgrade: ({ moduleId }, team) => api.post("/api/ship/upgrade", { body: { moduleId, ...team } }),
  expand: (_target, team) => api.post("/api/ship/expand", { body: team }),
  build: ({ build }, team) => api.post("/api/ship/build", { body: { kind: build, ...team } }),
};

/** Returns the call that queues the order; its `preview()` is the dry run. */
export function orderCall(target: OrderTarget, { leadId, helperIds }: Team): OrderCall {
  const team = { leadId, ...(helperIds.length > 0 && { helperIds: [...helperIds] }) };
  return CALLS[target.kind](target as never, team) as OrderCall;
}

export const ordersCall = (orders: Schemas["OrdersRequest"]["orders"]): TasksCall =>
  api.post("/api/orders", { body: { orders } }) as TasksCall;

/** Returns the call that gives a pending task this team. */
const teamCall = (taskId: number, { leadId, helperIds }: Team): OrderCall =>
  api.patch("/api/tasks/{id}", { path: { id: taskId }, body: { leadId, helperIds: [...helperIds] } }) as OrderCall;

export const workCall = (work: TeamWork, team: Team): OrderCall =>
  isTeamChange(work) ? teamCall(work.taskId, team) : orderCall(work, team);
