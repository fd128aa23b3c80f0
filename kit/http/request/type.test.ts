import assert from "node:assert/strict";
import { test } from "node:test";
import TypeBox from "typebox";
import { Type } from "./type.ts";

type Builders = Pick<typeof TypeBox, keyof typeof Type>;

/** Returns the schema with TypeBox's marks, which JSON does not show. */
function everything(schema: object): unknown {
  return Object.getOwnPropertyNames(schema)
    .sort()
    .map((name) => {
      const { value, enumerable } = Object.getOwnPropertyDescriptor(schema, name) ?? {};
      return [name, enumerable, typeof value === "object" && value !== null ? everything(value) : value];
    });
}

const examples: readonly ((builders: Builders) => object)[] = [
  (t) => t.Unknown({ description: "anything" }),
  (t) => t.Null(),
  (t) => t.Boolean({ default: true }),
  (t) => t.Integer({ minimum: 1 }),
  (t) => t.Number(),
  (t) => t.String({ pattern: "^a$", $id: "Text" }),
  (t) => t.Literal("up"),
  (t) => t.Literal(3, { description: "three" }),
  (t) => t.Array(t.String(), { minItems: 8 }),
  (t) => t.Object({}),
  (t) => t.Object({ a: t.String(), b: t.Optional(t.Number()) }, { additionalProperties: false, $id: "Both" }),
  (t) => t.Object({ a: t.Optional(t.Unsafe<string>({ type: "string", enum: ["x"] })) }),
  (t) => t.Record(t.String(), t.Union([t.Number(), t.Null()]), { description: "by name" }),
  (t) => t.Union([t.Literal("day"), t.Literal("week")], { description: "when" }),
  (t) => t.Intersect([t.Object({ a: t.String() })], { description: "all" }),
  (t) => t.Unsafe(t.Optional(t.Array(t.Boolean()))),
];

for (const example of examples) {
  test(`${example.toString().slice(7)} equals the schema that TypeBox builds`, () => {
    const [own, original] = [example(Type), example(TypeBox)];
    assert.equal(JSON.stringify(own), JSON.stringify(original));
    assert.deepEqual(everything(own), everything(original));
  });
}
