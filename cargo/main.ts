/** The process of the cargo service. The service is imported after this file has run, so that its compiled code is cached. */
import { keepCompiledCode } from "@outbound/kit/settings/compiled-code.ts";
import { findModulesByPath } from "@outbound/kit/settings/module-paths.ts";

keepCompiledCode();
findModulesByPath();
await import("./run.ts");
