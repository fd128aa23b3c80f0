/** Lists the operations of a description, for tests that cover each of them. */
import assert from "node:assert/strict";
import type { OpenapiDocument, Operation } from "../openapi/document.ts";
import { codesOf } from "../openapi/operation-problems.ts";
import type { Method } from "./app-client.ts";

/** A described operation with its problem codes. */
export interface DescribedOperation {
  readonly id: string;
  readonly method: Method;
  readonly template: string;
  readonly operation: Operation;
  /** All codes with which it can answer. */
  readonly codes: readonly string[];
  readonly successes: readonly number[];
}

export function operationsOf(document: OpenapiDocument): DescribedOperation[] {
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase() as Method,
      template,
      operation,
      codes: codesOf(Object.values(operation.responses)),
      successes: Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status < 300),
    })),
  );
}

/** Returns the status of a problem code. */
export function statusOfCode(document: OpenapiDocument, code: string): number {
  const examples = document.components.examples as Record<string, { value: { code: string; status: number } }>;
  return examples[code]?.value.status ?? assert.fail(`the description has no problem ${code}`);
}
