/** The status of the service for the panel, with figures that are also metrics. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { countLocks } from "../../../players/guesses.ts";
import type { Players } from "../../../players/register.ts";
import type { Hub } from "../../../push/hub.ts";
import * as schemas from "../../schemas.ts";
import { endpoints } from "../endpoint.ts";

const BYTES_A_MB = 1024 * 1024;

export function adminOverviewRoutes(app: App, hub: Hub, { game, hasher }: Players): void {
  const { host, store, clock } = game;
  endpoints(app, "admin").get({
    url: "/api/admin/overview",
    operationId: "adminGetOverview",
    summary: "Status of the service now",
    description:
      "Players online, streams, commits, scheduled events and queues of this process, as in the metrics. Two readings of `revision` give the commits a second. Changes nothing.",
    answer: schemas.Overview,
    handler: async () => {
      const signInLocks = await countLocks(store.read, clock.wall());
      return host.read(
        ({ state: world, now }) => ({
          players: { accounts: world.accounts.players.size, online: hub.players, streams: hub.size },
          world: {
            revision: world.counters.revision,
            clockRuns: world.clock.isRunning,
            activePlanes: world.airspace.active,
            eventsWaiting: world.scheduled.waiting,
            eventsQuarantined: world.scheduled.quarantined,
            overdueMs: Math.max(0, Math.round(now - world.nextDueAt())),
          },
          queues: { commands: host.depth, passwords: hasher.depth, signInLocks },
          process: {
            uptimeSeconds: Math.floor(process.uptime()),
            memoryMB: Math.round(process.memoryUsage.rss() / BYTES_A_MB),
          },
        }),
        "committed",
      );
    },
  });
}
