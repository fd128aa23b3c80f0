/**
 * The shape of an exported save, with the store's own figures, in hundredths. The rules' import checks what a shape cannot
 * express.
 */
import { givenName, ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { TProperties } from "typebox";
import { FACTION_KEYS } from "../../rules/catalog/factions.ts";
import { BUILD_KINDS, MODULE_NAMES, TIERED_KINDS } from "../../rules/catalog/modules.ts";
import { TRAIT_KEYS } from "../../rules/catalog/traits.ts";
import {
  ALL_SKILLS,
  ENCOUNTER_OUTCOMES,
  END_REASONS,
  FOCUSES,
  GAME_STATUSES,
  MISSION_STATUSES,
  OUTCOMES,
  RESOURCES,
  SEVERITIES,
  TASK_KINDS,
} from "../../rules/game/game.ts";
import { MISSION_KINDS } from "../../rules/missions/mission-kinds.ts";
import { SAVE_FORMAT } from "../../rules/save/save.ts";
import {
  HELPER_LIMIT,
  PLAYER_NAME_LIMIT,
  QUEUE_LIMIT,
  SEED_LIMIT,
  STANDING_LIMIT,
  TIER_LIMIT,
} from "../../rules/values/limits.ts";
import { Difficulty, Factor, nullable, object, StarClass, TechIdSchema } from "../schemas.ts";
import { byKind } from "./shape.ts";

const oneOf = (values: readonly string[]) => Type.Unsafe<string>({ type: "string", enum: [...values] });
const integer = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });
const count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const tier = Type.Integer({ minimum: 1, maximum: TIER_LIMIT });

/**
 * Greatest number of values in a list or record of one entry, which is read and written without a pause; a game has at most 7.
 */
const ENTRY_VALUES = 50;
/** Greatest length in characters of a text among the figures of an event; a game's names have 24. */
const FIGURE_TEXT = 200;
/** Greatest number of systems; a galaxy has 40. The time of a view grows with its square. */
const SYSTEMS_LIMIT = 200;
/** Greatest number of missions; a game keeps 20 ended ones beside the open ones. */
const MISSIONS_LIMIT = 100;

const savedBy = Type.Optional(givenName(PLAYER_NAME_LIMIT, "Name of the player who gave the command."));

const amounts = (required: boolean) =>
  object(
    Object.fromEntries(
      RESOURCES.map((name) => [name, required ? count : Type.Optional(count)]),
    ) as unknown as TProperties,
  );

const savedTarget = <P extends TProperties>($id: string, kind: string, properties: P) =>
  object({ kind: Type.Literal(kind), ...properties }, { $id, description: `The target of a task of kind ${kind}.` });

const TARGETS = [
  savedTarget("SavedJump", "jump", { systemId: id }),
  savedTarget("SavedExploration", "explore", { systemId: id, focus: oneOf(FOCUSES) }),
  savedTarget("SavedUpgrade", "upgrade", { moduleId: id, toTier: tier }),
  savedTarget("SavedExpansion", "expand", {}),
  savedTarget("SavedBuild", "build", { build: oneOf(BUILD_KINDS) }),
  savedTarget("SavedResearch", "research", { techId: TechIdSchema }),
] as const;

const SavedTask = object(
  {
    id,
    target: byKind(TARGETS),
    leadId: id,
    helperIds: Type.Array(id, { maxItems: HELPER_LIMIT, uniqueItems: true }),
    paid: amounts(false),
    queuedOnTurn: count,
    run: Type.Optional(
      object({
        startedOnTurn: count,
        durationTurns: id,
        remainingTurns: count,
        baseTurns: id,
        power: count,
        difficulty: id,
        ratio: count,
        fuel: count,
        explain: Type.Array(ref(Factor), { maxItems: ENTRY_VALUES }),
      }),
    ),
    by: savedBy,
  },
  { $id: "SavedTask", description: `A task as stored in saves, one of ${TASK_KINDS.join(", ")}.` },
);

const savedGoal = <P extends TProperties>($id: string, kinds: readonly string[], properties: P) =>
  object(
    { kind: oneOf(kinds), ...properties },
    { $id, description: `The goal of a mission of kind ${kinds.join(" or ")}.` },
  );

const GOALS = [
  savedGoal("SavedErrand", ["survey", "salvage", "rescue", "cipher", "trade"], { systemId: id }),
  savedGoal("SavedDelivery", ["delivery"], { systemId: id, supplies: count }),
  savedGoal("SavedStudy", ["study"], { techId: TechIdSchema }),
  savedGoal("SavedRefit", ["refit"], { module: oneOf(TIERED_KINDS), toTier: tier }),
  savedGoal("SavedExpedition", ["expedition"], { starClass: StarClass, needed: id }),
] as const;

const SavedMission = object(
  {
    id,
    status: oneOf(MISSION_STATUSES),
    goal: byKind(GOALS),
    reward: amounts(false),
    hops: count,
    offeredOnTurn: count,
    acceptedOnTurn: nullable(count),
    deadline: nullable(count),
    endedOnTurn: nullable(count),
    progress: Type.Array(id, { maxItems: ENTRY_VALUES }),
  },
  { $id: "SavedMission", description: "A mission as stored in saves." },
);

