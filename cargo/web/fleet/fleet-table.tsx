/** The fleet on a desk: a row for each plane, sorted by any column. */
import { Anchor, Group, Table, Text } from "@mantine/core";
import { euros, integer } from "@outbound/kit/web/format.ts";
import { directionOf, SortHeader } from "@outbound/kit/web/sort-header.tsx";
import type { Plane } from "../api.ts";
import { useGame } from "../live/live.tsx";
import { ConditionMark } from "./condition-mark.tsx";
import classes from "./fleet.module.css";
import { SORT_LABELS, type Sorting, type SortKey, sortedBy } from "./fleet-order.ts";
import { PlaneFuel, PlaneHealth, PlaneLoad, PlaneProgress, PlaneWhere } from "./plane-figures.tsx";

export interface FleetListProps {
  readonly planes: readonly Plane[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly onOpen: (planeId: number) => void;
}

const COLUMNS: readonly { readonly key: SortKey; readonly label?: string; readonly figures?: true }[] = [
  { key: "name", label: "Plane" },
  { key: "condition" },
  { key: "arrival", label: "Where it is, next to land" },
  { key: "load" },
  { key: "health" },
  { key: "fuel" },
  { key: "earned", figures: true },
  { key: "km", label: "Flown", figures: true },
  { key: "deliveries", figures: true },
];

export function FleetTable({ planes, sorting, onSort, onOpen }: FleetListProps) {
  return (
    <Table.ScrollContainer minWidth={960} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table highlightOnHover className={classes.table} aria-label="Fleet">
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map(({ key, label, figures }) => (
              <SortHeader
                key={key}
                label={label ?? SORT_LABELS[key]}
                figures={figures ?? false}
                direction={directionOf(sorting.by === key, sorting.descending)}
                onSort={() => onSort(sortedBy(sorting, key))}
              />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {planes.map((plane) => (
            <PlaneRow key={plane.id} plane={plane} onOpen={onOpen} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function PlaneRow({ plane, onOpen }: { readonly plane: Plane; readonly onOpen: (planeId: number) => void }) {
  return (
    <Table.Tr className={classes.row} onClick={() => onOpen(plane.id)}>
      <Table.Td>
        <PlaneName plane={plane} onOpen={onOpen} />
      </Table.Td>
      <Table.Td>
        <ConditionMark plane={plane} />
      </Table.Td>
      <Table.Td className={classes.where}>
        <PlaneWhere plane={plane} />
        <PlaneProgress plane={plane} />
        <Queued plane={plane} />
      </Table.Td>
      <Table.Td>
        <PlaneLoad plane={plane} />
      </Table.Td>
      <Table.Td>
        <PlaneHealth plane={plane} />
      </Table.Td>
      <Table.Td>
        <PlaneFuel plane={plane} />
      </Table.Td>
      <Table.Td className={classes.number}>{euros(plane.totals.earned)}</Table.Td>
      <Table.Td className={classes.number}>{integer(plane.totals.km)} km</Table.Td>
      <Table.Td className={classes.number}>{integer(plane.totals.deliveries)}</Table.Td>
    </Table.Tr>
  );
}

/** The name opens the panel; the rest of the row does so for a mouse. */
export function PlaneName({ plane, onOpen }: { readonly plane: Plane; readonly onOpen: (planeId: number) => void }) {
  const { catalog } = useGame();
  return (
    <>
      <Anchor
        component="button"
        type="button"
        fw={600}
        className={classes.name}
        onClick={(event) => {
          event.stopPropagation();
          onOpen(plane.id);
        }}
      >
        {plane.name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {catalog.find(({ id }) => id === plane.modelId)?.name ?? plane.modelId}
      </Text>
    </>
  );
}

export function Queued({ plane: { queue } }: { readonly plane: Plane }) {
  if (queue.length === 0) return null;
  return (
    <Group gap={4} mt={2}>
      <Text size="xs" c="dimmed">
        then {queue.slice(0, 4).join(" → ")}
        {queue.length > 4 && ` and ${queue.length - 4} more`}
      </Text>
    </Group>
  );
}
