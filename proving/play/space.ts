/**
 * Plays seeds of the space game through the API alone, on a running service or on one that it starts itself:
 * `npm run play:space -- --seeds 5 --from 5000 [--bot balanced] [--difficulty standard] [--url http://127.0.0.1:4100]`.
 * On a running service every seed starts a new game; the one before becomes an archive. Ends with 1 when no game is won,
 * or when one ends otherwise than the same seed played in this process by the same rules.
 */
import { parseArgs } from "node:util";
import { RULES_VERSION } from "@outbound/space/rules/limits.ts";
import { BOTS } from "../bots/bots.ts";
import { botNamed, difficultyNamed, wholeNumber } from "../simulate/arguments.ts";
import { play } from "../simulate/play.ts";
import { rulesVersionOf } from "./api-view.ts";
import { callerOf } from "./client.ts";
import { playOverHttp } from "./over-http.ts";
import { startOwnService } from "./own-service.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "5" },
    from: { type: "string", default: "5000" },
    bot: { type: "string", default: "balanced" },
    difficulty: { type: "string", default: "standard" },
    url: { type: "string" },
  },
});

const seeds = wholeNumber("--seeds", values.seeds);
const from = wholeNumber("--from", values.from);
const bot = BOTS[botNamed(values.bot)];
const difficulty = difficultyNamed(values.difficulty);

const service = values.url === undefined ? await startOwnService() : undefined;
try {
  process.exitCode = (await proves(values.url ?? (service?.baseUrl as string))) ? 0 : 1;
} finally {
  await service?.stop();
}

async function proves(baseUrl: string): Promise<boolean> {
  const call = callerOf(baseUrl);
  const rulesVersion = await rulesVersionOf(call);
  let won = 0;
  let differing = 0;
  for (let seed = from; seed < from + seeds; seed++) {
    const { status, turn, score, commands } = await playOverHttp(call, rulesVersion, bot, seed, difficulty);
    if (status === "won") won += 1;
    let comparison = "";
    if (rulesVersion === RULES_VERSION) {
      const here = play(bot, seed, difficulty);
      const same = here.status === status && here.turn === turn;
      if (!same) differing += 1;
      comparison = same ? "" : `, but ${here.status} on turn ${here.turn} in this process`;
    }
    console.log(`seed ${seed}: ${status} on turn ${turn}, score ${score}, ${commands} commands${comparison}`);
  }
  console.log(`${won} of ${seeds} won through the API`);
  return won > 0 && differing === 0;
}
