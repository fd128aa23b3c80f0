/** Search, sort order and filters of the job list. The filters can be collapsed. */
import { ActionIcon, Button, Collapse, Group, Indicator, Select, SimpleGrid, Switch, TextInput } from "@mantine/core";
import { useMatches } from "@outbound/kit/web/elements/screen.ts";
import { capitalised, integer } from "@outbound/kit/web/format.ts";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import { useId, useState } from "react";
import { POOL_BANDS } from "../../../rules/jobs/pool-bands.ts";
import { SPECIALS } from "../../../rules/jobs/specials.ts";
import { useJobs } from "../jobs-context.tsx";
import { activeFilters, type Filters, NO_FILTERS, SORTS, type Sort } from "./job-list.ts";
import classes from "./list.module.css";
import type { BandId } from "./offers.ts";

export interface JobFiltersProps {
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Menu entries such as `Local, to 450 km`. */
const BANDS = POOL_BANDS.map(({ id, maxKm }) => ({
  value: id,
  label: `${capitalised(id)}, to ${integer(maxKm)} km`,
}));
const MINUTES = [2, 5, 10, 20, 30];

const FIELD = { size: "xs", placeholder: "Any", clearable: true, comboboxProps: { shadow: "md", width: 190 } } as const;

export function JobFilters({ filters, onFilters, sort, onSort }: JobFiltersProps) {
  const isRoomy = useMatches("(min-width: 48em) and (min-height: 60em)");
  const [isToggled, setToggled] = useState(false);
  const isOpen = isToggled !== isRoomy;
  const region = useId();
  const active = activeFilters(filters);
  return (
    <div>
      <Group gap="xs" wrap="nowrap" className={classes.tools}>
        <TextInput
          className="grow"
          type="search"
          aria-label="Search jobs"
          placeholder="Search jobs"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={filters.text}
          onChange={({ currentTarget }) => onFilters({ ...filters, text: currentTarget.value })}
        />
        <Select
          w="8.75rem"
          flex="none"
          aria-label="Sort by"
          value={sort}
          onChange={(value) => onSort((value ?? sort) as Sort)}
          data={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
          allowDeselect={false}
          comboboxProps={{ shadow: "md" }}
        />
        <Indicator label={active} size={16} disabled={active === 0}>
          <ActionIcon
            variant="default"
            size={36}
            className="touch"
            aria-label={active === 0 ? "Filters" : `Filters, ${active} set`}
            aria-expanded={isOpen}
            aria-controls={region}
            onClick={() => setToggled(!isToggled)}
          >
            <IconAdjustmentsHorizontal size={18} aria-hidden />
          </ActionIcon>
        </Indicator>
      </Group>
      <Collapse expanded={isOpen} id={region} keepMountedMode="display-none">
        <FilterFields filters={filters} onFilters={onFilters} />
        {active > 0 && (
          <Button
            variant="subtle"
            size="compact-xs"
            mt={6}
            onClick={() => onFilters({ ...NO_FILTERS, text: filters.text })}
          >
            Clear filters
          </Button>
        )}
      </Collapse>
    </div>
  );
}

function FilterFields({ filters, onFilters }: Pick<JobFiltersProps, "filters" | "onFilters">) {
  const { view } = useJobs();
  const set = (part: Partial<Filters>) => onFilters({ ...filters, ...part });
  return (
    <>
      <SimpleGrid cols={3} spacing="xs" mt="xs">
        <Select
          {...FIELD}
          label="Band"
          value={filters.band}
          onChange={(band) => set({ band: band as BandId | null })}
          data={BANDS}
        />
        <Select
          {...FIELD}
          label="Special"
          placeholder="All jobs"
          value={filters.special}
          onChange={(special) => set({ special })}
          data={[
            { value: "none", label: "Ordinary only" },
            { value: "any", label: "Any special" },
            ...SPECIALS.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
        <Select
          {...FIELD}
          label="Time left"
          value={filters.minMinutes === 0 ? null : String(filters.minMinutes)}
          onChange={(value) => set({ minMinutes: Number(value ?? 0) })}
          data={MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} min or more` }))}
        />
      </SimpleGrid>
      {view !== null && (
        <Group gap="lg" mt="xs">
          <Switch
            size="sm"
            label="Fits this plane"
            checked={filters.onlyFitting}
            onChange={({ currentTarget }) => set({ onlyFitting: currentTarget.checked })}
          />
          {(view.queue.length > 0 || filters.onlyAlongQueue) && (
            <Switch
              size="sm"
              label="Along its queue"
              checked={filters.onlyAlongQueue}
              onChange={({ currentTarget }) => set({ onlyAlongQueue: currentTarget.checked })}
            />
          )}
        </Group>
      )}
    </>
  );
}
