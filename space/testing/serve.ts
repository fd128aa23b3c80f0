/** The space service in its own process, for tests that kill it: prints its address, then serves. */
import type { AddressInfo } from "node:net";
import { createSpaceApp } from "../api/app.ts";
import { openSpaceStore, TEST_SEED } from "./space-app.ts";

const store = await openSpaceStore(process.argv[2] ?? "");
const app = createSpaceApp({ store, version: "1.2.3", settings: { rateLimit: false, seed: TEST_SEED } });
await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
