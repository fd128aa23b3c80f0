/** The process of the space service. What it loads is loaded after this file, so that the start stays small. */
import { beginSmallStart } from "@outbound/kit/settings/small-start.ts";

beginSmallStart();
await import("./run.ts");
