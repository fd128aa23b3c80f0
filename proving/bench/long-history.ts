/** Adds years of play to a world by SQL: jobs that the first players did one after the other, all year round. */
import { join } from "node:path";
import { EVENT_KINDS } from "@outbound/cargo/rules/values/events.ts";
import { LEDGER_REASONS } from "@outbound/cargo/rules/values/ledger.ts";
import { fillCash } from "@outbound/cargo/store/migrations/cash-by-hour.ts";
import { sumUp } from "@outbound/cargo/store/migrations/short-history/short-history.ts";
import { openMigrated } from "@outbound/cargo/store/open.ts";
import { type CargoTables, packages } from "@outbound/cargo/store/tables.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { sql, type Transaction } from "kysely";
import { onePlaneEach, writeWorld } from "../harness/cargo/world-file.ts";
import { progress } from "../harness/report.ts";
import { type Service, startGame } from "../harness/spawn-service.ts";

interface Jobs {
  /** Ended packages, each with five events and two ledger entries. */
  readonly count: number;
  /** Number of players, from player 1 on, who did the jobs in turn. */
  readonly players: number;
}

const EVENTS_A_JOB = ["accepted", "loaded", "departed", "landed", "delivered"] as const;
export const YEAR_MS = 365 * 86_400_000;
const START_MONEY = 1_000_000_000;
const PAY = 1000;
const FUEL = -200;
const DATA: Readonly<Record<(typeof EVENTS_A_JOB)[number], string>> = {
  accepted: "[600000]",
  loaded: "[]",
  departed: '["EDDFEDDM",0.953,120.4,200,3202835]',
  landed: '["EDDFEDDM",0,1.31]',
  delivered: "[1,0.068]",
};

/** Starts a service on a world of these players and others, who did nothing. */
export async function startWithHistory(
  folder: string,
  { others, ...jobs }: Jobs & { readonly others: number },
  environment: NodeJS.ProcessEnv,
): Promise<Service> {
  const [file, players, now] = [join(folder, "cargo.db"), jobs.players + others, Date.now()];
  await writeWorld(file, { players, planes: onePlaneEach(players), now });
  await addLongHistory(file, jobs, now - 1);
  progress(`wrote ${jobs.count} ended packages`);
  return startGame("cargo", { database: `sqlite:${file}`, environment });
}

/** One job in a thousand was abandoned. The last one ended at `now`. */
async function addLongHistory(file: string, jobs: Jobs, now: number): Promise<void> {
  const store = await openMigrated(`sqlite:${file}`);
  await store.transaction(async (tx) => {
    const indexes = [
      "packages (owner_id, status, ended_at, id)",
      "events (player_id, kind, id)",
      "ledger (player_id, at, id)",
    ];
    const nameOf = (index: string) => sql.raw(`${index.match(/\w+/g)?.join("_")}_idx`);
    for (const index of indexes) await sql`drop index ${nameOf(index)}`.execute(tx);
    await addRows(tx, jobs, now);
    // Building an index at once is much faster than row by row.
    for (const index of indexes) await sql`create index ${nameOf(index)} on ${sql.raw(index)}`.execute(tx);
    await sumUp(tx as unknown as MigrationDatabase, store.engine);
    await tx.deleteFrom("history_cash").execute();
    await fillCash(tx as unknown as MigrationDatabase);
    await sql`update players set money = coalesce((select balance from ledger where player_id = players.id
      order by at desc, id desc limit 1), money)`.execute(tx);
    const next = { next_event_id: EVENTS_A_JOB.length * jobs.count + 1, next_ledger_id: 3 * jobs.count + 1 };
    await tx.updateTable("world").set(next).execute();
  });
  await store.close();
}

const AT_ONCE = 100_000;

async function addRows(tx: Transaction<CargoTables>, { count, players }: Jobs, now: number): Promise<void> {
  const began = now - YEAR_MS;
  const statuses = packages.columns.status.codes ?? [];
  const [delivered, abandoned] = ["delivered", "abandoned"].map((status) => sql.lit(statuses.indexOf(status)));
  for (let first = 1; first <= count; first += AT_ONCE) {
    const last = Math.min(count, first + AT_ONCE - 1);
    const job = sql`with recursive job (n) as (select ${sql.lit(first)} union all select n + 1 from job where n < ${sql.lit(last)}),
      done as (select n, 1 + n % ${sql.lit(players)} as player, n / ${sql.lit(players)} as turn,
        ${sql.lit(began)} + cast(n * ${sql.lit(YEAR_MS / count)} as integer) as at from job)`;
    await sql`insert into packages (id, status, origin_icao, dest_icao, commodity, count, weight_kg, base_payout, created_at,
        owner_id, plane_id, payout, taken_at, loaded_sim_time, flight_time_ms, landings, ended_at, ended_sim_time, settled)
      ${job} select 4503599627370496 + n, case n % 1000 when 7 then ${abandoned} else ${delivered} end, 'EDDF', 'EDDM', 2, 10, 500,
        987.6543, at - 900000, player, player, ${sql.lit(PAY)}, at - 600000, at - 600000, 3202835, 1, at, at, ${sql.lit(PAY)}
      from done`.execute(tx);
    const kinds = EVENTS_A_JOB.map((kind, place) => {
      const code = sql.lit(EVENT_KINDS.indexOf(kind));
      return sql`select 5 * (n - 1) + ${sql.lit(place + 1)}, player, ${code}, at, at, player,
        ${kind === "departed" || kind === "landed" ? sql`null` : sql`4503599627370496 + n`}, ${sql.lit(DATA[kind])} from done`;
    });
    await sql`insert into events (id, player_id, kind, clock_ms, at, plane_id, package_id, data)
      ${job} ${sql.join(kinds, sql` union all `)} order by 1`.execute(tx);
    const reason = (of: (typeof LEDGER_REASONS)[number]) => sql.lit(LEDGER_REASONS.indexOf(of));
    await sql`insert into ledger (id, player_id, amount, reason, plane_id, package_id, clock_ms, at, balance)
      ${job} select 2 * n - 1, player, ${sql.lit(FUEL)}, ${reason("fuel")}, player, null, at, at,
        ${sql.lit(START_MONEY)} + turn * ${sql.lit(PAY + FUEL)} + ${sql.lit(FUEL)} from done
      union all select 2 * n, player, ${sql.lit(PAY)}, ${reason("delivery")}, player, 4503599627370496 + n, at, at,
        ${sql.lit(START_MONEY)} + (turn + 1) * ${sql.lit(PAY + FUEL)} from done order by 1`.execute(tx);
  }
}
