/**
 * Schema builders: a subset of TypeBox, with its types and the same JSON. Only types are imported from TypeBox, because loading
 * its 373 modules would take a fifth of a service's start time.
 */
import type TypeBox from "typebox";
import type { TSchema } from "typebox";

type Fields = Readonly<Record<string, unknown>>;

/** Adds a mark that JSON does not show, as TypeBox does. */
const marked = (schema: Fields, mark: Fields): TSchema =>
  Object.defineProperties(
    { ...schema },
    Object.fromEntries(
      Object.entries(mark).map(([name, value]) => [name, { value, configurable: true, writable: true }]),
    ),
  ) as TSchema;

const kind =
  (name: string, type?: string) =>
  (options?: Fields): TSchema =>
    marked({ ...(type === undefined ? {} : { type }), ...options }, { "~kind": name });

const isOptional = (schema: object): boolean => "~optional" in schema;

const builders = {
  Unknown: kind("Unknown"),
  Null: kind("Null", "null"),
  Boolean: kind("Boolean", "boolean"),
  Integer: kind("Integer", "integer"),
  Number: kind("Number", "number"),
  String: kind("String", "string"),
  Literal: (value: string | number | boolean, options?: Fields) =>
    marked({ type: typeof value, const: value, ...options }, { "~kind": "Literal" }),
  Array: (items: TSchema, options?: Fields) => marked({ type: "array", items, ...options }, { "~kind": "Array" }),
  Object(properties: Readonly<Record<string, TSchema>>, options?: Fields) {
    const required = Object.keys(properties).filter((name) => !isOptional(properties[name] as TSchema));
    const needed = required.length === 0 ? {} : { required };
    return marked({ type: "object", ...needed, properties, ...options }, { "~kind": "Object" });
  },
  /** Its keys may be any text. */
  Record: (_key: TSchema, value: TSchema, options?: Fields) =>
    marked({ type: "object", patternProperties: { "^.*$": value }, ...options }, { "~kind": "Record" }),
  Union: (anyOf: readonly TSchema[], options?: Fields) => marked({ anyOf, ...options }, { "~kind": "Union" }),
  Intersect: (allOf: readonly TSchema[], options?: Fields) => marked({ allOf, ...options }, { "~kind": "Intersect" }),
  /** A schema written by hand, with a given type. */
  Unsafe: (schema: Fields) => marked(schema, { ...marksOf(schema), "~unsafe": null }),
  Optional: (schema: Fields) => marked(schema, { ...marksOf(schema), "~optional": true }),
};

const marksOf = (schema: Fields): Fields =>
  Object.fromEntries(MARKS.filter((name) => name in schema).map((name) => [name, schema[name]]));

const MARKS = ["~kind", "~unsafe", "~optional"];

export const Type = builders as unknown as Pick<typeof TypeBox, keyof typeof builders>;
