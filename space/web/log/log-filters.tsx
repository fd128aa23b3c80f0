/** The filters of the log. */
import { Button, Group, NativeSelect, NumberInput } from "@mantine/core";
import { CurlMenu } from "@outbound/kit/web/action-button.tsx";
import { IconFilterOff } from "@tabler/icons-react";
import { api } from "../api.ts";
import { useCrew, useWorld } from "../game/game.ts";
import classes from "./log.module.css";
import { KIND_GROUPS, type LogFilter } from "./log-filter.ts";

interface LogFiltersProps {
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const { systems, save } = useWorld();
  const { members } = useCrew();
  const byName = systems.toSorted((a, b) => a.name.localeCompare(b.name));
  /** An empty choice removes the filter. */
  const set = (name: keyof LogFilter, value: string | number) => {
    const { [name]: _before, ...others } = filter;
    const given = name === "kind" ? value : Number(value);
    onChange(value === "" ? others : { ...others, [name]: given });
  };
  return (
    <search className={classes.filters} aria-label="Filter the log">
      <NativeSelect
        label="Topic"
        value={filter.kind ?? ""}
        onChange={(event) => set("kind", event.currentTarget.value)}
        data={[{ value: "", label: "All" }, ...Object.entries(KIND_GROUPS).map(([value, label]) => ({ value, label }))]}
      />
      <NumberInput
        label="Turn"
        placeholder="all"
        min={0}
        max={save.turn}
        allowDecimal={false}
        allowNegative={false}
        value={filter.turn ?? ""}
        onChange={(value) => set("turn", value)}
      />
      <NativeSelect
        label="System"
        value={filter.systemId ?? ""}
        onChange={(event) => set("systemId", event.currentTarget.value)}
        data={[{ value: "", label: "All" }, ...byName.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <NativeSelect
        label="Crew"
        value={filter.crewId ?? ""}
        onChange={(event) => set("crewId", event.currentTarget.value)}
        data={[{ value: "", label: "All" }, ...members.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <Group gap={2} wrap="nowrap">
        <Button
          fullWidth
          variant="default"
          leftSection={<IconFilterOff size={16} aria-hidden />}
          onClick={() => onChange({})}
          disabled={Object.keys(filter).length === 0}
        >
          Show all
        </Button>
        <CurlMenu call={api.get("/api/events", { query: { ...filter } })} of="this log" />
      </Group>
    </search>
  );
}
