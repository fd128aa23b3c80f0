/** A process that had a server of its own, and has found something wrong. */
import { testDatabase } from "./postgres.ts";

const database = await testDatabase();
await database.drop();
process.exitCode = 3;
