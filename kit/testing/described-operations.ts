/** The operations of a description as tests go through them, so that a new one cannot be forgotten. */
import assert from "node:assert/strict";
import type { App } from "../http/app/app.ts";
import type { OpenapiDocument, Operation } from "../openapi/document.ts";

/** An operation as the description has it, with its codes. */
export interface DescribedOperation {
  readonly id: string;
  readonly method: string;
  readonly template: string;
  readonly operation: Operation;
  /** Every code it can answer with. */
  readonly codes: readonly string[];
  readonly successes: readonly number[];
}

export function operationsOf(document: OpenapiDocument): DescribedOperation[] {
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      template,
      operation,
      codes: Object.values(operation.responses).flatMap(({ content }) =>
        Object.keys(content?.["application/problem+json"]?.examples ?? {}),
      ),
      successes: Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status < 300),
    })),
  );
}

/** The status of the problem with this code. */
export function statusOfCode(document: OpenapiDocument, code: string): number {
  const examples = document.components.examples as Record<string, { value: { code: string; status: number } }>;
  return examples[code]?.value.status ?? assert.fail(`no problem is called ${code}`);
}

/** `prepare` of an app under test that notes the routes below /api, as `METHOD /template`. */
export function noteRoutes(): { readonly routes: string[]; prepare(app: App): void } {
  const routes: string[] = [];
  const note = ({ method, url }: { readonly method: string | string[]; readonly url: string }): void => {
    const template = url.replace(/:(\w+)/g, "{$1}");
    const methods = [method].flat().filter((one) => one !== "HEAD");
    if (url.startsWith("/api/")) routes.push(...methods.map((one) => `${one} ${template}`));
  };
  return { routes, prepare: (app) => void app.addHook("onRoute", note) };
}
