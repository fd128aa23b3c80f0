/** Missions. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import Type from "typebox";
import { MISSION_KINDS } from "../../rules/missions/mission-kinds.ts";
import { amount, count, Goods, id, keys, nullable, object, oneOf, StarClass, sentence, TechIdSchema } from "./shape.ts";

export const Mission = object(
  {
    id: id("the mission"),
    kind: oneOf(keys(MISSION_KINDS), "What it asks for."),
    status: oneOf(["offered", "accepted", "completed", "failed", "expired", "abandoned"], "State."),
    text: sentence("What it asks for."),
    systemId: Type.Optional(id("the system it is about")),
    supplies: Type.Optional(amount("Supplies to bring.")),
    techId: Type.Optional(TechIdSchema),
    module: Type.Optional(Type.String({ description: "Module to upgrade." })),
    toTier: Type.Optional(Type.Integer()),
    starClass: Type.Optional(StarClass),
    progress: Type.Optional(object({ done: count("Systems explored."), needed: count("Systems asked for.") })),
    reward: ref(Goods),
    bonus: Type.Array(object({ what: Type.String(), chance: amount("0 to 1.") }), {
      description: "What may come on top, and how likely.",
    }),
    hops: count("Lanes of 8 ly to the goal when it was offered."),
    estimatedTurns: nullable(count("Turns from here for a fresh lone specialist; null where the goal is no place.")),
    deadline: nullable(count("Last turn to complete it; null for none.")),
    slack: nullable(Type.Integer({ description: "Turns to spare: deadline less turn less estimated turns." })),
    offeredOnTurn: count("Turn of the offer."),
    acceptedOnTurn: nullable(count("Turn of the acceptance.")),
    endedOnTurn: nullable(count("Turn of the end.")),
  },
  { $id: "Mission" },
);

export const MissionAnswer = object({ mission: ref(Mission) }, { $id: "MissionAnswer" });
