/** Whose jobs the list shows: of one airport, or of all that the plane or the player opens. */
import { Select } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { type Airports, placeName } from "../airports.ts";

/** The value that means all of the plane's stops, or all airports without a plane. */
export const EVERYWHERE = "*";

export interface PlacePickerProps {
  readonly airports: Airports;
  /** Where the plane is or lands, and then its queue; empty without a plane. */
  readonly stops: readonly string[];
  /** All airports that planes of the player open. */
  readonly open: readonly string[];
  readonly jobsAt: (icao: string) => number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PlacePicker({ airports, stops, open, jobsAt, value, onChange }: PlacePickerProps) {
  const option = (icao: string) => ({
    value: icao,
    label: `${placeName(airports, icao)} · ${counted(jobsAt(icao), "job")}`,
  });
  const others = open.filter((icao) => !stops.includes(icao)).map(option);
  const all = { value: EVERYWHERE, label: stops.length > 0 ? "All stops of this plane" : "All airports of yours" };
  const withAll = (stops.length > 0 ? stops.length : open.length) > 1;
  const groups = [
    { group: "This plane", items: [...stops.map(option), ...(withAll ? [all] : [])] },
    { group: "Other planes", items: others },
  ].filter(({ items }) => items.length > 0);
  return (
    <Select
      aria-label="Jobs at"
      flex={1}
      value={value}
      onChange={(chosen) => onChange(chosen ?? value)}
      data={stops.length > 0 ? groups : [...(withAll ? [all] : []), ...others]}
      allowDeselect={false}
      searchable={open.length > 8}
      comboboxProps={{ shadow: "md" }}
    />
  );
}
