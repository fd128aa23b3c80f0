/** The public status of the service. */

import type { Clock } from "@outbound/kit/clock/clock.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import { serviceStatus, shared } from "@outbound/kit/http/app/status.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { countGames } from "../../store/board/status.ts";
import * as schemas from "../schemas.ts";
import type { SpaceService } from "../service.ts";

export function statusRoute(app: App, { store }: SpaceService, version: string, clock: Clock): void {
  const service = serviceStatus("space", version, clock);
  const figures = shared(clock, () => countGames(store.read, clock.wall() - DAY_MS));
  app.get(
    "/api/status",
    {
      schema: {
        operationId: "getStatus",
        tags: ["games"],
        summary: "Status of the service",
        description: "Games, wins, version and uptime. Changes nothing.",
        response: { 200: ref(schemas.Status) },
      },
      config: { cost: COST.cheap },
    },
    async () => ({ ...service(), ...(await figures()) }),
  );
}
