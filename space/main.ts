/** The process of the space service. What it loads is loaded after this file, so that its compiled code is kept. */
import { keepCompiledCode } from "@outbound/kit/settings/compiled-code.ts";

keepCompiledCode();
await import("./run.ts");
