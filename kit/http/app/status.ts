/** The part of GET /api/status that all services share. It is public. */

import type { Clock } from "../../clock/clock.ts";
import { Type } from "../request/type.ts";

export interface ServiceStatus {
  readonly service: string;
  readonly version: string;
  readonly startedAt: string;
  readonly uptimeSeconds: number;
}

/** Fields for the schema of a game's status. */
export const STATUS_FIELDS = {
  service: Type.String({ description: "Name of the service." }),
  version: Type.String({ description: "Semantic version of the service." }),
  startedAt: Type.String({ format: "date-time", description: "When the answering process started. ISO 8601, UTC." }),
  uptimeSeconds: Type.Integer({ minimum: 0, description: "Whole seconds since `startedAt`." }),
};

/** Returns a function that returns the current fields. The uptime counts from this call. */
export function serviceStatus(service: string, version: string, clock: Clock): () => ServiceStatus {
  const [startedAt, since] = [new Date(clock.wall()).toISOString(), clock.monotonic()];
  return () => ({
    service,
    version,
    startedAt,
    uptimeSeconds: Math.max(0, Math.floor((clock.monotonic() - since) / 1000)),
  });
}

const LASTS_MS = 5_000;

/** Caches the result of `make` for five seconds, and shares one run between concurrent callers. A failure is not cached. */
export function shared<T>(clock: Clock, make: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly value: Promise<T> } | undefined;
  return () => {
    const now = clock.monotonic();
    if (last !== undefined && now - last.at < LASTS_MS) return last.value;
    const value = make();
    const made = { at: now, value };
    last = made;
    value.catch(() => {
      if (last === made) last = undefined;
    });
    return value;
  };
}
