import assert from "node:assert/strict";
import { test } from "node:test";
import { Type } from "../http/request/type.ts";
import { toComponents, toOpenapiSchema } from "./schema.ts";

test("a discriminated union maps each value to its schema", () => {
  const choice = {
    discriminator: { propertyName: "kind" },
    oneOf: [{ $ref: "Jump#" }, { $ref: "Stay#" }],
    required: ["kind"],
  };
  const { Order } = toComponents([
    Type.Object({ kind: Type.Literal("jump") }, { $id: "Jump" }),
    Type.Object({ kind: Type.Unsafe({ type: "string", enum: ["rest", "wait"] }) }, { $id: "Stay" }),
    Type.Unsafe({ $id: "Order", ...choice }),
  ]);
  assert.deepEqual(Order, {
    discriminator: {
      propertyName: "kind",
      mapping: {
        jump: "#/components/schemas/Jump",
        rest: "#/components/schemas/Stay",
        wait: "#/components/schemas/Stay",
      },
    },
    oneOf: [{ $ref: "#/components/schemas/Jump" }, { $ref: "#/components/schemas/Stay" }],
    required: ["kind"],
  });
});

test("a property may have the name of a keyword", () => {
  const schema = { properties: { discriminator: { type: "string" } } };
  assert.deepEqual(toOpenapiSchema(schema), schema);
});
