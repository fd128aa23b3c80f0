/** What is played to see how the cargo game is balanced. Each study plays one seed and gives the figures of its players. */
import { AIRCRAFT } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { homes } from "@outbound/cargo/rules/company/home.ts";
import { buyPlane } from "@outbound/cargo/rules/fleet/buy.ts";
import { repairCost } from "@outbound/cargo/rules/fleet/repair.ts";
import { sellPlane } from "@outbound/cargo/rules/fleet/sell.ts";
import { draw } from "@outbound/cargo/rules/values/chance.ts";
import { FULL_HEALTH } from "@outbound/cargo/rules/values/plane.ts";
import { clumsy, idle, persistent } from "../bots/cargo/careless.ts";
import type { Bot } from "../bots/cargo/command.ts";
import { beginner, growing, LADDERS, steady } from "../bots/cargo/companies.ts";
import { type Actor, Session } from "./cargo-session.ts";

/** A figure by its name, of one player. */
export type Sample = Readonly<Record<string, number>>;

export interface Study {
  readonly name: string;
  /** Of so many seeds this study plays one. */
  readonly oneIn: number;
  readonly play: (seed: number) => readonly Sample[];
}

const HOUR_MS = 3_600_000;

/** The airport at which players of the seed begin. */
function homeOf(seed: number): string {
  const all = homes();
  return (all[Math.floor(draw(seed, "home") * all.length)] as (typeof all)[number]).airport.icao;
}

function beginners(players: number): Study["play"] {
  return (seed) => {
    const session = new Session(seed);
    const home = homeOf(seed);
    const actors = Array.from({ length: players }, () =>
      session.join(home, beginner, ({ deliveries }) => deliveries >= 20),
    );
    session.run();
    return actors.map((actor) => begun(session, actor));
  };
}

const begun = (session: Session, actor: Actor): Sample => ({
  bankrupt: actor.stranded,
  leastMoney: session.simulated.books.leastMoney(actor.playerId),
  money: session.view(actor).money,
  hours: actor.hours,
  taken: jobsTaken(actor),
});

/** Jobs that somebody else took while the player was thinking. */
const jobsTaken = ({ refused }: Actor): number => refused.get("job-taken") ?? 0;

/** Longer than any company should take to ten planes. */
const GROWTH_LIMIT_MS = 60 * HOUR_MS;

function growth(players: number, ladder: readonly string[]): Study["play"] {
  return (seed) => {
    const session = new Session(seed);
    const home = homeOf(seed);
    const actors = Array.from({ length: players }, () =>
      session.join(home, growing(ladder), ({ planes, sinceMs }) => planes > ladder.length || sinceMs > GROWTH_LIMIT_MS),
    );
    session.run();
    return actors.map((actor) => grown(session, actor));
  };
}

function grown(session: Session, actor: Actor): Sample {
  const sum = (reason: "delivery" | "fuel" | "repair"): number => session.simulated.books.sum(actor.playerId, reason);
  return {
    second: actor.fleetHours(2) ?? Number.POSITIVE_INFINITY,
    tenth: actor.fleetHours(10) ?? Number.POSITIVE_INFINITY,
    bankrupt: actor.stranded,
    deliveries: session.progress(actor).deliveries,
    fuelShare: -sum("fuel") / sum("delivery"),
    repairShare: -sum("repair") / sum("delivery"),
    specialShare: session.simulated.books.specialShare(actor.playerId),
    taken: jobsTaken(actor),
  };
}

const AWAY_MS = 14 * 24 * HOUR_MS;

function awayForHours(seed: number): readonly Sample[] {
  const session = new Session(seed);
  const actor = session.join(homeOf(seed), idle, ({ sinceMs }) => sinceMs > AWAY_MS);
  session.run();
  const { deliveries } = session.progress(actor);
  return [{ still: actor.longestStillMs / HOUR_MS, bankrupt: actor.stranded, deliveries }];
}

const CLUMSY_MS = 12 * HOUR_MS;
const SENSIBLE_MS = 3 * HOUR_MS;

function clumsiness(seed: number): readonly Sample[] {
  const session = new Session(seed);
  const bot: Bot = (view) => (view.sinceMs < CLUMSY_MS ? clumsy(view) : persistent(view));
  let deliveries = 0;
  const actor = session.join(homeOf(seed), bot, (progress) => {
    if (progress.sinceMs < CLUMSY_MS) deliveries = progress.deliveries;
    return progress.sinceMs > CLUMSY_MS + SENSIBLE_MS;
  });
  session.run();
  return [
    {
      still: actor.longestStillMs / HOUR_MS,
      afterwards: session.progress(actor).deliveries - deliveries,
      deliveries,
      bankrupt: actor.stranded,
      reliefs: actor.done.get("relief") ?? 0,
    },
  ];
}

const PAYBACK_MS = 6 * HOUR_MS;
/** Points with which the company of one plane begins: somewhat known, as who can buy the larger types is. */
const PAYBACK_REPUTATION = 50;
/** Euros with which it begins, so that no type waits for fuel. */
const PAYBACK_MONEY = 100_000_000;

/** Hours until one plane of the type has earned its list price, after fuel and wear. */
export function paybackOf(modelId: string, seed: number): number {
  const session = new Session(seed);
  const { simulated } = session;
  const icao = homeOf(seed);
  const actor = session.join(icao, steady, ({ sinceMs }) => sinceMs > PAYBACK_MS);
  const { playerId } = actor;
  const money = (): number => session.view(actor).money;
  const planes = () => [...simulated.world.planes.values()];
  simulated.do((scene) => {
    scene.pay(playerId, PAYBACK_MONEY, "test");
    scene.putPlayer({ ...scene.player(playerId), reputation: 1000 * PAYBACK_REPUTATION });
    for (const { id } of scene.planesOf(playerId)) sellPlane(scene, playerId, id);
    return buyPlane(scene, playerId, { modelId, icao });
  });
  const before = money();
  session.run();
  const worn = planes().reduce((sum, plane) => sum + (plane.health < FULL_HEALTH ? repairCost(plane) : 0), 0);
  const price = AIRCRAFT.find(({ id }) => id === modelId)?.price ?? Number.NaN;
  return price / ((money() - before - worn) / actor.hours);
}

export const STUDIES: readonly Study[] = [
  { name: "beginners", oneIn: 1, play: beginners(1) },
  { name: "twenty beginners at one hub", oneIn: 20, play: beginners(20) },
  { name: "growth, small planes", oneIn: 10, play: growth(1, LADDERS.small) },
  { name: "growth, larger and larger", oneIn: 10, play: growth(1, LADDERS.mixed) },
  { name: "growth, the first type only", oneIn: 20, play: growth(1, LADDERS.first) },
  { name: "six at one hub", oneIn: 50, play: growth(6, LADDERS.small) },
  { name: "away for hours", oneIn: 10, play: awayForHours },
  { name: "clumsy", oneIn: 10, play: clumsiness },
  {
    name: "payback",
    oneIn: 5,
    play: (seed) => [Object.fromEntries(AIRCRAFT.map(({ id }) => [id, paybackOf(id, seed)]))],
  },
];
