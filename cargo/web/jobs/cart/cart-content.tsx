/** The opened cart: selected jobs, route, totals and dispatch. */
import { Alert, Button, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { NoticeLane } from "@outbound/kit/web/elements/notice-lane.tsx";
import { useIsPhone } from "@outbound/kit/web/elements/screen.ts";
import { euros, signedEuros } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle, IconX } from "@tabler/icons-react";
import type { Package } from "../../api.ts";
import { kilograms, kilometres, piecesText } from "../../cargo-text.ts";
import { flightTime, realTime } from "../../live/clock-text.ts";
import { useGame } from "../../live/live.tsx";
import { useNames } from "../../names.ts";
import { useSelection } from "../../selection/selection.tsx";
import classes from "./cart.module.css";
import { useCart } from "./cart-context.ts";
import { CartRoute } from "./cart-route.tsx";
import { Dispatch } from "./dispatch.tsx";
import { LoadBar } from "./load-bar.tsx";
import { misfitsOf } from "./misfits.ts";

export function CartContent() {
  const { view, appends, setAppends } = useCart();
  const names = useNames();
  const isPhone = useIsPhone();
  return (
    <>
      <Stack gap="md" className={classes.content}>
        <div>
          <GoneNote />
          <LoadBar view={view} inDetail />
        </div>
        <SelectedJobs />
        {view.queue.length > 0 && (
          <Switch
            checked={appends}
            onChange={({ currentTarget }) => setAppends(currentTarget.checked)}
            label="Add the new stops after the current queue"
            description={`Flies its queue first: ${view.queue.map(names.place).join(", ")}`}
          />
        )}
        <CartRoute />
        <Totals />
      </Stack>
      <div className={classes.foot}>
        {isPhone && <NoticeLane limit={1} />}
        <Net />
        <Dispatch />
      </div>
    </>
  );
}

function SelectedJobs() {
  const { view } = useCart();
  const [, change] = useSelection();
  if (view.picked.length === 0) return null;
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Title order={3}>Selected jobs</Title>
        <Button variant="subtle" color="gray" size="compact-xs" onClick={() => change({ kind: "empty-cart" })}>
          Empty the cart
        </Button>
      </Group>
      <ul>
        {view.picked.map((job) => (
          <SelectedJob key={job.id} job={job} />
        ))}
      </ul>
    </div>
  );
}

function SelectedJob({ job }: { readonly job: Package }) {
  const { view } = useCart();
  const { reputation } = useGame().player;
  const [, change] = useSelection();
  const name = `${piecesText(job)} to ${useNames().place(job.destIcao)}`;
  const { health } = view.plane;
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
        <Note>{kilograms(job.weightKg)}</Note>
        <IconButton
          icon={IconX}
          iconSize={16}
          className="touch"
          label={`Remove ${name}`}
          onClick={() => change({ kind: "drop", packageId: job.id })}
        />
      </Group>
    </li>
  );
}

/** Shows the income, costs and net of the whole route. */
function Totals() {
  const { plan } = useCart();
  const { timeScale } = useGame().clock;
  if (plan === null || plan.legs.length === 0) return null;
  const about = plan.isExact ? "" : "≈ ";
  return (
    <div>
      <dl className={classes.totals} data-figures>
        <Total name="Pays on delivery" value={euros(plan.payout)} />
        <Total name="Fuel" value={about + signedEuros(-plan.fuelCost)} />
        <Total name="Wear cost, due with the next repair" value={signedEuros(-plan.wearCost)} />
        <Total name="Net per hour of flight" value={about + euros(plan.netPerHour)} />
      </dl>
      <Note size="xs" mt={4}>
        {kilometres(plan.distanceKm)} in {flightTime(plan.flightMs)}, {realTime(plan.flightMs, timeScale)} in real time.
        {!plan.isExact && " ≈ assumes still air: the wind of later legs is not known yet."}
      </Note>
    </div>
  );
}

interface TotalProps {
  readonly name: string;
  readonly value: string;
  readonly isLoss?: boolean;
}

const Total = ({ name, value, isLoss = false }: TotalProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={isLoss ? "bad" : undefined}>{value}</dd>
  </div>
);

/** Stays in view when the cart scrolls. */
function Net() {
  const { plan } = useCart();
  if (plan === null || plan.legs.length === 0) return null;
  return (
    <dl className={`${classes.totals} ${classes.net}`} data-figures>
      <Total name="Net" value={(plan.isExact ? "" : "≈ ") + euros(plan.net)} isLoss={plan.net < 0} />
    </dl>
  );
}

/** Lists the jobs that were removed from the cart, and why. */
export function GoneNote() {
  const { gone, dismiss } = useCart();
  return (
    <div role="alert">
      {gone.length > 0 && (
        <Alert
          color="amber"
          variant="light"
          mb="xs"
          title="Job gone"
          icon={<IconAlertTriangle aria-hidden />}
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={dismiss}
        >
          {gone.map(({ id, text }) => (
            <div key={id}>{text}</div>
          ))}
        </Alert>
      )}
    </div>
  );
}
