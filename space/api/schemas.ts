/** The shapes of the API, one schema each: they validate requests, type the handlers and make the description. */
import { ref } from "@outbound/kit/http/schemas.ts";
import Type from "typebox";
import { ALL_SKILLS, type AnySkill, FOCUSES, RESOURCES, type ResourceName, SKILLS, TASK_KINDS } from "../rules/game.ts";
import { DIFFICULTIES, HELPER_LIMIT, RUN_LIMIT, SEED_LIMIT } from "../rules/limits.ts";
import { MISSION_KINDS } from "../rules/mission-kinds.ts";
import { BUILD_KINDS, MODULE_NAMES } from "../rules/modules.ts";
import { BANDS } from "../rules/power.ts";
import { STAR_CLASSES } from "../rules/stars.ts";
import { TECH_IDS } from "../rules/techs.ts";

const strict = { additionalProperties: false } as const;
const object = <P extends Type.TProperties>(properties: P, options: Type.TObjectOptions = {}) =>
  Type.Object(properties, { ...strict, ...options });
const oneOf = <T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>({ type: "string", enum: [...values], description });
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const keys = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

const id = (what: string) => Type.Integer({ minimum: 1, description: `Id of ${what}.` });
const count = (description: string) => Type.Integer({ minimum: 0, description });
const amount = (description: string) => Type.Number({ description });
const sentence = (description: string) => Type.String({ description });

export const Difficulty = oneOf(keys(DIFFICULTIES), "hard 170 turns, standard 200, relaxed 240, sandbox without end.");
export const StarClass = oneOf(STAR_CLASSES, "Class of the star.");
export const TechIdSchema = oneOf(TECH_IDS, "Id of a technology.");
const FocusSchema = oneOf(FOCUSES, "What an explore looks for.");

/** Amounts of some goods; what is not named is nothing. */
const Goods = object(
  Object.fromEntries(RESOURCES.map((name) => [name, Type.Optional(amount(`Amount of ${name}.`))])) as {
    [K in ResourceName]: Type.TOptional<Type.TNumber>;
  },
  { $id: "Goods", description: "Amounts of some goods, whole or with two decimals; what is not named is nothing." },
);

const CrewName = object(
  { id: id("a crew member"), name: Type.String() },
  { $id: "CrewName", description: "Who works on a task." },
);

export const Factor = object(
  { factor: Type.String(), value: Type.Number() },
  { $id: "Factor", description: "One factor of a task's power or time." },
);

export const Target = object(
  {
    systemId: Type.Optional(id("the system to jump to or to explore")),
    systemName: Type.Optional(Type.String()),
    focus: Type.Optional(FocusSchema),
    moduleId: Type.Optional(id("the module to upgrade")),
    module: Type.Optional(oneOf(keys(MODULE_NAMES), "Kind of the module.")),
    toTier: Type.Optional(Type.Integer({ description: "Tier that the upgrade leads to." })),
    build: Type.Optional(oneOf(BUILD_KINDS, "What is built.")),
    techId: Type.Optional(TechIdSchema),
  },
  { $id: "Target", description: "What a task is about: only the fields of its kind are there." },
);

const taskFields = {
  kind: oneOf(TASK_KINDS, "What is done."),
  target: ref(Target),
  lead: ref(CrewName),
  helpers: Type.Array(ref(CrewName), { maxItems: HELPER_LIMIT }),
  skill: oneOf(SKILLS, "The skill that counts and that is trained."),
};

const figures = {
  power: amount("Power of the team at the present grid and module tier."),
  difficulty: amount("Difficulty of the task."),
  ratio: amount("Power ÷ difficulty, cut to hundredths."),
  band: oneOf(
    BANDS.map((band) => band.name),
    "Power band of the ratio.",
  ),
  durationTurns: count("Worked turns from start to end."),
  remainingTurns: count("Worked turns that are left."),
  startsOnTurn: count("Turn on which it starts or started."),
  endsOnTurn: count("Turn on which it ends."),
  cost: ref(Goods),
  explain: Type.Array(ref(Factor), { description: "How power and time came about." }),
};

const status = oneOf(["active", "pending"], "The first task of the queue is active.");

