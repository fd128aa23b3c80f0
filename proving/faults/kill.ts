/**
 * Kills a service (SIGKILL) under load, again and again on the same database, and compares what is stored afterwards with what
 * was answered. On PostgreSQL the service is killed and the database server lives.
 */
import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "../harness/random.ts";
import { type FaultOptions, type FaultProgram, type FaultVerdict, inTurn, type Place, underLoad } from "./fault.ts";

const ROUNDS = { quick: 2, full: 100 };
/** Answers in a round before the kill, and milliseconds after them, so that it hits any point of the work. */
const MOST_ANSWERS = { space: 1000, cargo: 100 };
const MOST_WAIT_MS = 30;

const PLACES: readonly Place[] = [{ game: "space" }, { game: "cargo" }, { game: "cargo", engine: "postgres" }];

export const kill: FaultProgram = (options) => inTurn(PLACES, (place) => killAt(place, options));

/** Stops after the first round with a fault. */
function killAt(place: Place, options: FaultOptions): Promise<FaultVerdict> {
  const random = seededRandom(options.seed);
  return underLoad({ ...place, isObserved: false }, options, async (trial) => {
    const { players, log } = trial;
    for (let round = 1; round <= ROUNDS[options.size] && players.faults.length === 0; round += 1) {
      await players.answers(random.integer(1, MOST_ANSWERS[place.game]));
      await wait(random.integer(0, MOST_WAIT_MS));
      await trial.service.stop("SIGKILL");
      await trial.restart();
      await players.check(trial.service.url);
      players.start(trial.service.url);
      log(
        `round ${round}: ${players.answered} answered, ${players.inDoubt} in doubt, ${players.hadHappened} had happened`,
      );
    }
    return () => ({
      "requests answered": players.answered,
      "requests in doubt, repeated with their key": players.inDoubt,
      "of these had happened": players.hadHappened,
      [place.game === "space" ? "turns in all" : "requests done in all"]: players.done,
    });
  });
}
