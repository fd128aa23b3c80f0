/** Determines which problems an operation can answer with, and describes them. */
import { costOf } from "../http/limits/rate-limit.ts";
import type { ProblemTable } from "../http/problems/problem.ts";
import type { DescribedRoute } from "./described-route.ts";
import type { MediaType, OpenapiResponse } from "./document.ts";
import { limitHeadersOf } from "./limit-headers.ts";

/** Returns the route's own codes and those that follow from its options, in the order of the table. */
export function problemCodes(route: DescribedRoute, table: ProblemTable): string[] {
  const { method, url, config, schema } = route;
  const codes = new Set([
    "malformed-request",
    "foreign-host",
    "cross-site",
    "internal-error",
    ...(config.problems ?? []),
  ]);
  if (url !== "/healthz") codes.add("stopping");
  if (costOf(config) > 0) addAll(codes, "too-many-requests", "overloaded");
  if (schema.tags?.includes("service") !== true) addAll(codes, "store-unavailable", "outcome-unknown");
  if (takesBody(method)) addAll(codes, "malformed-json", "body-too-large", "unsupported-media-type");
  if (takesIdempotencyKey(route)) addAll(codes, "idempotency-key-malformed", "idempotency-key-reused");
  const unknown = [...codes].filter((code) => !Object.hasOwn(table, code));
  if (unknown.length > 0) throw new Error(`${method} ${url} names problems that no table has: ${unknown.join(", ")}`);
  return Object.keys(table).filter((code) => codes.has(code));
}

const takesBody = (method: string): boolean => ["POST", "PUT", "PATCH", "DELETE"].includes(method);

export const takesIdempotencyKey = ({ method, config }: Pick<DescribedRoute, "method" | "config">): boolean =>
  ["POST", "PATCH", "DELETE"].includes(method) && config.idempotencyKey !== false;

/** Returns one response per status. The description lists codes and causes; the examples come from the table. */
export function problemResponses(route: DescribedRoute, table: ProblemTable) {
  const codes = problemCodes(route, table);
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const status = table[code]?.status ?? 500;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(
    ([status, some]) => [String(status), response(route, status, some, table)] as const,
  );
  return Object.fromEntries(entries) as Record<string, OpenapiResponse>;
}

/** Returns the codes that described responses list. */
export const codesOf = (responses: Iterable<OpenapiResponse>): string[] =>
  [...responses].flatMap(({ content }) => codesIn(content?.[PROBLEM_TYPE]));

export const codesIn = (media: MediaType | undefined): string[] => Object.keys(media?.examples ?? {});

export const PROBLEM_TYPE = "application/problem+json";

/** Returns one example per code; every response that can have the code refers to it. */
export function problemExamples(table: ProblemTable, baseUrl: string): Record<string, object> {
  const examples = Object.entries(table).map(([code, { title, status, example }]) => {
    const value = { type: `${baseUrl}/problems/${code}`, title, status, code, ...example };
    return [code, { summary: title, value }] as const;
  });
  return Object.fromEntries(examples);
}

function response(
  route: DescribedRoute,
  status: number,
  codes: readonly string[],
  table: ProblemTable,
): OpenapiResponse {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }] as const);
  const headers = {
    ...(WAIT_STATUSES.has(status) ? { "Retry-After": RETRY_AFTER } : {}),
    ...(status === 429 ? limitHeadersOf(route) : {}),
    ...(status === 401 ? { "WWW-Authenticate": WAY_TO_SIGN_IN } : {}),
  };
  return {
    description: codes.map((code) => `\`${code}\`: ${table[code]?.cause ?? ""}`).join("\n\n"),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    content: problemContent(codes, Object.fromEntries(examples)),
  };
}

/** Returns the problem document restricted to these codes, so that a client's compiler knows them. */
export const problemContent = (codes: readonly string[], examples?: MediaType["examples"]) => ({
  [PROBLEM_TYPE]: {
    schema: {
      allOf: [
        { $ref: "#/components/schemas/Problem" },
        { type: "object", properties: { code: { type: "string", enum: codes } }, required: ["code"] },
      ],
    },
    ...(examples && { examples }),
  },
});

const WAIT_STATUSES: ReadonlySet<number> = new Set([429, 503]);
const RETRY_AFTER = { description: "Seconds to wait before the next try.", schema: { type: "integer", minimum: 0 } };

const WAY_TO_SIGN_IN = {
  description: "The way to authenticate: with a bearer token.",
  schema: { type: "string" },
};

function addAll(set: Set<string>, ...codes: readonly string[]): void {
  for (const code of codes) set.add(code);
}
