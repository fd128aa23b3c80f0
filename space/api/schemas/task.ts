/** Tasks, the queue, and the answers to orders and cancels. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { BUILD_KINDS, MODULE_NAMES } from "../../rules/catalog/modules.ts";
import { OUTCOMES, SKILLS, TASK_KINDS } from "../../rules/game/game.ts";
import { BANDS } from "../../rules/orders/power.ts";
import { HELPER_LIMIT } from "../../rules/values/limits.ts";
import {
  amount,
  by,
  count,
  FocusSchema,
  Goods,
  id,
  keys,
  nullable,
  object,
  oneOf,
  shownBy,
  TechIdSchema,
} from "./shape.ts";

export const CrewName = object(
  { id: id("a crew member"), name: Type.String() },
  { $id: "CrewName", description: "A member of a task's team." },
);

export const Factor = object(
  { factor: Type.String(), value: Type.Number() },
  { $id: "Factor", description: "One factor of a task's power or time." },
);

export const Target = object(
  {
    systemId: Type.Optional(id("the system to jump to or explore")),
    systemName: Type.Optional(Type.String()),
    focus: Type.Optional(FocusSchema),
    moduleId: Type.Optional(id("the module to upgrade")),
    module: Type.Optional(oneOf(keys(MODULE_NAMES), "Kind of the module.")),
    toTier: Type.Optional(Type.Integer({ description: "Target tier of the upgrade." })),
    build: Type.Optional(oneOf(BUILD_KINDS, "Kind of build.")),
    techId: Type.Optional(TechIdSchema),
  },
  { $id: "Target", description: "The target of a task; only the fields of its kind are present." },
);

export const taskFields = {
  kind: oneOf(TASK_KINDS, "Kind of task."),
  target: ref(Target),
  lead: ref(CrewName),
  helpers: Type.Array(ref(CrewName), { maxItems: HELPER_LIMIT }),
  skill: oneOf(SKILLS, "The skill that counts and gains XP."),
};

export const figures = {
  power: amount("Power of the team at the current grid and module tier."),
  difficulty: amount("Difficulty of the task."),
  ratio: amount("Power ÷ difficulty, rounded down to hundredths."),
  band: oneOf(
    BANDS.map((band) => band.name),
    "Power band of the ratio.",
  ),
  durationTurns: count("Turns from start to end."),
  remainingTurns: count("Turns left."),
  startsOnTurn: count("Turn on which it starts or started."),
  endsOnTurn: count("Turn on which it ends."),
  cost: ref(Goods),
  explain: Type.Array(ref(Factor), {
    description: "The factors of power and time, then the effects of traits on fatigue and XP.",
  }),
};

export const status = oneOf(["active", "pending"], "The first task of the queue is active.");

export const Task = object(
  { id: id("the task"), status, ...taskFields, ...figures, by: shownBy },
  {
    $id: "Task",
    description: "A task in the queue. The figures of a pending task are estimates, which change with the game.",
  },
);

export const TaskPreview = object(
  { id: nullable(id("the task")), status, ...taskFields, ...figures, by: shownBy },
  { $id: "TaskPreview", description: "A task as it would be. The task that is previewed has no id yet." },
);

export const EndedTask = object(
  {
    id: id("the task"),
    status: oneOf(OUTCOMES, "How it ended."),
    ...taskFields,
    startedOnTurn: nullable(count("Turn on which it started; null if it never did.")),
    durationTurns: nullable(count("Planned turns; null if it never started.")),
    endedOnTurn: count("Turn on which it ended."),
    cost: ref(Goods),
    refund: ref(Goods),
    by: shownBy,
  },
  { $id: "EndedTask", description: "A task that left the queue." },
);

export const queueFields = {
  activeTask: nullable(ref(Task)),
  pendingTasks: Type.Array(ref(Task), { description: "In the order in which they will start." }),
};

export const previewQueue = {
  activeTask: nullable(ref(TaskPreview)),
  pendingTasks: Type.Array(ref(TaskPreview)),
};

export const Queue = object(
  { ...queueFields, endedTasks: Type.Array(ref(EndedTask), { description: "Newest first." }) },
  { $id: "Queue", description: "The queue and the latest ended tasks." },
);

export const OrderAnswer = object(
  { task: ref(Task), ...queueFields },
  { $id: "OrderAnswer", description: "The queued task and the updated queue." },
);
export const ProposedTeam = object(
  {
    lead: ref(CrewName),
    helpers: Type.Array(ref(CrewName), { maxItems: HELPER_LIMIT }),
    turns: count("Turns that the task takes with this team."),
    fatigue: count("Fatigue that its members gain together."),
  },
  { $id: "ProposedTeam", description: "A team for a task, chosen from the six members with the best skill for it." },
);
export const Teams = object(
  {
    fastest: ref(ProposedTeam, {
      description: "The team that needs the fewest turns; of equally fast teams the strongest.",
    }),
    fewest: ref(ProposedTeam, { description: "The smallest team that is as fast." }),
  },
  { $id: "Teams", description: "Proposed teams for a task." },
);
export const OrderPreview = object(
  { task: ref(TaskPreview), teams: ref(Teams), ...previewQueue },
  { $id: "OrderPreview", description: "The task and the queue as they would be. Nothing was changed." },
);
export const TeamAnswer = object(
  { task: ref(Task), teams: ref(Teams), ...queueFields },
  { $id: "TeamAnswer", description: "The task with its new team, and the updated queue." },
);
export const CancelAnswer = object(
  { task: ref(EndedTask), ...queueFields },
  { $id: "CancelAnswer", description: "The cancelled task with its refund, and the queue without it." },
);

export const MoveRequest = object(
  { position: Type.Integer({ minimum: 0, description: "Position among the pending tasks; 0 is next." }), by },
  { $id: "MoveRequest" },
);
