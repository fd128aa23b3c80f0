/** Missions. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { MISSION_STATUSES } from "../../rules/game/game.ts";
import { MISSION_KINDS } from "../../rules/missions/mission-kinds.ts";
import { FactionKeySchema } from "./encounter.ts";
import {
  amount,
  by,
  count,
  Goods,
  id,
  keys,
  nullable,
  object,
  oneOf,
  StarClass,
  sentence,
  TechIdSchema,
} from "./shape.ts";

export const Mission = object(
  {
    id: id("the mission"),
    kind: oneOf(keys(MISSION_KINDS), "Kind of mission."),
    status: oneOf(MISSION_STATUSES, "offered: on the board; accepted: taken by the player; the others have ended."),
    text: sentence("The goal as a title."),
    note: nullable(sentence("Something that players easily overlook; null for most missions.")),
    systemId: Type.Optional(id("the system of the goal")),
    faction: Type.Optional(FactionKeySchema),
    supplies: Type.Optional(amount("Supplies to deliver.")),
    price: Type.Optional(ref(Goods)),
    techId: Type.Optional(TechIdSchema),
    module: Type.Optional(Type.String({ description: "Module to upgrade." })),
    toTier: Type.Optional(Type.Integer()),
    starClass: Type.Optional(StarClass),
    progress: Type.Optional(object({ done: count("Systems explored so far."), needed: count("Systems to explore.") })),
    reward: ref(Goods),
    bonus: Type.Array(object({ what: Type.String(), chance: amount("0 to 1.") }), {
      description: "Possible bonuses and their chances.",
    }),
    hops: count("Distance to the goal in lanes of 8 ly, when the mission was offered."),
    estimatedTurns: nullable(
      count("Turns that a rested specialist alone needs from here; null if the goal has no system."),
    ),
    deadline: nullable(count("Last turn on which it can be completed; null without a deadline.")),
    slack: nullable(Type.Integer({ description: "Turns to spare: deadline − turn − estimated turns." })),
    offeredOnTurn: count("Turn on which it was offered."),
    acceptedOnTurn: nullable(count("Turn on which it was accepted.")),
    endedOnTurn: nullable(count("Turn on which it ended.")),
  },
  { $id: "Mission" },
);

export const MissionAnswer = object({ mission: ref(Mission) }, { $id: "MissionAnswer" });

export const MissionRequest = object(
  { by },
  { $id: "MissionRequest", description: "The name of the player who decides. It may be left out." },
);
