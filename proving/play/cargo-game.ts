/** Two players at one home who each watch the other on the stream, until both have delivered enough. */
import type { HomeView, LeaderboardView, MarketPlaneView, StateView } from "@outbound/cargo/api/schemas.ts";
import { type CargoPlayer, registerPlayer } from "../harness/cargo/player.ts";
import { StateStream } from "../harness/cargo/state-stream.ts";
import { type Dispatched, Pilot } from "./cargo-pilot.ts";

export interface CargoGameOptions {
  readonly url: string;
  /** Each player's, at least. */
  readonly deliveries: number;
  /** True when the service has test hooks: no player waits for a landing. */
  readonly hooks: boolean;
  /** Of the players' names. */
  readonly prefix: string;
  readonly log?: (line: string) => void;
}

export interface CargoGameReport {
  readonly players: readonly {
    readonly name: string;
    readonly deliveries: number;
    readonly departures: number;
    readonly money: number;
    readonly planes: number;
  }[];
  /** Departures and taken jobs of one that the other saw on the stream. */
  readonly seen: { readonly departures: number; readonly takenJobs: number };
  readonly simulatedHours: number;
  /** One sentence for each broken promise. */
  readonly faults: readonly string[];
}

export async function playCargo(options: CargoGameOptions): Promise<CargoGameReport> {
  const game = new Game(options);
  try {
    await game.open();
    await game.play();
    return await game.report();
  } finally {
    game.close();
  }
}

interface Seat {
  readonly pilot: Pilot;
  readonly stream: StateStream;
  hasRepaired: boolean;
  hasBought: boolean;
}

const SECOND_PLANE = "C208";
/** Cash by the test hook towards the second plane, which two dozen deliveries do not earn. */
const HELP = 150_000;
/** A frame holds at most this many taken jobs of an airport. */
const TAKEN_SHOWN = 5;
const POLL_MS = 1_000;

class Game {
  readonly #options: CargoGameOptions;
  readonly #seats: Seat[] = [];
  readonly #faults: string[] = [];
  readonly #seen = { departures: 0, takenJobs: 0 };
  #startedAt = 0;

  constructor(options: CargoGameOptions) {
    this.#options = options;
  }

  /** Both register and settle at the same home, the one with the most airports nearby. */
  async open(): Promise<void> {
    const { url, prefix } = this.#options;
    const players: CargoPlayer[] = [];
    for (const name of ["ada", "ben"]) players.push(await registerPlayer(url, `${prefix}-${name}`));
    const homes = (await players[0]?.ok<HomeView[]>("GET", "/api/onboarding/homes")) ?? [];
    const home = homes.toSorted((a, b) => b.nearbyAirports - a.nearbyAirports)[0];
    for (const [index, player] of players.entries()) {
      const pilot = new Pilot(player, `${prefix}-${index}`);
      const state = await pilot.act("/api/onboarding/home", { icao: home?.icao });
      this.#startedAt = state.simState.clockMs;
      this.#seats.push({ pilot, stream: await StateStream.open(player), hasRepaired: false, hasBought: false });
    }
    await this.#expectNeighbours();
  }

