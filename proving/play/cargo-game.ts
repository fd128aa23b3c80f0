/** Two players at one home who each watch the other on the stream, until both have delivered enough. */
import type { HomeView, LeaderboardView, MarketPlaneView, StateView } from "@outbound/cargo/api/schemas.ts";
import { airportsInFull } from "@outbound/cargo/testing/snapshot.ts";
import type { Command } from "../bots/cargo/view.ts";
import { registerPlayer } from "../harness/cargo/player.ts";
import { openStateStream, type StateStream } from "../harness/cargo/state-stream.ts";
import { progress } from "../harness/report.ts";
import { type Dispatched, newPilot, type Pilot } from "./cargo-pilot.ts";

export interface CargoGameOptions {
  readonly url: string;
  /** Each player's, at least. */
  readonly deliveries: number;
}

interface Seat {
  readonly pilot: Pilot;
  readonly stream: StateStream;
  hasRepaired: boolean;
  hasBought: boolean;
}

interface Game extends CargoGameOptions {
  readonly seats: Seat[];
  /** Departures and taken jobs of one player that the other saw on the stream. */
  readonly seen: { departures: number; takenJobs: number };
}

const SECOND_PLANE = "C208";
/** Granted cash for the second plane, which two dozen deliveries do not earn. */
const HELP = 150_000;
/** A frame holds at most this many taken jobs of an airport. */
const TAKEN_SHOWN = 5;

/** `faults` has one sentence for each broken promise. */
export async function playCargo(options: CargoGameOptions) {
  const game: Game = { ...options, seats: [], seen: { departures: 0, takenJobs: 0 } };
  const { seats, seen } = game;
  try {
    const startedAt = await settle(game);
    for (let isOver = false; !isOver; ) {
      for (const seat of seats) await turn(game, seat);
      await pass(game);
      const states = await Promise.all(seats.map(({ pilot }) => pilot.player.state()));
      isOver = states.every((state) => deliveriesOf(state) >= options.deliveries && !isBusy(state));
    }
    const players = [];
    const faults: string[] = [];
    let clockMs = startedAt;
    for (const { pilot } of seats) {
      const { simState, planes, player } = await pilot.player.state();
      clockMs = simState.clockMs;
      const [deliveries, departures] = [deliveriesOf({ planes }), pilot.departures];
      const { own } = await pilot.player.ok<LeaderboardView>("GET", "/api/leaderboard?by=deliveries");
      pilot.expect(own.deliveries === deliveries, `${deliveries} deliveries, ${own.deliveries} ranked`);
      const undone = player.onboarding.filter(({ done }) => !done).map(({ step }) => step);
      pilot.expect(undone.length === 0, `never done: ${undone}`);
      faults.push(...(await pilot.faults()));
      players.push({ name: pilot.name, deliveries, departures, money: player.money, planes: planes.length });
    }
    return { players, seen, simulatedHours: Math.round((clockMs - startedAt) / 3_600_000), faults };
  } finally {
    for (const { stream } of seats) stream.close();
  }
}

/** Registers both players with the same home, the one with the most airports nearby. Resolves with the world's clock. */
async function settle({ url, seats }: Game): Promise<number> {
  let clockMs = 0;
  for (const name of ["ada", "ben"]) {
    const player = await registerPlayer(url, name);
    const homes = await player.ok<HomeView[]>("GET", "/api/onboarding/homes");
    const [home] = homes.toSorted((a, b) => b.nearbyAirports - a.nearbyAirports || a.icao.localeCompare(b.icao));
    const pilot = newPilot(player, name);
    clockMs = (await pilot.act({ kind: "home", icao: home?.icao ?? "" })).simState.clockMs;
    seats.push({ pilot, stream: await openStateStream(player), hasRepaired: false, hasBought: false });
  }
  // Before anyone has moved each sees the other's parked plane.
  for (const { pilot, stream } of seats) {
    await stream.until(({ market }) => market.planes.some(({ ownerId }) => ownerId !== pilot.player.id));
  }
  return clockMs;
}

