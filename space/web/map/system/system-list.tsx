/** All systems as a table: an alternative to the map for reading, searching and keyboards. */
import { Group, NativeSelect, Stack, Table, Text, TextInput } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { capitalised, counted, decimal } from "@outbound/kit/web/format.ts";
import { EmptyState } from "@outbound/kit/web/states.tsx";
import { directionOf, SortHeader } from "@outbound/kit/web/table/sort-header.tsx";
import { useSorting } from "@outbound/kit/web/table/use-sorting.ts";
import {
  IconAlertTriangleFilled,
  IconBook,
  IconBroadcast,
  IconMapPin,
  IconMapPinFilled,
  IconRocket,
  IconSearch,
} from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import { STARS } from "../../../rules/catalog/stars.ts";
import type { System } from "../../api.ts";
import { type Story, storiesOf } from "../../encounters/factions.ts";
import { useMissions, useWorld } from "../../game/game.ts";
import { dangerWords } from "../../game/star-look.ts";
import { systemAddress } from "../../pages.ts";
import { type Pin, pinsOf } from "../chart/pins.ts";
import classes from "./system-list.module.css";
import { type SortKey, type SystemFilter, systemRows } from "./system-rows.ts";

const FILTERS: { value: SystemFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "reach", label: "Within one jump" },
  { value: "unexplored", label: "Unexplored" },
  { value: "missions", label: "With missions" },
];

const COLUMNS: readonly (readonly [SortKey, string])[] = [
  ["name", "System"],
  ["distance", "Ly"],
  ["hops", "Jumps"],
  ["fuel", "Fuel"],
];

export function SystemList({ selectedId }: { readonly selectedId: number }) {
  const world = useWorld();
  const { systems, signals, position } = world;
  const stories = storiesOf(world);
  const missions = useMissions();
  const pins = pinsOf(missions, systems);
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<SystemFilter>("all");
  const [sorting, sort] = useSorting<SortKey>("distance", () => false);
  const rows = systemRows(systems, (id) => pins.has(id), { search, filter, sorting });
  return (
    <Stack gap="sm">
      <Group gap="xs" grow preventGrowOverflow={false} wrap="nowrap">
        <TextInput
          aria-label="Search by name or class"
          placeholder="Name or class"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label="Which systems"
          data={FILTERS}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value as SystemFilter)}
        />
      </Group>
      <Note role="status">{counted(rows.length, "system")}</Note>
      {rows.length === 0 ? (
        <EmptyState title="No matching system">Change the search, or show all.</EmptyState>
      ) : (
        <Table aria-label="Systems" horizontalSpacing={6} fz="sm" layout="fixed" className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              {COLUMNS.map(([key, label]) => (
                <SortHeader
                  key={key}
                  label={label}
                  figures={key !== "name"}
                  direction={directionOf(sorting.by === key, sorting.descending)}
                  onSort={() => sort(key)}
                />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((system) => (
              <Row
                key={system.id}
                system={system}
                selected={system.id === selectedId}
                pins={pins.get(system.id) ?? []}
                signal={signals.includes(system.id)}
                story={stories.get(system.id)}
                here={system.id === position.systemId}
              />
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}

interface SignsProps {
  readonly system: System;
  readonly pins: readonly Pin[];
  readonly signal: boolean;
  readonly story: Story | undefined;
  readonly here: boolean;
}

interface RowProps extends SignsProps {
  readonly selected: boolean;
}

const Row = ({ system, selected, ...signs }: RowProps) => (
  <Table.Tr data-selected={selected || undefined} className={classes.row}>
    <Table.Th scope="row" fw={400}>
      <Link
        href={systemAddress(system.id)}
        replace
        className={classes.name}
        aria-current={selected ? "true" : undefined}
      >
        {system.name}
      </Link>
      <Signs system={system} {...signs} />
    </Table.Th>
    <Table.Td ta="right">{decimal(system.distance)}</Table.Td>
    <Table.Td ta="right">{system.hops ?? "–"}</Table.Td>
    <Table.Td ta="right">{system.fuelToJump === null ? "–" : decimal(system.fuelToJump)}</Table.Td>
  </Table.Tr>
);

/** Shows further facts as words with icons. */
function Signs({ system, pins, signal, story, here }: SignsProps) {
  return (
    <Text size="xs" c="dimmed" component="div">
      {capitalised(STARS[system.starClass].label)}, {system.explored ? "explored" : "unexplored"}
      {system.danger > 0 && (
        <span className={classes.sign}>
          <IconAlertTriangleFilled size={12} className="warn" aria-hidden /> {dangerWords(system.danger)}
        </span>
      )}
      {here && (
        <span className={classes.sign}>
          <IconRocket size={13} aria-hidden /> the ship is here
        </span>
      )}
      {system.apex && <span className={classes.sign}>the Apex</span>}
      {signal && (
        <span className={classes.sign}>
          <IconBroadcast size={13} aria-hidden /> signal
        </span>
      )}
      {story !== undefined && (
        <span className={classes.sign}>
          <IconBook size={13} aria-hidden /> {story.short}
        </span>
      )}
      {pins.map(({ missionId, accepted, short }) => {
        const Icon = accepted ? IconMapPinFilled : IconMapPin;
        return (
          <span key={missionId} className={classes.sign}>
            <Icon size={13} aria-hidden /> {short}
            {accepted ? "" : " (offered)"}
          </span>
        );
      })}
    </Text>
  );
}
