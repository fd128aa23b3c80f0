/** Entries of logs that are older than the settings keep. */
import { monthsBefore, oldRows } from "@outbound/kit/retention/old-rows.ts";
import type { Batch, Surplus } from "@outbound/kit/retention/retention.ts";
import type { CargoTables } from "../store/tables.ts";
import type { CargoGame } from "./game.ts";

/** Entries of the audit that are older than so many months. */
export const oldAudit = (game: CargoGame, months: number): Surplus => ({
  name: "audit",
  batches: () => auditBatches(game, months),
});

async function* auditBatches({ host, store, clock }: CargoGame, months: number): AsyncGenerator<Batch> {
  const before = monthsBefore(clock.wall(), months);
  for await (const rows of oldRows<CargoTables["audit"]>(store.read as never, "audit", before)) {
    const ids = rows.map(({ id }) => id);
    const remove = () =>
      host.execute({
        exclusive: true,
        run: async (_draft, tx) => void (await tx.deleteFrom("audit").where("id", "in", ids).execute()),
      });
    yield { lines: rows.map((row) => JSON.stringify(row)), remove };
  }
}
