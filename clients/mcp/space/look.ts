/** Shows parts of the space game in detail. */
import { answerOf, type SpaceSchemas as Schemas, type SpaceClient } from "@outbound/client";
import { InputError, type View } from "../answer.ts";
import { goodsLine, missionLine, taskLine } from "./summary.ts";

/** The parts that can be shown. */
const LOOKS = {
  crew: async (api) => {
    const { members, berths } = await answerOf(api.GET("/api/crew"));
    return { berths, crew: members.map(memberLine) };
  },
  ship: async (api) => {
    const ship = await answerOf(api.GET("/api/ship"));
    return {
      power: `supply ${ship.supply}, demand ${ship.demand}, ${ship.grid.label}`,
      modules: ship.modules.map(
        ({ id, kind, tier, effect, upgrade }) =>
          `${id} ${kind} ${tier}: ${effect}${upgrade === null ? "" : `; ${offerLine(`tier ${upgrade.toTier}`, upgrade)}`}`,
      ),
      builds: ship.buildable.map((build) => `${offerLine(build.kind, build)}: ${build.effect}`),
      expansion: offerLine(`number ${ship.expansion.done + 1}`, ship.expansion),
    };
  },
  tech: async (api) => {
    const techs = await answerOf(api.GET("/api/tech"));
    const named = (state: Schemas["Tech"]["state"]) => techs.filter((tech) => tech.state === state);
    return {
      open: named("open").map(
        ({ id, cost, unlocks, pathToGoal }) =>
          `${id} for ${cost.data} data: ${unlocks.join(", ")}${pathToGoal ? "; on the way to the Core" : ""}`,
      ),
      locked: named("locked").map(
        ({ id, needs, pathToGoal }) => `${id} after ${needs.join(" ")}${pathToGoal ? " *" : ""}`,
      ),
      known: named("known")
        .map(({ id }) => id)
        .join(" "),
    };
  },
  missions: async (api) => ({ missions: (await answerOf(api.GET("/api/missions"))).slice(0, 12).map(missionLine) }),
  systems: async (api) => {
    const { systems, signals } = await answerOf(api.GET("/api/world"));
    const others = systems.filter(({ hops }) => hops !== 0).sort((a, b) => (a.hops ?? 99) - (b.hops ?? 99));
    return { systems: others.slice(0, 20).map((system) => systemLine(system, signals.includes(system.id))) };
  },
  system: async (api, { id }) => {
    const params = { path: { id: given(id, "system", "id") } };
    const { system } = await answerOf(api.GET("/api/systems/{id}", { params }));
    return {
      system: systemLine(system, false),
      hazard: system.hazard,
      faction: system.faction,
      yields: system.yields,
      neighbours: system.neighbours.map(({ systemId, name, fuelToJump }) => `${systemId} ${name}, fuel ${fuelToJump}`),
    };
  },
  route: async (api, { id }) => {
    const params = { query: { to: given(id, "route", "id of the destination") } };
    const { quickest, cheapest } = await answerOf(api.GET("/api/route", { params }));
    const way = ({ turns, fuel, hops }: Schemas["RouteWay"]) =>
      `${turns} turns, ${fuel} fuel, by ${hops.map(({ systemId }) => systemId).join(" ")}`;
    return { quickest: way(quickest), cheapest: way(cheapest) };
  },
  tasks: async (api) => {
    const { activeTask, pendingTasks } = await answerOf(api.GET("/api/tasks"));
    return { queue: [activeTask, ...pendingTasks].flatMap((task) => (task === null ? [] : [taskLine(task)])) };
  },
  forecast: async (api) => {
    const { queueEndsOnTurn, turns, warnings } = await answerOf(api.GET("/api/forecast"));
    const last = turns.at(-1);
    return {
      queueEndsOnTurn,
      goodsThen: last?.goods,
      hullThen: last?.hull,
      warnings: warnings.map(({ turn, text }) => `turn ${turn}: ${text}`),
    };
  },
  events: async (api) => {
    const events = await answerOf(api.GET("/api/events", { params: { query: { limit: 60 } } }));
    return { events: eventLines(events.toReversed()) };
  },
  score: async (api) => {
    const { score, items, ending, epilogue } = await answerOf(api.GET("/api/save"));
    return { score, ending, items: items.map(({ item, count, points }) => `${item} ${count}: ${points}`), epilogue };
  },
} satisfies Record<string, (api: SpaceClient, input: { readonly id?: number | undefined }) => Promise<View>>;

export type SpaceLook = keyof typeof LOOKS;
export const SPACE_LOOKS = Object.keys(LOOKS) as SpaceLook[];

export const look = (api: SpaceClient, what: SpaceLook, input: { readonly id?: number | undefined }): Promise<View> =>
  LOOKS[what](api, input);

function given<Value>(value: Value | undefined, what: string, name: string): Value {
  if (value === undefined) throw new InputError(`${what} takes the ${name}`);
  return value;
}

function memberLine({ id, name, trait, skills, fatigue, taskIds }: Schemas["CrewMember"]): string {
  const levels = Object.entries(skills).map(([skill, { level }]) => `${skill} ${level}`);
  const tasks = taskIds.length === 0 ? "" : `; tasks ${taskIds.join(", ")}`;
  return `${id} ${name}: ${levels.join(", ")}; fatigue ${fatigue}; ${trait.name}: ${trait.effect}${tasks}`;
}

function offerLine(
  what: string,
  { price, lockedBecause }: { readonly price: Schemas["Goods"]; readonly lockedBecause: string | null },
): string {
  return `${what} for ${goodsLine(price)}${lockedBecause === null ? "" : ` (${lockedBecause})`}`;
}

function systemLine(
  { id, name, starClass, danger, hops, distance, visits, apex }: Schemas["System"],
  isSignal: boolean,
) {
  const marks = [visits === 0 ? "unexplored" : `${visits} visits`, apex ? "Apex" : "", isSignal ? "signal" : ""];
  const jumps = hops === null ? "no route" : `${hops} jumps`;
  return `${id} ${name}: ${starClass}, danger ${danger}, ${jumps}, ${distance} ly, ${marks.filter((mark) => mark !== "").join(", ")}`;
}

/** Kinds of events that happen every turn and are of interest only in the log. */
const DULL_KINDS = ["turn.advanced", "crew.xp", "task.started"];

/** Returns the newest events of interest, oldest first. */
export const eventLines = (events: readonly Schemas["Event"][], most = 12): string[] =>
  events
    .filter(({ kind }) => !DULL_KINDS.includes(kind))
    .slice(-most)
    .map(({ turn, text }) => `turn ${turn}: ${text}`);
