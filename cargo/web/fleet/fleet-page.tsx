/** All planes of the player: what they do, and what can be done with them. */
import { Button, Group, NativeSelect, SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { counted } from "@outbound/kit/web/format.ts";
import { Page } from "@outbound/kit/web/page.tsx";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { IconPlaneOff, IconShoppingCart } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { useGame } from "../live/live.tsx";
import { FleetCards } from "./fleet-cards.tsx";
import {
  countByCondition,
  FIRST_DESCENDING,
  type Shown,
  SORT_LABELS,
  type Sorting,
  type SortKey,
  shownPlanes,
} from "./fleet-order.ts";
import { FleetTable } from "./fleet-table.tsx";
import { CONDITION_WORDS, CONDITIONS } from "./plane-condition.ts";
import { PlanePanel } from "./plane-panel.tsx";

/** Below this width a table with nine columns would be read through a slit. */
const NARROW = "(max-width: 68em)";

export default function FleetPage() {
  const { planes, economy } = useGame();
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const [shown, setShown] = useState<Shown>("all");
  const [sorting, setSorting] = useState<Sorting>({ by: "name", descending: false });
  const [opened, open] = useOpenedPlane();
  const listed = useMemo(() => shownPlanes(planes, shown, sorting), [planes, shown, sorting]);
  return (
    <Page
      title="Fleet"
      width={1440}
      lead={`${counted(planes.length, "plane")} of at most ${economy.limits.planes}. Choose one to see its cargo and edit its queue.`}
      actions={
        <Button
          component={Link}
          href="/market"
          variant="default"
          leftSection={<IconShoppingCart size={18} aria-hidden />}
        >
          Buy a plane
        </Button>
      }
    >
      {planes.length > 0 && (
        <Group gap="sm" align="flex-end">
          <ConditionFilter shown={shown} onShow={setShown} narrow={narrow} />
          {narrow && <SortSelect sorting={sorting} onSort={setSorting} />}
        </Group>
      )}
      {listed.length === 0 ? (
        <NoPlanes owned={planes.length} shown={shown} onShowAll={() => setShown("all")} />
      ) : narrow ? (
        <FleetCards planes={listed} onOpen={open} />
      ) : (
        <FleetTable planes={listed} sorting={sorting} onSort={setSorting} onOpen={open} />
      )}
      <PlanePanel plane={planes.find(({ id }) => id === opened)} onClose={() => open(undefined)} />
    </Page>
  );
}

/** The plane whose panel is open is in the address, so that it can be linked to and gone back from. */
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

function SortSelect({ sorting, onSort }: { readonly sorting: Sorting; readonly onSort: (sorting: Sorting) => void }) {
  return (
    <NativeSelect
      label="Sort by"
      size="md"
      flex="1 1 9rem"
      value={sorting.by}
      data={Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget }) => {
        const by = currentTarget.value as SortKey;
        onSort({ by, descending: FIRST_DESCENDING.has(by) });
      }}
    />
  );
}

interface NoPlanesProps {
  readonly owned: number;
  readonly shown: Shown;
  readonly onShowAll: () => void;
}

function NoPlanes({ owned, shown, onShowAll }: NoPlanesProps) {
  if (owned > 0 && shown !== "all") {
    return (
      <EmptyState
        icon={<IconPlaneOff size={24} />}
        title={`No plane is ${CONDITION_WORDS[shown].toLowerCase()} just now`}
        action={
          <Button variant="default" onClick={onShowAll}>
            Show all planes
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<IconPlaneOff size={24} />}
      title="You have no plane"
      action={
        <Button component={Link} href="/market" mt="sm">
          To the aircraft market
        </Button>
      }
    >
      Buy one on the market. It is delivered at once to your home or any large airport.
    </EmptyState>
  );
}
