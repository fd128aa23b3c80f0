/** Reads the rate limit headers of an answer. */
import assert from "node:assert/strict";

type Headers = Readonly<Record<string, unknown>>;

/** Returns the deciding bucket's name, the points left and the seconds until it is full. */
export function pointsLeft(headers: Headers): { readonly of: string; readonly left: number; readonly fullIn: number } {
  const [, of = "", left, fullIn] = /^"([^"]+)";r=(\d+);t=(\d+)$/.exec(String(headers.ratelimit)) ?? [];
  assert.ok(left, `RateLimit: ${String(headers.ratelimit)}`);
  return { of, left: Number(left), fullIn: Number(fullIn) };
}

/** Returns the points of a full bucket, and the seconds that an empty one takes to fill. */
export function policyOf(headers: Headers): { readonly of: string; readonly points: number; readonly seconds: number } {
  const [, of = "", points, seconds] = /^"([^"]+)";q=(\d+);w=(\d+)$/.exec(String(headers["ratelimit-policy"])) ?? [];
  assert.ok(points, `RateLimit-Policy: ${String(headers["ratelimit-policy"])}`);
  return { of, points: Number(points), seconds: Number(seconds) };
}
