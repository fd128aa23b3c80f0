import assert from "node:assert/strict";
import { test } from "node:test";
import * as z from "zod";
import { InputError } from "./answer.ts";
import { inputOf, listOf, operation, runOperation, stepOf } from "./operations.ts";

type Sent = readonly [input: unknown, preview: boolean];

const send = async (api: Sent[], input: unknown, { preview }: { readonly preview: boolean }) => {
  api.push([input, preview]);
  return { data: "done", response: new Response() };
};
const OPERATIONS = {
  jump: operation("/api/jump", { systemId: z.number(), helperIds: z.array(z.number()).exactOptional() }, send),
  accept: operation("/api/missions/{missionId}/accept", { missionId: z.number() }, send),
};

test("an operation accepts only its own input", async () => {
  const sent: Sent[] = [];
  assert.equal(await runOperation(OPERATIONS, sent, { operation: "jump", systemId: 3 }, true), "done");
  assert.deepEqual(sent, [[{ systemId: 3 }, true]]);
  const wrong = { operation: "accept", systemId: 3 };
  await assert.rejects(
    async () => runOperation(OPERATIONS, sent, wrong, false),
    (error) => error instanceof InputError && /missionId: .*systemId.*; it takes missionId$/.test(error.message),
  );
  await assert.rejects(async () => runOperation(OPERATIONS, sent, { operation: "fly" }, false), InputError);
  assert.equal(sent.length, 1);
});

test("a tool's input has every field and no others, and only the operation is required", () => {
  const input = inputOf(OPERATIONS);
  const { properties, required } = z.toJSONSchema(input);
  assert.deepEqual(Object.keys(properties ?? {}), ["operation", "systemId", "helperIds", "missionId"]);
  assert.deepEqual(required, ["operation"]);
  assert.equal(input.safeParse({ operation: "jump", systemId: 3, helpers: [2] }).success, false);
  assert.equal(
    listOf(OPERATIONS, { jump: "to a system" }),
    "jump {systemId, helperIds?}: to a system\naccept {missionId}",
  );
});

test("a call that the service suggests is converted to arguments of the tool", () => {
  const call = { path: "/api/missions/12/accept", body: {}, title: "Accept" };
  assert.deepEqual(stepOf(OPERATIONS, "space_act", call), {
    tool: "space_act",
    arguments: { operation: "accept", missionId: 12 },
    why: "Accept",
  });
  assert.deepEqual(stepOf(OPERATIONS, "space_act", { ...call, path: "/api/jump", body: { systemId: 3 } })?.arguments, {
    operation: "jump",
    systemId: 3,
  });
  assert.equal(stepOf(OPERATIONS, "space_act", { ...call, path: "/api/save/new" }), undefined);
});
