/** A process that listens on the database of the URL it is given, says once that it is listening, and has nothing else to do. */
import { listen } from "../notify.ts";

const patience = setTimeout(() => {}, 60_000);
listen({ engine: "postgres", url: process.argv[2] ?? "", logger: undefined }, "changes", () => {
  process.stdout.write("listening\n");
  clearTimeout(patience);
});
