/** `npm run play -- space`: bots play each seed until it is won. Exits with 1 if it is not, or ends otherwise than in this process. */
import { BOTS } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { readOptions } from "../harness/arguments.ts";
import { Client } from "../harness/client.ts";
import { playOverHttp } from "../harness/space/bot-player.ts";
import { startGame } from "../harness/spawn-service.ts";

const { seeds, from } = readOptions({ seeds: 5, from: 5000 });
const difficulty = "standard";

await using service = await startGame("space");
const api = new Client(service.url);
let [won, differing] = [0, 0];
for (let seed = from; seed < from + seeds; seed++) if (await isWon(seed)) won += 1;
console.log(`${won} of ${seeds} won through the API`);
process.exitCode = won === seeds && differing === 0 ? 0 : 1;

async function isWon(seed: number): Promise<boolean> {
  for (const name of ["rush", "balanced", "wide"] as const) {
    const { status, turn, score, commands } = await playOverHttp(api, { bot: BOTS[name], seed, difficulty });
    const here = play(BOTS[name], seed, difficulty);
    const isSame = here.status === status && here.turn === turn;
    if (!isSame) differing += 1;
    const difference = isSame ? "" : `, but ${here.status} on turn ${here.turn} in this process`;
    const end = `${status} by ${name} on turn ${turn}, score ${score}, ${commands} commands`;
    console.log(`seed ${seed}: ${end}${difference}`);
    if (status === "won") return true;
  }
  return false;
}
