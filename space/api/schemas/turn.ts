/** Answers to a turn or a run of turns. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import Type from "typebox";
import { ALL_SKILLS } from "../../rules/game/game.ts";
import { RUN_LIMIT } from "../../rules/values/limits.ts";
import { Event } from "./event.ts";
import { Warning } from "./forecast.ts";
import { amount, count, id, nullable, object, oneOf } from "./shape.ts";
import { EndedTask, queueFields, Task } from "./task.ts";

export const Experience = object(
  {
    crewId: id("the member"),
    skill: oneOf(ALL_SKILLS, "Skill."),
    xp: amount("XP gained."),
    level: count("Level afterwards."),
  },
  { $id: "Experience" },
);

const warnings = Type.Array(ref(Warning), {
  description: "What will go wrong within 10 turns if the queue stays as it is.",
});

export const turnFields = {
  turn: count("The turn now."),
  skipped: Type.Boolean({ description: "The queue was empty and nothing changed." }),
  completed: nullable(ref(EndedTask)),
  started: nullable(ref(Task)),
  failed: Type.Array(ref(EndedTask)),
  xp: Type.Array(ref(Experience)),
  events: Type.Array(ref(Event), { description: "Events, oldest first." }),
  warnings,
};

export const TurnAnswer = object({ ...turnFields, ...queueFields }, { $id: "TurnAnswer" });

export const RunAnswer = object(
  {
    turn: count("The turn now."),
    worked: count("Number of turns that passed."),
    skipped: Type.Boolean({ description: "The queue was empty and no turn passed." }),
    completed: Type.Array(ref(EndedTask)),
    failed: Type.Array(ref(EndedTask)),
    xp: Type.Array(ref(Experience)),
    events: Type.Array(ref(Event), { description: "Events, oldest first." }),
    warnings,
    ...queueFields,
  },
  { $id: "RunAnswer" },
);

export const TurnRequest = object(
  {
    expectedTurn: Type.Optional(
      Type.Integer({ minimum: 0, description: "The turn that the client expects the game to be on." }),
    ),
  },
  { $id: "TurnRequest" },
);

export const RunRequest = object(
  {
    maxTurns: Type.Integer({ minimum: 1, maximum: RUN_LIMIT }),
    until: Type.Optional(oneOf(["task", "mission", "danger", "idle"], "What ends the run early.")),
    expectedTurn: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { $id: "RunRequest" },
);
