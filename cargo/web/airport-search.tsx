/** A field in which to find an airport by code, city, name or country. */
import { Combobox, Group, Text, TextInput, useCombobox, VisuallyHidden } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { IconPlaneDeparture, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { type AirportIndex, countryName, indexAirports, matchAirports } from "./airport-match.ts";
import { type Airport, type Airports, placeName } from "./airports.ts";

export interface AirportSearchProps {
  readonly airports: Airports;
  readonly label: string;
  readonly onChoose: (airport: Airport) => void;
  /** The code of what is chosen, which the field then shows; without it the field is empty again after a choice. */
  readonly chosen?: string | null;
  /** Only these can be found. Keep the function and the list the same between renders. */
  readonly filter?: (airport: Airport) => boolean;
  /** Codes that are offered before anything is typed. */
  readonly suggested?: readonly string[];
  readonly limit?: number;
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  /** The label is read out but not shown. */
  readonly labelHidden?: boolean;
}

export function AirportSearch(props: AirportSearchProps) {
  const {
    airports,
    label,
    onChoose,
    chosen,
    placeholder = "Code, city or airport",
    description,
    error,
    labelHidden = false,
  } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState<string>();
  const matches = useMatches(props, typed);
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if ((typed ?? "").trim() !== "" && matches.length > 0) selectFirstOption();
  }, [typed, matches, selectFirstOption]);
  const shown = typed ?? (chosen ? placeName(airports, chosen) : "");
  const choose = (icao: string) => {
    const airport = airports.get(icao);
    if (airport === undefined) return;
    setTyped(undefined);
    combobox.closeDropdown();
    onChoose(airport);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="md">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          label={labelHidden ? undefined : label}
          aria-label={labelHidden ? label : undefined}
          placeholder={placeholder}
          description={description}
          error={error}
          disabled={(props.disabled ?? false) || airports.size === 0}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={shown}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
          }}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          // What is typed here is no order yet: a form around the field must not be sent with it.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={matches.length === 0 && (typed ?? "").trim() === ""}>
        <Combobox.Options aria-label="Airports" mah="min(20rem, 45dvh)" style={{ overflowY: "auto" }}>
          {matches.map((airport) => (
            <Combobox.Option key={airport.icao} value={airport.icao}>
              <AirportOption airport={airport} />
            </Combobox.Option>
          ))}
          {matches.length === 0 && <Combobox.Empty>No airport found</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
      <VisuallyHidden role="status">
        {typed === undefined || typed.trim() === "" ? "" : `${counted(matches.length, "airport")} found`}
      </VisuallyHidden>
    </Combobox>
  );
}

function useMatches({ airports, filter, suggested, limit }: AirportSearchProps, typed: string | undefined) {
  const text = useDeferredValue(typed ?? "");
  return useMemo(() => {
    if (text.trim() !== "") return matchAirports(indexOf(airports), text, { limit, filter });
    return (suggested ?? []).flatMap((icao) => airports.get(icao) ?? []);
  }, [airports, text, limit, filter, suggested]);
}

const indices = new WeakMap<Airports, AirportIndex>();

/** One for all fields, made with the first thing that is typed. */
function indexOf(airports: Airports): AirportIndex {
  const index = indices.get(airports) ?? indexAirports(airports.values());
  indices.set(airports, index);
  return index;
}

const SIZES = { large: "large", medium: "medium-sized", small: "small" } as const;

function AirportOption({ airport }: { readonly airport: Airport }) {
  const { icao, name, city, country, size, scheduled } = airport;
  return (
    <Group gap="sm" wrap="nowrap" justify="space-between">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" fw={550} truncate>
          {city === "" ? name : city}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {city === "" ? "" : `${name}, `}
          {countryName(country)} · {SIZES[size]}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        {(scheduled || size === "large") && <IconPlaneDeparture size={14} role="img" aria-label="jobs lead there" />}
        <Text size="sm" ff="monospace">
          {icao}
        </Text>
      </Group>
    </Group>
  );
}
