/** Preloaded into a service. Writes the names of the packages that it loaded, one per line, when it exits. */
import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { isMainThread } from "node:worker_threads";

const packages = new Set<string>();

registerHooks({
  load(url, context, next) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/.*\.[cm]?[jt]s$/.exec(url) ?? [];
    if (name !== undefined) packages.add(name);
    return next(url, context);
  },
});

if (isMainThread) {
  process.on("exit", () => writeFileSync(process.env.LOADED_PACKAGES ?? "", [...packages].sort().join("\n")));
}
