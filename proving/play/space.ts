/**
 * Plays seeds of the space game through the API alone, on a running service or on one that it starts itself:
 * `npm run play -- space --seeds 5 --from 5000 [--bot balanced] [--difficulty standard] [--url http://127.0.0.1:4100]`.
 * Without `--bot` every seed is played until it is won: by the rush bot, else by the balanced one, else by the wide one. On a running
 * service every game becomes an archive when the next one starts. Ends with 1 when a seed is not won, or when a game ends
 * otherwise than the same seed played in this process by the same rules.
 */
import { RULES_VERSION } from "@outbound/space/rules/values/limits.ts";
import { BOT_NAMES, BOTS, type BotName } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { difficultyNamed, namedOnes, readOptions } from "../harness/arguments.ts";
import { Client } from "../harness/client.ts";
import { playOverHttp } from "../harness/space/bot-player.ts";
import { startGame } from "../harness/spawn-service.ts";

const given = readOptions({ seeds: 5, from: 5000, bot: "", difficulty: "standard", url: "" });
const { seeds, from, url } = given;
const bots: readonly BotName[] =
  given.bot === "" ? ["rush", "balanced", "wide"] : namedOnes("bot", BOT_NAMES, [given.bot]);
const difficulty = difficultyNamed(given.difficulty);

await using service = url === "" ? await startGame("space") : undefined;
const api = new Client(service?.url ?? url);
const { rulesVersion } = await api.ok<{ readonly rulesVersion: number }>("GET", "/api/rules");
let [won, differing] = [0, 0];
for (let seed = from; seed < from + seeds; seed++) if (await isWon(seed)) won += 1;
console.log(`${won} of ${seeds} won through the API`);
process.exitCode = won === seeds && differing === 0 ? 0 : 1;

async function isWon(seed: number): Promise<boolean> {
  for (const name of bots) {
    const { status, turn, score, commands } = await playOverHttp(api, { bot: BOTS[name], seed, difficulty });
    const here = play(BOTS[name], seed, difficulty);
    const isSame = rulesVersion !== RULES_VERSION || (here.status === status && here.turn === turn);
    if (!isSame) differing += 1;
    const difference = isSame ? "" : `, but ${here.status} on turn ${here.turn} in this process`;
    const end = `${status} by ${name} on turn ${turn}, score ${score}, ${commands} commands`;
    console.log(`seed ${seed}: ${end}${difference}`);
    if (status === "won") return true;
  }
  return false;
}
