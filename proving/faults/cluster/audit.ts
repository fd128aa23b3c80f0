/** Audits the tables after a contest, and returns the totals of the ledger. */
import { type CargoTables, TABLES } from "@outbound/cargo/store/tables.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { rowsBySql } from "@outbound/kit/testing/run-sql.ts";
import { brokenTables } from "../../harness/cargo/broken-tables.ts";

/** Further rules for a contest, in which no admin edits anything. */
const CONTESTED = {
  "a package was taken by more than one player":
    "select package_id from events where kind in ('accepted', 'loaded') group by package_id having count(distinct player_id) > 1",
  "a package has another owner than its events":
    "select p.id from packages p join events e on e.package_id = p.id where e.kind in ('accepted', 'loaded') and e.player_id <> p.owner_id",
  // A plane on a route loads without an event.
  "a plane carries more than was loaded on it":
    "select plane_id from packages where status = 'loaded' and plane_id in (select id from planes where route_id is null) group by plane_id having count(*) > (select count(*) from events e where e.kind = 'loaded' and e.plane_id = packages.plane_id)",
  "a payment of the ledger has no delivery":
    "select l.id from ledger l where reason = 'delivery' and not exists (select 1 from events e where e.kind = 'delivered' and e.package_id = l.package_id and e.player_id = l.player_id)",
};

/** Returns the cash of all players in euros, the sums of the ledger by reason, and one sentence for each broken rule. */
export async function audit(databaseUrl: string) {
  const store = await openStore<CargoTables>(databaseUrl, { tables: TABLES });
  // Reads one snapshot of the database, because planes may land meanwhile.
  const audited = store.snapshot(async (tx) => {
    const faults = await brokenTables((sql) => rowsBySql(tx, sql), { further: CONTESTED });
    const [cash] = await rowsBySql<{ sum: number }>(tx, "select sum(money) from players");
    const sums = await rowsBySql<{ reason: string; sum: number }>(
      tx,
      "select reason, sum(amount) from ledger group by reason order by reason",
    );
    return { faults, cash: cash?.sum ?? 0, ledger: Object.fromEntries(sums.map(({ reason, sum }) => [reason, sum])) };
  });
  return audited.finally(() => store.close());
}
