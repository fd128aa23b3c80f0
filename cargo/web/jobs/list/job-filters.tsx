/** Search, order and filters of the list; the filters fold away. */
import { ActionIcon, Button, Collapse, Group, Indicator, Select, SimpleGrid, Switch, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import { useId, useState } from "react";
import { SPECIALS } from "../../../rules/jobs/specials.ts";
import classes from "./job-filters.module.css";
import { activeFilters, type Filters, NO_FILTERS, SORTS, type Sort } from "./job-list.ts";
import type { BandId } from "./offer.ts";

export interface JobFiltersProps {
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Without a plane nothing can fit, nor be on its way. */
  readonly hasPlane: boolean;
  readonly hasQueue: boolean;
}

const BANDS: readonly { readonly value: BandId; readonly label: string }[] = [
  { value: "local", label: "Local, to 450 km" },
  { value: "regional", label: "Regional, to 1,200 km" },
  { value: "medium", label: "Medium, to 3,500 km" },
  { value: "long", label: "Long, to 6,500 km" },
  { value: "heavy", label: "Heavy, to 10,000 km" },
];
const MINUTES = [2, 5, 10, 20, 30];

export function JobFilters(props: JobFiltersProps) {
  const isRoomy = useMediaQuery("(min-width: 48em) and (min-height: 60em)", false, { getInitialValueInEffect: false });
  const [isToggled, setToggled] = useState(false);
  const isOpen = isToggled !== isRoomy;
  const region = useId();
  const { filters, onFilters, sort, onSort } = props;
  const active = activeFilters(filters);
  return (
    <div>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          className={classes.search}
          type="search"
          aria-label="Search jobs"
          placeholder="Place or goods"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={filters.text}
          onChange={({ currentTarget }) => onFilters({ ...filters, text: currentTarget.value })}
        />
        <Select
          className={classes.sort}
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
            className={classes.toggle}
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
        <FilterFields {...props} />
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

function FilterFields({ filters, onFilters, hasPlane, hasQueue }: JobFiltersProps) {
  const set = (part: Partial<Filters>) => onFilters({ ...filters, ...part });
  return (
    <>
      <SimpleGrid cols={3} spacing="xs" mt="xs">
        <Select
          size="xs"
          label="Band"
          placeholder="Any"
          clearable
          value={filters.band}
          onChange={(band) => set({ band: band as BandId | null })}
          data={BANDS}
          comboboxProps={{ shadow: "md", width: 200, position: "bottom-start" }}
        />
        <Select
          size="xs"
          label="Special"
          placeholder="All jobs"
          clearable
          value={filters.special}
          onChange={(special) => set({ special })}
          data={[
            { value: "none", label: "Ordinary only" },
            { value: "any", label: "Any special" },
            ...SPECIALS.map(({ id, label }) => ({ value: id, label })),
          ]}
          comboboxProps={{ shadow: "md", width: 180 }}
        />
        <Select
          size="xs"
          label="Time left"
          placeholder="Any"
          clearable
          value={filters.minMinutes === 0 ? null : String(filters.minMinutes)}
          onChange={(value) => set({ minMinutes: Number(value ?? 0) })}
          data={MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} min or more` }))}
          comboboxProps={{ shadow: "md", width: 160, position: "bottom-end" }}
        />
      </SimpleGrid>
      {hasPlane && (
        <Group gap="lg" mt="xs">
          <Switch
            size="sm"
            label="Fits this plane"
            checked={filters.onlyFitting}
            onChange={({ currentTarget }) => set({ onlyFitting: currentTarget.checked })}
          />
          {(hasQueue || filters.onlyAlongQueue) && (
            <Switch
              size="sm"
              label="On the way of its queue"
              checked={filters.onlyAlongQueue}
              onChange={({ currentTarget }) => set({ onlyAlongQueue: currentTarget.checked })}
            />
          )}
        </Group>
      )}
    </>
  );
}
