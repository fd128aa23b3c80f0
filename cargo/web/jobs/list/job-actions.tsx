/** Actions on a job besides selecting it, each with an explanation. */
import { Button, Group, Stack } from "@mantine/core";
import type { Call } from "@outbound/kit/web/call.ts";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { useOpenDialog } from "@outbound/kit/web/elements/page-dialogs.tsx";
import { euros, percent } from "@outbound/kit/web/format.ts";
import type { ReactNode } from "react";
import { api, type State } from "../../api.ts";
import { flightTime, realTime } from "../../live/clock-text.ts";
import { GameButton, useGame, useSnapshot } from "../../live/live.tsx";
import { useNames } from "../../names.ts";
import { useSelection } from "../../selection/selection.tsx";
import { AbandonDialog } from "../abandon-dialog.tsx";
import { useJobs } from "../jobs-context.tsx";
import { useTicking } from "../ticking.ts";
import { isCoolingOff, reservationBlock } from "./claim-block.ts";
import classes from "./list.module.css";
import type { Offer } from "./offers.ts";

export interface JobActionsProps {
  readonly offer: Offer;
  /** `42 × Laptops to Hamburg (EDDH)`. */
  readonly name: string;
}

export function JobActions({ offer, name }: JobActionsProps) {
  const { clock } = useGame();
  const { job, leg } = offer;
  return (
    <Stack gap="sm" className={classes.actions}>
      {leg !== null && (
        <Note size="xs">
          Flight of {flightTime(leg.flightMs)}, {realTime(leg.flightMs, clock.timeScale)} in real time. Fuel and wear{" "}
          {leg.isExact ? "with the wind as it is now" : "in still air (≈)"}.
        </Note>
      )}
      {job.status === "open" && <Reserve offer={offer} name={name} />}
      {job.status !== "loaded" && <Load offer={offer} name={name} />}
      {job.status !== "open" && <Abandon offer={offer} name={name} />}
    </Stack>
  );
}

function Reserve({ offer: { job }, name }: JobActionsProps) {
  const { state } = useJobs();
  const { economy } = state;
  const cooling = useCoolingOff(job.originIcao);
  const block = cooling ?? reservationBlock(job, state);
  const minutes = Math.round(economy.limits.acceptRealMs / 60_000);
  const call = api.post("/api/packages/{packageId}/accept", { path: { packageId: job.id }, body: {} });
  return (
    <Command call={call} label={`Reserve ${name}`} text="Reserve" done={`Reserved: ${name}.`} block={block}>
      Yours for {minutes} min of real time, unless the job expires sooner. Letting it lapse costs{" "}
      {euros(Math.round(job.payout * economy.lapseShare))} and 2 reputation.
    </Command>
  );
}

function Load({ offer, name }: JobActionsProps) {
  const { planes, economy } = useGame();
  const [{ planeId }, change] = useSelection();
  const names = useNames();
  const plane = planes.find(({ id }) => id === planeId);
  const { job } = offer;
  const block = useCoolingOff(job.originIcao);
  if (plane === undefined) return null;
  if (plane.status !== "available" || !offer.isHere) {
    return (
      <Note size="xs">
        Can be loaded when {plane.name} is parked at {names.place(job.originIcao)}.
      </Note>
    );
  }
  if (offer.misfits.length > 0) return null;
  const call = api.post("/api/packages/{packageId}/load", { path: { packageId: job.id }, body: { planeId: plane.id } });
  return (
    <Command
      call={call}
      label={`Load ${name}`}
      text="Load now"
      done={`Loaded on ${plane.name}: ${name}.`}
      block={block}
      onDone={() => change({ kind: "drop", packageId: job.id })}
    >
      Loads it on {plane.name} without departing. Abandoning it later costs {percent(economy.abandonMinShare)} to{" "}
      {percent(economy.abandonMaxShare)} of its payout.
    </Command>
  );
}

/** Returns why no job of the airport can be taken; undefined if jobs can be. */
function useCoolingOff(icao: string): string | undefined {
  const { state, receivedAt } = useSnapshot();
  const place = useNames().place(icao);
  const isCooling = useTicking((at) => isCoolingOff(state.player, icao, at - receivedAt));
  return isCooling ? `You abandoned too many jobs of ${place}. The time left is above the list.` : undefined;
}

function Abandon({ offer: { job }, name }: JobActionsProps) {
  const openDialog = useOpenDialog();
  return (
    <Group wrap="nowrap" gap="sm" align="flex-start">
      <Button
        variant="light"
        color="red"
        size="xs"
        className={classes.action}
        aria-label={`Abandon ${name}`}
        onClick={() => openDialog((close) => <AbandonDialog job={job} name={name} onClose={close} />)}
      >
        Abandon
      </Button>
      <Note size="xs">Cannot be undone. You see the price before you confirm.</Note>
    </Group>
  );
}

interface CommandProps {
  readonly call: Call<State>;
  readonly label: string;
  readonly text: string;
  readonly done: string;
  readonly onDone?: () => void;
  /** Why the service would refuse it now; shown in place of what the command does. */
  readonly block: string | undefined;
  readonly children: ReactNode;
}

const Command = ({ text, block, children, ...command }: CommandProps) => (
  <Group wrap="nowrap" gap="sm" align="flex-start">
    <div className={classes.action}>
      <GameButton variant="light" size="xs" disabled={block !== undefined} {...command}>
        {text}
      </GameButton>
    </div>
    <Note size="xs">{block ?? children}</Note>
  </Group>
);
