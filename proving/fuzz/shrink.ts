/** Makes a failing request smaller as long as it goes on failing: fewer headers, less of the query, less of the body. */
import type { FuzzRequest } from "./openapi-requests.ts";

const MOST_TRIES = 60;

/** `fails` sends a request and says whether it still goes wrong. */
export async function shrink(
  request: FuzzRequest,
  fails: (smaller: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  let smallest = request;
  let tries = 0;
  for (let found = true; found; ) {
    found = false;
    for (const smaller of smallerThan(smallest)) {
      tries += 1;
      if (tries > MOST_TRIES) return smallest;
      if (!(await fails(smaller))) continue;
      smallest = smaller;
      found = true;
      break;
    }
  }
  return smallest;
}

function* smallerThan(request: FuzzRequest): Generator<FuzzRequest> {
  const { payload, ...withoutPayload } = request;
  if (payload !== undefined) yield withoutPayload;
  for (const name of Object.keys(request.headers)) {
    const { [name]: _left, ...headers } = request.headers;
    yield { ...request, headers };
  }
  const [path = "", query = ""] = request.url.split("?");
  const pairs = query.split("&").filter((pair) => pair !== "");
  for (const index of pairs.keys()) {
    const kept = pairs.toSpliced(index, 1);
    yield { ...request, url: kept.length === 0 ? path : `${path}?${kept.join("&")}` };
  }
  if (payload !== undefined) for (const body of smallerBodies(payload)) yield { ...request, payload: body };
}

function* smallerBodies(payload: string): Generator<string> {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    if (payload.length > 1) yield payload.slice(0, payload.length / 2);
    return;
  }
  for (const one of smallerValues(value)) yield JSON.stringify(one);
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === "string" && value.length > 1) yield value.slice(0, value.length / 2);
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    if (value.length > 1) yield value.slice(0, value.length / 2);
    for (const index of value.keys()) yield value.toSpliced(index, 1);
    return;
  }
  const entries = Object.entries(value);
  for (const [index] of entries.entries()) yield Object.fromEntries(entries.toSpliced(index, 1));
  for (const [index, [name, child]] of entries.entries()) {
    for (const smaller of smallerValues(child)) yield Object.fromEntries(entries.with(index, [name, smaller]));
  }
}
