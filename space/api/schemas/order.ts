/** The bodies of the six orders, of batches and routes, and of a change of team. */
import { Type } from "@outbound/kit/http/request/type.ts";
import type { TProperties } from "typebox";
import { BUILD_KINDS } from "../../rules/catalog/modules.ts";
import { BATCH_LIMIT, HELPER_LIMIT } from "../../rules/values/limits.ts";
import { by, byKind, FocusSchema, object, oneOf } from "./shape.ts";

const crewFields = {
  leadId: Type.Integer({ description: "Crew member who leads the task." }),
  helperIds: Type.Optional(
    Type.Array(Type.Integer(), {
      maxItems: HELPER_LIMIT,
      uniqueItems: true,
      description: "Crew members who help: at most three, no duplicates, not the lead.",
    }),
  ),
};

const order = <P extends TProperties>($id: string, properties: P, description: string) =>
  object({ ...properties, ...crewFields, by }, { $id, description });

export const JumpOrder = order("JumpOrder", { systemId: Type.Integer({ description: "Destination." }) }, "One jump.");
export const ExploreOrder = order(
  "ExploreOrder",
  { focus: Type.Optional(FocusSchema) },
  "An exploration of the system where the ship will be; focus survey by default.",
);
export const UpgradeOrder = order(
  "UpgradeOrder",
  { moduleId: Type.Integer({ description: "The module." }) },
  "The next tier of a module.",
);
export const ExpandOrder = order("ExpandOrder", {}, "An expansion: +3 slots, +1 berth.");
export const BuildOrder = order(
  "BuildOrder",
  { kind: Type.String({ maxLength: 64, description: `One of ${BUILD_KINDS.join(", ")}.` }) },
  "A module or a hull patch.",
);
export const ResearchOrder = order(
  "ResearchOrder",
  { techId: Type.String({ maxLength: 64, description: "The technology." }) },
  "One technology.",
);

export const TeamRequest = object(
  { ...crewFields, by },
  { $id: "TeamRequest", description: "The team of a pending task." },
);

export const RouteOrder = object(
  {
    systemId: Type.Integer({ description: "Destination." }),
    prefer: Type.Optional(oneOf(["turns", "fuel"], "What the route saves first. Default: turns.")),
    leadId: Type.Optional(
      Type.Integer({
        description: "Crew member who leads every jump. Default: the strongest navigator who is not a helper.",
      }),
    ),
    helperIds: crewFields.helperIds,
    by,
  },
  { $id: "RouteOrder", description: "All jumps to a system." },
);

/** An order in a batch: its kind and the order's own fields. */
const inBatch = <K extends string, P extends TProperties>($id: string, kind: K, properties: P) =>
  object({ kind: Type.Literal(kind), ...properties }, { $id, description: `An order of kind ${kind} in a batch.` });

export const BatchJump = inBatch("BatchJump", "jump", {
  systemId: Type.Integer({ description: "Destination." }),
  ...crewFields,
});
export const BatchExplore = inBatch("BatchExplore", "explore", { focus: Type.Optional(FocusSchema), ...crewFields });
export const BatchUpgrade = inBatch("BatchUpgrade", "upgrade", {
  moduleId: Type.Integer({ description: "The module." }),
  ...crewFields,
});
export const BatchExpand = inBatch("BatchExpand", "expand", crewFields);
export const BatchBuild = inBatch("BatchBuild", "build", {
  build: Type.String({ maxLength: 64, description: `One of ${BUILD_KINDS.join(", ")}.` }),
  ...crewFields,
});
export const BatchResearch = inBatch("BatchResearch", "research", {
  techId: Type.String({ maxLength: 64, description: "The technology." }),
  ...crewFields,
});
export const BatchAccept = inBatch("BatchAccept", "accept", {
  missionId: Type.Integer({ description: "The offered mission." }),
});

export const OrdersRequest = object(
  {
    orders: Type.Array(
      byKind([BatchJump, BatchExplore, BatchUpgrade, BatchExpand, BatchBuild, BatchResearch, BatchAccept]),
      { minItems: 1, maxItems: BATCH_LIMIT, description: "In the order in which they are placed." },
    ),
    by,
  },
  { $id: "OrdersRequest", description: "Several orders at once." },
);
