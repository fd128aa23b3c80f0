/** The service's clock, as far as the dates of its answers show it. */

/** Smaller differences come from the whole seconds of a date and the time that an answer takes. */
const LEAST_MS = 5_000;

/** Milliseconds by which the service's clock is ahead of this machine's; undefined before the first answer. */
let aheadMs: number | undefined;

/** Notes the date of an answer, unless the browser may have it from its cache, where answers are older than they seem. */
export function noteDate(headers: Headers, now = Date.now()): void {
  const at = Date.parse(headers.get("date") ?? "");
  const isNew = headers.get("cache-control")?.includes("no-store") ?? false;
  if (isNew && !Number.isNaN(at)) aheadMs = at - now;
}

/** Converts an instant of this machine's clock to one of the service's; both in milliseconds since 1970. */
export function serviceInstant(at: number): number {
  const ahead = aheadMs ?? 0;
  return Math.abs(ahead) < LEAST_MS ? at : at + ahead;
}
