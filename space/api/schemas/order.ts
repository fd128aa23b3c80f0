/** The bodies of the six orders. */
import Type from "typebox";
import { BUILD_KINDS } from "../../rules/catalog/modules.ts";
import { HELPER_LIMIT } from "../../rules/values/limits.ts";
import { FocusSchema, object } from "./shape.ts";

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

const order = <P extends Type.TProperties>($id: string, properties: P, description: string) =>
  object({ ...properties, ...crewFields }, { $id, description });

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
export const ExpandOrder = order("ExpandOrder", {}, "An expansion: +2 slots, +1 berth.");
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
