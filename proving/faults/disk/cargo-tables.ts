/** Compares what a cargo player is shown with the rows of the SQLite file, read beside the service. */
import { DatabaseSync } from "node:sqlite";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";

/** One sentence for each difference. */
export async function tableFaults(file: string, player: CargoPlayer): Promise<string[]> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    for (;;) {
      const state = await player.state();
      database.exec("begin");
      const rows = rowsOf(database, player.id);
      database.exec("commit");
      // Both are read again after a commit in between.
      if (rows.revision === state.revision) return compare(shownBy(state), rows);
    }
  } finally {
    database.close();
  }
}

/** Each as text, by what it is. */
interface Rows {
  readonly revision: number;
  readonly money: number;
  readonly ledger: number;
  readonly planes: string;
  readonly taken: string;
  readonly open: ReadonlySet<number>;
}

function rowsOf(database: DatabaseSync, playerId: number): Rows {
  const all = (sql: string, ...values: number[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => Object.values(row));
  const one = (sql: string, ...values: number[]) => Number(all(sql, ...values)[0]?.[0]);
  return {
    revision: one("select revision from world"),
    money: one("select money from players where id = ?", playerId),
    ledger: one("select sum(amount) from ledger where player_id = ?", playerId),
    planes: JSON.stringify(all(`${PLANES} where owner_id = ? order by id`, playerId)),
    taken: JSON.stringify(all(`${TAKEN} where owner_id = ? and ended_at is null order by id`, playerId)),
    open: new Set(all("select id from packages where status = 'open'").map(([id]) => Number(id))),
  };
}

const PLANES = "select id, name, status, airport_icao, dest_icao, arrival_sim_time, queue, deliveries from planes";
const TAKEN = "select id, status, plane_id, payout from packages";

function shownBy({ revision, player, planes, packages }: StateView): Rows {
  const fleet = planes.map((plane) => [
    ...[plane.id, plane.name, plane.status, plane.airportIcao, plane.destIcao, plane.arrivalSimTime],
    ...[JSON.stringify(plane.queue), plane.totals.deliveries],
  ]);
  const taken = packages
    .filter(({ status }) => status === "accepted" || status === "loaded")
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, status, planeId, payout }) => [id, status, planeId ?? null, payout]);
  const open = packages.filter(({ status }) => status === "open").map(({ id }) => id);
  const { money } = player;
  return {
    revision,
    money,
    ledger: money,
    planes: JSON.stringify(fleet),
    taken: JSON.stringify(taken),
    open: new Set(open),
  };
}

function compare(shown: Rows, stored: Rows): string[] {
  const differing = (["money", "ledger", "planes", "taken"] as const).filter((what) => shown[what] !== stored[what]);
  const unknown = [...shown.open].filter((id) => !stored.open.has(id));
  return [
    ...differing.map((what) => `${what}: ${shown[what]} shown, ${stored[what]} stored`),
    ...(unknown.length > 0 ? [`jobs are shown that are not stored: ${unknown}`] : []),
  ];
}
