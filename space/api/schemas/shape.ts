/** Building blocks of the API shapes, and the shapes shared by many of them. */
import { ref, typedName } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import type { Static, TNumber, TObjectOptions, TOptional, TProperties, TSchema } from "typebox";
import { STAR_CLASSES } from "../../rules/catalog/stars.ts";
import { TECH_IDS } from "../../rules/catalog/techs.ts";
import { FOCUSES, RESOURCES, type ResourceName } from "../../rules/game/game.ts";
import { DIFFICULTIES, PLAYER_NAME_LIMIT } from "../../rules/values/limits.ts";

const strict = { additionalProperties: false } as const;
export const object = <P extends TProperties>(properties: P, options: TObjectOptions = {}) =>
  Type.Object(properties, { ...strict, ...options });
export const oneOf = <T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>({ type: "string", enum: [...values], description });
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const keys = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

export const id = (what: string) => Type.Integer({ minimum: 1, description: `Id of ${what}.` });
export const count = (description: string) => Type.Integer({ minimum: 0, description });
export const amount = (description: string) => Type.Number({ description });
export const sentence = (description: string) => Type.String({ description });

export const Difficulty = oneOf(keys(DIFFICULTIES), "hard 170 turns, standard 200, relaxed 240, sandbox unlimited.");
export const StarClass = oneOf(STAR_CLASSES, "Class of the star.");
export const TechIdSchema = oneOf(TECH_IDS, "Id of a technology.");
export const NeedsSome = nullable(
  object(
    { count: count("How many of `of` are needed."), of: Type.Array(TechIdSchema) },
    {
      description:
        "Technologies of which only some are needed, besides `needs`; null for most. Each fragment found beyond the third lowers the count.",
    },
  ),
);
export const FocusSchema = oneOf(FOCUSES, "The focus of an exploration.");

/** The field of a command with the name of its player. */
export const by = Type.Optional(
  typedName(
    PLAYER_NAME_LIMIT,
    "Name of the player who gives the command. The tasks and events that the command causes keep it. If there are none, only the service's log has it.",
    "Mira",
  ),
);
/** The query of a command without a name in its body. */
export const ByQuery = Type.Object({ by }, { additionalProperties: false });
/** The field with a player's name in tasks, events and decisions. */
export const shownBy = Type.Optional(
  Type.String({ description: "Name of the player who gave the command, if given." }),
);

/** Amounts of some goods; a missing name means 0. */
export const Goods = object(
  Object.fromEntries(RESOURCES.map((name) => [name, Type.Optional(amount(`Amount of ${name}.`))])) as {
    [K in ResourceName]: TOptional<TNumber>;
  },
  { $id: "Goods", description: "Amounts of some goods, whole or with two decimals; a missing name means 0." },
);

/** Returns the values of `kind` that select a schema. */
function kindsOf(schema: TSchema): readonly string[] {
  const { kind } = (schema as unknown as { properties: { kind: { enum?: string[]; const: string } } }).properties;
  return kind.enum ?? [kind.const];
}

/** A union discriminated by `kind`. */
export const byKind = <Kinds extends readonly TSchema[]>(kinds: readonly [...Kinds]) =>
  Type.Unsafe<Static<Kinds[number]>>({
    type: "object",
    required: ["kind"],
    discriminator: { propertyName: "kind" },
    "x-must": `be one of ${kinds.flatMap(kindsOf).join(", ")}`,
    oneOf: kinds.map((kind) => ref(kind)),
  });
