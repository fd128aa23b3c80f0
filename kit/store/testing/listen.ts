/** A process that listens on the database at the given URL, prints once that it listens, and does nothing else. */
import { listen } from "../notify.ts";

const patience = setTimeout(() => {}, 60_000);
listen({ engine: "postgres", url: process.argv[2] ?? "", logger: undefined }, "changes", () => {
  process.stdout.write("listening\n");
  clearTimeout(patience);
});