export const Task = object(
  { id: id("the task"), status, ...taskFields, ...figures },
  {
    $id: "Task",
    description: "A task in the queue. The figures of a pending one are estimates and follow every change.",
  },
);

const TaskPreview = object(
  { id: nullable(id("the task")), status, ...taskFields, ...figures },
  { $id: "TaskPreview", description: "A task as it would be; the previewed one has no id yet." },
);

export const EndedTask = object(
  {
    id: id("the task"),
    status: oneOf(["completed", "cancelled", "failed"], "How it ended."),
    ...taskFields,
    startedOnTurn: nullable(count("Turn on which it started; null if it never did.")),
    durationTurns: nullable(count("Worked turns it was to take; null if it never started.")),
    endedOnTurn: count("Turn on which it ended."),
    cost: ref(Goods),
    refund: ref(Goods),
  },
  { $id: "EndedTask", description: "A task that left the queue." },
);

const queueFields = {
  activeTask: nullable(ref(Task)),
  pendingTasks: Type.Array(ref(Task), { description: "In the order in which they will start." }),
};

const previewQueue = {
  activeTask: nullable(ref(TaskPreview)),
  pendingTasks: Type.Array(ref(TaskPreview)),
};

export const Queue = object(
  { ...queueFields, endedTasks: Type.Array(ref(EndedTask), { description: "Newest first." }) },
  { $id: "Queue", description: "The queue and the latest ended tasks." },
);

export const OrderAnswer = object(
  { task: ref(Task), ...queueFields },
  { $id: "OrderAnswer", description: "The queued task and the queue with it." },
);
export const OrderPreview = object(
  { task: ref(TaskPreview), ...previewQueue },
  { $id: "OrderPreview", description: "The task and the queue as they would be. Nothing was changed." },
);
export const CancelAnswer = object(
  { task: ref(EndedTask), ...queueFields },
  { $id: "CancelAnswer", description: "The cancelled task with its refund, and the queue without it." },
);

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

const Resource = object(
  { amount: amount("What is there."), cap: nullable(amount("The most that can be held; null for no limit.")) },
  { $id: "Resource" },
);

const systemFields = {
  id: id("the system"),
  name: Type.String(),
  x: amount("Light years from the box's corner."),
  y: amount("Light years from the box's corner."),
  starClass: StarClass,
  danger: Type.Integer({ minimum: 0, maximum: 3 }),
  apex: Type.Boolean({ description: "The star to relight." }),
  explored: Type.Boolean(),
  visits: count("Finished explores."),
  distance: amount("Light years from the ship."),
  reachable: Type.Boolean({ description: "Within one jump with the fuel that is there." }),
  fuelToJump: nullable(count("Fuel of the jump; null out of range and where the ship is.")),
  hops: nullable(count("Jumps of the quickest way; null where none leads.")),
};

export const System = object(systemFields, { $id: "System", description: "A system as the charts show it." });

const NextStep = object(
  {
    title: Type.String(),
    method: oneOf(["POST"], "HTTP method."),
    path: Type.String(),
    body: Type.Object({}, { additionalProperties: true }),
  },
  { $id: "NextStep", description: "A call that would be accepted now." },
);

export const Goal = object(
  {
    text: Type.String(),
    apexSystemId: id("the Apex"),
    fragments: amount("Cipher fragments aboard."),
    fragmentsNeeded: count("Fragments that the Core takes."),
    techsLeft: Type.Array(TechIdSchema, {
      description: "Technologies still to research for the Core, in an order that works.",
    }),
    coreBuilt: Type.Boolean(),
    powered: Type.Boolean({ description: "Supply is at least demand." }),
    atApex: Type.Boolean(),
  },
  { $id: "Goal", description: "How far the way to the win is gone." },
);

const Save = object(
  {
    seed: Type.Integer({ minimum: 0, maximum: SEED_LIMIT }),
    turn: count("Worked turns."),
    limit: nullable(count("Last turn; null in the sandbox.")),
    difficulty: Difficulty,
    status: oneOf(["active", "won", "lost"], "State of the game."),
    score: count("Score so far."),
    endReason: nullable(oneOf(["apex-relit", "hull-destroyed", "crew-lost", "time-ran-out"], "Why it ended.")),
  },
  { $id: "Save" },
);

