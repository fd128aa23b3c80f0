/** The fleet: a table on wide screens, a card for each plane on a phone. */
import { Anchor, Card, Checkbox, Group, SimpleGrid, Stack } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted, euros, integer } from "@outbound/kit/web/format.ts";
import { type Column, DataTable } from "@outbound/kit/web/table/data-table.tsx";
import type { Sorting } from "@outbound/kit/web/table/sorting.ts";
import { IconChevronRight } from "@tabler/icons-react";
import { SilhouetteIcon } from "../aircraft/silhouette-icon.tsx";
import type { Plane } from "../api.ts";
import { kilometres } from "../cargo-text.ts";
import { useLivery } from "../goals/use-milestones.ts";
import { useNames } from "../names.ts";
import classes from "./fleet.module.css";
import type { SortKey } from "./fleet-order.ts";
import {
  ConditionMark,
  PlaneFuel,
  PlaneGauges,
  PlaneHealth,
  PlaneLoad,
  PlaneProgress,
  PlaneWhere,
} from "./plane-figures.tsx";

export interface FleetListProps {
  readonly planes: readonly Plane[];
  readonly onOpen: (planeId: number) => void;
  /** Undefined while no action applies to several planes. */
  readonly selection: Selection | undefined;
}

export interface Selection {
  readonly ids: ReadonlySet<number>;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
}

interface FleetTableProps extends FleetListProps {
  readonly sorting: Sorting<SortKey>;
  readonly onSort: (by: SortKey) => void;
}

export function FleetTable({ planes, sorting, onSort, onOpen, selection }: FleetTableProps) {
  return (
    <DataTable
      label="Fleet"
      bg="var(--outbound-surface)"
      highlightOnHover
      horizontalSpacing={8}
      columns={columnsOf(onOpen, selection)}
      rows={planes}
      rowKey={({ id }) => id}
      rowProps={({ id }) => ({ className: classes.row ?? "", onClick: () => onOpen(id) })}
      sorting={sorting}
      onSort={onSort}
      minWidth={960}
    />
  );
}

const columnsOf = (
  onOpen: FleetListProps["onOpen"],
  selection: Selection | undefined,
): readonly Column<Plane, SortKey>[] => [
  ...(selection === undefined
    ? []
    : [
        {
          label: "Select",
          className: classes.select,
          cell: (plane: Plane) => <SelectPlane plane={plane} selection={selection} />,
        },
      ]),
  { label: "Plane", sort: "name", cell: (plane) => <PlaneName plane={plane} onOpen={onOpen} /> },
  { label: "Status", sort: "condition", cell: (plane) => <ConditionMark plane={plane} /> },
  {
    label: "Where it is, next to land",
    sort: "arrival",
    className: classes.where,
    cell: (plane) => <Whereabouts plane={plane} />,
  },
  { label: "Load", sort: "load", cell: (plane) => <PlaneLoad plane={plane} /> },
  { label: "Health", sort: "health", cell: (plane) => <PlaneHealth plane={plane} /> },
  { label: "Fuel", sort: "fuel", cell: (plane) => <PlaneFuel plane={plane} /> },
  { label: "Earned", sort: "earned", figures: true, cell: ({ totals }) => euros(totals.earned) },
  { label: "Flown", sort: "km", figures: true, cell: (plane) => <Flown plane={plane} /> },
  {
    label: "Deliveries",
    sort: "deliveries",
    figures: true,
    visibleFrom: "xl",
    cell: ({ totals }) => integer(totals.deliveries),
  },
];

/** Shows distance and deliveries together, where the deliveries have no column. */
const Flown = ({ plane: { totals } }: { readonly plane: Plane }) => (
  <>
    {kilometres(totals.km)}
    <Note size="xs" hiddenFrom="xl">
      {counted(totals.deliveries, "delivery", "deliveries")}
    </Note>
  </>
);

/** The checkbox that selects a plane; a click on it does not open the panel. */
function SelectPlane({ plane: { id, name }, selection }: { readonly plane: Plane; readonly selection: Selection }) {
  const { ids, onSelect } = selection;
  return (
    <Checkbox
      aria-label={`Select ${name}`}
      checked={ids.has(id)}
      onClick={(event) => event.stopPropagation()}
      onChange={({ currentTarget }) =>
        onSelect(currentTarget.checked ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id)))
      }
    />
  );
}

export const FleetCards = ({ planes, onOpen, selection }: FleetListProps) => (
  <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="sm" className={classes.cards} aria-label="Fleet">
    {planes.map((plane) => (
      <li key={plane.id}>
        <Card data-surface className={classes.row} h="100%" onClick={() => onOpen(plane.id)}>
          <Stack gap="xs">
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              {selection !== undefined && <SelectPlane plane={plane} selection={selection} />}
              <div className="grow">
                <PlaneName plane={plane} onOpen={onOpen} />
              </div>
              <Group gap={4} wrap="nowrap">
                <ConditionMark plane={plane} />
                <IconChevronRight size={18} aria-hidden />
              </Group>
            </Group>
            <div>
              <Whereabouts plane={plane} />
            </div>
            <PlaneGauges plane={plane} />
          </Stack>
        </Card>
      </li>
    ))}
  </SimpleGrid>
);

/** The name, which opens the panel. A mouse click anywhere else in the row opens it too. */
function PlaneName({ plane, onOpen }: { readonly plane: Plane } & Pick<FleetListProps, "onOpen">) {
  const names = useNames();
  const livery = useLivery();
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <SilhouetteIcon modelId={plane.modelId} livery={livery} size={22} />
      <div className="grow">
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
        <Note size="xs">{names.model(plane.modelId)}</Note>
      </div>
    </Group>
  );
}

/** Stops beyond this number are only counted. */
const SHOWN_STOPS = 4;

function Whereabouts({ plane }: { readonly plane: Plane }) {
  const { queue } = plane;
  const more = queue.length > SHOWN_STOPS ? ` and ${queue.length - SHOWN_STOPS} more` : "";
  return (
    <>
      <PlaneWhere plane={plane} />
      <PlaneProgress plane={plane} />
      {queue.length > 0 && (
        <Note size="xs" mt={2}>
          then {queue.slice(0, SHOWN_STOPS).join(" → ")}
          {more}
        </Note>
      )}
    </>
  );
}
