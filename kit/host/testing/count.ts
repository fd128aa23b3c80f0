/** A process that counts in the given store as fast as it can, and prints each answer it receives. */
import { writeSync } from "node:fs";
import { openStore } from "../../store/store.ts";
import { createWriter } from "../writer.ts";
import { add, type CounterDatabase, counterPort, counterTables } from "./counter.ts";

const SUBMITTERS = 16;
const store = await openStore<CounterDatabase>(process.argv[2] ?? "", { tables: counterTables });
const writer = createWriter({ store, port: counterPort(store.engine) });

async function submitForEver(): Promise<never> {
  for (;;) writeSync(1, `${await writer.submit(add(1))}\n`);
}

await Promise.all(Array.from({ length: SUBMITTERS }, submitForEver));