export const World = object(
  {
    save: ref(Save),
    resources: object(
      Object.fromEntries(RESOURCES.map((name) => [name, ref(Resource)])) as {
        [K in ResourceName]: ReturnType<typeof ref<typeof Resource>>;
      },
    ),
    position: object({ systemId: id("the present system") }),
    systems: Type.Array(ref(System)),
    lanes: Type.Array(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }), {
      description: "Pairs of systems within one jump of each other.",
    }),
    signals: Type.Array(Type.Integer(), { description: "Systems from which a fragment's signal shows." }),
    goal: ref(Goal),
    nextSteps: Type.Array(ref(NextStep)),
    ...queueFields,
  },
  { $id: "World", description: "The whole galaxy as the ship knows it." },
);

export const Yields = object(
  {
    data: object({ low: amount("Least."), high: amount("Most.") }),
    fuel: amount("Fuel."),
    supplies: amount("Supplies."),
    alloy: amount("Alloy."),
    credits: amount("Credits."),
    exoticChance: amount("Chance of exotics, 0 to 1."),
  },
  { $id: "Yields", description: "What the next explore would bring." },
);

const SystemDetail = object(
  {
    ...systemFields,
    hazard: count("Hazard of the star's class."),
    bodies: nullable(
      Type.Array(object({ name: Type.String(), kind: Type.String() }), { description: "Null until explored." }),
    ),
    yields: nullable(
      object(
        { survey: ref(Yields), harvest: ref(Yields), salvage: ref(Yields) },
        { description: "Null until explored." },
      ),
    ),
    neighbours: Type.Array(
      object({
        systemId: id("the neighbour"),
        name: Type.String(),
        distance: amount("Light years."),
        fuelToJump: count("Fuel of the jump."),
      }),
    ),
  },
  { $id: "SystemDetail" },
);

export const SystemAnswer = object({ system: ref(SystemDetail), ...queueFields }, { $id: "SystemAnswer" });

const SkillLevel = object(
  {
    level: Type.Integer({ minimum: 0, maximum: 10 }),
    xp: amount("XP gathered towards the next level."),
    xpToNext: nullable(amount("XP from this level to the next; null at the highest.")),
  },
  { $id: "SkillLevel" },
);

export const CrewMember = object(
  {
    id: id("the member"),
    name: Type.String(),
    skills: object(
      Object.fromEntries(ALL_SKILLS.map((skill) => [skill, ref(SkillLevel)])) as {
        [K in AnySkill]: ReturnType<typeof ref<typeof SkillLevel>>;
      },
    ),
    fatigue: Type.Integer({ minimum: 0, maximum: 100 }),
    taskIds: Type.Array(Type.Integer(), { description: "Tasks in the queue that the member leads or helps with." }),
  },
  { $id: "CrewMember" },
);

export const Crew = object(
  { members: Type.Array(ref(CrewMember)), berths: count("Berths."), ...queueFields },
  { $id: "Crew" },
);

const lockedBecause = nullable(sentence("Why it cannot be ordered now; null if it can."));

export const Ship = object(
  {
    modules: Type.Array(
      object({
        id: id("the module"),
        kind: oneOf(keys(MODULE_NAMES), "Kind."),
        name: Type.String(),
        tier: count("Tier."),
        cap: count("Highest tier allowed now."),
        draw: count("Power drawn at this tier."),
        slots: count("Slots taken."),
        effect: Type.String(),
        upgrade: nullable(
          object(
            { toTier: count("Tier it leads to."), price: ref(Goods), lockedBecause },
            { description: "Null at the cap." },
          ),
        ),
      }),
    ),
    buildable: Type.Array(
      object({
        kind: oneOf(BUILD_KINDS, "Kind."),
        name: Type.String(),
        price: ref(Goods),
        slots: count("Slots taken."),
        draw: count("Power drawn."),
        effect: Type.String(),
        lockedBecause,
      }),
    ),
    expansion: object({ price: ref(Goods), done: count("Expansions so far."), lockedBecause }),
    slots: object({ total: count("Slots."), used: count("Used."), free: Type.Integer({ description: "Free." }) }),
    berths: object({ total: count("Berths."), used: count("Crew aboard.") }),
    supply: count("Power supplied."),
    demand: count("Power demanded."),
    grid: object({
      ratio: amount("Supply ÷ demand, cut to hundredths."),
      label: oneOf(["blackout", "brownout", "tight", "balanced", "surplus"], "The ratio in a word."),
    }),
    range: amount("Light years of one jump."),
    tank: amount("Fuel that the tank holds."),
    hull: Type.Number({ minimum: 0, maximum: 100 }),
  },
  { $id: "Ship" },
);

