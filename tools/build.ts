/** `npm run build`: builds the web clients now, so that no start has to. */
import { games } from "./repository.ts";
import { buildClients } from "./web-client.ts";

await buildClients(games());
