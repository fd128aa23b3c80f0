import assert from "node:assert/strict";
import { test } from "node:test";
import { toOpenapiSchema } from "./schema.ts";

test("a choice by kind is described by the constants of its schemas, without a discriminator", () => {
  const choice = { discriminator: { propertyName: "kind" }, oneOf: [{ $ref: "BatchJump#" }], required: ["kind"] };
  assert.deepEqual(toOpenapiSchema(choice), {
    oneOf: [{ $ref: "#/components/schemas/BatchJump" }],
    required: ["kind"],
  });
});

test("a property may have the name of a keyword that is left out", () => {
  const schema = { properties: { discriminator: { type: "string" } } };
  assert.deepEqual(toOpenapiSchema(schema), schema);
});
