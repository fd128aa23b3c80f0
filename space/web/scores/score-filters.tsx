/** The filters of the scoreboard. */
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { IconFilterOff } from "@tabler/icons-react";
import { DIFFICULTIES, PERIODS, type ScoreFilter } from "./score-filter.ts";

interface ScoreFiltersProps {
  readonly filter: ScoreFilter;
  /** Values as in the address; an empty value removes the filter. */
  readonly onChange: (filter: Readonly<Record<string, string>>) => void;
}

export function ScoreFilters({ filter, onChange }: ScoreFiltersProps) {
  const set = (name: keyof ScoreFilter, value: string) => {
    const { [name]: _before, ...others } = filter;
    onChange(value === "" ? others : { ...others, [name]: value });
  };
  const choices = [
    { name: "period", label: "Won in", all: "All time", data: PERIODS },
    { name: "difficulty", label: "Difficulty", all: "All", data: DIFFICULTIES },
  ] as const;
  return (
    <Group component="search" aria-label="Filter the scoreboard" align="flex-end" gap="sm">
      {choices.map(({ name, label, all, data }) => (
        <NativeSelect
          key={name}
          label={label}
          value={filter[name] ?? ""}
          onChange={(event) => set(name, event.currentTarget.value)}
          data={[{ value: "", label: all }, ...Object.entries(data).map(([value, text]) => ({ value, label: text }))]}
        />
      ))}
      <TextInput
        type="date"
        label="Daily game of"
        value={filter.daily ?? ""}
        onChange={(event) => set("daily", event.currentTarget.value)}
      />
      <Button
        variant="default"
        leftSection={<IconFilterOff size={16} aria-hidden />}
        onClick={() => onChange({})}
        disabled={Object.keys(filter).length === 0}
      >
        Show all
      </Button>
    </Group>
  );
}
