/** Shortens a start by resolving imports from their paths alone, without looking at the file system for each. */
import { registerHooks } from "node:module";

const KIT = "@outbound/kit/";
const KIT_FOLDER = new URL("../", import.meta.url);
/** The only library with hundreds of modules that a start loads. All of them import each other by path. */
const KYSELY = "/node_modules/kysely/dist/";

/** Must be called before a service loads its modules. */
export function findModulesByPath(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = "" } = context;
      const isNear = specifier.startsWith(".");
      if (specifier.endsWith(".ts") && (isNear || specifier.startsWith(KIT))) {
        const url = isNear ? new URL(specifier, parentURL) : new URL(specifier.slice(KIT.length), KIT_FOLDER);
        return { url: url.href, format: "module-typescript", shortCircuit: true };
      }
      if (isNear && parentURL.includes(KYSELY)) {
        return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
      }
      return next(specifier, context);
    },
  });
}