const SavedSystem = object({
  id,
  name: Type.String({ minLength: 1, maxLength: 60 }),
  x: count,
  y: count,
  starClass: StarClass,
  danger: Type.Integer({ minimum: 0, maximum: 3 }),
  apex: Type.Boolean(),
  visits: count,
  arrivals: count,
  fragment: Type.Boolean(),
  revealed: Type.Boolean(),
});

const SavedMember = object(
  {
    id,
    name: Type.String({ minLength: 1, maxLength: 60 }),
    trait: Type.Optional(oneOf(TRAIT_KEYS)),
    skills: object(
      Object.fromEntries(
        ALL_SKILLS.map((skill) => [skill, object({ level: count, xp: count })]),
      ) as unknown as TProperties,
    ),
    fatigue: count,
  },
  { $id: "SavedMember", description: "A crew member as stored in saves." },
);

const SavedRelation = object({
  standing: Type.Integer({ minimum: -STANDING_LIMIT, maximum: STANDING_LIMIT }),
  missions: count,
  lead: nullable(object({ stage: Type.Integer({ minimum: 2, maximum: 4 }), systemId: id })),
});

const SavedEncounter = object({
  id,
  key: Type.String({ minLength: 1, maxLength: 60 }),
  systemId: id,
  openedOnTurn: count,
  decided: nullable(
    object({
      option: Type.String({ minLength: 1, maxLength: 60 }),
      crewId: nullable(id),
      turn: count,
      outcome: oneOf(ENCOUNTER_OUTCOMES),
      by: savedBy,
    }),
  ),
});

const SavedGame = object(
  {
    rulesVersion: id,
    seed: Type.Integer({ minimum: 0, maximum: SEED_LIMIT }),
    difficulty: Difficulty,
    limit: nullable(id),
    turn: count,
    status: oneOf(GAME_STATUSES),
    endReason: nullable(oneOf(END_REASONS)),
    resources: amounts(true),
    hull: count,
    positionId: id,
    expansions: count,
    starvingTurns: count,
    missionsCompleted: count,
    nextCrewId: id,
    nextModuleId: id,
    nextTaskId: id,
    nextMissionId: id,
    eventCount: count,
    endedCount: count,
    systems: Type.Array(SavedSystem, { minItems: 1, maxItems: SYSTEMS_LIMIT }),
    crew: Type.Array(ref(SavedMember), { maxItems: 100 }),
    modules: Type.Array(object({ id, kind: oneOf(Object.keys(MODULE_NAMES)), tier }), { maxItems: 100 }),
    techs: Type.Array(TechIdSchema),
    tasks: Type.Array(ref(SavedTask), { maxItems: QUEUE_LIMIT }),
    missions: Type.Array(ref(SavedMission), { maxItems: MISSIONS_LIMIT }),
    factions: Type.Optional(
      object(Object.fromEntries(FACTION_KEYS.map((key) => [key, SavedRelation])) as unknown as TProperties),
    ),
    encounters: Type.Optional(Type.Array(SavedEncounter, { maxItems: 1_000 })),
    sinceEncounter: Type.Optional(count),
    quietUntilTurn: Type.Optional(count),
  },
  {
    $id: "SavedGame",
    description: `The game of a save, with missions of the kinds ${Object.keys(MISSION_KINDS).join(", ")}. Rules version 1 has no traits, factions and encounters.`,
  },
);

const SavedEvent = object({
  number: id,
  turn: count,
  kind: Type.String({
    minLength: 1,
    maxLength: 64,
    description: "An open list: admins and later releases add kinds.",
  }),
  severity: oneOf(SEVERITIES),
  refs: object({
    systemId: Type.Optional(integer),
    crewId: Type.Optional(integer),
    techId: Type.Optional(Type.String({ maxLength: 64 })),
    moduleId: Type.Optional(integer),
    missionId: Type.Optional(integer),
    taskId: Type.Optional(integer),
  }),
  figures: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String({ maxLength: FIGURE_TEXT })]), {
    maxProperties: ENTRY_VALUES,
  }),
  text: Type.String({ minLength: 1, maxLength: 500 }),
  by: savedBy,
});

const SavedEnd = object({
  task: ref(SavedTask),
  outcome: oneOf(OUTCOMES),
  number: id,
  endedOnTurn: count,
  leadName: Type.String({ maxLength: 60 }),
  helperNames: Type.Array(Type.String({ maxLength: 60 }), { maxItems: HELPER_LIMIT }),
  refund: amounts(false),
});

export const SaveDocumentSchema = object(
  {
    format: Type.Literal(SAVE_FORMAT),
    version: id,
    game: ref(SavedGame),
    events: Type.Array(SavedEvent),
    tasks: Type.Array(SavedEnd),
    omitted: Type.Optional(
      object(
        { events: count, tasks: count },
        {
          description:
            "Numbers of the oldest events and ended tasks that are missing, because the document would be longer than 4 MiB or because they were deleted. Absent if none is missing.",
        },
      ),
    ),
    checksum: Type.String({
      pattern: "^[0-9a-f]{16}$",
      "x-must": "be 16 hexadecimal digits",
      description: "XXH64 of the canonical text without this field.",
    }),
  },
  { $id: "SaveDocument", description: "A whole save with its log. Amounts are hundredths." },
);

export const SAVE_SCHEMAS = [...TARGETS, ...GOALS, SavedTask, SavedMission, SavedMember, SavedGame, SaveDocumentSchema];
