/** Answers to a turn or a run of turns. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { ALL_SKILLS } from "../../rules/game/game.ts";
import { STOPS } from "../../rules/turn/command.ts";
import { RUN_LIMIT } from "../../rules/values/limits.ts";
import { Encounter } from "./encounter.ts";
import { Event } from "./event.ts";
import { Warning } from "./forecast.ts";
import { amount, by, count, id, nullable, object, oneOf } from "./shape.ts";
import { EndedTask, queueFields, Task } from "./task.ts";

export const Experience = object(
  {
    crewId: id("the member"),
    skill: oneOf(ALL_SKILLS, "The skill that gained XP."),
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

const encounter = nullable(ref(Encounter));

export const TurnAnswer = object(
  {
    ...turnFields,
    lapsed: nullable(ref(Encounter)),
    encounter,
    ...queueFields,
  },
  {
    $id: "TurnAnswer",
    description:
      "The worked turn. `encounter` is the encounter that is open now. `lapsed` is the one that took its cautious option because nobody had decided.",
  },
);

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
    stopped: oneOf(
      STOPS,
      "Why the run ended: after maxTurns, with the game, at an encounter, on an empty queue, or at what `until` names.",
    ),
    lapsed: Type.Array(ref(Encounter), {
      description: "Encounters that took their cautious option because nobody had decided.",
    }),
    encounter,
    ...queueFields,
  },
  { $id: "RunAnswer" },
);

export const TurnRequest = object(
  {
    expectedTurn: Type.Optional(
      Type.Integer({ minimum: 0, description: "The turn that the client expects the game to be on." }),
    ),
    by,
  },
  { $id: "TurnRequest" },
);

export const RunRequest = object(
  {
    maxTurns: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: RUN_LIMIT,
        description: `Maximum number of turns. Default: ${RUN_LIMIT}.`,
      }),
    ),
    until: Type.Optional(oneOf(["task", "mission", "danger", "idle"], "What ends the run early.")),
    expectedTurn: Type.Optional(Type.Integer({ minimum: 0 })),
    by,
  },
  { $id: "RunRequest" },
);
