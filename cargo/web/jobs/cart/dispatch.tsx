/** The one confirmation: the service has tried it out before, and what it says is above the button. */
import { Button, Group, Loader, Text } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { counted, euros } from "@outbound/kit/web/format.ts";
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { IconCheck, IconClock, IconPlaneDeparture } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { placeName } from "../../airports.ts";
import type { State } from "../../api.ts";
import { clockTime } from "../../live/clock-text.ts";
import { useGameAction } from "../../live/live.tsx";
import { useSelection } from "../../world/selection.tsx";
import type { PlaneView } from "../plane-view.ts";
import { realTime } from "../time-left.ts";
import type { Jobs } from "../use-jobs.ts";
import classes from "./dispatch.module.css";
import type { CartPlan } from "./use-cart.ts";
import { type DryRun, useDryRun } from "./use-dry-run.ts";
import type { GoneJobs } from "./use-gone-jobs.ts";

export interface DispatchProps {
  readonly jobs: Jobs;
  readonly view: PlaneView;
  readonly cart: CartPlan;
  readonly gone: GoneJobs;
  readonly onDispatched: () => void;
}

export function Dispatch({ jobs, view, cart, gone, onDispatched }: DispatchProps) {
  const [, change] = useSelection();
  const { act, busy } = useGameAction();
  const { state } = jobs;
  const isFree = view.plane.status === "available";
  const dryRun = useDryRun(cart.call, view, state.player.money, isFree && cart.route.length > 0);
  const [refusal, setRefusal] = useState<unknown>();
  const { remove } = gone;
  const lost = lostJob(dryRun.error);
  const [lostId, why] = [lost?.packageId, lost?.why];
  useEffect(() => {
    if (lostId !== undefined && why !== undefined) remove(lostId, why);
  }, [lostId, why, remove]);
  const departure = dryRun.after && departureOf(dryRun.after, jobs, view.plane.id);
  const count = view.picked.length;
  const submit = () => {
    setRefusal(undefined);
    return act(cart.call, {
      done: (after) => doneText(departureOf(after, jobs, view.plane.id), view.plane.name, count),
      onDone: () => {
        change({ kind: "empty-cart" });
        cart.reset();
        onDispatched();
      },
      onRefused: (error) => {
        const job = lostJob(error);
        if (job === undefined) setRefusal(error);
        else remove(job.packageId, job.why);
      },
    });
  };
  return (
    <div>
      <div className={classes.verdict} role="status">
        {isFree ? <Verdict dryRun={dryRun} departure={departure} /> : <Waits jobs={jobs} view={view} />}
      </div>
      {refusal !== undefined && dryRun.error === null && <FailedState error={refusal} />}
      <Group gap={2} wrap="nowrap">
        <Button
          flex={1}
          size="md"
          leftSection={<IconPlaneDeparture size={20} aria-hidden />}
          loading={busy}
          disabled={dryRun.after === undefined}
          onClick={submit}
        >
          {count === 0 ? "Dispatch" : `Load ${counted(count, "job")} and dispatch`}
        </Button>
        <CurlMenu call={cart.call} of={`dispatch of ${view.plane.name}`} signedIn />
      </Group>
    </div>
  );
}

interface Departure {
  readonly destination: string;
  readonly fuelCost: number;
  readonly landsAt: string;
  readonly landsIn: string;
}

function Verdict({ dryRun, departure }: { readonly dryRun: DryRun; readonly departure: Departure | undefined }) {
  if (dryRun.isChecking) {
    return (
      <Group gap="xs">
        <Loader size="xs" aria-hidden />
        <Text size="sm" c="dimmed">
          Checking with the service …
        </Text>
      </Group>
    );
  }
  if (dryRun.error !== null) return <FailedState error={dryRun.error} />;
  if (departure === undefined) return null;
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <IconCheck size={18} className={`good ${classes.mark}`} aria-hidden />
      <Text size="sm">
        Ready. Fuel for the first leg: exactly {euros(departure.fuelCost)}. Lands in {departure.destination} at{" "}
        {departure.landsAt}, in {departure.landsIn}.
      </Text>
    </Group>
  );
}

/** The plane cannot go yet, and nothing is wrong with that. */
function Waits({ jobs, view }: Pick<DispatchProps, "jobs" | "view">) {
  const until =
    view.plane.status === "flying"
      ? `it has landed at ${placeName(jobs.airports, view.groundIcao)}`
      : "its repair has ended";
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <IconClock size={18} className={classes.mark} aria-hidden />
      <Text size="sm">
        {view.plane.name} can be dispatched when {until}. Reserve jobs to keep them until then.
      </Text>
    </Group>
  );
}

function departureOf(after: State, { state, airports }: DispatchProps["jobs"], planeId: number): Departure | undefined {
  const plane = after.planes.find(({ id }) => id === planeId);
  if (plane?.destIcao == null || plane.arrivalSimTime === null) return undefined;
  return {
    destination: placeName(airports, plane.destIcao),
    fuelCost: state.player.money - after.player.money,
    landsAt: clockTime(plane.arrivalSimTime),
    landsIn: realTime(plane.arrivalSimTime - after.simState.clockMs, after.clock.timeScale),
  };
}

function doneText(departure: Departure | undefined, name: string, count: number): string {
  if (departure === undefined) return `${name} is dispatched.`;
  const { destination, fuelCost, landsIn } = departure;
  const load = count === 0 ? "" : ` with ${counted(count, "job")}`;
  return `${name} is on its way to ${destination}${load}. Fuel cost ${euros(fuelCost)}; it lands in ${landsIn}.`;
}

/** The job that a refusal says is not to be had any more. */
function lostJob(error: unknown): { readonly packageId: number; readonly why: string } | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { code, detail, details } = error.problem;
  const packageId = details?.packageId;
  const isLost = code === "job-taken" || code === "job-gone" || code === "unknown-package";
  return isLost && typeof packageId === "number" ? { packageId, why: detail } : undefined;
}
