/** The tables of the rules. */
import { Type } from "@outbound/kit/http/request/type.ts";
import { count, Difficulty, FocusSchema, NeedsSome, nullable, object, StarClass, TechIdSchema } from "./shape.ts";

const number = Type.Number();
const text = Type.String();
const formulas = Type.Record(text, text, { description: "Formulas as text, by the name of their result." });

/** The tables of the rules; SPEC.md and the player docs explain the figures. */
export const Rules = object(
  {
    rulesVersion: count("Version of the rules; stored in every save."),
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
        { description: "A focus, and its effect on each yield in percent." },
      ),
    ),
    bands: Type.Array(object({ name: text, below: nullable(number), timePercent: number })),
    helperPercents: Type.Array(number),
    start: object({
      credits: number,
      fuel: number,
      alloy: number,
      supplies: number,
      data: number,
      exotics: number,
      fragments: number,
      hull: number,
    }),
    tasks: Type.Array(object({ kind: text, skill: text, module: text, baseTurns: text, difficulty: text, cost: text })),
    missions: Type.Array(object({ kind: text, asks: text, pays: text, turns: text })),
    crew: object({
      xpToNext: Type.Array(number, { description: "XP from each level to the next, from level 0." }),
      leadFatigue: number,
      helperFatigue: number,
      fatiguePercents: Type.Array(object({ from: number, percent: number })),
      starvationTurns: number,
    }),
    explore: formulas,
    mishaps: object({ jump: object({ chance: text, damage: text }), explore: object({ chance: text, damage: text }) }),
    ship: formulas,
    score: object({
      won: number,
      turnLeft: number,
      explored: number,
      mission: number,
      technology: number,
      missionsCounted: number,
      technologiesCounted: number,
    }),
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
        needsSome: NeedsSome,
        unlocks: Type.Array(text),
        effects: Type.Record(text, Type.Union([number, Type.Boolean()]), {
          description: "Effects by name: in percent, in hundredths of light years and of fuel, or as counts.",
        }),
      }),
    ),
    events: Type.Array(object({ kind: text, meaning: text })),
  },
  { $id: "Rules", description: "The tables of the rules as data." },
);
