/** The fleet on a phone: a card for each plane. */
import { Card, Group, SimpleGrid, Stack } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import type { Plane } from "../api.ts";
import { ConditionMark } from "./condition-mark.tsx";
import classes from "./fleet.module.css";
import { PlaneName, Queued } from "./fleet-table.tsx";
import { PlaneProgress, PlaneWhere } from "./plane-figures.tsx";
import { PlaneGauges } from "./plane-gauges.tsx";

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
        <PlaneGauges plane={plane} />
      </Stack>
    </Card>
  );
}
