/** What must hold in the tables after a contest, and the totals of the ledger. */
import { FIRST_MONEY } from "@outbound/cargo/rules/values/player.ts";
import { type CargoTables, TABLES } from "@outbound/cargo/store/tables.ts";
import type { SqlRunner } from "@outbound/kit/store/database.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { rowsBySql } from "@outbound/kit/testing/run-sql.ts";
import { brokenTables } from "../../harness/cargo/broken-tables.ts";

/** Queries for rows that must not exist where players compete; the rules of every world are in broken-tables.ts. */
const CONTESTED: Readonly<Record<string, string>> = {
  "a package was taken by more than one player":
    "select package_id from events where kind in ('accepted', 'loaded') group by package_id having count(distinct player_id) > 1",
  "a package was taken twice in the same way":
    "select package_id from events where kind in ('accepted', 'loaded') group by package_id, kind having count(*) > 1",
  "a package has another owner than its events":
    "select p.id from packages p join events e on e.package_id = p.id where e.kind in ('accepted', 'loaded') and e.player_id <> p.owner_id",
  "a plane carries more than was loaded on it":
    "select plane_id from packages where status = 'loaded' group by plane_id having count(*) > (select count(*) from events e where e.kind = 'loaded' and e.plane_id = packages.plane_id)",
  "a payment of the ledger has no delivery":
    "select l.id from ledger l where reason = 'delivery' and not exists (select 1 from events e where e.kind = 'delivered' and e.package_id = l.package_id and e.player_id = l.player_id)",
};

export interface Audit {
  /** Euros of all players. */
  readonly cash: number;
  /** Sums of the ledger by reason; together they are the cash. */
  readonly ledger: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

export interface Expected {
  readonly players: number;
  /** Euros that the test hook gave, by its answers. */
  readonly given: number;
}

/** One snapshot of the database, so planes may land meanwhile. */
export async function audit(databaseUrl: string, expected: Expected): Promise<Audit> {
  const store = await openStore<CargoTables>(databaseUrl, { tables: TABLES });
  try {
    return await store.snapshot(async (tx) => {
      const query = (sql: string) => rowsBySql<Record<string, unknown>>(tx, sql);
      const faults = await brokenTables(query);
      for (const [fault, sql] of Object.entries(CONTESTED)) {
        const rows = await query(sql);
        if (rows.length > 0) faults.push(`${fault}: ${rows.slice(0, 5).map((row) => Object.values(row)[0])}`);
      }
      const totals = await totalsOf(tx);
      return { ...totals, faults: [...faults, ...totalFaults(totals, expected)] };
    });
  } finally {
    await store.close();
  }
}

async function totalsOf(db: SqlRunner): Promise<Omit<Audit, "faults">> {
  const [cash] = await rowsBySql<{ sum: number }>(db, "select sum(money) from players");
  const sums = await rowsBySql<{ reason: string; sum: number }>(
    db,
    "select reason, sum(amount) from ledger group by reason order by reason",
  );
  return { cash: cash?.sum ?? 0, ledger: Object.fromEntries(sums.map(({ reason, sum }) => [reason, sum])) };
}

function totalFaults({ cash, ledger }: Omit<Audit, "faults">, { players, given }: Expected): string[] {
  const sum = Object.values(ledger).reduce((total, amount) => total + amount, 0);
  return [
    ...(cash === sum ? [] : [`${cash} € of cash, ${sum} € in the ledger`]),
    ...(ledger.start === players * FIRST_MONEY ? [] : [`${ledger.start} € were given to ${players} players at first`]),
    ...((ledger.test ?? 0) === given ? [] : [`${ledger.test} € of test cash are stored, ${given} € were answered`]),
  ];
}
