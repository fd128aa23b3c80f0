/**
 * Plays seeds of the space game through the API alone, on a running service or on one that it starts itself:
 * `npm run play -- space --seeds 5 --from 5000 [--bot balanced] [--difficulty standard] [--url http://127.0.0.1:4100]`.
 * Without `--bot` every seed is played until it is won: by the rush bot, else by the balanced one, else by the wide one. On a running
 * service every game becomes an archive when the next one starts. Ends with 1 when a seed is not won, or when a game ends
 * otherwise than the same seed played in this process by the same rules.
 */
import { parseArgs } from "node:util";
import { RULES_VERSION } from "@outbound/space/rules/values/limits.ts";
import { BOTS, type BotName } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { botNamed, difficultyNamed, wholeNumber } from "../harness/arguments.ts";
import { Client } from "../harness/client.ts";
import { rulesVersionOf } from "../harness/space/api-view.ts";
import { playOverHttp } from "../harness/space/bot-player.ts";
import { startGame } from "../harness/spawn-service.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "5" },
    from: { type: "string", default: "5000" },
    bot: { type: "string" },
    difficulty: { type: "string", default: "standard" },
    url: { type: "string" },
  },
});

const seeds = wholeNumber("--seeds", values.seeds);
const from = wholeNumber("--from", values.from);
const bots: readonly BotName[] = values.bot === undefined ? ["rush", "balanced", "wide"] : [botNamed(values.bot)];
const difficulty = difficultyNamed(values.difficulty);

const service = values.url === undefined ? await startGame("space") : undefined;
try {
  process.exitCode = (await proves(values.url ?? (service?.url as string))) ? 0 : 1;
} finally {
  await service?.stop();
}

async function proves(baseUrl: string): Promise<boolean> {
  const api = new Client(baseUrl);
  const rulesVersion = await rulesVersionOf(api);
  let won = 0;
  let differing = 0;
  for (let seed = from; seed < from + seeds; seed++) {
    for (const name of bots) {
      const game = await playOverHttp(api, rulesVersion, { bot: BOTS[name], seed, difficulty });
      const difference = rulesVersion === RULES_VERSION ? differenceOf(name, seed, game) : "";
      if (difference !== "") differing += 1;
      const { status, turn, score, commands } = game;
      console.log(
        `seed ${seed}: ${status} by ${name} on turn ${turn}, score ${score}, ${commands} commands${difference}`,
      );
      if (status !== "won") continue;
      won += 1;
      break;
    }
  }
  console.log(`${won} of ${seeds} won through the API`);
  return won === seeds && differing === 0;
}

/** How the same seed ended in this process, if otherwise. */
function differenceOf(name: BotName, seed: number, game: { readonly status: string; readonly turn: number }): string {
  const here = play(BOTS[name], seed, difficulty);
  const isSame = here.status === game.status && here.turn === game.turn;
  return isSame ? "" : `, but ${here.status} on turn ${here.turn} in this process`;
}
