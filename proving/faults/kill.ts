/** Kills a service (SIGKILL) under load, again and again on the same database, and compares what is stored with what was answered. */
import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "../harness/random.ts";
import { type FaultProgram, ON_BOTH_ENGINES, underLoad } from "./fault.ts";

const ROUNDS = { quick: 2, full: 100 };
/** Answers in a round before the kill, and milliseconds after them, so that the kill may hit any point of the work. */
const MOST_ANSWERS = { quick: { space: 250, cargo: 50 }, full: { space: 1000, cargo: 100 } };
const MOST_WAIT_MS = 30;

export const kill: FaultProgram = (options) =>
  underLoad(ON_BOTH_ENGINES, { ...options, isObserved: false }, async (run) => {
    const { players, place, log } = run;
    const random = seededRandom(options.seed);
    // A place is left after the first round with a fault.
    for (let round = 1; round <= ROUNDS[options.size] && players.faults().length === 0; round += 1) {
      await players.answers(random.integer(1, MOST_ANSWERS[options.size][place.game]));
      await wait(random.integer(0, MOST_WAIT_MS));
      await run.service.stop("SIGKILL");
      await run.restart();
      await players.check(run.service.url);
      players.start(run.service.url);
      const { answered, inDoubt, hadHappened } = players;
      log(`round ${round}: ${answered} answered, ${inDoubt} in doubt, ${hadHappened} had happened`);
    }
    return () => ({
      "requests answered": players.answered,
      "requests in doubt, repeated with their key": players.inDoubt,
      "of these had happened": players.hadHappened,
      [place.game === "space" ? "turns of all players" : "requests of all players"]: players.done(),
    });
  });
