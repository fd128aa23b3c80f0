/**
 * Sets the system clock of the services forth and back by an hour under load, and restarts them on a clock that was set back:
 * nothing happens twice, the world's clock neither goes back nor leaps, and sessions and locks hold.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, registerPlayer } from "../../harness/cargo/player.ts";
import type { Service } from "../../harness/spawn-service.ts";
import { type FaultProgram, inTurn, type Place, underLoad } from "../fault.ts";
import { limitFaults, lockFaults } from "./clock-limits.ts";
import { setClock, shiftedClock } from "./shifted-clock.ts";

const HOUR_MS = 3_600_000;
/** Off the true time, one after the other. */
const STEPS = [HOUR_MS, 0, -HOUR_MS, 0, -HOUR_MS, HOUR_MS, 0];
const SIZES = { quick: { rounds: 1, playMs: 50 }, full: { rounds: 10, playMs: 2_000 } };

export const setClocks: FaultProgram = (options) => {
  const { rounds, playMs } = SIZES[options.size];
  const places: Place[] = [{ game: "space" }, { game: "cargo" }, { game: "cargo", engine: "postgres" }];
  return inTurn(places.slice(0, options.size === "full" ? 3 : 2), (place) =>
    underLoad({ ...place, environment: shiftedClock() }, options, async (trial) => {
      const { players, observer, faults, log } = trial;
      const world = place.game === "cargo" ? await WorldClock.of(trial.service, faults) : undefined;
      for (let round = 1; round <= rounds; round += 1) {
        for (const offMs of STEPS) {
          await wait(playMs);
          await setClock(trial.service, offMs);
          await players.change();
          await world?.look(trial.service.url, `after a step to ${offMs} ms`);
        }
        log(`round ${round}: ${players.answered} answered`);
      }
      await players.stop();
      if (observer.refused > 0) faults.push(`${observer.refused} requests were refused with 503`);
      for (const offMs of [-HOUR_MS, 0]) {
        await trial.restart(shiftedClock(offMs));
        await world?.look(trial.service.url, `after a start at ${offMs} ms`);
      }
      await players.check(trial.service.url);
      await trial.restart({ ...shiftedClock(), RATE_LIMIT: "on" });
      faults.push(...(await limitFaults(trial.service)));
      if (place.game === "cargo") faults.push(...(await lockFaults(trial.service)));
      return () => ({
        "steps of the clock by an hour or two": rounds * STEPS.length,
        "requests answered meanwhile": players.answered,
        ...(world ? { "greatest leap of the world's clock against true time": `${world.greatestLeapMs} ms` } : {}),
      });
    }),
  );
};

/** A busy machine delays looks and true time alike; this is for delays between the two parts of a look. */
const LEAP_MS = 5_000;
/** After a start on a clock that was set back the world continues from its last commit: downtime does not count. */
const LAG_MS = 15_000;

/** Compares the clock of the cargo world, as a player sees it, with true time. */
class WorldClock {
  greatestLeapMs = 0;
  readonly #player: CargoPlayer;
  readonly #faults: string[];
  #latest = { clockMs: 0, at: 0, isRunning: false };

  private constructor(player: CargoPlayer, faults: string[]) {
    this.#player = player;
    this.#faults = faults;
  }

  static async of(service: Service, faults: string[]): Promise<WorldClock> {
    const world = new WorldClock(await registerPlayer(service.url, "watcher"), faults);
    const { simState, clock } = await world.#state(service.url);
    world.#latest = { clockMs: simState.clockMs, at: performance.now(), isRunning: clock.running };
    return world;
  }

  async look(url: string, when: string): Promise<void> {
    const { simState, clock } = await this.#state(url);
    const { clockMs } = simState;
    const at = performance.now();
    const passedMs = clockMs - this.#latest.clockMs;
    const leapMs = Math.round(passedMs / Math.max(1, clock.timeScale) - (at - this.#latest.at));
    this.greatestLeapMs = Math.max(this.greatestLeapMs, leapMs);
    if (passedMs < 0) this.#faults.push(`${when} the world's clock went back by ${-passedMs} ms`);
    // The world's clock is stopped while nothing moves.
    if (clock.running && this.#latest.isRunning && leapMs < -LAG_MS) {
      this.#faults.push(`${when} the world's clock stood still for ${-leapMs} ms of real time`);
    }
    if (leapMs > LEAP_MS) this.#faults.push(`${when} the world's clock leapt by ${leapMs} ms of real time`);
    this.#latest = { clockMs, at, isRunning: clock.running };
  }

  /** Throws when the session is no longer valid. */
  #state(url: string): Promise<StateView> {
    return this.#player.at(url).state();
  }
}
