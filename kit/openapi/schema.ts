/**
 * Converts validation schemas to those of the description. OpenAPI 3.1 uses JSON Schema 2020-12, so only references change.
 * (@fastify/swagger converts to the style of 3.0: it drops patternProperties and everything next to a `$ref`, so answers could
 * not be checked against its document.)
 */
import type { TSchema } from "typebox";
import type { JsonSchema } from "./document.ts";

/** Prefix of a reference to a named schema. */
export const COMPONENTS = "#/components/schemas/";

/** Replaces the reference `Task#` by `#/components/schemas/Task`, and removes ids. */
export function toOpenapiSchema(schema: unknown): JsonSchema {
  return rewrite(schema, new Map()) as JsonSchema;
}

/** Named schemas, by their `$id`. */
export function toComponents(schemas: readonly TSchema[]): Record<string, JsonSchema> {
  const named = new Map(schemas.map((schema) => [idOf(schema), schema as NamedSchema]));
  return Object.fromEntries([...named].map(([id, schema]) => [id, rewrite(schema, named) as JsonSchema]));
}

interface NamedSchema {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown; readonly enum?: readonly unknown[] }>>;
}

type NamedSchemas = ReadonlyMap<string, NamedSchema>;

function idOf(schema: TSchema): string {
  const { $id } = schema as { $id?: unknown };
  if (typeof $id !== "string") throw new Error("a schema among the named ones has no $id");
  return $id;
}

/** Keywords with keys that may be any text, because they are names. */
export const NAMING: ReadonlySet<string> = new Set(["properties", "patternProperties"]);

/** Keywords that contain plain values, so nothing inside is a keyword. */
export const VALUES: ReadonlySet<string> = new Set(["default", "example", "examples", "const", "enum"]);

function rewrite(node: unknown, named: NamedSchemas): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, named));
  if (typeof node !== "object" || node === null) return node;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string") result.$ref = COMPONENTS + value.replace(/#$/, "");
    else if (NAMING.has(key)) result[key] = rewriteEach(value as object, named);
    else if (VALUES.has(key)) result[key] = value;
    else if (key === "discriminator") result[key] = { ...value, mapping: mappingOf(node as Choice, named) };
    else if (key !== "$id") result[key] = rewrite(value, named);
  }
  return result;
}

const rewriteEach = (schemas: object, named: NamedSchemas): object =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, rewrite(schema, named)]));

/** A union that the value of one property discriminates. */
interface Choice {
  readonly discriminator: { readonly propertyName: string };
  readonly oneOf: readonly { readonly $ref: string }[];
}

/** Returns the discriminator's mapping from values to schemas. Ajv derives it from the schemas and rejects a `mapping`. */
function mappingOf({ discriminator, oneOf }: Choice, named: NamedSchemas): Record<string, string> {
  const entries = oneOf.flatMap(({ $ref }) => {
    const id = $ref.replace(/#$/, "");
    const property = named.get(id)?.properties?.[discriminator.propertyName];
    if (property === undefined) throw new Error(`${id} cannot be chosen by ${discriminator.propertyName}`);
    return (property.enum ?? [property.const]).map((value) => [String(value), COMPONENTS + id]);
  });
  return Object.fromEntries(entries);
}
