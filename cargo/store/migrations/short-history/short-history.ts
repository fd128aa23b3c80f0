/** Version 14: compact rows of events, ledger and packages, indexes for every filter of the histories, and running sums. */
import { readFile } from "node:fs/promises";
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { type RawBuilder, sql } from "kysely";
import type { CargoPackage } from "../../../rules/values/cargo-package.ts";
import { shortData } from "../../event-data.ts";

/** SQLite stores these texts as their index in the list. */
const COMMODITIES = [
  ...["mail-sack", "documents", "cartons", "newspapers", "garments", "shoes", "smartphones", "laptops"],
  ...[
    "semiconductors",
    "server-rack",
    "car-parts",
    "car",
    "aircraft-engine",
    "machine-tool",
    "generator",
    "drill-tool",
  ],
  ...["salmon-box", "cut-flowers", "fruit", "vaccines", "pharma-pallet", "day-old-chicks", "horse"],
  ...["lithium-batteries", "chemicals-drum", "bullion-box", "mri-unit", "relief-pallet"],
];
const STATUSES = ["open", "accepted", "loaded", "delivered", "abandoned", "expired"];
const KINDS = [
  ...["registered", "home-chosen", "plane-bought", "plane-sold", "departed", "landed", "delivered", "chain-refused"],
  ...["plane-broken", "repair-started", "repaired", "loaded", "accepted", "abandoned", "lapsed", "relief"],
];
const REASONS = [
  "start",
  "carried-over",
  "fuel",
  "delivery",
  "abandon",
  "lapse",
  "debt",
  "repair",
  "buy",
  "sell",
  "relief",
  "test",
  "admin",
];
const SUMMED_KINDS = [...KINDS, ...REASONS.filter((reason) => reason !== "relief")];
const LOGS = ["ledger", "events"];

export async function shortenHistory(db: MigrationDatabase, engine: Engine): Promise<void> {
  await runStatements(db, await readFile(new URL(`short-history.${engine}.sql`, import.meta.url), "utf8"));
  if (engine === "sqlite") await moveRows(db);
  await shortenEvents(db, engine);
  await sumUp(db, engine);
}

const coded = (column: string, codes: readonly string[]) =>
  replaced(
    column,
    codes.map((text, place) => [sql.lit(text), sql.lit(place)] as const),
  );
const decoded = (column: string, codes: readonly string[]) =>
  replaced(
    column,
    codes.map((text, place) => [sql.lit(place), sql.lit(text)] as const),
  );

function replaced(column: string, pairs: readonly (readonly [RawBuilder<unknown>, RawBuilder<unknown>])[]) {
  const cases = pairs.map(([from, to]) => sql`when ${from} then ${to}`);
  return sql`case ${sql.ref(column)} ${sql.join(cases, sql` `)} else ${sql.ref(column)} end`;
}

/** Moves all rows but the events, which follow page by page. */
async function moveRows(db: MigrationDatabase): Promise<void> {
  const fields = sql`count, weight_kg, special, base_payout, fixed_payout, created_at, expires_at, owner_id, plane_id, payout,
    taken_at, loaded_sim_time, flight_time_ms, due_sim_time, landings, ended_at, ended_sim_time, settled`;
  await sql`insert into packages (id, status, origin_icao, dest_icao, commodity, ${fields})
    select id, ${coded("status", STATUSES)}, origin_icao, dest_icao, ${coded("commodity", COMMODITIES)}, ${fields}
    from old_packages order by id`.execute(db);
  await sql`insert into ledger (id, player_id, amount, reason, plane_id, package_id, clock_ms, at, balance)
    select id, player_id, amount, ${coded("reason", REASONS)}, plane_id, package_id, clock_ms, at,
      sum(amount) over (partition by player_id order by id)
    from old_ledger order by id`.execute(db);
  await sql`drop table old_packages`.execute(db);
  await sql`drop table old_ledger`.execute(db);
}

/** Events in memory at a time. */
const PAGE = 1000;

/** An event with the columns of its package that its data may repeat; `job` is null without a package. */
interface OldEvent {
  readonly id: number;
  readonly player_id: number;
  readonly kind: string;
  readonly clock_ms: number;
  readonly at: number;
  readonly plane_id: number | null;
  readonly package_id: number | null;
  readonly text: string;
  readonly job: number | null;
  readonly origin_icao: string;
  readonly dest_icao: string;
  readonly commodity: string;
  readonly weight_kg: number;
  readonly special: string | null;
  readonly payout: number | null;
  readonly due_sim_time: number | null;
  readonly ended_sim_time: number | null;
  readonly settled: number | null;
}

