/**
 * The cargo world as it must be: the changes of each commit, in their order and at its instant, played by the rules on a
 * world of its own that never fails, is never undone and sees no dry run. Chance being keyed, it must be the stored one.
 */
import { isTerminal } from "@outbound/cargo/rules/values/cargo-package.ts";
import { loadWorld, type WorldRow } from "@outbound/cargo/store/load.ts";
import type { CargoTables } from "@outbound/cargo/store/tables.ts";
import { shownBy } from "@outbound/cargo/testing/a-game.ts";
import { logsOf } from "@outbound/cargo/testing/a-world.ts";
import { act } from "@outbound/cargo/world/batch.ts";
import { loadWhole } from "@outbound/cargo/world/load-world.ts";
import { changesIn } from "@outbound/cargo/world/state/dirty.ts";
import type { World } from "@outbound/cargo/world/state/world.ts";
import { advance } from "@outbound/cargo/world/time/advance.ts";
import { Refused } from "@outbound/kit/writer/world.ts";
import type { Kysely } from "kysely";
import type { CargoDeed } from "./cargo-deeds.ts";
import { difference, told } from "./difference.ts";

const ENDED_KNOWN = 5;

type Db = Kysely<CargoTables>;

export class CargoReference {
  readonly #db: Db;
  #world: World | undefined;
  #row: WorldRow | undefined;
  /** Ids of packages that ended lately. */
  ended: readonly number[] = [];

  constructor(db: Db) {
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

  /** Believes the tables: after changes whose order or rules it does not know. */
  async believe(): Promise<void> {
    this.#row = await loadWorld(this.#db);
    this.#world = await loadWhole(this.#db, this.#row);
  }

  /** Plays a commit. Gives what is then not as in the tables. */
  async commit(row: WorldRow, deeds: readonly CargoDeed[]): Promise<string[]> {
    const faults = this.#play(row, deeds);
    const known = this.#row as WorldRow;
    const logs = logsOf(this.world);
    this.#settle();
    this.#row = row;
    return [...faults, ...(await this.#compareLogs(known, logs)), ...(await this.compare())];
  }

  #play(row: WorldRow, deeds: readonly CargoDeed[]): string[] {
    advance(this.world, row.last_at);
    return deeds.flatMap(({ path, replay, playerId }) => {
      try {
        act(this.world, row.last_at, (scene, world) => replay?.(scene, world, playerId));
        return [];
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return [`${path} of player ${playerId} was done, and the rules refuse it: ${error.message}`];
      }
    });
  }

  /** As after a commit. */
  #settle(): void {
    const { world } = this;
    const { packages } = changesIn(world);
    world.journal.forget();
    for (const log of [world.events, world.ledger, world.audit]) log.clear();
    for (const id of packages.keys()) {
      const cargo = world.packages.get(id);
      if (cargo === undefined || !isTerminal(cargo)) continue;
      world.packages.evict(id);
      this.ended = [id, ...this.ended].slice(0, ENDED_KNOWN);
    }
  }

  async #compareLogs(known: WorldRow, { events, ledger }: ReturnType<typeof logsOf>): Promise<string[]> {
    const stored = {
      events: await this.#db
        .selectFrom("events")
        .selectAll()
        .where("id", ">=", known.next_event_id)
        .orderBy("id")
        .execute(),
      ledger: await this.#db
        .selectFrom("ledger")
        .selectAll()
        .where("id", ">=", known.next_ledger_id)
        .orderBy("id")
        .execute(),
    };
    const should = {
      events: events.map((event, place) => ({ id: known.next_event_id + place, ...event })),
      ledger: ledger.map((entry, place) => ({ id: known.next_ledger_id + place, ...entry })),
    };
    return told(difference("the log as stored", stored, should));
  }

  /** What the tables hold that the rules would not have made. */
  async compare(): Promise<string[]> {
    const row = await loadWorld(this.#db);
    const stored = await loadWhole(this.#db, row);
    return told(difference("the world as stored", kept(stored, row.last_at), kept(this.world, row.last_at)));
  }
}

/** Everything but sessions, admins and the numbers of the logs, which no rule knows. */
function kept(world: World, now: number) {
  const { sessions, sessionsOf, admins, adminSessions, counters, state, ...rest } = shownBy(world, now);
  const { nextSessionId, ...rules } = state;
  return { ...rest, state: rules };
}
