/** The opened cart: what is picked, the way, the sum, and the one button that does all of it. */
import { ActionIcon, Button, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { placeName } from "../../airports.ts";
import type { Package } from "../../api.ts";
import { useSelection } from "../../world/selection.tsx";
import { kilograms, piecesText } from "../cargo-text.ts";
import classes from "./cart-content.module.css";
import { CartRoute } from "./cart-route.tsx";
import { CartTotals } from "./cart-totals.tsx";
import { Dispatch, type DispatchProps } from "./dispatch.tsx";
import { GoneNote } from "./gone-note.tsx";
import { LoadBar } from "./load-bar.tsx";
import { misfitsOf } from "./misfits.ts";

export function CartContent({ jobs, view, cart, gone, onDispatched }: DispatchProps) {
  return (
    <>
      <Stack gap="md" className={classes.content}>
        <div>
          <GoneNote gone={gone} />
          <LoadBar view={view} inDetail />
        </div>
        <PickedJobs jobs={jobs} view={view} />
        {view.queue.length > 0 && (
          <Switch
            checked={cart.appends}
            onChange={({ currentTarget }) => cart.setAppends(currentTarget.checked)}
            label="Add the new stops after the current queue"
            description={`Flies its queue first: ${view.queue.map((icao) => placeName(jobs.airports, icao)).join(", ")}`}
          />
        )}
        <CartRoute jobs={jobs} view={view} cart={cart} />
        <CartTotals cart={cart} timeScale={jobs.state.clock.timeScale} />
      </Stack>
      <div className={classes.foot}>
        <Dispatch jobs={jobs} view={view} cart={cart} gone={gone} onDispatched={onDispatched} />
      </div>
    </>
  );
}

function PickedJobs({ jobs, view }: Pick<DispatchProps, "jobs" | "view">) {
  const [, change] = useSelection();
  if (view.picked.length === 0) return null;
  return (
    <div>
      <Group justify="space-between">
        <Title order={3}>Selected jobs</Title>
        <Button variant="subtle" color="gray" size="compact-xs" onClick={() => change({ kind: "empty-cart" })}>
          Empty the cart
        </Button>
      </Group>
      <ul className={classes.list}>
        {view.picked.map((job) => (
          <PickedJob
            key={job.id}
            job={job}
            jobs={jobs}
            view={view}
            onDrop={() => change({ kind: "drop", packageId: job.id })}
          />
        ))}
      </ul>
    </div>
  );
}

interface PickedJobProps extends Pick<DispatchProps, "jobs" | "view"> {
  readonly job: Package;
  readonly onDrop: () => void;
}

function PickedJob({ job, jobs, view, onDrop }: PickedJobProps) {
  const name = `${piecesText(job)} to ${placeName(jobs.airports, job.destIcao)}`;
  const { health } = view.plane;
  const { reputation } = jobs.state.player;
  const hold = { model: view.model, health, reputation, cargo: [...view.onBoard, ...view.picked] };
  return (
    <li className={classes.job}>
      <div>
        <Text size="sm">
          {name}
          {job.status === "accepted" && " · reserved"}
        </Text>
        {misfitsOf(job, hold, null).map((reason) => (
          <Text key={reason} size="xs" className="warn">
            {reason}
          </Text>
        ))}
      </div>
      <Group gap={4} wrap="nowrap">
        <Text size="sm" c="dimmed" className="tabular">
          {kilograms(job.weightKg)}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.drop}
          aria-label={`Remove ${name}`}
          onClick={onDrop}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}
