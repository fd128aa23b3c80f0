/**
 * The contract job: checks the OpenAPI documents with linters, generated clients and Prism. Run it from the root with `npm ci
 * --prefix tools/contract && npm exec -- node tools/contract/run.ts`.
 */
import { join } from "node:path";
import { ROOT } from "../repository.ts";
import { clientFault } from "./clients.ts";
import { run } from "./command.ts";
import { deliveryFault } from "./delivery.ts";
import { GENERATORS } from "./generators.ts";
import { LINTERS } from "./linters.ts";
import { type Game, startProxy, startService } from "./service.ts";

const GAMES: readonly Game[] = ["space", "cargo"];
const documentOf = (game: Game): string => join(ROOT, game, "openapi.json");

for (const game of GAMES) {
  for (const [name, lint] of Object.entries(LINTERS)) {
    const { code, text } = await lint(documentOf(game));
    report(`${game}: ${name}`, code === 0 ? undefined : text);
  }
  const service = await startService(game);
  try {
    for (const generator of GENERATORS) {
      report(
        `${game}: ${generator.name} compiles and plays`,
        await clientFault(generator, game, documentOf(game), service.url),
      );
    }
    report(`${game}: plays through Prism`, await proxiedFault(game, service.url));
  } finally {
    await service.stop();
  }
}

/** Plays while Prism checks every request and answer. Prism does not pass streams on, so cargo is played without them. */
async function proxiedFault(game: Game, url: string): Promise<string | undefined> {
  const proxy = await startProxy(documentOf(game), url);
  try {
    if (game === "cargo") return await deliveryFault(proxy.url, url);
    const env = { SPACE_URL: proxy.url, SPACE_SEED: "42" };
    const { code, text } = await run(process.execPath, [join(ROOT, "examples/space-bot.ts")], { env });
    return code === 0 ? undefined : text;
  } finally {
    await proxy.stop();
  }
}

function report(name: string, fault: string | undefined): void {
  console.log(`${fault === undefined ? "ok  " : "FAIL"} ${name}`);
  if (fault === undefined) return;
  console.log(fault);
  process.exitCode = 1;
}