async function turn(game: Game, seat: Seat): Promise<void> {
  const { pilot } = seat;
  const log = (line: string) => progress(`${pilot.name}: ${line}`);
  for (;;) {
    const state = await pilot.player.state();
    const command = deliveriesOf(state) < game.deliveries ? await nextOf(seat, state) : undefined;
    if (command === undefined || command.kind === "wait") return;
    if (command.kind === "dispatch") {
      const dispatched = await pilot.dispatch(state, command);
      const { packageIds, originIcao, destIcao } = dispatched;
      log(`${packageIds.length} packages, ${originIcao} to ${destIcao}`);
      await expectSeen(game, pilot, dispatched);
      continue;
    }
    const { planes } = await pilot.act(command);
    log(JSON.stringify(command));
    if (command.kind === "repair") {
      const status = planes.find(({ id }) => id === command.planeId)?.status;
      pilot.expect(status === "repairing", `plane ${command.planeId} is ${status}, not in repair`);
      seat.hasRepaired = true;
    }
    if (command.kind === "buy") {
      pilot.expect(planes.length === 2, `${pilot.name} bought one plane and has ${planes.length}`);
      seat.hasBought = true;
    }
  }
}

async function nextOf(seat: Seat, state: StateView): Promise<Command> {
  const { pilot } = seat;
  const { player, planes } = state;
  if (!seat.hasBought && pilot.departures > 0) {
    await pilot.act({ kind: "cash", amount: HELP });
    return { kind: "buy", modelId: SECOND_PLANE, icao: player.homeIcao ?? "" };
  }
  const worn = planes.find(({ status, health }) => status === "available" && health < 100);
  if (!seat.hasRepaired && worn !== undefined) return { kind: "repair", planeId: worn.id };
  return await pilot.decide(state);
}

/** A player with the airport in the pool sees the plane depart and the jobs go. */
async function expectSeen({ seats, seen }: Game, pilot: Pilot, dispatched: Dispatched): Promise<void> {
  const { planeId, packageIds, originIcao, destIcao, departureSimTime } = dispatched;
  const isIt = (plane: MarketPlaneView) =>
    plane.id === planeId && plane.destIcao === destIcao && plane.departureSimTime === departureSimTime;
  for (const other of seats) {
    const airports = airportsInFull((await other.pilot.player.state()).market);
    if (other.pilot === pilot || airports.every(({ icao }) => icao !== originIcao)) continue;
    const { market, packages } = await other.stream.until((frame) => frame.market.planes.some(isIt));
    const taken = airportsInFull(market).find(({ icao }) => icao === originIcao)?.recentlyTaken ?? [];
    const own = taken.filter((one) => one.ownerId === pilot.player.id && packageIds.includes(one.packageId)).length;
    seen.departures += 1;
    seen.takenJobs += own;
    const hasSeen = own >= Math.min(TAKEN_SHOWN, packageIds.length);
    pilot.expect(hasSeen, `${packageIds.length} jobs were taken at ${originIcao}, the other saw ${own}`);
    pilot.expect(!packages.some(({ id }) => packageIds.includes(id)), "a taken job is still shown as open");
  }
}

async function pass({ seats }: Game): Promise<void> {
  const states = await Promise.all(seats.map(({ pilot }) => pilot.player.state()));
  const done = states.flatMap(({ planes }) =>
    planes.flatMap(({ arrivalSimTime, repairEndsSimTime }) => arrivalSimTime ?? repairEndsSimTime ?? []),
  );
  const [state] = states;
  if (done.length === 0 || state === undefined) return;
  const simMs = Math.max(0, Math.min(...done) - state.simState.clockMs);
  await seats[0]?.pilot.player.ok("POST", "/api/test/advance", { simMs });
}

const deliveriesOf = ({ planes }: Pick<StateView, "planes">): number =>
  planes.reduce((sum, { totals }) => sum + totals.deliveries, 0);

const isBusy = ({ planes }: StateView): boolean => planes.some(({ status }) => status !== "available");
