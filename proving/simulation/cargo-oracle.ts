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

export class CargoOracle {
  readonly #db: Kysely<CargoTables>;
  #world: World | undefined;
  #row: WorldRow | undefined;
  ended: readonly number[] = [];

  constructor(db: Kysely<CargoTables>) {
    this.#db = db;
  }

  get world(): World {
    return this.#world as World;
  }

  get now(): number {
    return this.#row?.last_at ?? 0;
  }

  get revision(): number {
    return this.#row?.revision ?? 0;
  }

  /** Reads the tables as they are, after changes whose order or rules the oracle does not know. */
  async adopt(): Promise<void> {
    this.#row = await loadWorld(this.#db);
    this.#world = await loadWhole(this.#db, this.#row);
  }

  /** Executes a commit. Returns the differences between the tables and the expected world. */
  async commit(row: WorldRow, operations: readonly CargoOperation[]): Promise<string[]> {
    await this.#adoptRequests();
    const faults = this.#execute(row, operations);
    const before = this.#row as WorldRow;
    const logs = logsOf(this.world);
    this.#forgetEnded();
    this.#row = row;
    // The ids of ledger entries that grow continue from here.
    this.world.counters = countersOf(row);
    return [...faults, ...(await this.#compareLogs(before, logs)), ...(await this.#compareWorld())];
  }

  /** Adopts when players sent their last requests. That belongs to sessions, which the oracle does not have. */
  async #adoptRequests(): Promise<void> {
    const { players } = this.world.accounts;
    for (const { id, seen_at: seenAt } of await this.#db.selectFrom("players").select(["id", "seen_at"]).execute()) {
      const account = players.get(id);
      if (account && account.seenAt !== seenAt) players.replace(id, { ...account, seenAt });
    }
    this.world.journal.forget();
  }

  #execute(row: WorldRow, operations: readonly CargoOperation[]): string[] {
    advance(this.world, row.last_at);
    // Players may have looked at any of them.
    workAllPools(this.world, row.last_at);
    return operations.flatMap(({ path, action, adjusts, playerId }) => {
      try {
        actOn(this.world, row.last_at, (scene, world) => {
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

  #forgetEnded(): void {
    const { world } = this;
    const { packages } = changesIn(world);
    world.journal.forget();
    for (const log of [world.events, world.ledger, world.audit]) log.clear();
    for (const id of packages.keys()) {
      const cargo = world.packages.get(id);
      if (cargo === undefined || !hasEnded(cargo)) continue;
      world.packages.evict(id);
      this.ended = [id, ...this.ended].slice(0, ENDED_KNOWN);
    }
  }

  async #compareLogs(before: WorldRow, { events, ledger }: ReturnType<typeof logsOf>): Promise<string[]> {
    const { next_event_id: eventId, next_ledger_id: entryId } = before;
    const stored = {
      events: await withData(
        this.#db,
        await this.#db.selectFrom("events").selectAll().where("id", ">=", eventId).orderBy("id").execute(),
      ),
      ledger: await this.#db.selectFrom("ledger").selectAll().where("id", ">=", entryId).orderBy("id").execute(),
    };
    return differences("the log as stored", stored, {
      events: events.map((event, place) => ({ id: eventId + place, ...event })),
      ledger: ledger.map((entry, place) => ({ ...entry, id: entryId + place })),
    });
  }

  async #compareWorld(): Promise<string[]> {
    const row = await loadWorld(this.#db);
    const stored = await loadWhole(this.#db, row);
    workAllPools(stored, row.last_at);
    return differences("the world as stored", ruled(stored, row.last_at), ruled(this.world, row.last_at));
  }
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
