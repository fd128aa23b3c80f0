/** What must hold in the tables after a contest, read from PostgreSQL itself. */
import { FIRST_MONEY } from "@outbound/cargo/rules/values/player.ts";
import { type CargoTables, TABLES } from "@outbound/cargo/store/tables.ts";
import type { SqlRunner } from "@outbound/kit/store/database.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { rowsBySql } from "@outbound/kit/testing/run-sql.ts";
import { brokenTables } from "../../harness/cargo/broken-tables.ts";

/** Each finds what should not be. */
const CONTESTED: Readonly<Record<string, string>> = {
  "a package was taken by more than one player":
    "select package_id from events where kind in ('accepted', 'loaded') group by package_id having count(distinct player_id) > 1",
  "a package was taken twice in the same way":
    "select package_id from events where kind in ('accepted', 'loaded') group by package_id, kind having count(*) > 1",
  "a package is another's than the history says":
    "select p.id from packages p join events e on e.package_id = p.id where e.kind in ('accepted', 'loaded') and e.player_id <> p.owner_id",
  "a plane carries more than was loaded on it":
    "select plane_id from packages where status = 'loaded' group by plane_id having count(*) > (select count(*) from events e where e.kind = 'loaded' and e.plane_id = packages.plane_id)",
  "an entry of the ledger has no payment of the history":
    "select l.id from ledger l where reason = 'delivery' and not exists (select 1 from events e where e.kind = 'delivered' and e.package_id = l.package_id and e.player_id = l.player_id)",
};

export interface Totals {
  readonly purses: number;
  /** Sums of the ledger by reason; together they are the purses. */
  readonly ledger: Readonly<Record<string, number>>;
}

export interface Audit {
  readonly totals: Totals;
  readonly faults: readonly string[];
}

export interface Expected {
  readonly players: number;
  /** What was answered to have been given by the hook of tests, to all players together. */
  readonly cash: number;
}

/** Planes may land while it looks: all of it is one moment. */
export async function audit(databaseUrl: string, expected: Expected): Promise<Audit> {
  const store = await openStore<CargoTables>(databaseUrl, { tables: TABLES });
  try {
    return await store.snapshot(async (tx) => {
      const totals = await totalsOf(tx);
      return { totals, faults: [...(await rowFaults(tx)), ...totalFaults(totals, expected)] };
    });
  } finally {
    await store.close();
  }
}

async function rowFaults(db: SqlRunner): Promise<string[]> {
  const query = (sql: string) => rowsBySql<Record<string, unknown>>(db, sql);
  const faults = await brokenTables(query);
  for (const [fault, sql] of Object.entries(CONTESTED)) {
    const rows = await query(sql);
    if (rows.length > 0) faults.push(`${fault}: ${rows.slice(0, 5).map((row) => Object.values(row)[0])}`);
  }
  return faults;
}

async function totalsOf(db: SqlRunner): Promise<Totals> {
  const [purses] = await rowsBySql<{ sum: number }>(db, "select sum(money) from players");
  const sums = await rowsBySql<{ reason: string; sum: number }>(
    db,
    "select reason, sum(amount) from ledger group by reason order by reason",
  );
  return { purses: purses?.sum ?? 0, ledger: Object.fromEntries(sums.map(({ reason, sum }) => [reason, sum])) };
}

function totalFaults({ purses, ledger }: Totals, { players, cash }: Expected): string[] {
  const sum = Object.values(ledger).reduce((total, amount) => total + amount, 0);
  const faults: string[] = [];
  if (purses !== sum) faults.push(`${purses} € in all purses, ${sum} € in all ledgers`);
  if (ledger.start !== players * FIRST_MONEY)
    faults.push(`${ledger.start} € were given to ${players} players at first`);
  if ((ledger.test ?? 0) !== cash) faults.push(`${ledger.test} € of cash are stored, ${cash} € were answered`);
  return faults;
}
