import assert from "node:assert/strict";
import { test } from "node:test";
import { createAjv } from "@outbound/kit/http/request/validation.ts";
import { seededRandom } from "../harness/random.ts";
import { KnownValues } from "./known-values.ts";
import { ValueMaker } from "./values.ts";

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

function someValues(wildness: number): unknown[] {
  const random = seededRandom(1);
  const known = new KnownValues();
  const maker = new ValueMaker({ random, components: { Next: NEXT }, known, wildness });
  return Array.from({ length: 500 }, () => maker.make(SCHEMA, ""));
}

const { anyOf: _reference, ...inline } = SCHEMA.properties.next;
const validate = createAjv([]).compile({
  ...SCHEMA,
  properties: { ...SCHEMA.properties, next: { ...inline, anyOf: [{ type: "null" }, NEXT] } },
});

test("without wildness every value fits its schema", () => {
  assert.deepEqual(
    someValues(0).filter((value) => !validate(value)),
    [],
  );
});

test("with wildness some fit and many do not", () => {
  const fitting = someValues(0.5).filter((value) => validate(value)).length;
  assert.ok(fitting > 50 && fitting < 450, `${fitting} of 500`);
});

test("values that answers held are used again under their names", () => {
  const known = new KnownValues({ elsewhere: new Map([["leadId", ["members.id"]]]) });
  known.learn({ members: [{ id: 977 }] });
  const maker = new ValueMaker({ random: seededRandom(1), components: {}, known, wildness: 0 });
  const made = Array.from({ length: 50 }, () => maker.make({ type: "integer" }, "leadId"));
  assert.ok(made.includes(977));
});
