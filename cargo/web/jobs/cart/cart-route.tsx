/** The stops in flying order, with the costs and pay of each leg. Added stops can be reordered. */
import { Button, Group, Text, Title } from "@mantine/core";
import { IconButton } from "@outbound/kit/web/elements/icon-button.tsx";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { euros, percent } from "@outbound/kit/web/format.ts";
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { commodityName, kilometres, piecesText } from "../../cargo-text.ts";
import { flightTime } from "../../live/clock-text.ts";
import { useNames } from "../../names.ts";
import classes from "./cart.module.css";
import { useCart } from "./cart-context.ts";
import type { Delivery, RouteLeg } from "./route-plan.ts";

export function CartRoute() {
  const { plan, added, view, isReordered, reset } = useCart();
  const names = useNames();
  if (plan === null || plan.legs.length === 0) return null;
  const queued = plan.legs.length - added.length;
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" mb="0.35rem">
        <Title order={3}>Route from {names.place(view.groundIcao)}</Title>
        {isReordered && (
          <Button variant="subtle" size="compact-xs" flex="none" onClick={reset}>
            Shortest order
          </Button>
        )}
      </Group>
      <ol>
        {plan.legs.map((leg, index) => (
          <li key={index < queued ? index : leg.toIcao} className={classes.stop}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <Leg leg={leg} isQueued={index < queued} />
            {index >= queued && <StopButtons icao={leg.toIcao} index={index - queued} />}
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

function Leg({ leg, isQueued }: { readonly leg: RouteLeg; readonly isQueued: boolean }) {
  const { view } = useCart();
  const names = useNames();
  const about = leg.isExact ? "" : "≈ ";
  const paid = leg.deliveries.reduce((sum, { pay }) => sum + pay, 0);
  return (
    <div className="grow">
      <Text size="sm" fw={600}>
        {names.place(leg.toIcao)}
        {isQueued && (
          <Text span inherit c="dimmed" fw={400}>
            {" "}
            · queued
          </Text>
        )}
      </Text>
      <Note size="xs" className={classes.legFigures ?? ""}>
        <span>{kilometres(leg.distanceKm)}</span>
        <span>{flightTime(leg.flightMs)}</span>
        <span>
          fuel {about}
          {euros(leg.fuelCost)}
        </span>
        {leg.deliveries.length > 0 && <span>pays {euros(paid)}</span>}
      </Note>
      {leg.isBeyondTank && (
        <Warning>
          Too far: needs {about}
          {Math.round(leg.fuelL)} l, tank holds {view.model.maxFuel} l.
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

const Warning = ({ children }: { readonly children: ReactNode }) => (
  <Text size="xs" className={`warn ${classes.warning}`} component="div">
    <IconAlertTriangle size={14} aria-hidden />
    <span>{children}</span>
  </Text>
);

function lossText({ job, share, lateMs }: Delivery): string {
  const late = lateMs > 0 ? `${flightTime(lateMs)} late, ` : "";
  return `${commodityName(job.commodity)}: ${late}only ${percent(share)} of the pay on this route.`;
}

function StopButtons({ icao, index }: { readonly icao: string; readonly index: number }) {
  const { added, view, move, leaveOut } = useCart();
  const name = useNames().place(icao);
  const isOnlyOnBoard = !view.picked.some(({ destIcao }) => destIcao === icao);
  const look = { className: "touch", iconSize: 16 };
  return (
    <Group gap={0} wrap="nowrap" flex="none">
      {added.length > 1 && (
        <>
          <IconButton
            {...look}
            icon={IconArrowUp}
            label={`Fly to ${name} earlier`}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <IconButton
            {...look}
            icon={IconArrowDown}
            label={`Fly to ${name} later`}
            disabled={index === added.length - 1}
            onClick={() => move(index, 1)}
          />
        </>
      )}
      {isOnlyOnBoard && (
        <IconButton {...look} icon={IconX} label={`Leave out ${name}`} onClick={() => leaveOut(icao)} />
      )}
    </Group>
  );
}
