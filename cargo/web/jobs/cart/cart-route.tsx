/** The stops in the order in which they are flown, with what each leg takes and brings; what is added can be reordered. */
import { ActionIcon, Button, Group, Text, Title } from "@mantine/core";
import { euros, percent } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { placeName } from "../../airports.ts";
import { commodityLabel, kilometres, piecesText } from "../cargo-text.ts";
import type { PlaneView } from "../plane-view.ts";
import { flightTime } from "../time-left.ts";
import type { Jobs } from "../use-jobs.ts";
import classes from "./cart-route.module.css";
import type { Delivery, RouteLeg } from "./route-plan.ts";
import type { CartPlan } from "./use-cart.ts";

export interface CartRouteProps {
  readonly jobs: Jobs;
  readonly view: PlaneView;
  readonly cart: CartPlan;
}

export function CartRoute({ jobs, view, cart }: CartRouteProps) {
  const { plan, added } = cart;
  if (plan === null || plan.legs.length === 0) return null;
  const queued = plan.legs.length - added.length;
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Title order={3}>Route from {placeName(jobs.airports, view.groundIcao)}</Title>
        {cart.isReordered && (
          <Button variant="subtle" size="compact-xs" flex="none" onClick={cart.reset}>
            Shortest order
          </Button>
        )}
      </Group>
      <ol className={classes.stops}>
        {plan.legs.map((leg, index) => (
          <li key={`${leg.fromIcao}-${leg.toIcao}-${String(index)}`} className={classes.stop}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <Leg leg={leg} jobs={jobs} view={view} isQueued={index < queued} />
            {index >= queued && <StopButtons jobs={jobs} view={view} cart={cart} index={index - queued} />}
          </li>
        ))}
      </ol>
      {plan.staysOnBoard.length > 0 && (
        <Text size="xs" className="warn">
          Stays on board (not on this route): {plan.staysOnBoard.map(piecesText).join(", ")}
        </Text>
      )}
    </div>
  );
}

interface LegProps extends Omit<CartRouteProps, "cart"> {
  readonly leg: RouteLeg;
  readonly isQueued: boolean;
}

function Leg({ leg, jobs, view, isQueued }: LegProps) {
  const about = leg.isExact ? "" : "≈ ";
  const paid = leg.deliveries.reduce((sum, { pay }) => sum + pay, 0);
  return (
    <div className={classes.leg}>
      <Text size="sm" fw={600}>
        {placeName(jobs.airports, leg.toIcao)}
        {isQueued && (
          <Text span inherit c="dimmed" fw={400}>
            {" "}
            · queued
          </Text>
        )}
      </Text>
      <Text size="xs" c="dimmed" className={`tabular ${classes.figures}`} component="div">
        <span>{kilometres(leg.distanceKm)}</span>
        <span>{flightTime(leg.flightMs)}</span>
        <span>
          fuel {about}
          {euros(leg.fuelCost)}
        </span>
        {leg.deliveries.length > 0 && <span>brings {euros(paid)}</span>}
      </Text>
      {leg.isBeyondTank && (
        <Warning>
          Beyond the tank: takes {about}
          {Math.round(leg.fuelL)} l, it holds {view.model.maxFuel} l.
        </Warning>
      )}
      {leg.deliveries
        .filter(({ share }) => share < 1)
        .map((delivery) => (
          <Warning key={delivery.job.id}>{lossText(delivery)}</Warning>
        ))}
    </div>
  );
}

const Warning = ({ children }: { readonly children: React.ReactNode }) => (
  <Text size="xs" className={`warn ${classes.warning}`} component="div">
    <IconAlertTriangle size={14} aria-hidden />
    <span>{children}</span>
  </Text>
);

function lossText({ job, share, lateMs }: Delivery): string {
  const late = lateMs > 0 ? `${flightTime(lateMs)} late, ` : "";
  return `${commodityLabel(job)}: ${late}only ${percent(share)} of the pay on this way.`;
}

function StopButtons({ jobs, view, cart, index }: CartRouteProps & { readonly index: number }) {
  const icao = cart.added[index] as string;
  const name = placeName(jobs.airports, icao);
  const isOnlyOnBoard = !view.picked.some(({ destIcao }) => destIcao === icao);
  return (
    <Group gap={0} wrap="nowrap" className={classes.buttons}>
      {cart.added.length > 1 && (
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Fly to ${name} earlier`}
            disabled={index === 0}
            onClick={() => cart.move(index, -1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Fly to ${name} later`}
            disabled={index === cart.added.length - 1}
            onClick={() => cart.move(index, 1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
      {isOnlyOnBoard && (
        <ActionIcon variant="subtle" color="gray" aria-label={`Leave out ${name}`} onClick={() => cart.leaveOut(icao)}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}
