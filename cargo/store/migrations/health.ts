/** Version 5: planes wear and can be repaired. Health is a whole number up to 100; while `repairing`, the health at the start. */
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addHealth = (db: MigrationDatabase): Promise<void> => runStatements(db, HEALTH);

const HEALTH = `
alter table planes add column health bigint not null default 100;

alter table planes add column repair_started_ms bigint;

alter table planes add column repair_ends_ms bigint;
`;
