/** Answers to several orders at once. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { Mission } from "./mission.ts";
import { object } from "./shape.ts";
import { previewQueue, queueFields, Task, TaskPreview } from "./task.ts";

const missions = Type.Array(ref(Mission), { description: "The accepted missions." });

export const OrdersAnswer = object(
  { tasks: Type.Array(ref(Task), { description: "The queued tasks." }), missions, ...queueFields },
  { $id: "OrdersAnswer", description: "What was queued and accepted, and the updated queue." },
);
export const OrdersPreview = object(
  { tasks: Type.Array(ref(TaskPreview), { description: "The tasks as they would be." }), missions, ...previewQueue },
  { $id: "OrdersPreview", description: "What would be queued and accepted. Nothing was changed." },
);
export const RouteAnswer = object(
  { tasks: Type.Array(ref(Task), { description: "The queued jumps." }), ...queueFields },
  { $id: "RouteAnswer", description: "The queued jumps and the updated queue." },
);
export const RoutePreview = object(
  { tasks: Type.Array(ref(TaskPreview), { description: "The jumps as they would be." }), ...previewQueue },
  { $id: "RoutePreview", description: "The jumps as they would be. Nothing was changed." },
);
