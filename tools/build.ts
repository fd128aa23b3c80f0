/** `npm run build`: builds the web clients now, so that no start has to. */

import { buildClients } from "./build/web-client.ts";
import { games } from "./repository.ts";

await buildClients(games());
