/** The process of the space service. Its modules are loaded after this file, so that their compiled code is cached. */
import { keepCompiledCode } from "@outbound/kit/settings/compiled-code.ts";
import { findModulesByPath } from "@outbound/kit/settings/module-paths.ts";

keepCompiledCode();
findModulesByPath();
await import("./run.ts");
