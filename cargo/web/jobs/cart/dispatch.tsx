/** Shows the result of a dry run of the dispatch, and the button that confirms it. */
import { Button, Group, Loader, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import type { Call } from "@outbound/kit/web/call.ts";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, euros } from "@outbound/kit/web/format.ts";
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { FailedState } from "@outbound/kit/web/states.tsx";
import { useRead } from "@outbound/kit/web/use-read.ts";
import { IconAlertTriangle, IconCheck, IconClock, IconPlaneDeparture } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { State } from "../../api.ts";
import { useGame, useGameAction, useSimTime } from "../../live/live.tsx";
import { useNames } from "../../names.ts";
import { useSelection } from "../../selection/selection.tsx";
import { dispatchBasis } from "../list/offers.ts";
import type { PlaneView } from "../plane-view.ts";
import classes from "./cart.module.css";
import { useCart } from "./cart-context.ts";
import { type Departure, departureOf, doneText, landsAt } from "./departure.ts";
import type { RouteLeg } from "./route-plan.ts";

export function Dispatch() {
  const { view, call, route, plan, remove, reset, close } = useCart();
  const { money } = useGame().player;
  const names = useNames();
  const [, change] = useSelection();
  const { act, busy } = useGameAction();
  const isFree = view.plane.status === "available";
  const dryRun = useDryRun(call, view, isFree && route.length > 0);
  const asked = JSON.stringify([call.url, call.body]);
  const [refusal, setRefusal] = useState<{ readonly asked: string; readonly error: unknown }>();
  const lost = lostJob(dryRun.error);
  const [lostId, why] = [lost?.packageId, lost?.why];
  useEffect(() => {
    if (lostId !== undefined && why !== undefined) remove(lostId, why);
  }, [lostId, why, remove]);
  const { plane } = view;
  const { name } = plane;
  const departure = dryRun.after && departureOf(dryRun.after, money, plane, names);
  const beyond = plan?.legs.find(({ isBeyondTank }) => isBeyondTank);
  const count = view.picked.length;
  const submit = () => {
    setRefusal(undefined);
    return act(call, {
      done: (after) => doneText(departureOf(after, money, plane, names), name, count),
      onDone: () => {
        change({ kind: "empty-cart" });
        reset();
        close();
      },
      onRefused: (error) => {
        const job = lostJob(error);
        if (job === undefined) setRefusal({ asked, error });
        else remove(job.packageId, job.why);
      },
    });
  };
  return (
    <div>
      <div className={classes.verdict} role="status">
        {!isFree ? (
          <Waits />
        ) : beyond !== undefined && dryRun.error === null ? (
          <OutOfReach leg={beyond} />
        ) : (
          <Verdict dryRun={dryRun} departure={departure} />
        )}
      </div>
      {/* A changed cart has not been refused. */}
      {refusal?.asked === asked && dryRun.error === null && <FailedState error={refusal.error} />}
      <Group gap={2} wrap="nowrap">
        <Button
          flex={1}
          size="md"
          aria-keyshortcuts="D"
          leftSection={<IconPlaneDeparture size={20} aria-hidden />}
          loading={busy}
          disabled={dryRun.after === undefined || beyond !== undefined}
          onClick={submit}
        >
          {count === 0 ? "Dispatch" : `Load ${counted(count, "job")} and dispatch`}
        </Button>
        <CurlMenu call={call} of={`dispatch of ${name}`} signedIn />
      </Group>
    </div>
  );
}

/** Delay of the dry run after the last change. */
const PAUSE_MS = 400;
/** Interval of the dry run, because other players take jobs and the wind changes. */
const REPEAT_MS = 20_000;

interface DryRun {
  /** State after the dispatch; undefined until it is known. */
  readonly after: State | undefined;
  readonly error: unknown;
  readonly isChecking: boolean;
}

function useDryRun(call: Call<State>, view: PlaneView, enabled: boolean): DryRun {
  const asked = JSON.stringify([call.url, call.body, ...dispatchBasis(view, useGame())]);
  const [settled] = useDebouncedValue(asked, PAUSE_MS);
  const isSettled = settled === asked;
  const { data, error, isFetching } = useRead(["dry-run", asked], call.preview(), {
    enabled: enabled && isSettled,
    retry: false,
    staleTime: REPEAT_MS / 2,
    refetchInterval: REPEAT_MS,
    gcTime: 0,
  });
  return {
    after: data,
    error,
    isChecking: enabled && (!isSettled || (isFetching && data === undefined && error === null)),
  };
}

function Verdict({ dryRun, departure }: { readonly dryRun: DryRun; readonly departure: Departure | undefined }) {
  const simTime = useSimTime();
  if (dryRun.isChecking) {
    return (
      <Group gap="xs">
        <Loader size="xs" aria-hidden />
        <Note>Checking with the service …</Note>
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
        {/* Changes with the clock, which is not announced. */}
        <span aria-live="off">{landsAt(departure, simTime)}</span>, in {departure.landsIn}.
      </Text>
    </Group>
  );
}

/** Shown when the first leg may be possible but the route is not. */
function OutOfReach({ leg: { fromIcao, toIcao } }: { readonly leg: RouteLeg }) {
  const names = useNames();
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <IconAlertTriangle size={18} className={`warn ${classes.mark}`} aria-hidden />
      <Text size="sm">
        Not possible: {names.place(toIcao)} is too far from {names.place(fromIcao)}. Remove its jobs, or put a stop in
        between.
      </Text>
    </Group>
  );
}

/** Shown while the plane is flying or under repair. */
function Waits() {
  const { plane, groundIcao } = useCart().view;
  const names = useNames();
  const until = plane.status === "flying" ? `it has landed at ${names.place(groundIcao)}` : "its repair has ended";
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <IconClock size={18} className={classes.mark} aria-hidden />
      <Text size="sm">
        {plane.name} can be dispatched when {until}. Reserve jobs to keep them until then.
      </Text>
    </Group>
  );
}

/** Returns the job that a refusal reports as no longer available. */
function lostJob(error: unknown): { readonly packageId: number; readonly why: string } | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { code, details: { packageId, ownerName } = {} } = error.problem;
  const isLost = code === "job-taken" || code === "job-gone" || code === "unknown-package";
  const why = typeof ownerName === "string" ? `taken by ${ownerName}.` : "no longer open here.";
  return isLost && typeof packageId === "number" ? { packageId, why } : undefined;
}