  async play(): Promise<void> {
    for (;;) {
      const states = await Promise.all(this.#seats.map(({ pilot }) => pilot.player.state()));
      if (states.every((state) => deliveriesOf(state) >= this.#options.deliveries && !isBusy(state))) return;
      for (const seat of this.#seats) await this.#turn(seat);
      await this.#pass();
    }
  }

  async report(): Promise<CargoGameReport> {
    const players = [];
    let clockMs = 0;
    for (const { pilot } of this.#seats) {
      this.#faults.push(...(await pilot.faults()));
      const state = await pilot.player.state();
      clockMs = state.simState.clockMs;
      const [deliveries, departures] = [deliveriesOf(state), pilot.dispatched.length];
      const { own } = await pilot.player.ok<LeaderboardView>("GET", "/api/leaderboard?by=deliveries");
      if (own.deliveries !== deliveries) this.#faults.push(`${deliveries} deliveries, ${own.deliveries} ranked`);
      players.push({
        name: pilot.name,
        deliveries,
        departures,
        money: state.player.money,
        planes: state.planes.length,
      });
      const undone = state.player.onboarding.filter(({ done }) => !done).map(({ step }) => step);
      if (undone.some((step) => step !== "expand" || this.#options.hooks)) this.#faults.push(`never done: ${undone}`);
    }
    const simulatedHours = Math.round((clockMs - this.#startedAt) / 3_600_000);
    return { players, seen: this.#seen, simulatedHours, faults: this.#faults };
  }

  close(): void {
    for (const { stream } of this.#seats) stream.close();
  }

  /** Before anyone has moved each sees the other's parked plane at the home they share. */
  async #expectNeighbours(): Promise<void> {
    for (const { pilot, stream } of this.#seats) {
      const others = this.#seats.filter((other) => other.pilot !== pilot).map((other) => other.pilot.player.id);
      await stream.until(({ market }) => market.planes.some(({ ownerId }) => others.includes(ownerId)));
    }
  }

  /** Gives each plane of a player its next task. */
  async #turn(seat: Seat): Promise<void> {
    const { pilot } = seat;
    const enough = deliveriesOf(await pilot.player.state()) >= this.#options.deliveries;
    if (!enough) await this.#buy(seat);
    for (const { id } of (await pilot.player.state()).planes) {
      const state = await pilot.player.state();
      const plane = state.planes.find((one) => one.id === id);
      if (enough || plane?.status !== "available") continue;
      if (plane.broken || plane.health < 50 || (!seat.hasRepaired && plane.health < 100)) {
        await this.#repair(seat, id);
      } else {
        const dispatched = await pilot.dispatch(state, plane);
        this.#log(
          pilot,
          `${dispatched.packageIds.length} packages, ${dispatched.originIcao} to ${dispatched.destIcao}`,
        );
        await this.#expectSeen(pilot, dispatched);
      }
    }
  }

  async #repair(seat: Seat, planeId: number): Promise<void> {
    const state = await seat.pilot.act(`/api/planes/${planeId}/repair`, undefined, { kind: "repair" });
    const plane = state.planes.find(({ id }) => id === planeId);
    if (plane?.status !== "repairing") this.#faults.push(`plane ${planeId} is ${plane?.status}, not in repair`);
    this.#log(seat.pilot, `plane ${planeId} is in repair`);
    seat.hasRepaired = true;
  }

  /** Buys a second plane at home once the player can pay it; with test hooks sooner, so that short games have it. */
  async #buy(seat: Seat): Promise<void> {
    const { pilot } = seat;
    const { player, catalog, economy } = await pilot.player.state();
    const price = catalog.find(({ id }) => id === SECOND_PLANE)?.price ?? 0;
    if (seat.hasBought || pilot.dispatched.length === 0) return;
    if (this.#options.hooks) await pilot.act("/api/test/add-cash", { amount: HELP }, { kind: "cash", amount: HELP });
    else if (player.money < price * (1 - economy.planeDiscount) + 20_000) return;
    const second = { modelId: SECOND_PLANE, icao: player.homeIcao, name: "Second" };
    const bought = await pilot.act("/api/planes/buy", second, { kind: "buy" });
    if (bought.planes.length !== 2) this.#faults.push(`${pilot.name} bought one plane and has ${bought.planes.length}`);
    this.#log(pilot, "bought a second plane");
    seat.hasBought = true;
  }

  /** A player with the airport in the pool sees the plane depart and the jobs go. */
  async #expectSeen(pilot: Pilot, dispatched: Dispatched): Promise<void> {
    const { planeId, packageIds, originIcao, destIcao, departureSimTime } = dispatched;
    for (const other of this.#seats) {
      if (other.pilot === pilot || !hasAirport(await other.pilot.player.state(), originIcao)) continue;
      const isIt = (plane: MarketPlaneView) =>
        plane.id === planeId && plane.destIcao === destIcao && plane.departureSimTime === departureSimTime;
      const frame = await other.stream.until(({ market }) => market.planes.some(isIt));
      this.#seen.departures += 1;
      const taken = frame.market.airports.find(({ icao }) => icao === originIcao)?.recentlyTaken ?? [];
      const mine = taken.filter(
        ({ packageId, ownerId }) => ownerId === pilot.player.id && packageIds.includes(packageId),
      );
      if (mine.length < Math.min(TAKEN_SHOWN, packageIds.length)) {
        this.#faults.push(`${packageIds.length} jobs were taken at ${originIcao}, the other saw ${mine.length}`);
      }
      if (frame.packages.some(({ id }) => packageIds.includes(id)))
        this.#faults.push("a taken job is still shown as open");
      this.#seen.takenJobs += mine.length;
    }
  }

  /** Advances time until the next plane lands or comes out of repair. */
  async #pass(): Promise<void> {
    const states = await Promise.all(this.#seats.map(({ pilot }) => pilot.player.state()));
    const done = states.flatMap(({ planes }) =>
      planes.flatMap(({ arrivalSimTime, repairEndsSimTime }) => arrivalSimTime ?? repairEndsSimTime ?? []),
    );
    const [state, player] = [states[0], this.#seats[0]?.pilot.player];
    if (done.length === 0 || state === undefined || player === undefined) return;
    const simMs = Math.max(0, Math.min(...done) - state.simState.clockMs);
    if (this.#options.hooks) await player.ok("POST", "/api/test/advance", { simMs });
    else await new Promise((resolve) => setTimeout(resolve, simMs / state.clock.timeScale + POLL_MS));
  }

  #log(pilot: Pilot, line: string): void {
    this.#options.log?.(`${pilot.name}: ${line}`);
  }
}

const deliveriesOf = ({ planes }: StateView): number => planes.reduce((sum, { totals }) => sum + totals.deliveries, 0);

const isBusy = ({ planes }: StateView): boolean => planes.some(({ status }) => status !== "available");

const hasAirport = ({ market }: StateView, icao: string): boolean => market.airports.some((one) => one.icao === icao);
