/** Opens the databases at these paths without the rights of root, and prints why each one fails. */
import { openStore } from "../store.ts";

if (process.getuid?.() === 0) process.setuid?.(65_534);
for (const path of process.argv.slice(2)) {
  const store = await openStore(`sqlite:${path}`, { tables: [] }).catch(
    (error: Error) => void console.log(error.message),
  );
  await store?.close();
}
