/** What must hold in the file of a world that a load has played in, whatever was played. */
import { DatabaseSync } from "node:sqlite";

/** Each finds the rows that should not be, on either engine. */
export const NOBODYS: Readonly<Record<string, string>> = {
  "a purse is not the sum of its ledger":
    "select id from players where money <> (select coalesce(sum(amount), 0) from ledger where player_id = players.id)",
  "a package was delivered more than once":
    "select package_id from events where kind = 'delivered' group by package_id having count(*) > 1",
  "a package was paid more than once":
    "select package_id from ledger where reason = 'delivery' group by package_id having count(*) > 1",
  "a package is loaded on a plane of somebody else":
    "select p.id from packages p join planes on planes.id = p.plane_id where p.status = 'loaded' and planes.owner_id <> p.owner_id",
  "a player's deliveries are not those of the history":
    "select id from players where deliveries <> (select count(*) from events where kind = 'delivered' and player_id = players.id)",
};

/** One sentence for each promise that is broken. The service has stopped. */
export function storedFaults(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.entries(NOBODYS).flatMap(([fault, sql]) => {
      const rows = database.prepare(sql).all();
      return rows.length === 0 ? [] : [`${fault}: ${rows.slice(0, 5).map((row) => Object.values(row)[0])}`];
    });
  } finally {
    database.close();
  }
}