export const Tech = object(
  {
    id: TechIdSchema,
    name: Type.String(),
    tier: Type.Integer({ minimum: 1, maximum: 6 }),
    state: oneOf(["known", "queued", "open", "locked"], "open: its prerequisites are known."),
    cost: ref(Goods),
    needs: Type.Array(TechIdSchema),
    unlocks: Type.Array(Type.String()),
    lockedBecause,
    pathToGoal: Type.Boolean({ description: "Stands on the way to the Lodestar Core." }),
  },
  { $id: "Tech" },
);

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

export const Event = object(
  {
    seq: Type.Integer({ minimum: 1, description: "Number in this database; it never starts again." }),
    turn: count("Turn on which it happened."),
    kind: Type.String({ description: "What happened. An open list: releases add kinds." }),
    severity: oneOf(["info", "good", "warn", "bad"], "How it concerns the player."),
    refs: object({
      systemId: Type.Optional(Type.Integer()),
      crewId: Type.Optional(Type.Integer()),
      techId: Type.Optional(Type.String()),
      moduleId: Type.Optional(Type.Integer()),
      missionId: Type.Optional(Type.Integer()),
      taskId: Type.Optional(Type.Integer()),
    }),
    figures: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()])),
    text: sentence("What happened, for people."),
  },
  { $id: "Event" },
);

const Experience = object(
  {
    crewId: id("the member"),
    skill: oneOf(ALL_SKILLS, "Skill."),
    xp: amount("XP gained."),
    level: count("Level afterwards."),
  },
  { $id: "Experience" },
);

const turnFields = {
  turn: count("Turn after it was worked."),
  skipped: Type.Boolean({ description: "The queue was empty: nothing changed." }),
  completed: nullable(ref(EndedTask)),
  started: nullable(ref(Task)),
  failed: Type.Array(ref(EndedTask)),
  xp: Type.Array(ref(Experience)),
  events: Type.Array(ref(Event), { description: "What happened, oldest first." }),
};

export const TurnAnswer = object({ ...turnFields, ...queueFields }, { $id: "TurnAnswer" });

export const RunAnswer = object(
  {
    turn: count("Turn after the run."),
    worked: count("Turns that were worked."),
    skipped: Type.Boolean({ description: "No turn was worked, for the queue was empty." }),
    completed: Type.Array(ref(EndedTask)),
    failed: Type.Array(ref(EndedTask)),
    xp: Type.Array(ref(Experience)),
    events: Type.Array(ref(Event), { description: "What happened, oldest first." }),
    ...queueFields,
  },
  { $id: "RunAnswer" },
);

