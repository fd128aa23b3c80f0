/** `npm start`: every game's service, each a process of its own, until one of them dies or all are told to stop. */
import { runServices } from "./tools/services.ts";

const SERVICES = ["space/main.ts"];

process.exitCode = await runServices(SERVICES);
