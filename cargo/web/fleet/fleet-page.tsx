/** Lists all planes of the player, with their state and actions. */
import { Button, Group, NativeSelect, SegmentedControl } from "@mantine/core";
import { useMatches } from "@outbound/kit/web/elements/screen.ts";
import { counted } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { SortSelect } from "@outbound/kit/web/table/sort-select.tsx";
import { useSorting } from "@outbound/kit/web/table/use-sorting.ts";
import { IconPlaneOff, IconShoppingCart } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { useGame } from "../live/live.tsx";
import { CONDITION_WORDS, CONDITIONS } from "../plane-condition.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { FleetCards, FleetTable } from "./fleet-list.tsx";
import { countByCondition, type Shown, type SortKey, shownPlanes, startsDescending } from "./fleet-order.ts";
import { NoPlane } from "./no-plane.tsx";
import { PlanePanel } from "./plane-panel.tsx";
import { RepairMany } from "./repair/repair-many.tsx";

const SORTS: readonly (readonly [SortKey, string])[] = [
  ["name", "Name"],
  ["condition", "Status"],
  ["arrival", "Next to land"],
  ["load", "Load"],
  ["health", "Health"],
  ["fuel", "Fuel"],
  ["earned", "Earned"],
  ["km", "Distance flown"],
  ["deliveries", "Deliveries"],
];

export default function FleetPage() {
  const { planes, economy, routes, omitted } = useGame();
  const narrow = useMatches("(max-width: 68em)");
  const [shown, setShown] = useState<Shown>("all");
  const [sorting, sort] = useSorting<SortKey>("name", startsDescending);
  const [opened, open] = useOpenedPlane();
  const [ids, onSelect] = useState<ReadonlySet<number>>(new Set());
  const listed = useMemo(() => shownPlanes(planes, shown, sorting), [planes, shown, sorting]);
  const selection = routes.length + omitted.routes > 0 ? { ids, onSelect } : undefined;
  return (
    <Page
      title="Fleet"
      width={1440}
      lead={`${counted(planes.length, "plane")} of at most ${economy.limits.planes}.${planes.length > 0 ? " Choose one to see its cargo and edit its queue." : ""}`}
      actions={
        <Group gap="xs">
          <RepairMany planes={planes} />
          <Button
            component={Link}
            href="/market"
            variant="default"
            leftSection={<IconShoppingCart size={18} aria-hidden />}
          >
            Buy a plane
          </Button>
        </Group>
      }
    >
      {planes.length > 0 && (
        <Group gap="sm" align="flex-end">
          <ConditionFilter shown={shown} onShow={setShown} narrow={narrow} />
          {narrow && <SortSelect labels={SORTS} sorting={sorting} onSort={sort} />}
        </Group>
      )}
      {selection !== undefined && listed.length > 0 && (
        <BulkBar listed={listed} selected={listed.filter(({ id }) => ids.has(id))} onSelect={onSelect} />
      )}
      {listed.length === 0 ? (
        <NoPlanes shown={planes.length > 0 ? shown : "all"} onShowAll={() => setShown("all")} />
      ) : narrow ? (
        <FleetCards planes={listed} onOpen={open} selection={selection} />
      ) : (
        <FleetTable planes={listed} sorting={sorting} onSort={sort} onOpen={open} selection={selection} />
      )}
      <PlanePanel plane={planes.find(({ id }) => id === opened)} onClose={() => open(undefined)} />
    </Page>
  );
}

/** Keeps the plane of the open panel in the address, so that links and the back button work. */
function useOpenedPlane() {
  const [search, setSearch] = useSearchParams();
  const open = (planeId: number | undefined) =>
    setSearch(planeId === undefined ? {} : { plane: String(planeId) }, { replace: planeId === undefined });
  return [Number(search.get("plane")), open] as const;
}

interface ConditionFilterProps {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly narrow: boolean;
}

function ConditionFilter({ shown, onShow, narrow }: ConditionFilterProps) {
  const { planes } = useGame();
  const counts = countByCondition(planes);
  const choices: { readonly value: Shown; readonly label: string }[] = [
    { value: "all", label: `All (${planes.length})` },
    ...CONDITIONS.map((value) => ({ value, label: `${CONDITION_WORDS[value]} (${counts[value]})` })),
  ];
  if (narrow) {
    return (
      <NativeSelect
        label="Show"
        size="md"
        flex="1 1 9rem"
        value={shown}
        data={choices}
        onChange={({ currentTarget }) => onShow(currentTarget.value as Shown)}
      />
    );
  }
  return (
    <SegmentedControl
      aria-label="Show planes that are"
      value={shown}
      data={choices}
      onChange={(value) => onShow(value as Shown)}
    />
  );
}

/** Shown when the player has no planes, or none in the chosen condition. */
function NoPlanes({ shown, onShowAll }: { readonly shown: Shown; readonly onShowAll: () => void }) {
  if (shown === "all") return <NoPlane />;
  return (
    <EmptyState
      icon={<IconPlaneOff size={24} />}
      title={`No plane is ${CONDITION_WORDS[shown].toLowerCase()} now`}
      action={
        <Button variant="default" onClick={onShowAll}>
          Show all planes
        </Button>
      }
    />
  );
}
