import assert from "node:assert/strict";
import { test } from "node:test";
import type { Operation } from "../../openapi/document.ts";
import { ref } from "../request/schemas.ts";
import { Type } from "../request/type.ts";
import { Note, notesApp } from "../testing/notes-app.ts";
import type { App } from "./app.ts";
import { createApp } from "./create-app.ts";

async function describe(app: App) {
  await app.ready();
  const document = app.openapi();
  await app.close();
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const operation = (id: string): Operation => {
    const found = operations.find(({ operationId }) => operationId === id);
    assert.ok(found, id);
    return found;
  };
  return { document, operations, operation };
}

test("the document describes the service's and the game's operations, without pages and files", async () => {
  const { document } = await describe(notesApp());
  assert.equal(document.openapi, "3.1.0");
  assert.deepEqual(Object.keys(document.paths).toSorted(), [
    "/api/broken",
    "/api/notes",
    "/api/notes/clear",
    "/api/notes/{id}",
    "/api/openapi",
    "/api/problems",
    "/api/version",
    "/healthz",
    "/metrics",
    "/problems/{code}",
    "/readyz",
  ]);
  assert.deepEqual(document.servers, [{ url: "/" }]);
  assert.equal(document.externalDocs, undefined, "which cannot be an address without a host");
  const publicUrl = "https://play.example.org";
  const known = (await describe(notesApp({ settings: { publicUrl } }))).document;
  assert.deepEqual(known.servers, [{ url: publicUrl }]);
  assert.equal(known.externalDocs?.url, `${publicUrl}/guide`);
});

test("named schemas are components, referenced everywhere else", async () => {
  const { document, operation } = await describe(notesApp());
  assert.deepEqual(Object.keys(document.components.schemas).toSorted(), ["Note", "Problem", "ProblemKind"]);
  const answer = operation("getNote").responses["200"];
  assert.deepEqual(answer?.content?.["application/json"]?.schema, { $ref: "#/components/schemas/Note" });
  assert.equal(answer?.description, "A note.");
  assert.doesNotMatch(JSON.stringify(document), /"\$id"|"[A-Za-z]+#"/);
});

test("parameters are described as they are validated", async () => {
  const { operation } = await describe(notesApp());
  const [limit, pinned] = operation("listNotes").parameters ?? [];
  assert.deepEqual(limit, {
    name: "limit",
    in: "query",
    required: false,
    schema: { type: "integer", minimum: 1, maximum: 200, default: 50, examples: [50] },
  });
  assert.deepEqual(pinned?.schema, { type: "boolean", examples: [true] });
  const [id] = operation("getNote").parameters ?? [];
  assert.deepEqual([id?.name, id?.in, id?.required, id?.example], ["id", "path", true, 1]);
});

test("a body is required if one of its fields is", async () => {
  const { operation } = await describe(notesApp());
  assert.equal(operation("addNote").requestBody?.required, true);
  assert.equal(operation("tidyNotes").requestBody?.required, false);
  assert.equal(operation("clearNotes").requestBody, undefined);
});

test("each operation lists its own problems and those of its kind", async () => {
  const { document, operation } = await describe(notesApp());
  const statuses = (id: string) => Object.keys(operation(id).responses).join(" ");
  assert.equal(statuses("listNotes"), "200 400 403 429 500 503");
  assert.equal(statuses("getNote"), "200 400 403 404 429 500 503");
  assert.equal(statuses("addNote"), "201 400 403 413 415 422 429 500 503");
  assert.equal(statuses("getHealth"), "200 400 403 500");
  const refused = operation("getNote").responses["404"];
  assert.match(refused?.description ?? "", /`unknown-note`: No note has the id\./);
  const { schema, examples } = refused?.content?.["application/problem+json"] ?? {};
  assert.deepEqual(schema, {
    allOf: [
      { $ref: "#/components/schemas/Problem" },
      { type: "object", properties: { code: { type: "string", enum: ["unknown-note"] } }, required: ["code"] },
    ],
  });
  assert.deepEqual(examples, { "unknown-note": { $ref: "#/components/examples/unknown-note" } });
  const shown = (document.components.examples as Record<string, { value?: unknown }>)["unknown-note"];
  assert.deepEqual(shown?.value, {
    type: "http://localhost/problems/unknown-note",
    title: "Unknown note",
    status: 404,
    code: "unknown-note",
    detail: "there is no note 9",
    details: { id: 9 },
  });
  assert.ok(operation("getNote").responses["503"]?.headers?.["Retry-After"]);
});

