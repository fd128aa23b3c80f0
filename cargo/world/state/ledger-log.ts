/**
 * Movements of cash that are not written yet. Most become ledger entries; income and costs of a route are added to its entries of
 * the day.
 */
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { RowOf } from "@outbound/kit/store/table.ts";
import { isRouteReason, type RouteReason } from "../../rules/values/ledger.ts";
import type { ledger } from "../../store/tables.ts";
import { Appended, type Journal } from "./journal.ts";
import type { RouteDay, Routes } from "./routes.ts";

type Row = RowOf<typeof ledger>;

/** `isNew`: a new entry. Otherwise the amount is added to the entry with its id. */
export interface Movement extends Row {
  readonly isNew: boolean;
}

const ENTRIES = {
  route: "income_entry",
  "route-costs": "costs_entry",
  dispatcher: "dispatcher_entry",
} as const satisfies Record<RouteReason, keyof RouteDay>;

export class LedgerLog extends Appended<Movement> {
  /** New entries so far, including those that were undone. */
  #entries = 0;

  constructor(journal: Journal) {
    super(journal);
  }

  /** Number of ids that the log assigned since the last commit. */
  get entries(): number {
    return this.#entries;
  }

  override push(item: Movement): void {
    if (item.isNew) this.#entries++;
    super.push(item);
  }

  override undo(): void {
    if (this.items.at(-1)?.isNew) this.#entries--;
    super.undo();
  }

  override clear(): void {
    super.clear();
    this.#entries = 0;
  }

  /** Records a movement. The first new entry since the last commit gets the id `nextId`. */
  enter(movement: Omit<Row, "id">, nextId: number, routes: Routes): void {
    const { reason, plane_id } = movement;
    const id = nextId + this.#entries;
    if (plane_id === null || !isRouteReason(reason)) this.push({ id, ...movement, isNew: true });
    else this.#enterOfRoute({ ...movement, plane_id }, reason, id, routes);
  }

  #enterOfRoute(movement: Omit<Row, "id"> & { plane_id: number }, reason: RouteReason, nextId: number, routes: Routes) {
    const { plane_id, player_id, clock_ms, at } = movement;
    const day = Math.floor(clock_ms / DAY_MS);
    const known = routes.days.get(plane_id);
    // After a long stop, the clock may be on a day whose entries are old enough to be deleted.
    const isCurrent = known?.player_id === player_id && known.day === day && at - known.at < DAY_MS;
    const days = isCurrent ? known : { id: plane_id, player_id, day, at, ...NO_ENTRIES };
    const entry = days[ENTRIES[reason]];
    if (entry !== 0) {
      this.push({ id: entry, ...movement, isNew: false });
      return;
    }
    routes.days.replace(plane_id, { ...days, [ENTRIES[reason]]: nextId });
    this.push({ id: nextId, ...movement, isNew: true });
  }
}

const NO_ENTRIES = { income_entry: 0, costs_entry: 0, dispatcher_entry: 0 };

/** Merges movements: new entries with everything added to them, and one addition for each stored entry. */
export function settledMovements(movements: readonly Movement[]): {
  readonly added: readonly Row[];
  readonly raised: readonly Row[];
} {
  const added = new Map<number, Row>();
  const raised = new Map<number, Row>();
  for (const { isNew, ...movement } of movements) {
    if (isNew) {
      added.set(movement.id, movement);
      continue;
    }
    const rows = added.has(movement.id) ? added : raised;
    const before = rows.get(movement.id);
    rows.set(movement.id, before ? { ...before, amount: before.amount + movement.amount } : movement);
  }
  return { added: [...added.values()], raised: [...raised.values()] };
}
