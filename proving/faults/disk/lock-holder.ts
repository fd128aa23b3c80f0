/** Takes the write lock of a SQLite file, prints that it has it, and holds it until the process is killed. */
import { DatabaseSync } from "node:sqlite";

const file = process.argv[2];
if (file === undefined) throw new Error("the path of a file is missing");
const database = new DatabaseSync(file, { timeout: 10_000 });
database.exec("begin immediate");
process.stdout.write("held\n");
setInterval(() => database.isOpen, 60_000);
