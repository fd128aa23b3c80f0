import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "../repository.ts";
import { typesOf } from "./contract-types.ts";

/** A document with one operation; its answer has this property. */
const openapi = (property: string, type: string) =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Notes", version: "1.0.0" },
    paths: {
      "/api/notes/{id}": {
        get: {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          responses: {
            200: {
              description: "The note.",
              content: {
                "application/json": {
                  example: { [property]: "milk" },
                  schema: { type: "object", required: [property], properties: { [property]: { type } } },
                },
              },
            },
            404: {
              description: "There is none.",
              content: { "application/problem+json": { schema: {}, examples: { "unknown-note": { value: {} } } } },
            },
          },
        },
      },
    },
    components: { schemas: { Problem: { type: "object", properties: { code: { type: "string" } } } } },
  });

test("the types have success answers and codes of refusals, and no examples", async () => {
  const types = await typesOf(openapi("text", "string"), "notes/openapi.json");
  assert.match(types, /^\/\*\* Generated from notes\/openapi\.json /);
  assert.match(types, /"\/api\/notes\/\{id\}": \{/);
  assert.match(types, /\n +text: string;\n/);
  assert.match(types, /\n +200: \{/);
  assert.match(types, /"4XX": \{[\s\S]*code: "unknown-note";[\s\S]* 200: \{/);
  assert.doesNotMatch(types, /404|5XX|milk/);
});

test("a discriminated union has the values of its kind, not the names of its schemas", async () => {
  const kind = (name: string) => ({
    type: "object",
    required: ["kind"],
    properties: { kind: { type: "string", const: name } },
  });
  const document = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Notes", version: "1.0.0" },
    paths: {},
    components: {
      schemas: {
        TextNote: kind("text"),
        LinkNote: kind("link"),
        Note: {
          type: "object",
          required: ["kind"],
          discriminator: { propertyName: "kind" },
          oneOf: [{ $ref: "#/components/schemas/TextNote" }, { $ref: "#/components/schemas/LinkNote" }],
        },
      },
    },
  });
  const types = await typesOf(document, "notes/openapi.json");
  assert.match(types, /kind: "text";/);
  assert.doesNotMatch(types, /kind: "TextNote";/);
});

const CLIENT = `
import { createApi } from ${JSON.stringify(join(ROOT, "kit/web/call.ts"))};
import type { paths } from "./contract.ts";

export async function lengthOf(id: number): Promise<number> {
  const note = await createApi<paths>().get("/api/notes/{id}", { path: { id } }).send();
  return note.text.length;
}
`;

/** Returns the errors of the type check of a client with the contract of this document. */
async function checked(t: TestContext, document: string, client = CLIENT): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-contract-"));
  t.after(() => rm(folder, { recursive: true }));
  const config = {
    extends: join(ROOT, "tsconfig.web.json"),
    compilerOptions: { types: [] },
    files: [join(folder, "client.ts")],
    include: [],
  };
  await writeFile(join(folder, "contract.ts"), await typesOf(document, "notes/openapi.json"));
  await writeFile(join(folder, "client.ts"), client);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const check = promisify(execFile)(join(ROOT, "node_modules/.bin/tsc"), ["--noEmit", "-p", folder]);
  return check.then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
}

test("a client that reads a removed field fails the type check", async (t) => {
  assert.equal(await checked(t, openapi("text", "string")), "");
  assert.match(await checked(t, openapi("words", "string")), /Property 'text' does not exist/);
  assert.match(await checked(t, openapi("text", "integer")), /Property 'length' does not exist on type 'number'/);
});

test("a misspelt code of a refusal fails the type check", async (t) => {
  const comparing = (code: string) => `
import type { paths } from "./contract.ts";

type Refusal = paths["/api/notes/{id}"]["get"]["responses"]["4XX"]["content"]["application/problem+json"];
export const isUnknown = ({ code }: Refusal): boolean => code === "${code}";
`;
  const document = openapi("text", "string");
  assert.equal(await checked(t, document, comparing("unknown-note")), "");
  assert.match(await checked(t, document, comparing("unknown-nute")), /no overlap/);
});