test("a parameter without an example throws", async () => {
  const app = notesApp();
  const querystring = Type.Object({ colour: Type.String() });
  app.get("/api/odd", { schema: { operationId: "odd", querystring, response: { 200: ref(Note) } } }, async () => ({
    id: 1,
    text: "a",
  }));
  await assert.rejects(describe(app), /the parameter colour has no example/);
  await app.close();
});

test("a problem that is in no table throws", async () => {
  const app = notesApp();
  app.get(
    "/api/odd",
    { schema: { operationId: "odd", response: { 200: ref(Note) } }, config: { problems: ["no-such"] } },
    async () => {
      throw new Error();
    },
  );
  await assert.rejects(describe(app), /GET \/api\/odd names problems that no table has: no-such/);
  await app.close();
});

test("POST, PATCH and DELETE accept an Idempotency-Key, unless the route ignores it", async () => {
  const app = notesApp();
  const response = { 200: ref(Note) };
  const config = { idempotencyKey: false } as const;
  app.post("/api/secret", { schema: { operationId: "secret", response }, config }, async () => ({ id: 1, text: "a" }));
  const { operation } = await describe(app);
  const keyOf = (id: string) => operation(id).parameters?.find(({ name }) => name === "Idempotency-Key");
  assert.equal(keyOf("addNote")?.in, "header");
  assert.ok(operation("addNote").responses["201"]?.headers?.["Idempotency-Replayed"]);
  assert.equal(keyOf("listNotes"), undefined);
  assert.equal(keyOf("secret"), undefined);
  assert.equal(operation("secret").responses["422"], undefined);
});

test("routes and the app add examples, other parameters and response headers to the description", async () => {
  const app = createApp({
    name: "rows",
    version: "1.0.0",
    rulesVersion: 1,
    schemas: [Note],
    examples: () => ({ addRow: { request: { a: 1 }, responses: { 201: { id: 1, text: "a" } } } }),
  });
  const where = { name: "where", in: "query", style: "form", explode: true, schema: { type: "object" } };
  const location = { description: "Where it is.", schema: { type: "string" } };
  const body = Type.Record(Type.String(), Type.Unknown());
  app.post(
    "/api/rows",
    {
      schema: { operationId: "addRow", body, response: { 201: ref(Note) } },
      config: { openapi: { parameters: [where], responseHeaders: { 201: { Location: location } } } },
    },
    async () => ({ id: 1, text: "a" }),
  );
  const { operation } = await describe(app);
  const { parameters, requestBody, responses } = operation("addRow");
  assert.deepEqual(parameters?.[0], where);
  assert.deepEqual(requestBody?.content["application/json"]?.example, { a: 1 });
  assert.deepEqual(responses["201"]?.content?.["application/json"]?.example, { id: 1, text: "a" });
  assert.deepEqual(responses["201"]?.headers?.Location, location);
});

test("the document is served unchanged, and is the same for the same routes", async () => {
  const [app, again] = [notesApp(), notesApp()];
  const answer = await app.inject("/api/openapi");
  assert.match(String(answer.headers["content-type"]), /^application\/json/);
  assert.equal(answer.body, JSON.stringify(app.openapi()));
  assert.equal((await again.inject("/api/openapi")).body, answer.body);
  await Promise.all([app.close(), again.close()]);
});

test("the app describes the guard of a route, unless the route does", async () => {
  const securitySchemes = { bearer: { type: "http", scheme: "bearer" } };
  const guardOf = ({ url }: { readonly url: string }) =>
    url.startsWith("/api/notes") ? { security: [{ bearer: [] }], problems: ["unknown-note"] } : {};
  const { document, operation } = await describe(notesApp({ securitySchemes, guardOf }));
  assert.deepEqual(document.components.securitySchemes, securitySchemes);
  assert.deepEqual(operation("listNotes").security, [{ bearer: [] }]);
  assert.match(operation("listNotes").responses["404"]?.description ?? "", /`unknown-note`/);
  assert.equal(operation("getVersion").security, undefined);
  assert.equal(operation("getVersion").responses["404"], undefined);
});
