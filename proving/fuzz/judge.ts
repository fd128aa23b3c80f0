/** Finds faults of an answer: by the description, by rules for every answer, by its time, and by the key of its request. */
import { parseFrame } from "@outbound/kit/event-stream/testing/parse-frame.ts";
import { createContract, type ObservedAnswer } from "@outbound/kit/openapi/contract.ts";
import type { OpenapiDocument } from "@outbound/kit/openapi/document.ts";
import type { FuzzRequest } from "./requests/openapi-requests.ts";
import { type Duration, SLOWEST_ALLOWED_MS } from "./slowness.ts";

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Statuses and codes for bytes that are not a request to any operation. */
const OF_NO_OPERATION: ReadonlyMap<number, string> = new Map([
  [400, "malformed-request"],
  [408, "request-timeout"],
  [431, "request-header-too-large"],
  [501, "unknown-transfer-coding"],
]);

export function newJudge(document: OpenapiDocument) {
  // The home page is not part of the API.
  const contract = createContract(document, { ignore: (path) => path === "/" });
  const faultsOf = (answer: ObservedAnswer, { ownMs }: Duration): string[] => [
    ...(answer.status >= 500 ? [`${answer.status}: ${String(answer.body)}`] : []),
    ...(ownMs > SLOWEST_ALLOWED_MS ? [`it took ${Math.round(ownMs)} ms of the service's own time`] : []),
    ...safetyFaults(answer),
    ...contract.check(answer),
  ];
  return {
    faults: faultsOf,
    wireFaults(answer: ObservedAnswer, duration: Duration): string[] {
      const code = OF_NO_OPERATION.get(answer.status);
      // An answer to HEAD contains no code, and no operation answers 431.
      const isUnread = answer.status === 431 && answer.body === "";
      const isOfNone = code !== undefined && (isUnread || problemCode(answer) === code);
      const path = isOfNone ? "/no-operation" : answer.path;
      const status = isOfNone ? 400 : answer.status;
      return [...faultsOf({ ...answer, path, status }, duration), ...frameFaults(answer)];
    },
  };
}

function safetyFaults({ headers, body, status }: ObservedAnswer): string[] {
  const type = String(headers["content-type"] ?? "");
  const hasBody = typeof body === "string" && body !== "";
  return [
    ...(headers["x-content-type-options"] === "nosniff" ? [] : ["without x-content-type-options: nosniff"]),
    ...(headers["content-security-policy"] === undefined ? ["without a content security policy"] : []),
    ...(headers["cache-control"] === undefined ? ["without cache-control"] : []),
    ...(hasBody && type === "" ? ["a body without a media type"] : []),
    ...(/^text\/(?!event-stream)/.test(type) && !/charset=utf-8/i.test(type) ? [`${type} without its charset`] : []),
    ...(status === 405 && headers.allow === undefined ? ["405 without Allow"] : []),
    ...(typeof body === "string" && STACK.test(body) ? ["it shows a stack or a path of the machine"] : []),
  ];
}

const STACK = /\bat .*\.[jt]s:\d+|node_modules|SQLITE_|\bsyntax error at or near\b/;

function problemCode({ headers, body }: ObservedAnswer): string | undefined {
  if (headers["content-type"] !== "application/problem+json" || typeof body !== "string") return undefined;
  return (JSON.parse(body) as { readonly code: string }).code;
}

/** Returns faults of an event stream: its blocks must be well-formed, and their data JSON. */
function frameFaults({ headers, body }: ObservedAnswer): string[] {
  if (!/^text\/event-stream(; charset=utf-8)?$/.test(String(headers["content-type"]))) return [];
  if (headers["content-encoding"] !== undefined || typeof body !== "string") return [];
  try {
    for (const block of body.split("\n\n").slice(0, -1)) {
      const frame = parseFrame(block);
      if ("data" in frame && frame.data !== "") JSON.parse(frame.data);
    }
    return [];
  } catch (error) {
    return [`the event stream holds ${(error as Error).message}`];
  }
}

/** Returns true for the first answer to a key that is stored; dry runs and refusals store none. */
export const isKept = ({ headers, url }: FuzzRequest, answer: Answered): boolean =>
  headers["idempotency-key"] !== undefined &&
  answer.status < 300 &&
  answer.headers["idempotency-replayed"] === undefined &&
  !/[?&]preview=/.test(url);

/** Returns faults of the answer to a repeated request. The change may have ended the caller's session. */
export function replayFaults(answer: Answered, again: Answered): string[] {
  if (again.status === 401) return [];
  return [
    ...(again.status === answer.status ? [] : [`${answer.status}, and ${again.status} to the same key again`]),
    ...(again.headers["idempotency-replayed"] === "true" ? [] : ["the same key again is not marked as a replay"]),
  ];
}

export const otherWithKey = (request: FuzzRequest): FuzzRequest => ({
  ...request,
  payload: (request.payload ?? "") === "" ? " {}" : `${request.payload} `,
  headers: { ...request.headers, "content-type": "application/json" },
});

export function otherFaults(answer: Answered): string[] {
  if (answer.status === 401) return [];
  const isRefused = answer.status === 422 && answer.body.includes("idempotency-key-reused");
  return isRefused ? [] : [`${answer.status} to a key that had named another request: 422 is due`];
}
