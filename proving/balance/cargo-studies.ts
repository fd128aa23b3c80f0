/** Studies of the balance of the cargo game. Each plays one seed and returns the figures of its players. */
import { AIRCRAFT } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { clumsy, idle, persistent } from "../bots/cargo/careless.ts";
import { beginner, growing, LADDERS, steady, withGoals } from "../bots/cargo/companies.ts";
import type { Bot } from "../bots/cargo/view.ts";
import type { Sample, Study } from "./cargo-bands.ts";
import { DEPTH_STUDIES } from "./cargo-depth-studies.ts";
import { fleetOf, homeOf, incomeOf } from "./cargo-fleet.ts";
import { type Goal, Session, type SimulatedPlayer } from "./cargo-session.ts";

/** Plays the seed with players of one kind, who all start at the same airport. */
function played(seed: number, players: number, bot: Bot, goal: Goal) {
  const session = new Session(seed);
  const home = homeOf(seed);
  const all = Array.from({ length: players }, () => session.join(home, bot, goal));
  session.run();
  return { session, all, player: all[0] as SimulatedPlayer };
}

const beginners =
  (players: number): Study["play"] =>
  (seed) => {
    const { session, all } = played(seed, players, beginner, ({ deliveries }) => deliveries >= 20);
    return all.map((player) => ({
      bankrupt: player.stranded,
      leastMoney: session.leastMoney(player),
      money: session.view(player).money,
      hours: player.hours ?? Number.NaN,
      carried: session.packagesAFlight(player),
      taken: jobsTaken(player),
    }));
  };

/** Returns the number of jobs that another player took while this one was thinking. */
const jobsTaken = ({ refused }: SimulatedPlayer): number => refused.get("job-taken") ?? 0;

/** More time than any company should need to grow to ten planes. */
const GROWTH_LIMIT_MS = 60 * HOUR_MS;

const growth =
  (players: number, ladder: readonly string[], habit: (bot: Bot) => Bot = (bot) => bot): Study["play"] =>
  (seed) => {
    const goal: Goal = ({ planes, sinceMs }) => planes > ladder.length || sinceMs > GROWTH_LIMIT_MS;
    const { session, all } = played(seed, players, habit(growing(ladder)), goal);
    return all.map((player) => ({
      second: player.fleetHours.get(2) ?? Number.POSITIVE_INFINITY,
      tenth: player.fleetHours.get(10) ?? Number.POSITIVE_INFINITY,
      bankrupt: player.stranded,
      deliveries: session.progress(player).deliveries,
      fuelShare: -session.sum(player, "fuel") / session.sum(player, "delivery"),
      repairShare: -session.sum(player, "repair") / session.sum(player, "delivery"),
      specialShare: session.specialShare(player),
      index: session.meanDemand(player),
      campaigns: session.sum(player, "campaign") / session.sum(player, "delivery"),
      taken: jobsTaken(player),
    }));
  };

const AWAY_MS = 14 * 24 * HOUR_MS;

function awayForHours(seed: number): readonly Sample[] {
  const { session, player } = played(seed, 1, idle, ({ sinceMs }) => sinceMs > AWAY_MS);
  const { deliveries } = session.progress(player);
  return [{ still: player.longestStillMs / HOUR_MS, bankrupt: player.stranded, deliveries }];
}

const CLUMSY_MS = 12 * HOUR_MS;
const SENSIBLE_MS = 3 * HOUR_MS;

function clumsiness(seed: number): readonly Sample[] {
  let deliveries = 0;
  const bot: Bot = (view) => (view.sinceMs < CLUMSY_MS ? clumsy(view) : persistent(view));
  const { session, player } = played(seed, 1, bot, (progress) => {
    if (progress.sinceMs < CLUMSY_MS) deliveries = progress.deliveries;
    return progress.sinceMs > CLUMSY_MS + SENSIBLE_MS;
  });
  const sample = {
    still: player.longestStillMs / HOUR_MS,
    afterwards: session.progress(player).deliveries - deliveries,
    deliveries,
    bankrupt: player.stranded,
    reliefs: player.done.get("relief") ?? 0,
  };
  return [sample];
}

const PAYBACK_HOURS = 6;

/** Returns the hours until one plane of the type has earned its list price, after fuel and wear. */
export const paybackOf = (modelId: string, seed: number): number => attended(modelId, seed).payback;

function attended(modelId: string, seed: number): { readonly payback: number; readonly index: number } {
  const fleet = fleetOf(seed, { types: [modelId], bot: steady, hours: PAYBACK_HOURS });
  const income = incomeOf(fleet, () => fleet.session.run());
  const price = AIRCRAFT.find(({ id }) => id === modelId)?.price ?? Number.NaN;
  return { payback: price / income, index: fleet.session.meanDemand(fleet.player) };
}

/** Returns the payback of each type, and the mean factor of demand and events in its pay. */
function paybacks(seed: number): readonly Sample[] {
  const types = AIRCRAFT.map(({ id }) => [id, attended(id, seed)] as const);
  const index = types.reduce((sum, [, each]) => sum + each.index, 0) / types.length;
  return [{ ...Object.fromEntries(types.map(([id, { payback }]) => [id, payback])), index }];
}

export const STUDIES: readonly Study[] = [
  { name: "beginners", oneIn: 1, play: beginners(1) },
  { name: "twenty beginners at one hub", oneIn: 20, play: beginners(20) },
  { name: "growth, small planes", oneIn: 10, play: growth(1, LADDERS.small) },
  { name: "growth, larger and larger", oneIn: 10, play: growth(1, LADDERS.mixed) },
  { name: "growth, the first type only", oneIn: 1, play: growth(1, LADDERS.first) },
  { name: "growth, the cheapest type only", oneIn: 1, play: growth(1, LADDERS.cheapest) },
  { name: "growth, the SkyCourier only", oneIn: 1, play: growth(1, LADDERS.skyCourier) },
  { name: "growth with bases and campaigns", oneIn: 10, play: growth(1, LADDERS.mixed, withGoals) },
  { name: "six at one hub", oneIn: 50, play: growth(6, LADDERS.small) },
  { name: "away for hours", oneIn: 10, play: awayForHours },
  { name: "clumsy", oneIn: 10, play: clumsiness },
  {
    name: "payback",
    oneIn: 5,
    play: paybacks,
  },
  ...DEPTH_STUDIES,
];
