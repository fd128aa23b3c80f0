/** A process that started its own server and then failed. */
import { testDatabase } from "./postgres.ts";

const database = await testDatabase();
await database.drop();
process.exitCode = 3;
