/** Version 10: the ids of open jobs can no longer be predicted. Taken jobs keep theirs, which are below 2^52. */

import { PERMUTED_LIMIT, permuted } from "@outbound/kit/rules/keyed-permutation.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { sql } from "kysely";
import { jobIdKey } from "../job-id-key.ts";

interface OpenJob {
  readonly id: number;
  readonly number: number;
  readonly slot: number;
  readonly generation: number;
}

/** Jobs per statement, to limit the length of its text. */
const AT_ONCE = 1_000;

export async function permuteJobIds(db: MigrationDatabase): Promise<void> {
  const { rows: worlds } = await sql<{ seed: number }>`select seed from world`.execute(db);
  const { rows: jobs } = await sql<OpenJob>`
    select slots.package_id as id, pools.number, slots.slot, slots.generation
    from slots join pools on pools.airport_icao = slots.airport_icao
    where slots.package_id is not null
    order by pools.number, slots.slot`.execute(db);
  const key = jobIdKey(worlds[0]?.seed ?? 0);
  for (let start = 0; start < jobs.length; start += AT_ONCE) {
    const some = jobs.slice(start, start + AT_ONCE);
    await renumber(db, "packages", "id", some, key);
    await renumber(db, "slots", "package_id", some, key);
  }
}

type Key = ReturnType<typeof jobIdKey>;

/** From the highest bit: 32 bits of the generation, 16 of the pool's number, 4 of the slot. */
const idOf = (key: Key, { number, slot, generation }: OpenJob): number =>
  PERMUTED_LIMIT + permuted(key, generation * 2 ** 20 + number * 16 + slot);

async function renumber(
  db: MigrationDatabase,
  table: string,
  column: string,
  jobs: readonly OpenJob[],
  key: Key,
): Promise<void> {
  const cases = jobs.map((job) => sql`when ${sql.lit(job.id)} then ${sql.lit(idOf(key, job))}`);
  const ids = jobs.map(({ id }) => sql.lit(id));
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = case ${sql.ref(column)} ${sql.join(cases, sql` `)} end
    where ${sql.ref(column)} in (${sql.join(ids)})`.execute(db);
}
