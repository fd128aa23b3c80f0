/** Client generators, each with a program that plays with the generated client. */
import { join } from "node:path";
import { bin, FOLDER, run } from "./command.ts";
import type { Game } from "./service.ts";

export interface Generator {
  readonly name: string;
  /** Writes the client into `folder`, which has a `node_modules`. */
  generate(document: string, folder: string, url: string): Promise<void>;
  /** Returns the source of a program beside the client. It compares the code of a refusal with `code`, and prints what it did. */
  program(game: Game, url: string, code: string): string;
}

export const GENERATORS: readonly Generator[] = [
  {
    name: "openapi-typescript",
    async generate(document, folder) {
      await succeeds(bin("openapi-typescript"), [document, "-o", `${folder}/types.ts`]);
    },
    program: (game, url, code) => `
import createClient from "openapi-fetch";
import type { paths } from "./types.ts";
const api = createClient<paths>({ baseUrl: "${url}" });
${
  game === "space"
    ? `
const order = await api.POST("/api/explore", { body: { leadId: 2 } });
const refused = await api.POST("/api/explore", { body: { leadId: 99 } });
const turns = await api.POST("/api/turn/run", { body: { maxTurns: 9 } });
const played = order.data !== undefined && turns.data !== undefined;`
    : `
const body = { username: "anna", password: "four words in a row" };
const signedIn = await api.POST("/api/auth/register", { body });
const refused = await api.POST("/api/auth/register", { body });
const headers = { authorization: \`Bearer \${signedIn.data?.token}\` };
const state = await api.GET("/api/state", { headers });
const played = state.data?.player.username === body.username;`
}
console.log(played, refused.error?.code === "${code}");
`,
  },
  {
    name: "hey-api",
    async generate(document, folder) {
      await succeeds(bin("openapi-ts"), ["-i", document, "-o", `${folder}/hey`, "-c", "@hey-api/client-fetch"]);
    },
    program: (game, url, code) => `
import * as api from "./hey";
import { client } from "./hey/client.gen";
client.setConfig({ baseUrl: "${url}" });
${
  game === "space"
    ? `
const order = await api.orderExplore({ body: { leadId: 2 } });
const refused = await api.orderExplore({ body: { leadId: 99 } });
const turns = await api.runTurns({ body: { maxTurns: 9 } });
const played = order.data !== undefined && turns.data !== undefined;`
    : `
const body = { username: "berta", password: "four words in a row" };
const signedIn = await api.register({ body });
const refused = await api.register({ body });
const state = await api.getState({ headers: { authorization: \`Bearer \${signedIn.data?.token}\` } });
const played = state.data?.player.username === body.username;`
}
console.log(played, refused.error?.code === "${code}");
`,
  },
  {
    name: "orval",
    async generate(document, folder, url) {
      const { generate } = await import("orval");
      await generate({
        input: { target: document },
        output: { target: `${folder}/orval.ts`, client: "fetch", baseUrl: url },
      });
    },
    program: (game, _url, code) => `
import * as api from "./orval";
${
  game === "space"
    ? `
const order = await api.orderExplore({ leadId: 2 });
const refused = await api.orderExplore({ leadId: 99 });
const turns = await api.runTurns({ maxTurns: 9 });
const played = order.status === 202 && turns.status === 200;
console.log(played, refused.status === 404 && refused.data.code === "${code}");`
    : `
const body = { username: "carla", password: "four words in a row" };
const signedIn = await api.register(body);
const refused = await api.register(body);
const token = signedIn.status === 201 ? signedIn.data.token : "";
const state = await api.getState({ headers: { authorization: \`Bearer \${token}\` } });
const played = state.status === 200 && state.data.player.username === body.username;
console.log(played, refused.status === 409 && refused.data.code === "${code}");`
}
`,
  },
  {
    name: "kubb",
    async generate(document, folder, url) {
      await succeeds(process.execPath, [join(FOLDER, "kubb.ts"), document, url], folder);
    },
    program: (game, _url, code) => `
import { setConfig } from "@kubb/plugin-client/clients/fetch";
import * as api from "./kubb";
// The generated client sends JSON without the media type.
setConfig({ headers: { "content-type": "application/json" } });
${
  game === "space"
    ? `
import type { OrderExplore404 } from "./kubb";
const order = await api.orderExplore({ leadId: 2 });
const turns = await api.runTurns({ maxTurns: 9 });
const refused = (await api.orderExplore({ leadId: 99 })) as unknown as OrderExplore404;
const played = order.task !== undefined && turns.turn > 0;`
    : `
import type { Register409 } from "./kubb";
const body = { username: "dora", password: "four words in a row" };
const signedIn = await api.register(body);
const refused = (await api.register(body)) as unknown as Register409;
const state = await api.getState({ headers: { authorization: \`Bearer \${signedIn.token}\` } });
const played = state.player.username === body.username;`
}
console.log(played, refused.code === "${code}");
`,
  },
];

/** The code of the refusal that each program causes. */
export const REFUSAL: Readonly<Record<Game, string>> = { space: "unknown-crew", cargo: "username-taken" };

async function succeeds(program: string, given: readonly string[], cwd?: string): Promise<void> {
  const { code, text } = await run(program, given, { ...(cwd && { cwd }) });
  if (code !== 0) throw new Error(text);
}
