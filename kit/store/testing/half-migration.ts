/** A process that stops forever in the middle of a migration of the given store. */
import { sql } from "kysely";
import { migrate } from "../migrate.ts";
import { openStore } from "../store.ts";

const store = await openStore(process.argv[2] ?? "", { tables: [] });
await migrate(store, [
  { id: 1, name: "crates", up: async () => {} },
  {
    id: 2,
    name: "half",
    up: async (db) => {
      await sql`create table half (id integer)`.execute(db);
      await sql`delete from crates`.execute(db);
      process.stdout.write("half-way\n");
      setInterval(() => {}, 60_000);
      await new Promise(() => {});
    },
  },
]);
