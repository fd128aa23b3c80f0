/** Version 3: weights replace slots. A slot held 500 kg; a plane carries its model's payload. */
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { sql } from "kysely";
import { knownModel } from "./carried/old-models.ts";

export async function weighPackages(db: MigrationDatabase): Promise<void> {
  await runStatements(db, WEIGHTS);
  const { rows } = await sql<OldPlane>`select id, model_id, slots from planes order by id`.execute(db);
  for (const { id, model_id, slots } of rows) {
    const model = knownModel(model_id, slots);
    if (model !== model_id) await sql`update planes set model_id = ${model} where id = ${id}`.execute(db);
  }
  await runStatements(db, NO_SLOTS);
}

interface OldPlane {
  readonly id: number;
  readonly model_id: string;
  readonly slots: number;
}

const WEIGHTS = `
alter table packages add column weight_kg bigint not null default 0;

update packages set weight_kg = slots * 500;

alter table planes rename column model to model_id;
`;

const NO_SLOTS = `
alter table packages drop column slots;

alter table planes drop column slots;
`;
