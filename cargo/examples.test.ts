import assert from "node:assert/strict";
import { test } from "node:test";
import type { MediaType, OpenapiDocument } from "@outbound/kit/openapi/document.ts";
import { openapiText } from "./examples.ts";

/** Answers of the process and of its description, the same in every game. */
const OF_ANY_SERVICE = ["getDescription", "getHealth", "getReadiness", "listProblems"];

test("the description has an example of each operation's JSON answer and body, also those of the test hooks", async () => {
  const { paths }: OpenapiDocument = JSON.parse(await openapiText(true));
  const without = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => !OF_ANY_SERVICE.includes(operationId))
    .flatMap(({ operationId, responses, requestBody }) => [
      ...Object.entries(responses).flatMap(([status, { content }]) =>
        Number(status) < 300 && lacksExample(content) ? [`${operationId} ${status}`] : [],
      ),
      ...(lacksExample(requestBody?.content) ? [`${operationId} body`] : []),
    ]);
  assert.deepEqual(without, []);
});

function lacksExample(content: Readonly<Record<string, MediaType>> | undefined): boolean {
  const json = content?.["application/json"];
  return json !== undefined && json.example === undefined;
}
