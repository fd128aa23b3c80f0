/** A process that opens the store of the URL it is given, says so, and stays. */
import { openStore } from "../store.ts";

await openStore(process.argv[2] ?? "", { tables: [] });
process.stdout.write("open\n");
setInterval(() => {}, 60_000);
