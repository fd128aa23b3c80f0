/** A plane's figures in the table, the cards and the panel. Those that change with the clock render separately. */
import { Group, Progress, SimpleGrid, Text, VisuallyHidden } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, duration, euros, integer } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle, IconCircleCheck, IconPlaneInflight, IconTool } from "@tabler/icons-react";
import type { Plane } from "../api.ts";
import { clockInstant } from "../live/clock-text.ts";
import { useGame, useSimTime, useSnapshot } from "../live/live.tsx";
import { fuelNow, healthNow, repairOf } from "../live/plane-now.ts";
import { flightOf } from "../live/spans.ts";
import { useNames } from "../names.ts";
import { CONDITION_WORDS, conditionOf, isHeld } from "../plane-condition.ts";
import classes from "./fleet.module.css";
import { SpanMeter } from "./meter.tsx";

interface OfPlane {
  readonly plane: Plane;
}

const LOOKS = {
  flying: { icon: IconPlaneInflight, className: "accent" },
  available: { icon: IconCircleCheck, className: "good" },
  repairing: { icon: IconTool, className: "warn" },
  broken: { icon: IconAlertTriangle, className: "bad" },
} as const;

export function ConditionMark({ plane }: OfPlane) {
  const condition = conditionOf(plane);
  const { icon: Icon, className } = LOOKS[condition];
  return (
    <div>
      <Group gap={6} wrap="nowrap" className={className}>
        <Icon size={18} stroke={1.8} aria-hidden />
        <Text size="sm" fw={550} span style={{ whiteSpace: "nowrap" }}>
          {CONDITION_WORDS[condition]}
        </Text>
      </Group>
      {isHeld(plane) && (
        <Text size="xs" className="warn">
          queue is held
        </Text>
      )}
    </div>
  );
}

/** Shows the airport of a parked plane, or the route of a flying one. */
export function PlaneWhere({ plane: { airportIcao, destIcao } }: OfPlane) {
  const names = useNames();
  return (
    <Text size="sm" component="div">
      {names.place(airportIcao)}
      {destIcao !== null && (
        <>
          <span aria-hidden> → </span>
          <VisuallyHidden component="span"> to </VisuallyHidden>
          {names.place(destIcao)}
        </>
      )}
    </Text>
  );
}

/** Shows the progress and the end of the flight or the repair. */
export function PlaneProgress({ plane }: OfPlane) {
  const state = useGame();
  const flight = flightOf(plane);
  const repair = repairOf(plane, state);
  if (flight !== null) {
    return (
      <div className={classes.progress}>
        <SpanMeter span={flight} label={`Flight of ${plane.name}`} />
        <EndTime verb="Lands" until={flight.until} />
      </div>
    );
  }
  if (repair === null) return null;
  return (
    <div className={classes.progress}>
      <SpanMeter span={repair} label={`Health of ${plane.name} in repair`} tone="warn" />
      <EndTime verb="Ready" until={repair.until} />
    </div>
  );
}

/** Shows an instant of the world's clock and the real time until it. */
function EndTime({ verb, until }: { readonly verb: string; readonly until: number }) {
  return (
    <Note size="xs" className={`tabular ${classes.endTime}`}>
      <span>
        {verb} <time dateTime={new Date(until).toISOString()}>{clockInstant(until)}</time>
      </span>
      <RealTimeLeft until={until} />
    </Note>
  );
}

function RealTimeLeft({ until }: { readonly until: number }) {
  const { clock } = useGame();
  const left = Math.max(0, until - useSimTime());
  if (left === 0) return <span>now</span>;
  if (!clock.running || clock.timeScale <= 0) return <span>the clock is paused</span>;
  return <span>in {duration(left / clock.timeScale)} real time</span>;
}

export const PlaneLoad = ({ plane: { cargoKg, maxPayloadKg } }: OfPlane) => (
  <Figure
    text={cargoKg === 0 ? "empty" : `${integer(cargoKg)} kg`}
    of={`${integer(maxPayloadKg)} kg`}
    part={cargoKg / maxPayloadKg}
  />
);

const REFRESH_MS = 2_000;

export function PlaneFuel({ plane }: OfPlane) {
  const { state } = useSnapshot();
  const simTime = useSimTime(REFRESH_MS);
  const model = state.catalog.find(({ id }) => id === plane.modelId);
  const litres = fuelNow(plane, model, state.simState.clockMs, simTime);
  return <Figure text={`${integer(litres)} l`} of={`${integer(plane.maxFuel)} l`} part={litres / plane.maxFuel} />;
}

/** Below this health, a plane breaks after a few more landings. */
const LOW_HEALTH = 25;
const WORN_HEALTH = 60;

export function PlaneHealth({ plane }: OfPlane) {
  const state = useGame();
  const health = healthNow(plane, state, useSimTime(REFRESH_MS));
  const tone = health < LOW_HEALTH ? "bad" : health < WORN_HEALTH ? "warn" : "good";
  return <Figure text={`${health}`} of="100" part={health / 100} color={`var(--outbound-${tone})`} />;
}

interface FigureProps {
  readonly text: string;
  readonly of: string;
  /** Filled share of the bar, 0 to 1. */
  readonly part: number;
  readonly color?: string;
}

function Figure({ text, of, part, color = "var(--outbound-accent-text)" }: FigureProps) {
  return (
    <div className={`tabular ${classes.figure}`}>
      <Group gap={4} wrap="nowrap" justify="space-between" align="baseline">
        <Text size="sm" span>
          {text}
        </Text>
        <Text size="xs" c="dimmed" span>
          of {of}
        </Text>
      </Group>
      <Progress value={100 * part} size={6} color={color} bg="var(--outbound-line)" aria-hidden />
    </div>
  );
}

/** Shows the gauges side by side, each with its label. */
export function PlaneGauges({ plane }: OfPlane) {
  const { earned, km, deliveries } = plane.totals;
  return (
    <SimpleGrid cols={2} spacing="md" verticalSpacing="0.6rem">
      <div>
        <Note size="xs">Load</Note>
        <PlaneLoad plane={plane} />
      </div>
      <div>
        <Note size="xs">Fuel</Note>
        <PlaneFuel plane={plane} />
      </div>
      <div>
        <Note size="xs">Health</Note>
        <PlaneHealth plane={plane} />
      </div>
      <div>
        <Note size="xs">Earned</Note>
        <Text size="sm">{euros(earned)}</Text>
        <Note size="xs">
          {integer(km)} km, {counted(deliveries, "delivery", "deliveries")}
        </Note>
      </div>
    </SimpleGrid>
  );
}
