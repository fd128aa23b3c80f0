/** The process of the cargo service. What it loads is loaded after this file, so that its compiled code is kept. */
import { keepCompiledCode } from "@outbound/kit/settings/compiled-code.ts";
import { findModulesByPath } from "@outbound/kit/settings/module-paths.ts";

keepCompiledCode();
findModulesByPath();
await import("./run.ts");
