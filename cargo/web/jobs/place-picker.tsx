/** Chooses the airport whose jobs are listed, or all airports. The map follows the choice. */
import { Select } from "@mantine/core";
import { counted } from "@outbound/kit/web/format.ts";
import { useState } from "react";
import { openJobsByAirport } from "../live/whole-snapshot.ts";
import { useNames } from "../names.ts";
import { jobsAirport } from "../selection/jobs-airport.ts";
import { useSelection } from "../selection/selection.tsx";
import { useJobs } from "./jobs-context.tsx";

/** Place value for all stops of the plane, or all airports without a plane. */
export const EVERYWHERE = "*";
/** Place value for all of the player's airports, ranked for the plane. */
export const BEST = "best";
const isNoAirport = (place: string): boolean => place === EVERYWHERE || place === BEST;

export interface PlacePickerProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PlacePicker({ value, onChange }: PlacePickerProps) {
  const { state, view } = useJobs();
  const names = useNames();
  const jobsAt = openJobsByAirport(state.market);
  const stops = view?.stops ?? [];
  const option = (icao: string) => ({
    value: icao,
    label: `${names.place(icao)} · ${counted(jobsAt.get(icao) ?? 0, "job")}`,
  });
  const others = [...jobsAt.keys()].filter((icao) => !stops.includes(icao)).map(option);
  const label = view === null ? "All your airports" : "All stops of this plane";
  const all = (view === null ? jobsAt.size : stops.length) > 1 ? [{ value: EVERYWHERE, label }] : [];
  const groups = [
    { group: "This plane", items: [{ value: BEST, label: "Best for this plane" }, ...stops.map(option), ...all] },
    { group: "Other planes", items: others },
  ].filter(({ items }) => items.length > 0);
  return (
    <Select
      aria-label="Jobs at"
      flex={1}
      value={value}
      onChange={(chosen) => onChange(chosen ?? value)}
      data={view === null ? [...all, ...others] : groups}
      allowDeselect={false}
      searchable={jobsAt.size > 8}
      comboboxProps={{ shadow: "md" }}
    />
  );
}

/**
 * Returns the selected airport if the player sees its jobs, else the airport where the plane can next be loaded. Returns all
 * airports without a plane, or if the player chose all or the best of all.
 */
export function usePlace(): readonly [string, (place: string) => void] {
  const { state, view } = useJobs();
  const [{ airportIcao, planeId }, change] = useSelection();
  const [wide, setWide] = useState<{ readonly scope: string; readonly place: string } | null>(null);
  const scope = `${planeId} ${airportIcao}`;
  const chosen = jobsAirport({ airportIcao, planeId }, state);
  const choose = (place: string) => {
    setWide(isNoAirport(place) ? { scope, place } : null);
    if (!isNoAirport(place)) change({ kind: "airport", icao: place === view?.groundIcao ? null : place });
  };
  return [wide?.scope === scope ? wide.place : (chosen ?? EVERYWHERE), choose];
}
