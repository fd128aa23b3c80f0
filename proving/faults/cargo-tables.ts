/** Compares what a player of the cargo game is shown with the rows of the SQLite file, read beside the service. */
import { DatabaseSync } from "node:sqlite";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";

/** One sentence for each difference. */
export async function tableFaults(file: string, player: CargoPlayer): Promise<string[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    for (;;) {
      const state = await player.state();
      database.exec("begin");
      const rows = rowsOf(database, player.id);
      database.exec("commit");
      // A commit in between: both are read anew.
      if (rows.revision === state.revision) return differences(state, rows);
    }
  } finally {
    database.close();
  }
}

interface Rows {
  readonly revision: number;
  readonly money: number;
  readonly ledger: number;
  readonly planes: string;
  readonly taken: string;
  readonly open: ReadonlySet<number>;
}

type Row = Readonly<Record<string, string | number | null>>;

function rowsOf(database: DatabaseSync, playerId: number): Rows {
  const all = (sql: string, ...values: number[]) => database.prepare(sql).all(...values) as Row[];
  const one = (sql: string, ...values: number[]) => Number(Object.values(all(sql, ...values)[0] ?? {})[0]);
  return {
    revision: one("select revision from world"),
    money: one("select money from players where id = ?", playerId),
    ledger: one("select sum(amount) from ledger where player_id = ?", playerId),
    planes: all(`${PLANES} where owner_id = ? order by id`, playerId)
      .map((row) => JSON.stringify(Object.values(row)))
      .join(" "),
    taken: all(`${TAKEN} where owner_id = ? and ended_at is null order by id`, playerId)
      .map((row) => JSON.stringify(Object.values(row)))
      .join(" "),
    open: new Set(all("select id from packages where status = 'open'").map(({ id }) => Number(id))),
  };
}

const PLANES = "select id, name, status, airport_icao, dest_icao, arrival_sim_time, queue, deliveries from planes";
const TAKEN = "select id, status, plane_id, payout from packages";

function differences({ player, planes, packages }: StateView, rows: Rows): string[] {
  const fleet = planes.map((plane) =>
    JSON.stringify([
      plane.id,
      plane.name,
      plane.status,
      plane.airportIcao,
      plane.destIcao,
      plane.arrivalSimTime,
      JSON.stringify(plane.queue),
      plane.totals.deliveries,
    ]),
  );
  const taken = packages
    .filter(({ status }) => status === "accepted" || status === "loaded")
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, status, planeId, payout }) => JSON.stringify([id, status, planeId ?? null, payout]));
  const unknown = packages.filter(({ id, status }) => status === "open" && !rows.open.has(id));
  const faults: string[] = [];
  if (player.money !== rows.money) faults.push(`${player.money} € are shown, ${rows.money} € stored`);
  if (rows.ledger !== rows.money) faults.push(`${rows.money} € are stored, and a ledger of ${rows.ledger} €`);
  if (fleet.join(" ") !== rows.planes)
    faults.push(`planes are shown as ${fleet.join(" ")}, and stored as ${rows.planes}`);
  if (taken.join(" ") !== rows.taken)
    faults.push(`packages are shown as ${taken.join(" ")}, and stored as ${rows.taken}`);
  if (unknown.length > 0) faults.push(`jobs are shown that are not stored: ${unknown.map(({ id }) => id)}`);
  return faults;
}
