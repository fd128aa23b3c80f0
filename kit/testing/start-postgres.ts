/** A process that starts a PostgreSQL server, prints its URL, and keeps running. */
import { startPostgres } from "./postgres.ts";

const server = await startPostgres();
process.stdout.write(`${server.url}\n`);
setInterval(() => {}, 60_000);
