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
  /** An empty value removes the filter. */
  const set = (name: keyof LogFilter, value: string | number) => {
    const { [name]: _before, ...others } = filter;
    const given = name === "kind" ? value : Number(value);
    onChange(value === "" ? others : { ...others, [name]: given });
  };
  return (
    <search className={classes.filters} aria-label="Filter the log">
      <Choice
        label="Topic"
        value={filter.kind}
        onChange={(value) => set("kind", value)}
        data={Object.entries(KIND_GROUPS)}
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
      <Choice
        label="System"
        value={filter.systemId}
        onChange={(value) => set("systemId", value)}
        data={byName.map(({ id, name }) => [String(id), name])}
      />
      <Choice
        label="Crew"
        value={filter.crewId}
        onChange={(value) => set("crewId", value)}
        data={members.map(({ id, name }) => [String(id), name])}
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

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number | undefined;
  readonly data: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** A menu with several values and "all". */
function Choice({ label, value = "", data, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: "", label: "All" }, ...data.map(([one, text]) => ({ value: one, label: text }))]}
    />
  );
}
