/** Routes by owner, line freight by player and way, and the ledger entries of routes. */
import type { RowOf } from "@outbound/kit/store/table.ts";
import type { Route } from "../../rules/values/routes/route.ts";
import type * as tables from "../../store/tables.ts";
import { Collection, type Journal } from "./journal.ts";
import { IdsBy } from "./sorted-ids.ts";

export type LineFreightRow = RowOf<typeof tables.lineFreight>;
export type RouteDay = RowOf<typeof tables.routeDays>;

type Way = Pick<LineFreightRow, "player_id" | "origin_icao" | "dest_icao">;

export class Routes {
  readonly routes: Collection<number, Route>;
  readonly lineFreight: Collection<number, LineFreightRow>;
  /** By plane. */
  readonly days: Collection<number, RouteDay>;
  readonly #byOwner = new IdsBy<number>();
  readonly #freightOf = new Map<number, Map<string, number>>();
  readonly #daysOf = new IdsBy<number>();

  constructor(journal: Journal) {
    this.routes = new Collection(journal);
    this.lineFreight = new Collection(journal);
    this.days = new Collection(journal);
    this.routes.watch((id, before, after) => {
      if (before?.ownerId === after?.ownerId) return;
      if (before) this.#byOwner.delete(before.ownerId, id);
      if (after) this.#byOwner.add(after.ownerId, id);
    });
    this.lineFreight.watch((id, before, after) => {
      if (before && !after) this.#freightOf.get(before.player_id)?.delete(keyOf(before));
      if (after && !before) this.#waysOf(after.player_id).set(keyOf(after), id);
    });
    this.days.watch((id, before, after) => {
      if (before?.player_id === after?.player_id) return;
      if (before) this.#daysOf.delete(before.player_id, id);
      if (after) this.#daysOf.add(after.player_id, id);
    });
  }

  /** Returns a player's routes, by id. */
  of(ownerId: number): readonly Route[] {
    return this.routes.all(this.#byOwner.get(ownerId));
  }

  freightOn(way: Way): LineFreightRow | undefined {
    const id = this.#freightOf.get(way.player_id)?.get(keyOf(way));
    return id === undefined ? undefined : this.lineFreight.get(id);
  }

  /** Returns the keys of everything that belongs to a player. */
  idsOf(playerId: number) {
    return {
      routes: this.of(playerId).map(({ id }) => id),
      lineFreight: [...(this.#freightOf.get(playerId)?.values() ?? [])],
      routeDays: [...this.#daysOf.get(playerId)],
    };
  }

  /** Removes everything that belongs to a player. */
  remove(playerId: number): void {
    const { routes, lineFreight, routeDays } = this.idsOf(playerId);
    for (const id of routes) this.routes.replace(id, undefined);
    for (const id of lineFreight) this.lineFreight.replace(id, undefined);
    for (const id of routeDays) this.days.replace(id, undefined);
  }

  #waysOf(playerId: number): Map<string, number> {
    let ways = this.#freightOf.get(playerId);
    if (ways === undefined) {
      ways = new Map();
      this.#freightOf.set(playerId, ways);
    }
    return ways;
  }
}

const keyOf = ({ origin_icao, dest_icao }: Way): string => origin_icao + dest_icao;
