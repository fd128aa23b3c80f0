/**
 * Sets the system clock of the services forth and back by an hour in mid-load, and starts them again on a clock that was
 * set back: nothing happens twice, the world's clock neither goes back nor leaps, sessions and locks hold.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { type CargoPlayer, registerPlayer } from "../harness/cargo/player.ts";
import type { Service } from "../harness/service.ts";
import { limitFaults, lockFaults } from "./clock-limits.ts";
import { CROWDED_GAMES } from "./crowded-games.ts";
import { OutageWitness } from "./outage-witness.ts";
import type { FaultOptions, FaultProgram, FaultVerdict } from "./program.ts";
import { setClock, shiftedClock } from "./shifted-clock.ts";

const HOUR_MS = 3_600_000;
/** Off the true time, one after the other. */
const STEPS = [HOUR_MS, 0, -HOUR_MS, 0, -HOUR_MS, HOUR_MS, 0];

const SIZES = { quick: { rounds: 1, playMs: 100 }, full: { rounds: 10, playMs: 2_000 } };

interface Place {
  readonly game: keyof typeof CROWDED_GAMES;
  readonly engine: "sqlite" | "postgres";
}

export const setClocks: FaultProgram = async (options) => {
  const places: Place[] = [
    { game: "space", engine: "sqlite" },
    { game: "cargo", engine: "sqlite" },
    ...(options.size === "full" ? [{ game: "cargo", engine: "postgres" } as const] : []),
  ];
  const verdicts: FaultVerdict[] = [];
  for (const place of places) verdicts.push(await endure(place, options));
  return verdicts;
};

async function endure({ game, engine }: Place, { size, seed, tell = () => {} }: FaultOptions): Promise<FaultVerdict> {
  const { rounds, playMs } = SIZES[size];
  const folder = await mkdtemp(join(tmpdir(), "outbound-faults-"));
  const database = engine === "postgres" ? await testDatabase() : { url: `sqlite:${join(folder, "game.db")}` };
  const start = (environment: NodeJS.ProcessEnv) =>
    CROWDED_GAMES[game].startOn(database.url, join(folder, "compiled"), { environment });
  const faults: string[] = [];
  const witness = new OutageWitness();
  let service = await start(shiftedClock());
  try {
    const world = game === "cargo" ? await WorldClock.of(service) : undefined;
    const crowd = await CROWDED_GAMES[game].startCrowd(service, seed, witness);
    for (let round = 1; round <= rounds; round += 1) {
      for (const offMs of STEPS) {
        await wait(playMs);
        await setClock(service, offMs);
        await crowd.change();
        await world?.look(service.url, `after a step to ${offMs} ms`);
      }
      tell(`${game}, ${engine}, round ${round}: ${crowd.answered} answered`);
    }
    await crowd.settle();
    if (witness.refused > 0) faults.push(`${witness.refused} requests were refused with 503`);
    for (const offMs of [-HOUR_MS, 0]) {
      await service.stop();
      service = await start(shiftedClock(offMs));
      await world?.look(service.url, `after a start at ${offMs} ms`);
    }
    await service.stop();
    service = await start({ ...shiftedClock(), RATE_LIMIT: "on" });
    faults.push(...(await limitFaults(service)), ...(game === "cargo" ? await lockFaults(service) : []));
    return {
      name: `${game}, ${engine}`,
      figures: {
        "steps of the clock by an hour or two": rounds * STEPS.length,
        "requests answered meanwhile": crowd.answered,
        ...(world ? { "greatest leap of the world's clock against true time": `${world.greatestLeapMs} ms` } : {}),
      },
      faults: [...faults, ...witness.faults, ...crowd.faults, ...(world?.faults ?? [])],
    };
  } finally {
    await service.stop("SIGKILL");
    if ("drop" in database) await database.drop();
    await rm(folder, { recursive: true });
  }
}

/** What a busy machine may add between two looks is in the true time as well; this is what may be between its parts. */
const LEAP_MS = 5_000;
/** After a start on a clock that was set back the world goes on from its last commit: the time that it was down is no time. */
const LAG_MS = 15_000;

/** The clock of the cargo world as a player sees it, held against true time. */
class WorldClock {
  readonly faults: string[] = [];
  greatestLeapMs = 0;
  readonly #player: CargoPlayer;
  #latest = { clockMs: 0, at: 0, isRunning: false };

  private constructor(player: CargoPlayer) {
    this.#player = player;
  }

  static async of(service: Service): Promise<WorldClock> {
    const world = new WorldClock(await registerPlayer(service.url, "watcher"));
    const { simState, clock } = await world.#state(service.url);
    world.#latest = { clockMs: simState.clockMs, at: performance.now(), isRunning: clock.running };
    return world;
  }

  async look(url: string, when: string): Promise<void> {
    const { simState, clock } = await this.#state(url);
    const { clockMs } = simState;
    const at = performance.now();
    const wentMs = clockMs - this.#latest.clockMs;
    const leapMs = Math.round(wentMs / Math.max(1, clock.timeScale) - (at - this.#latest.at));
    this.greatestLeapMs = Math.max(this.greatestLeapMs, leapMs);
    if (wentMs < 0) this.faults.push(`${when} the world's clock went back by ${-wentMs} ms`);
    // While nothing moves the world's clock stands still, as it should.
    if (clock.running && this.#latest.isRunning && leapMs < -LAG_MS) {
      this.faults.push(`${when} the world's clock stood still for ${-leapMs} ms of real time`);
    }
    if (leapMs > LEAP_MS) this.faults.push(`${when} the world's clock leapt by ${leapMs} ms of real time`);
    this.#latest = { clockMs, at, isRunning: clock.running };
  }

  /** Throws when the session no longer holds. */
  #state(url: string): Promise<StateView> {
    return this.#player.at(url).state();
  }
}
