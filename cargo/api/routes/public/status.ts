/** The public status of the service. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { serviceStatus, shared } from "@outbound/kit/http/app/status.ts";
import { COST } from "@outbound/kit/http/limits/rate-limit.ts";
import type { Hub } from "../../../push/hub.ts";
import type { CargoSettings } from "../../../settings.ts";
import type { CargoGame } from "../../../world/game.ts";
import * as schemas from "../../schemas.ts";
import { endpoints } from "../endpoint.ts";

export function statusRoute(
  app: App,
  hub: Hub,
  game: CargoGame,
  { version, settings }: { readonly version: string; readonly settings: CargoSettings | undefined },
): void {
  const service = serviceStatus("cargo", version, game.clock);
  const rankingIsPublic = settings?.publicRanking === true;
  const figures = shared(game.clock, () =>
    game.host.read(({ state: world, now }) => ({
      players: world.accounts.players.size,
      playersOnline: hub.players,
      planes: world.planes.size,
      planesActive: world.airspace.active,
      clockRuns: world.clock.isRunning,
      clockMs: world.clockMs(now),
    })),
  );
  endpoints(app, "state").get({
    url: "/api/status",
    operationId: "getStatus",
    summary: "Status of the service",
    description: "Players, planes, the world's clock, version and uptime, for anybody. Changes nothing.",
    answer: schemas.Status,
    access: "open",
    cost: COST.cheap,
    handler: async () => ({ ...service(), ...(await figures()), rankingIsPublic }),
  });
}
