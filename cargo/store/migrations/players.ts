/** Version 2: players and owners. Money and reputation move to the only player so far, who is named founder. */
import { systemClock } from "@outbound/kit/clock/clock.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { sql } from "kysely";
import { insertRows } from "./insert-rows.ts";

export async function addPlayers(db: MigrationDatabase): Promise<void> {
  await runStatements(db, OWNERS);
  const { rows: states } = await sql<State>`select cash, reputation from sim_state order by clock_ms desc`.execute(db);
  const { rows: planes } = await sql<{ icao: string }>`select icao from planes order by id limit 1`.execute(db);
  if (states.length > 0 || planes.length > 0) await addFounder(db, states[0], planes[0]?.icao ?? null);
  await runStatements(db, MOVED_AWAY);
}

interface State {
  readonly cash: number;
  readonly reputation: number;
}

const FOUNDER = 1;

async function addFounder(db: MigrationDatabase, state: State | undefined, homeIcao: string | null): Promise<void> {
  const { cash, reputation } = state ?? { cash: 0, reputation: 0 };
  const founder = {
    id: FOUNDER,
    username: "founder",
    username_key: "founder",
    // Half a euro is rounded up. Debt is forgiven, because cash is never below zero.
    money: Math.max(0, Math.floor(cash + 0.5)),
    // Stored in thousandths of a point from this version on.
    reputation: Math.min(100_000, Math.max(0, Math.floor(reputation * 1000 + 0.5))),
    home_icao: homeIcao,
    created_at: systemClock.wall(),
  };
  await insertRows(db, "players", [founder]);
  await sql`update planes set owner_id = ${FOUNDER}`.execute(db);
  await sql`update packages set owner_id = ${FOUNDER} where status in ('loaded', 'delivered')`.execute(db);
}

const OWNERS = `
create table players (
  id bigint not null primary key,
  username text not null,
  username_key text not null unique,
  money bigint not null,
  reputation bigint not null,
  home_icao text,
  created_at bigint not null
);

alter table planes add column owner_id bigint references players (id);

alter table packages add column owner_id bigint references players (id);
`;

const MOVED_AWAY = `
alter table sim_state drop column cash;

alter table sim_state drop column reputation;
`;
