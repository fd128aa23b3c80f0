/** Lets a service load its modules in less time. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** Unless NODE_COMPILE_CACHE names a folder. Where it cannot be written, each start compiles. */
const COMPILED = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "compile");

/** Before a service loads its modules: keeps what V8 compiles for the next start. */
export function keepCompiledCode(): void {
  enableCompileCache(COMPILED);
}
