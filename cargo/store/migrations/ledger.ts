/** Version 6: a ledger that starts with each player's cash, and a history of events. */
import { systemClock } from "@outbound/kit/clock/clock.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { sql } from "kysely";

export async function addLedger(db: MigrationDatabase): Promise<void> {
  await runStatements(db, HISTORY);
  await sql`
    insert into ledger (id, player_id, amount, reason, clock_ms, at)
    select row_number() over (order by players.id), players.id, money, 'carried-over',
      coalesce((select max(clock_ms) from sim_state), 0), ${sql.lit(systemClock.wall())}
    from players
  `.execute(db);
}

const HISTORY = `
create table ledger (
  id bigint not null primary key,
  player_id bigint not null references players (id),
  amount bigint not null,
  reason text not null,
  plane_id bigint,
  package_id bigint,
  clock_ms bigint not null,
  at bigint not null
);

create table events (
  id bigint not null primary key,
  player_id bigint not null references players (id),
  kind text not null,
  clock_ms bigint not null,
  at bigint not null,
  plane_id bigint,
  package_id bigint,
  data text not null
);
`;