export const TurnRequest = object(
  {
    expectedTurn: Type.Optional(
      Type.Integer({ minimum: 0, description: "The turn that the game is believed to be on." }),
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

export const RouteWay = object(
  {
    turns: count("Turns, flown by a fresh lone specialist."),
    fuel: count("Fuel."),
    distance: amount("Light years."),
    hops: Type.Array(
      object({
        systemId: id("the next system"),
        distance: amount("Light years."),
        fuel: count("Fuel."),
        turns: count("Turns."),
      }),
    ),
  },
  { $id: "RouteWay" },
);
export const Route = object(
  { from: id("the present system"), to: id("the goal"), quickest: ref(RouteWay), cheapest: ref(RouteWay) },
  { $id: "Route", description: "The way of fewest turns and the way of least fuel." },
);

export const NewGame = object(
  {
    seed: Type.Optional(Type.Integer({ minimum: 0, maximum: SEED_LIMIT, description: "Random if absent." })),
    difficulty: Type.Optional(Difficulty),
  },
  { $id: "NewGame" },
);

export const Archive = object(
  {
    id: id("the archive"),
    archivedAt: Type.String({ format: "date-time" }),
    seed: Type.Integer(),
    difficulty: Difficulty,
    turn: count("Turn it was on."),
    status: oneOf(["active", "won", "lost"], "State."),
    score: count("Score."),
  },
  { $id: "Archive" },
);

export const RestoreRequest = Type.Union(
  [
    object({ turn: Type.Integer({ minimum: 0 }) }, { title: "A turn" }),
    object({ archiveId: Type.Integer() }, { title: "An archive" }),
  ],
  { $id: "RestoreRequest", description: "Either a kept turn of this game or an archived game." },
);

export const HistoryEntry = object({ turn: count("Turn whose beginning can be restored.") }, { $id: "HistoryEntry" });

export const MoveRequest = object(
  { position: Type.Integer({ minimum: 0, description: "Place among the pending tasks; 0 is next." }) },
  { $id: "MoveRequest" },
);

const number = Type.Number();
const text = Type.String();

/** The tables of the rules; the figures are told in the SPEC and in the docs for players. */
export const Rules = object(
  {
    rulesVersion: count("Version of the rules; it stands in every save."),
    limits: object({
      queue: number,
      helpers: number,
      run: number,
      expansions: number,
      tier: number,
      skill: number,
      startRange: number,
      fragmentsNeeded: number,
    }),
    difficulties: Type.Array(object({ id: Difficulty, turns: nullable(number) })),
    stars: Type.Array(
      object({
        id: StarClass,
        label: text,
        weight: number,
        data: number,
        fuel: number,
        supplies: number,
        alloy: number,
        exoticPercent: number,
        hazard: number,
      }),
    ),
    focuses: Type.Array(
      object(
        { id: FocusSchema, data: number, fuel: number, supplies: number, alloy: number, exoticChance: number },
        { description: "Percents." },
      ),
    ),
    bands: Type.Array(object({ name: text, below: nullable(number), timePercent: number })),
    helperPercents: Type.Array(number),
    tasks: Type.Array(object({ kind: text, skill: text, module: text })),
    skills: Type.Array(text),
    modules: Type.Array(object({ kind: text, name: text, effect: text, draw: number, slots: number })),
    builds: Type.Array(
      object({
        kind: text,
        name: text,
        baseTurns: number,
        difficulty: number,
        cost: object({ alloy: number, credits: number, exotics: number, fragments: number }),
        needsTech: nullable(TechIdSchema),
        needsTiers: Type.Record(text, number),
      }),
    ),
    research: Type.Array(object({ tier: number, baseTurns: number, difficulty: number, data: number })),
    techs: Type.Array(
      object({
        id: TechIdSchema,
        name: text,
        tier: number,
        needs: Type.Array(TechIdSchema),
        unlocks: Type.Array(text),
      }),
    ),
    events: Type.Array(object({ kind: text, meaning: text })),
  },
  { $id: "Rules", description: "The tables of the rules as data." },
);

/** Everything that the description names. */
export const API_SCHEMAS = [
  Goods,
  CrewName,
  Factor,
  Target,
  Task,
  TaskPreview,
  EndedTask,
  Queue,
  OrderAnswer,
  OrderPreview,
  CancelAnswer,
  JumpOrder,
  ExploreOrder,
  UpgradeOrder,
  ExpandOrder,
  BuildOrder,
  ResearchOrder,
  Resource,
  System,
  NextStep,
  Goal,
  Save,
  World,
  Yields,
  SystemDetail,
  SystemAnswer,
  SkillLevel,
  CrewMember,
  Crew,
  Ship,
  Tech,
  Mission,
  MissionAnswer,
  Event,
  Experience,
  TurnAnswer,
  RunAnswer,
  TurnRequest,
  RunRequest,
  RouteWay,
  Route,
  NewGame,
  Archive,
  RestoreRequest,
  HistoryEntry,
  MoveRequest,
  Rules,
];
