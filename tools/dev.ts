/**
 * `npm run dev -- space`, `npm run dev -- cargo`: the client of a game straight from its sources, each change shown at once. The
 * service must run beside it (`npm start`); `-- http://127.0.0.1:4200` names another address of it.
 */
import { serveSources } from "./build/web-client.ts";

const SERVICES: Readonly<Record<string, string>> = { space: "http://127.0.0.1:4100", cargo: "http://127.0.0.1:4200" };

const [game = "space", target = SERVICES[game]] = process.argv.slice(2);
if (target === undefined) throw new Error(`there is no game named ${game}`);
console.log(`${game}: ${await serveSources(game, target)}  (the service is expected at ${target})`);
