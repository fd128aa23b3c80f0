/** Ship, crew and technologies. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { BUILD_KINDS, MODULE_NAMES } from "../../rules/catalog/modules.ts";
import { TRAIT_KEYS } from "../../rules/catalog/traits.ts";
import { ALL_SKILLS, type AnySkill } from "../../rules/game/game.ts";
import { amount, count, Goods, id, keys, NeedsSome, nullable, object, oneOf, sentence, TechIdSchema } from "./shape.ts";
import { queueFields } from "./task.ts";

export const SkillLevel = object(
  {
    level: Type.Integer({ minimum: 0, maximum: 10 }),
    xp: amount("XP towards the next level."),
    xpToNext: nullable(amount("XP from this level to the next; null at the highest.")),
  },
  { $id: "SkillLevel" },
);

export const CrewMember = object(
  {
    id: id("the member"),
    name: Type.String(),
    trait: object({
      key: oneOf(TRAIT_KEYS, "Key of the trait."),
      name: Type.String(),
      effect: sentence("What the trait changes."),
    }),
    portrait: Type.String({
      description:
        "16 hexadecimal digits from which clients draw a portrait: 12 of the game, then 4 of the member's number.",
    }),
    biography: sentence("A line about the member's life."),
    skills: object(
      Object.fromEntries(ALL_SKILLS.map((skill) => [skill, ref(SkillLevel)])) as {
        [K in AnySkill]: ReturnType<typeof ref<typeof SkillLevel>>;
      },
    ),
    fatigue: Type.Integer({ minimum: 0, maximum: 100 }),
    taskIds: Type.Array(Type.Integer(), { description: "Queued tasks that the member leads or helps with." }),
  },
  { $id: "CrewMember" },
);

export const Crew = object(
  {
    members: Type.Array(ref(CrewMember)),
    berths: count("Berths of the ship: the most members it can hold."),
    starvingTurns: count("Consecutive turns without enough food; every sixth takes a member."),
    ...queueFields,
  },
  { $id: "Crew" },
);

export const lockedBecause = nullable(sentence("Why it cannot be ordered now; null if it can."));

export const Ship = object(
  {
    modules: Type.Array(
      object({
        id: id("the module"),
        kind: oneOf(keys(MODULE_NAMES), "Kind of module."),
        name: Type.String(),
        tier: count("Current tier."),
        cap: count("Highest tier allowed now."),
        draw: count("Power drawn at this tier."),
        slots: count("Slots taken."),
        effect: Type.String(),
        upgrade: nullable(
          object(
            { toTier: count("The next tier."), price: ref(Goods), lockedBecause },
            { description: "Null at the tier cap." },
          ),
        ),
      }),
    ),
    buildable: Type.Array(
      object({
        kind: oneOf(BUILD_KINDS, "Kind of build."),
        name: Type.String(),
        price: ref(Goods),
        slots: count("Slots taken."),
        draw: count("Power drawn."),
        effect: Type.String(),
        lockedBecause,
      }),
    ),
    expansion: object({ price: ref(Goods), done: count("Expansions so far."), lockedBecause }),
    slots: object({
      total: count("Slots of the ship."),
      used: count("Slots taken."),
      free: Type.Integer({ description: "Slots left." }),
    }),
    berths: object({ total: count("Berths of the ship."), used: count("Crew aboard.") }),
    supply: count("Power supplied."),
    demand: count("Power demanded."),
    grid: object({
      ratio: amount("Supply ÷ demand, rounded down to hundredths."),
      label: oneOf(["blackout", "brownout", "tight", "balanced", "surplus"], "The ratio in a word."),
    }),
    range: amount("Range of one jump in light years."),
    tank: amount("Fuel capacity of the tank."),
    hull: Type.Number({ minimum: 0, maximum: 100 }),
  },
  { $id: "Ship" },
);

export const Tech = object(
  {
    id: TechIdSchema,
    name: Type.String(),
    tier: Type.Integer({ minimum: 1, maximum: 6 }),
    state: oneOf(["known", "queued", "open", "locked"], "open: its prerequisites are researched."),
    cost: ref(Goods),
    needs: Type.Array(TechIdSchema),
    needsSome: NeedsSome,
    unlocks: Type.Array(Type.String()),
    lockedBecause,
    pathToGoal: Type.Boolean({ description: "The technology is needed on the way to the Lodestar Core." }),
  },
  { $id: "Tech" },
);
