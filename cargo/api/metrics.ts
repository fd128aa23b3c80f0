/** Prometheus metrics of the cargo game. */

import { measureDatabase } from "@outbound/kit/host/database-size.ts";
import type { Metrics } from "@outbound/kit/observe/registry.ts";
import type { Hasher } from "@outbound/kit/passwords/hasher.ts";
import { countLocks } from "../players/guesses.ts";
import type { Hub } from "../push/hub.ts";
import type { CargoGame } from "../world/game.ts";
import type { World } from "../world/state/world.ts";

export function measureCargo(metrics: Metrics, game: CargoGame, hub: Hub, hasher: Hasher): void {
  const { host, store, clock } = game;
  const inWorld = (read: (world: World) => number) => () => host.read(({ state }) => read(state), "committed");
  const dueAt = inWorld((world) => world.nextDueAt());
  let knownDueAt = Number.POSITIVE_INFINITY;
  host.measure(metrics);
  measureDatabase(metrics, store);
  metrics.gauge(
    "cargo_players",
    "Player accounts.",
    inWorld(({ accounts }) => accounts.players.size),
  );
  metrics.gauge("cargo_streaming_players", "Players with an open stream.", () => hub.players);
  metrics.gauge(
    "cargo_scheduled_events",
    "Scheduled events that wait for their instant.",
    inWorld(({ scheduled }) => scheduled.waiting),
  );
  metrics.gauge(
    "cargo_quarantined_events",
    "Scheduled events that are skipped because their handler failed.",
    inWorld(({ scheduled }) => scheduled.quarantined),
  );
  metrics.gauge(
    "cargo_scheduled_event_delay_seconds",
    "Time for which the first scheduled event is overdue.",
    async () => {
      // Without a database the world may not be in memory, and the delay must grow.
      knownDueAt = await dueAt().catch(() => knownDueAt);
      return Math.max(0, game.estimatedNow() - knownDueAt) / 1000;
    },
  );
  metrics.gauge("cargo_password_hashes_waiting", "Passwords in the queue of the hasher.", () => hasher.depth);
  metrics.gauge("cargo_sign_in_locks", "Addresses, accounts and devices whose guesses are slowed down.", () =>
    countLocks(store.read, clock.wall()),
  );
}
