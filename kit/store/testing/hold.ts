/** A process that opens the store at the given URL, prints that it has, and keeps running. */
import { openStore } from "../store.ts";

await openStore(process.argv[2] ?? "", { tables: [] });
process.stdout.write("open\n");
setInterval(() => {}, 60_000);
