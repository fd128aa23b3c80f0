/** The figures of a plane as the table, the cards and the panel show them. Those that change automatically render alone. */
import { Group, Text } from "@mantine/core";
import { duration, integer } from "@outbound/kit/web/format.ts";
import type { ReactNode } from "react";
import { placeName, useAirports } from "../airports.ts";
import type { Plane } from "../api.ts";
import { clockInstant } from "../live/clock-text.ts";
import { useGame, useSimTime, useSnapshot } from "../live/live.tsx";
import { Meter, SpanMeter } from "./meter.tsx";
import classes from "./plane-figures.module.css";
import { flightOf, fuelNow, healthNow, repairOf } from "./plane-now.ts";

interface OfPlane {
  readonly plane: Plane;
}

/** The place, or where from and where to. */
export function PlaneWhere({ plane: { airportIcao, destIcao } }: OfPlane) {
  const airports = useAirports();
  return (
    <Text size="sm" component="div">
      {placeName(airports, airportIcao)}
      {destIcao !== null && (
        <>
          <span aria-hidden> → </span>
          <span className={classes.spoken}> to </span>
          {placeName(airports, destIcao)}
        </>
      )}
    </Text>
  );
}

/** How far the flight or the repair is, and when it is over; nothing for a plane that waits. */
export function PlaneProgress({ plane }: OfPlane) {
  const { economy } = useGame();
  const flight = flightOf(plane);
  const repair = repairOf(plane, economy);
  if (flight !== null) {
    return (
      <div className={classes.progress}>
        <SpanMeter span={flight} label={`Flight of ${plane.name}`} />
        <Ending verb="Lands" until={flight.until} />
      </div>
    );
  }
  if (repair === null) return null;
  return (
    <div className={classes.progress}>
      <SpanMeter span={repair} label={`Health of ${plane.name} in repair`} tone="warn" />
      <Ending verb="Ready" until={repair.until} />
    </div>
  );
}

/** An instant of the world's clock, and how long that is from now for the person before the screen. */
function Ending({ verb, until }: { readonly verb: string; readonly until: number }) {
  return (
    <Text size="xs" c="dimmed" component="div" className={classes.ending ?? ""}>
      <span>
        {verb} <time dateTime={new Date(until).toISOString()}>{clockInstant(until)}</time>
      </span>
      <RealTimeLeft until={until} />
    </Text>
  );
}

function RealTimeLeft({ until }: { readonly until: number }) {
  const { clock } = useGame();
  const left = Math.max(0, until - useSimTime());
  if (left === 0) return <span>now</span>;
  if (!clock.running || clock.timeScale <= 0) return <span>the clock is paused</span>;
  return <span>in {duration(left / clock.timeScale)} real time</span>;
}

export function PlaneLoad({ plane: { cargoKg, maxPayloadKg } }: OfPlane) {
  return (
    <Figure text={cargoKg === 0 ? "empty" : `${integer(cargoKg)} kg`} of={`${integer(maxPayloadKg)} kg`}>
      <Meter part={cargoKg / maxPayloadKg} />
    </Figure>
  );
}

const FUEL_EVERY_MS = 2_000;

export function PlaneFuel({ plane }: OfPlane) {
  const { state } = useSnapshot();
  const simTime = useSimTime(FUEL_EVERY_MS);
  const model = state.catalog.find(({ id }) => id === plane.modelId);
  const litres = fuelNow(plane, model, state.simState.clockMs, simTime);
  return (
    <Figure text={`${integer(litres)} l`} of={`${integer(plane.maxFuel)} l`}>
      <Meter part={litres / plane.maxFuel} />
    </Figure>
  );
}

/** Below this a plane is near to breaking: a few landings more. */
const LOW_HEALTH = 25;
const WORN_HEALTH = 60;

export function PlaneHealth({ plane }: OfPlane) {
  const { economy } = useGame();
  const health = healthNow(plane, economy, useSimTime(FUEL_EVERY_MS));
  const tone = health < LOW_HEALTH ? "bad" : health < WORN_HEALTH ? "warn" : "good";
  return (
    <Figure text={`${health}`} of="100">
      <Meter part={health / 100} tone={tone} />
    </Figure>
  );
}

function Figure({ text, of, children }: { readonly text: string; readonly of: string; readonly children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <Group gap={4} wrap="nowrap" justify="space-between" align="baseline">
        <Text size="sm" span>
          {text}
        </Text>
        <Text size="xs" c="dimmed" span>
          of {of}
        </Text>
      </Group>
      {children}
    </div>
  );
}
