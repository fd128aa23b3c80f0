/**
 * Converts validation schemas to schemas of the description. OpenAPI 3.1 uses JSON Schema 2020-12 as it is, so only references
 * change. (@fastify/swagger converts to the style of 3.0: it drops patternProperties and what is beside a `$ref`, so answers
 * could not be checked against its document.)
 */
import type { TSchema } from "typebox";
import type { JsonSchema } from "./document.ts";

const COMPONENTS = "#/components/schemas/";

/** `Task#` becomes `#/components/schemas/Task`; ids are removed. */
export function toOpenapiSchema(schema: unknown): JsonSchema {
  return rewrite(schema) as JsonSchema;
}

/** Named schemas, by their `$id`. */
export function toComponents(schemas: readonly TSchema[]): Record<string, JsonSchema> {
  return Object.fromEntries(schemas.map((schema) => [idOf(schema), toOpenapiSchema(schema)]));
}

function idOf(schema: TSchema): string {
  const { $id } = schema as { $id?: unknown };
  if (typeof $id !== "string") throw new Error("a schema among the named ones has no $id");
  return $id;
}

/**
 * Left out of the description. A discriminator without a mapping would say that its values are the names of the schemas; the
 * constants in the schemas say which values there are.
 */
const OMITTED: ReadonlySet<string> = new Set(["$id", "discriminator"]);

/** Values of these keywords are copied unchanged. */
const VALUES: ReadonlySet<string> = new Set(["default", "example", "examples", "const", "enum"]);

function rewrite(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewrite);
  if (typeof node !== "object" || node === null) return node;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string") result.$ref = COMPONENTS + value.replace(/#$/, "");
    else if (key === "properties" || key === "patternProperties") result[key] = rewriteEach(value as object);
    else if (VALUES.has(key)) result[key] = value;
    else if (!OMITTED.has(key)) result[key] = rewrite(value);
  }
  return result;
}

const rewriteEach = (schemas: object): object =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, rewrite(schema)]));
