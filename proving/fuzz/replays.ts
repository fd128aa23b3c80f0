/** After a change with an Idempotency-Key: the same request again must be marked as a replay, any other must be refused. */
import type { FuzzRequest } from "./requests/openapi-requests.ts";

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** True for the first answer to a key that is kept; dry runs and refusals keep none. */
export const isKept = ({ headers, url }: FuzzRequest, answer: Answered): boolean =>
  headers["idempotency-key"] !== undefined &&
  answer.status < 300 &&
  answer.headers["idempotency-replayed"] === undefined &&
  !/[?&]preview=/.test(url);

/** Faults of the answer to the same request again. The change may have ended the caller's session. */
export function replayFaults(answer: Answered, again: Answered): string[] {
  if (again.status === 401) return [];
  return [
    ...(again.status === answer.status ? [] : [`${answer.status}, and ${again.status} to the same key again`]),
    ...(again.headers["idempotency-replayed"] === "true" ? [] : ["the same key again is not marked as a replay"]),
  ];
}

/** The same key with another request. */
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
