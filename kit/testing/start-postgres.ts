/** A process that starts a PostgreSQL server, says where it is, and stays. */
import { startPostgres } from "./postgres.ts";

const server = await startPostgres();
process.stdout.write(`${server.url}\n`);
setInterval(() => {}, 60_000);
