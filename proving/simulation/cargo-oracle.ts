/**
 * The expected cargo world: the rules execute the operations of each commit again, in their order and at its instant, on a
 * world that never fails, is never rolled back and sees no dry run. Chance is keyed, so it must equal the stored world.
 */
import { hasEnded } from "@outbound/cargo/rules/values/cargo-package.ts";
import { Refusal } from "@outbound/cargo/rules/values/refusals.ts";
import type { Scene } from "@outbound/cargo/rules/values/scene.ts";
import { loadWorld, withData } from "@outbound/cargo/store/load.ts";
import type { WorldRow } from "@outbound/cargo/store/rows.ts";
import type { CargoTables } from "@outbound/cargo/store/tables.ts";
import { shownBy } from "@outbound/cargo/testing/a-game.ts";
import { actOn, logsOf, workAllPools } from "@outbound/cargo/testing/a-world.ts";
import { apply } from "@outbound/cargo/testing/action.ts";
import { countersOf, loadWhole } from "@outbound/cargo/world/load-world.ts";
import { changesIn } from "@outbound/cargo/world/state/dirty.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { advance, reachMilestonesAfter } from "@outbound/cargo/world/time/advance.ts";
import { Refused } from "@outbound/kit/host/refused.ts";
import type { Kysely } from "kysely";
import type { Adjustment, CargoOperation } from "./cargo-operations.ts";
import { differences } from "./difference.ts";

const ENDED_KNOWN = 5;

export function cargoOracle(db: Kysely<CargoTables>) {
  let world: World;
  let row: WorldRow | undefined;
  let ended: readonly number[] = [];

  /** Adopts when players sent their last requests. That belongs to sessions, which the oracle does not have. */
  async function adoptRequests(): Promise<void> {
    const { players } = world.accounts;
    for (const { id, seen_at: seenAt } of await db.selectFrom("players").select(["id", "seen_at"]).execute()) {
      const account = players.get(id);
      if (account && account.seenAt !== seenAt) players.replace(id, { ...account, seenAt });
    }
    world.journal.forget();
  }

  function forgetEnded(): void {
    const { packages } = changesIn(world);
    world.journal.forget();
    for (const log of [world.events, world.ledger, world.audit]) log.clear();
    for (const id of packages.keys()) {
      const cargo = world.packages.get(id);
      if (cargo === undefined || !hasEnded(cargo)) continue;
      world.packages.evict(id);
      ended = [id, ...ended].slice(0, ENDED_KNOWN);
    }
  }

  async function compareLogs(before: WorldRow, { events, ledger }: ReturnType<typeof logsOf>): Promise<string[]> {
    const { next_event_id: eventId, next_ledger_id: entryId } = before;
    const storedEvents = db.selectFrom("events").selectAll().where("id", ">=", eventId).orderBy("id");
    const storedEntries = db.selectFrom("ledger").selectAll().where("id", ">=", entryId).orderBy("id");
    const stored = { events: await withData(db, await storedEvents.execute()), ledger: await storedEntries.execute() };
    return differences("the log as stored", stored, {
      events: events.map((event, place) => ({ id: eventId + place, ...event })),
      ledger: ledger.map((entry, place) => ({ ...entry, id: entryId + place })),
    });
  }

  async function compareWorld(): Promise<string[]> {
    const latest = await loadWorld(db);
    const stored = await loadWhole(db, latest);
    workAllPools(stored, latest.last_at);
    return differences("the world as stored", ruled(stored, latest.last_at), ruled(world, latest.last_at));
  }

  return {
    get world() {
      return world;
    },
    /** The ids of the packages that ended last. */
    get ended() {
      return ended;
    },
    get now() {
      return row?.last_at ?? 0;
    },
    get revision() {
      return row?.revision ?? 0;
    },
    /** Reads the tables as they are, after changes whose order or rules the oracle does not know. */
    async adopt(): Promise<void> {
      row = await loadWorld(db);
      world = await loadWhole(db, row);
    },
    /** Executes a commit. Returns the differences between the tables and the expected world. */
    async commit(next: WorldRow, operations: readonly CargoOperation[]): Promise<string[]> {
      await adoptRequests();
      const faults = execute(world, next.last_at, operations);
      const before = row as WorldRow;
      const logs = logsOf(world);
      forgetEnded();
      row = next;
      // The ids of ledger entries that grow continue from here.
      world.counters = countersOf(row);
      return [...faults, ...(await compareLogs(before, logs)), ...(await compareWorld())];
    },
  };
}

function execute(world: World, at: number, operations: readonly CargoOperation[]): string[] {
  advance(world, at);
  // Players may have looked at any of them.
  workAllPools(world, at);
  return operations.flatMap(({ path, action, adjusts, playerId }) => {
    try {
      actOn(world, at, (scene) => {
        if (adjusts !== undefined) return adjust(scene, adjusts);
        const result = action && apply(action, scene, world, playerId);
        if (action && !(result instanceof Refusal)) reachMilestonesAfter(world, playerId, scene.now);
        return result;
      });
      return [];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return [`${path} of player ${playerId} was done, and the rules refuse it: ${error.message}`];
    }
  });
}

function adjust(scene: Scene, { playerId, amount, reason }: Adjustment): void {
  scene.pay(playerId, amount, "adjustment");
  scene.emit(playerId, "cash-adjusted", {}, { amount, reason });
}

/** Returns what the rules decide: everything except sessions, admins and the numbers of the logs. */
function ruled(world: World, now: number) {
  const { sessions, sessionsOf, admins, adminSessions, counters, state, ...rest } = shownBy(world, now);
  const { nextSessionId, ...rules } = state;
  return { ...rest, state: rules };
}
