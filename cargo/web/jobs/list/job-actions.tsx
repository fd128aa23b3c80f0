/** What can be done with one job besides picking it, each with what it means. */
import { Button, Group, Stack, Text } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import type { Call } from "@outbound/kit/web/call.ts";
import { euros, percent } from "@outbound/kit/web/format.ts";
import { type ReactNode, useState } from "react";
import { type Airports, placeName } from "../../airports.ts";
import { api, type State } from "../../api.ts";
import { useGame, useGameAction } from "../../live/live.tsx";
import { useSelection } from "../../world/selection.tsx";
import { AbandonDialog } from "../abandon-dialog.tsx";
import { flightTime, realTime } from "../time-left.ts";
import classes from "./job-actions.module.css";
import type { Offer } from "./offer.ts";

export interface JobActionsProps {
  readonly offer: Offer;
  readonly airports: Airports;
  /** `42 × Laptops to Hamburg (EDDH)`. */
  readonly name: string;
}

export function JobActions({ offer, airports, name }: JobActionsProps) {
  const { clock } = useGame();
  const { job, leg } = offer;
  return (
    <Stack gap="sm" className={classes.actions}>
      {leg !== null && (
        <Text size="xs" c="dimmed">
          Flight of {flightTime(leg.flightMs)}, {realTime(leg.flightMs, clock.timeScale)} in real time. Fuel, wear and{" "}
          {leg.isExact ? "with the wind as it is now" : "in still air (≈)"}.
        </Text>
      )}
      {job.status === "open" && <Reserve offer={offer} name={name} />}
      {job.status !== "loaded" && <Load offer={offer} airports={airports} name={name} />}
      {job.status !== "open" && <Abandon offer={offer} name={name} />}
    </Stack>
  );
}

type ActionProps = Pick<JobActionsProps, "offer" | "name">;

function Reserve({ offer: { job }, name }: ActionProps) {
  const { economy } = useGame();
  const minutes = Math.round(economy.limits.acceptRealMs / 60_000);
  const call = api.post("/api/packages/{packageId}/accept", { path: { packageId: job.id }, body: {} });
  return (
    <Offered call={call} label={`Reserve ${name}`} text="Reserve" done={`Reserved: ${name}.`}>
      Yours for {minutes} min of real time, unless the job expires sooner. Letting it lapse costs{" "}
      {euros(Math.round(job.payout * economy.lapseShare))} and 2 reputation.
    </Offered>
  );
}

function Load({ offer, airports, name }: JobActionsProps) {
  const { planes, economy } = useGame();
  const [{ planeId }, change] = useSelection();
  const plane = planes.find(({ id }) => id === planeId);
  if (plane === undefined) return null;
  const { job } = offer;
  const where = placeName(airports, job.originIcao);
  if (plane.status !== "available" || !offer.isHere) {
    return (
      <Explained>
        Can be loaded when {plane.name} is parked at {where}.
      </Explained>
    );
  }
  if (offer.misfits.length > 0) return null;
  const call = api.post("/api/packages/{packageId}/load", { path: { packageId: job.id }, body: { planeId: plane.id } });
  return (
    <Offered
      call={call}
      label={`Load ${name}`}
      text="Load now"
      done={`Loaded on ${plane.name}: ${name}.`}
      onDone={() => change({ kind: "drop", packageId: job.id })}
    >
      Loads it on {plane.name} without departing. Abandoning it later costs {percent(economy.abandonMinShare)} to{" "}
      {percent(economy.abandonMaxShare)} of its payout.
    </Offered>
  );
}

function Abandon({ offer: { job }, name }: ActionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Group wrap="nowrap" gap="sm" align="flex-start">
      <Button
        variant="light"
        color="red"
        size="xs"
        className={classes.button}
        aria-label={`Abandon ${name}`}
        onClick={() => setAsking(true)}
      >
        Abandon
      </Button>
      <Explained>Cannot be undone. You see the price before you confirm.</Explained>
      {isAsking && <AbandonDialog job={job} name={name} onClose={() => setAsking(false)} />}
    </Group>
  );
}

interface OfferedProps {
  readonly call: Call<State>;
  readonly label: string;
  readonly text: string;
  readonly done: string;
  readonly onDone?: () => void;
  readonly children: ReactNode;
}

function Offered({ call, label, text, done, onDone, children }: OfferedProps) {
  const { act, busy } = useGameAction();
  return (
    <Group wrap="nowrap" gap="sm" align="flex-start">
      <Group gap={0} wrap="nowrap" className={classes.button}>
        <Button
          variant="light"
          size="xs"
          loading={busy}
          aria-label={label}
          onClick={() => act(call, { done, ...(onDone && { onDone }) })}
        >
          {text}
        </Button>
        <CurlMenu call={call} of={label} signedIn />
      </Group>
      <Explained>{children}</Explained>
    </Group>
  );
}

const Explained = ({ children }: { readonly children: ReactNode }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);
