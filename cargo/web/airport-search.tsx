/** A search field for airports, by code, city, name or country. */
import { Combobox, Group, Text, TextInput, useCombobox, VisuallyHidden } from "@mantine/core";
import { Note } from "@outbound/kit/web/elements/note.tsx";
import { counted } from "@outbound/kit/web/format.ts";
import { IconPlaneDeparture, IconSearch } from "@tabler/icons-react";
import { type ReactNode, type Ref, useDeferredValue, useEffect, useMemo, useState } from "react";
import { type AirportIndex, indexAirports, matchAirports } from "./airport-match.ts";
import { type Airport, type Airports, cityName, countryName, placeName } from "./airports.ts";
import { useAirports } from "./use-airports.ts";

export interface AirportSearchProps {
  readonly label: string;
  readonly onChoose: (airport: Airport) => void;
  /** Chosen code, which the field shows; if absent, the field is cleared after each choice. */
  readonly chosen?: string | null;
  /** Only airports that pass are found. Keep the function and the list the same between renders. */
  readonly filter?: (airport: Airport) => boolean;
  /** Codes offered before the player types. */
  readonly suggested?: readonly string[];
  readonly placeholder?: string;
  readonly description?: ReactNode;
  readonly disabled?: boolean;
  /** Shows the label only to screen readers. */
  readonly labelHidden?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export function AirportSearch(props: AirportSearchProps) {
  const { label, onChoose, chosen, placeholder = "Code, city or airport", labelHidden = false } = props;
  const airports = useAirports();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState<string>();
  const isTyped = (typed ?? "").trim() !== "";
  const matches = useMatches(props, airports, typed ?? "");
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (isTyped && matches.length > 0) selectFirstOption();
  }, [isTyped, matches, selectFirstOption]);
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
          ref={props.ref}
          role="combobox"
          label={labelHidden ? undefined : label}
          aria-label={labelHidden ? label : undefined}
          placeholder={placeholder}
          description={props.description}
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
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter chooses an airport and must not submit the form around the field.
            event.preventDefault();
            // A fast typist presses Enter before the best match is highlighted.
            const [best] = matches;
            if (isTyped && best !== undefined && combobox.getSelectedOptionIndex() === -1) choose(best.icao);
          }}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(undefined);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={matches.length === 0 && !isTyped}>
        <Combobox.Options aria-label="Airports" mah="min(20rem, 45dvh)" style={{ overflowY: "auto" }}>
          {matches.map((airport) => (
            <Combobox.Option key={airport.icao} value={airport.icao}>
              <AirportOption airport={airport} />
            </Combobox.Option>
          ))}
          {matches.length === 0 && <Combobox.Empty>No airport found</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
      <VisuallyHidden role="status">{isTyped && `${counted(matches.length, "airport")} found`}</VisuallyHidden>
    </Combobox>
  );
}

function useMatches({ filter, suggested }: AirportSearchProps, airports: Airports, typed: string) {
  const text = useDeferredValue(typed);
  return useMemo(() => {
    if (text.trim() !== "") return matchAirports(indexOf(airports), text, { filter });
    return (suggested ?? []).flatMap((icao) => airports.get(icao) ?? []);
  }, [airports, text, filter, suggested]);
}

const indices = new WeakMap<Airports, AirportIndex>();

/** Returns the index shared by all fields, built on the first search. */
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
          {cityName(airport)}
        </Text>
        <Note size="xs" truncate>
          {city === "" ? "" : `${name}, `}
          {countryName(country)} · {SIZES[size]}
        </Note>
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
