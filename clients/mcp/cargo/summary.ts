/** Summarizes the cargo game in a few lines, with the calls that are useful now. */
import type { CargoSchemas as Schemas } from "@outbound/client";
import type { Step, View } from "../answer.ts";
import { type CargoSession, type Company, changeKey } from "./session.ts";

type Plane = Schemas["Plane"];
type Job = Schemas["Package"];

const WORN_BELOW = 40;
/** A fleet may have 60 planes. Those that wait for a decision come first. */
const PLANES_SHOWN = 8;
const PLANNED = 3;

/** Returns the state of the company, and records that the model has seen it. */
export async function summaryOf(session: CargoSession, state: Company): Promise<View> {
  session.shown = changeKey(state);
  const { player, planes, packages, clock, simState, market } = state;
  const own = packages.filter(({ status }) => status === "accepted" || status === "loaded");
  const idle = planes.filter(({ status }) => status === "available");
  const ordered = [...idle, ...planes.filter((plane) => !idle.includes(plane))];
  const [deliveries, next] = await Promise.all([deliveriesOf(session), nextSteps(session, state)]);
  return {
    cash: player.money,
    owed: player.owed === 0 ? undefined : player.owed,
    reputation: player.reputation,
    home: player.homeIcao,
    deliveries,
    clock: `${timeOf(simState.clockMs)}, ${clock.running ? `${clock.timeScale} times real time` : "stopped: nobody flies or repairs"}`,
    planes: ordered.slice(0, PLANES_SHOWN).map((plane) => planeLine(plane, state)),
    morePlanes: planes.length > PLANES_SHOWN ? planes.length - PLANES_SHOWN : undefined,
    ownJobs: own.slice(0, 8).map(jobLine),
    openJobs: market.airports
      .slice(0, 8)
      .map((airport) => ("icao" in airport ? `${airport.icao} ${airport.openJobs}` : airport.join(" ")))
      .join(", "),
    firstSteps: player.onboarding
      .filter(({ done }) => !done)
      .map(({ step }) => step)
      .join(", "),
    next,
  };
}

/** Returns the packages that the company delivered. The totals of its planes lack those that sold planes delivered. */
async function deliveriesOf(session: CargoSession): Promise<number> {
  const params = { query: { limit: 1 } };
  return (await session.read((api) => api.GET("/api/leaderboard", { params }))).own.deliveries;
}

export const timeOf = (simMs: number): string => new Date(simMs).toISOString().slice(0, 16).replace("T", " ");

/** Returns the real seconds until an instant of the world clock. */
const secondsTo = (instant: number, { simState, clock }: Company): number =>
  Math.max(0, Math.ceil((instant - simState.clockMs) / clock.timeScale / 1000));

export function planeLine(plane: Plane, state: Company): string {
  const { id, name, modelId, status, airportIcao, destIcao, arrivalSimTime, repairEndsSimTime, queue, route } = plane;
  const place = {
    available: `at ${airportIcao}${plane.broken ? ", broken" : ""}`,
    flying: `flies ${airportIcao} to ${destIcao}, lands in ${secondsTo(arrivalSimTime ?? 0, state)} s`,
    repairing: `in repair at ${airportIcao} for ${secondsTo(repairEndsSimTime ?? 0, state)} s`,
  }[status];
  const parts = [
    `${id} ${JSON.stringify(name)} ${modelId} ${place}`,
    `health ${plane.health}`,
    `cargo ${plane.cargoKg}/${plane.maxPayloadKg} kg`,
    queue.length === 0 ? "" : `then ${queue.join(" ")}`,
    route === undefined ? "" : `route ${route.routeId} ${route.reason ?? route.status}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

export function jobLine({
  id,
  status,
  planeId,
  originIcao,
  destIcao,
  weightKg,
  commodity,
  special,
  payout,
}: Job): string {
  const where = planeId === undefined ? status : `on plane ${planeId}`;
  const kind = special === undefined ? commodity : `${commodity} (${special})`;
  return `${id} ${where}: ${weightKg} kg ${kind} ${originIcao} to ${destIcao}, ${payout} €`;
}

export const routeLine = ({ id, name, stops }: Schemas["Route"]): string =>
  `${id} ${JSON.stringify(name)}: ${stops.join(" ")}`;

/** Returns the service's load plans for idle planes, then repairs of worn ones, else a wait. */
export async function nextSteps(session: CargoSession, state: Company): Promise<Step[]> {
  const idle = state.planes.filter(({ status }) => status === "available");
  const act = (operation: string, input: object, why: string): Step => ({
    tool: "cargo_act",
    arguments: { operation, ...input },
    why,
  });
  if (state.player.homeIcao === null) {
    const homes = await bestHomes(session, 3);
    return homes.map(({ icao, city, nearbyAirports }) =>
      act("home", { icao }, `${city}, ${nearbyAirports} airports near`),
    );
  }
  const worn = idle.filter(({ health }) => health < WORN_BELOW).slice(0, PLANNED);
  const repairs = worn.map(({ id, health }) => act("repair", { planeId: id }, `health ${health}`));
  const fit = idle.filter((plane) => !worn.includes(plane) && plane.route?.status !== "active");
  // One plane per airport: the plan for a second one would contain the same jobs.
  const ready = fit
    .filter(({ airportIcao }, place) => fit.findIndex((plane) => plane.airportIcao === airportIcao) === place)
    .slice(0, PLANNED);
  const flights = await Promise.all(
    ready.map(async ({ id: planeId, queue }): Promise<Step[]> => {
      const plan = await session.read((api) =>
        api.GET("/api/planes/{planeId}/plan", { params: { path: { planeId } } }),
      );
      const { legs, packageIds, net, netPerHour } = plan;
      if (legs.length > 0) {
        return [act("dispatch", { planeId, packageIds, legs }, `Planned: ${net} € net, ${netPerHour} € an hour`)];
      }
      return queue.length === 0 ? [] : [act("dispatch", { planeId }, "Continue its queue")];
    }),
  );
  const wait: Step[] =
    idle.length < state.planes.length ? [{ tool: "cargo_wait", arguments: {}, why: "Until a plane lands" }] : [];
  const steps = [...repairs, ...flights.flat(), ...wait];
  if (steps.length > 0) return steps;
  const look = ready.map(
    ({ id: planeId }): Step => ({ tool: "cargo_look", arguments: { what: "jobs", planeId }, why: "No job pays now" }),
  );
  return [...look, { tool: "cargo_preview", arguments: { operation: "relief" }, why: "If nothing else can be paid" }];
}

/** Returns airports with many others near, the least crowded first. */
export async function bestHomes(session: CargoSession, count: number): Promise<Schemas["Home"][]> {
  const homes = await session.read((api) => api.GET("/api/onboarding/homes"));
  return homes.toSorted((a, b) => b.nearbyAirports - a.nearbyAirports || a.players - b.players).slice(0, count);
}

/** Describes the result of a command or a dry run: the cash, and the planes concerned. */
export function outcomeView(state: Company, planeId: unknown): View {
  const isDryRun = state.preview === true;
  const planes = state.planes.filter(({ id }) => planeId === undefined || id === planeId);
  return {
    dryRun: isDryRun ? "nothing changed; this would follow" : undefined,
    cash: state.player.money,
    planes: planes.slice(-PLANES_SHOWN).map((plane) => planeLine(plane, state)),
    ownJobs: state.packages
      .filter(({ status, planeId: carrier }) => status === "accepted" || (carrier !== undefined && carrier === planeId))
      .slice(0, 8)
      .map(jobLine),
    routes: state.routes.slice(0, 6).map(routeLine),
  };
}
