import assert from "node:assert/strict";
import { test } from "node:test";
import type { JsonSchema, OpenapiDocument } from "./document.ts";
import { openAnswers } from "./open-answers.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const closed = (properties: JsonSchema) => ({ type: "object", properties, additionalProperties: false });
const json = (schema: JsonSchema) => ({ content: { "application/json": { schema } } });

/** Returns the published form of a document with one operation that takes `request` and returns `answer`. */
function published(schemas: Record<string, JsonSchema>, request: JsonSchema, answer: JsonSchema) {
  const operation = {
    operationId: "one",
    requestBody: { required: true, ...json(request) },
    responses: { 200: { description: "Done.", ...json(answer) } },
  };
  const document: OpenapiDocument = {
    openapi: "3.1.0",
    info: { title: "a", version: "1" },
    servers: [],
    security: [],
    tags: [],
    paths: { "/a": { post: operation } },
    components: { schemas },
  };
  const result = openAnswers(document);
  const { requestBody, responses } = result.paths["/a"]?.post ?? assert.fail();
  return {
    schemas: result.components.schemas,
    request: requestBody?.content["application/json"]?.schema,
    answer: responses["200"]?.content?.["application/json"]?.schema,
  };
}

test("objects in answers are open, and those in requests are closed", () => {
  const { schemas, request, answer } = published({ Note: closed({ id: {} }) }, closed({ text: {} }), ref("Note"));
  assert.deepEqual(request, closed({ text: {} }));
  assert.deepEqual(answer, ref("Note"));
  assert.deepEqual(schemas, { Note: { type: "object", properties: { id: {} } } });
});

test("a schema used by both also gets a closed form, as does everything that it refers to", () => {
  const given = { Save: closed({ game: ref("Game"), size: ref("Size") }), Game: closed({}), Size: { type: "integer" } };
  const { schemas, request, answer } = published(given, ref("Save"), { type: "array", items: ref("Save") });
  assert.deepEqual(request, ref("SaveInput"));
  assert.deepEqual(answer, { type: "array", items: ref("Save") });
  assert.deepEqual(schemas, {
    Save: { type: "object", properties: { game: ref("Game"), size: ref("Size") } },
    Game: { type: "object", properties: {} },
    Size: { type: "integer" },
    SaveInput: closed({ game: ref("GameInput"), size: ref("Size") }),
    GameInput: closed({}),
  });
});

test("a discriminated union in a request refers to the closed forms", () => {
  const mapping = { jump: "#/components/schemas/Jump" };
  const choice = { discriminator: { propertyName: "kind", mapping }, oneOf: [ref("Jump")] };
  const { request } = published({ Jump: closed({ kind: {} }) }, choice, ref("Jump"));
  assert.deepEqual(request, {
    discriminator: { propertyName: "kind", mapping: { jump: "#/components/schemas/JumpInput" } },
    oneOf: [ref("JumpInput")],
  });
});

test("a property may have the name of a keyword", () => {
  const { answer } = published({}, {}, closed({ example: closed({}), additionalProperties: closed({}) }));
  const open = { type: "object", properties: {} };
  assert.deepEqual(answer, { type: "object", properties: { example: open, additionalProperties: open } });
});

test("values keep fields that are named like keywords", () => {
  const example = { additionalProperties: false };
  const { answer } = published({}, {}, { type: "object", additionalProperties: false, default: example });
  assert.deepEqual(answer, { type: "object", default: example });
});
