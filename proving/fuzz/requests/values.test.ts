import assert from "node:assert/strict";
import { test } from "node:test";
import { createAjv } from "@outbound/kit/http/request/validation.ts";
import fc from "fast-check";
import { newKnownValues } from "./known-values.ts";
import { valueFor } from "./values.ts";

const SCHEMA = {
  type: "object",
  properties: {
    limit: { type: "integer", minimum: 1, maximum: 5 },
    kind: { enum: ["a", "b"] },
    names: { type: "array", items: { type: "string", maxLength: 8 }, minItems: 1, maxItems: 3 },
    next: { anyOf: [{ type: "null" }, { $ref: "#/components/schemas/Next" }] },
  },
  required: ["limit", "names"],
  additionalProperties: false,
};
const NEXT = { type: "object", properties: { seed: { type: "integer", minimum: 0 } }, additionalProperties: false };

const someValues = (wildness: number): unknown[] =>
  fc.sample(valueFor(SCHEMA, "", { components: { Next: NEXT }, known: newKnownValues(), wildness }), {
    seed: 1,
    numRuns: 500,
  });

const { anyOf: _reference, ...inline } = SCHEMA.properties.next;
const validate = createAjv([]).compile({
  ...SCHEMA,
  properties: { ...SCHEMA.properties, next: { ...inline, anyOf: [{ type: "null" }, NEXT] } },
});

test("with a wildness of 0 every generated value is valid for its schema", () => {
  assert.deepEqual(
    someValues(0).filter((value) => !validate(value)),
    [],
  );
});

test("with a wildness of 0.5 some generated values are valid and many are not", () => {
  const fitting = someValues(0.5).filter((value) => validate(value)).length;
  assert.ok(fitting > 50 && fitting < 450, `${fitting} of 500`);
});

test("generated values reuse ids from answers in the fields that take such ids", () => {
  const known = newKnownValues({ elsewhere: new Map([["leadId", ["members.id"]]]) });
  known.learn({ members: [{ id: 977 }] });
  const made = fc.sample(valueFor({ type: "integer" }, "leadId", { components: {}, known, wildness: 0 }), 50);
  assert.ok(made.includes(977));
});
