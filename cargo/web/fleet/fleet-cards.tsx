/** The fleet on a phone: a card for each plane. */
import { Card, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { counted, euros, integer } from "@outbound/kit/web/format.ts";
import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Plane } from "../api.ts";
import { ConditionMark } from "./condition-mark.tsx";
import classes from "./fleet.module.css";
import { PlaneName, Queued } from "./fleet-table.tsx";
import { PlaneFuel, PlaneHealth, PlaneLoad, PlaneProgress, PlaneWhere } from "./plane-figures.tsx";

export interface FleetCardsProps {
  readonly planes: readonly Plane[];
  readonly onOpen: (planeId: number) => void;
}

export function FleetCards({ planes, onOpen }: FleetCardsProps) {
  return (
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="sm" className={classes.cards} aria-label="Fleet">
      {planes.map((plane) => (
        <li key={plane.id}>
          <PlaneCard plane={plane} onOpen={onOpen} />
        </li>
      ))}
    </SimpleGrid>
  );
}

function PlaneCard({ plane, onOpen }: { readonly plane: Plane; readonly onOpen: (planeId: number) => void }) {
  return (
    <Card data-surface className={classes.row} h="100%" onClick={() => onOpen(plane.id)}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div className={classes.titles}>
            <PlaneName plane={plane} onOpen={onOpen} />
          </div>
          <Group gap={4} wrap="nowrap">
            <ConditionMark plane={plane} />
            <IconChevronRight size={18} aria-hidden />
          </Group>
        </Group>
        <div>
          <PlaneWhere plane={plane} />
          <PlaneProgress plane={plane} />
          <Queued plane={plane} />
        </div>
        <div className={classes.gauges}>
          <Labelled label="Load">
            <PlaneLoad plane={plane} />
          </Labelled>
          <Labelled label="Fuel">
            <PlaneFuel plane={plane} />
          </Labelled>
          <Labelled label="Health">
            <PlaneHealth plane={plane} />
          </Labelled>
          <Labelled label="Earned">
            <PlaneLifetime plane={plane} />
          </Labelled>
        </div>
      </Stack>
    </Card>
  );
}

/** What its deliveries were paid since it was bought, and what it did for that. */
export function PlaneLifetime({ plane: { totals } }: { readonly plane: Plane }) {
  return (
    <>
      <Text size="sm" className="tabular">
        {euros(totals.earned)}
      </Text>
      <Text size="xs" c="dimmed" className="tabular">
        {integer(totals.km)} km, {counted(totals.deliveries, "delivery", "deliveries")}
      </Text>
    </>
  );
}

export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {children}
    </div>
  );
}
