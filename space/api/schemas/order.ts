/** The bodies of the six orders. */
import Type from "typebox";
import { BUILD_KINDS } from "../../rules/catalog/modules.ts";
import { HELPER_LIMIT } from "../../rules/values/limits.ts";
import { FocusSchema, object } from "./shape.ts";

const crewFields = {
  leadId: Type.Integer({ description: "Crew member who leads." }),
  helperIds: Type.Optional(
    Type.Array(Type.Integer(), {
      maxItems: HELPER_LIMIT,
      uniqueItems: true,
      description: "Crew members who help: at most three, nobody twice, not the lead.",
    }),
  ),
};

const order = <P extends Type.TProperties>($id: string, properties: P, description: string) =>
  object({ ...properties, ...crewFields }, { $id, description });

export const JumpOrder = order("JumpOrder", { systemId: Type.Integer({ description: "Where to." }) }, "One jump.");
export const ExploreOrder = order(
  "ExploreOrder",
  { focus: Type.Optional(FocusSchema) },
  "One explore of the system in which the ship will be; survey unless said otherwise.",
);
export const UpgradeOrder = order(
  "UpgradeOrder",
  { moduleId: Type.Integer({ description: "The module." }) },
  "One tier more for a module.",
);
export const ExpandOrder = order("ExpandOrder", {}, "Two slots and a berth more.");
export const BuildOrder = order(
  "BuildOrder",
  { kind: Type.String({ maxLength: 64, description: `One of ${BUILD_KINDS.join(", ")}.` }) },
  "A module, or a patch of the hull.",
);
export const ResearchOrder = order(
  "ResearchOrder",
  { techId: Type.String({ maxLength: 64, description: "The technology." }) },
  "One technology.",
);