async function shortenEvents(db: MigrationDatabase, engine: Engine): Promise<void> {
  const source = sql.table(engine === "sqlite" ? "old_events" : "events");
  for (let after = 0; ; ) {
    const { rows } = await sql<OldEvent>`
      select e.id, e.player_id, e.kind, e.clock_ms, e.at, e.plane_id, e.package_id, cast(e.data as text) as text,
        p.id as job, p.origin_icao, p.dest_icao, p.commodity, p.weight_kg, p.special, p.payout, p.due_sim_time,
        p.ended_sim_time, p.settled
      from (select * from ${source} where id > ${after} order by id limit ${sql.lit(PAGE)}) as e
      left join packages as p on p.id = e.package_id
      order by e.id`.execute(db);
    if (rows.length === 0) break;
    await (engine === "sqlite" ? insertEvents(db, rows) : updateEvents(db, rows));
    after = rows.at(-1)?.id ?? 0;
  }
  if (engine === "sqlite") await sql`drop table old_events`.execute(db);
}

function shortened(event: OldEvent): string {
  const { kind, clock_ms, text, job } = event;
  const cargo = {
    originIcao: event.origin_icao,
    destIcao: event.dest_icao,
    commodity: event.commodity,
    weightKg: event.weight_kg,
    special: event.special,
    payout: event.payout,
    dueSimTime: event.due_sim_time,
    endedSimTime: event.ended_sim_time,
    settled: event.settled,
  };
  const data = JSON.parse(text);
  const short = shortData({ kind, clock_ms, data }, job === null ? undefined : (cargo as CargoPackage));
  return short === data ? text : JSON.stringify(short);
}

async function insertEvents(db: MigrationDatabase, events: readonly OldEvent[]): Promise<void> {
  const lists = events.map((event) => {
    const { id, player_id, kind, clock_ms, at, plane_id, package_id } = event;
    const place = KINDS.indexOf(kind);
    const values = [id, player_id, place === -1 ? kind : place, clock_ms, at, plane_id, package_id, shortened(event)];
    return sql`(${sql.join(values)})`;
  });
  await sql`insert into events (id, player_id, kind, clock_ms, at, plane_id, package_id, data)
    values ${sql.join(lists)}`.execute(db);
}

async function updateEvents(db: MigrationDatabase, events: readonly OldEvent[]): Promise<void> {
  const lists = events.flatMap((event) => {
    const data = shortened(event);
    return data === event.text ? [] : [sql`(cast(${event.id} as bigint), cast(${data} as json))`];
  });
  if (lists.length === 0) return;
  await sql`update events set data = given.data from (values ${sql.join(lists)}) as given (id, data)
    where events.id = given.id`.execute(db);
}

/** Sums by player, log, kind and plane: over all time, and at the end of each hour. */
export async function sumUp(db: MigrationDatabase, engine: Engine): Promise<void> {
  const isCoded = engine === "sqlite";
  const [name, summed] = isCoded
    ? [coded("log", LOGS), coded("kind", SUMMED_KINDS)]
    : [sql.ref("log"), sql.ref("kind")];
  const logs = [
    { log: "ledger", kind: "reason", codes: REASONS, plane: sql`coalesce(plane_id, 0)`, amount: sql`amount` },
    { log: "events", kind: "kind", codes: KINDS, plane: sql`0`, amount: sql`0` },
  ];
  for (const { log, kind, codes, plane, amount } of logs) {
    await sql`create temporary table hours as
      select player_id, ${isCoded ? decoded(kind, codes) : sql.ref(kind)} as kind, ${plane} as plane_id, at / 3600000 as hour,
        sum(${amount}) as amount, count(*) as count, max(id) as last_id
      from ${sql.table(log)} group by 1, 2, 3, 4`.execute(db);
    const from = sql`(select hours.*, ${sql.lit(log)} as log from hours) as summed`;
    await sql`insert into history_totals (player_id, log, kind, plane_id, amount, count, last_id)
      select player_id, ${name}, ${summed}, plane_id, sum(amount), sum(count), max(last_id)
      from ${from} group by player_id, log, kind, plane_id order by 1, 2, 3, 4`.execute(db);
    const groupUntil = sql`over (partition by player_id, kind, plane_id order by hour)`;
    await sql`insert into history_hours (player_id, log, kind, plane_id, hour, amount, count, last_id)
      select player_id, ${name}, ${summed}, plane_id, hour, sum(amount) ${groupUntil},
        sum(count) ${groupUntil}, max(last_id) ${groupUntil}
      from ${from} order by 1, 2, 3, 4, 5`.execute(db);
    await sql`drop table hours`.execute(db);
  }
}
